#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/card_pool.h"
#include "core/deck.h"
#include "core/format.h"
#include "search/card_search.h"

namespace drawhand {

/// A format made ready to judge decks of one catalogue, which has to outlive it: the list of the day
/// looked up, the queries of the house rules answered. Immutable; threads may share it.
class Ruleset {
public:
    /// `list` is one of the format's. A card, set or query that makes no sense is an error with its place.
    static Result<Ruleset> build(const Format& format, const FormatList& list, const CardCatalogue& catalogue,
                                 const CardSearch& search);

    const Format& format() const { return format_; }
    const FormatList& list() const { return list_; }
    const DeckLimits& limits() const { return format_.limits; }
    bool is(Choice choice) const { return format_.choices.is(choice); }
    const CardPool& pool() const { return pool_; }
    bool in_pool(const Card& card) const { return pool_.contains(catalogue_->place_of(card)); }
    bool is_banned(const Card& card) const { return pool_.bans(catalogue_->place_of(card)); }

    struct House {
        HouseRule rule;
        CardBits cards; // that its query finds
        const CardCatalogue* catalogue;
        bool concerns(const Card& card) const { return cards.contains(catalogue->place_of(card)); }
    };
    std::span<const House> house_rules() const { return house_rules_; }

private:
    Ruleset(const Format& format, const FormatList& list, const CardCatalogue& catalogue, CardPool pool)
        : format_(format), list_(list), catalogue_(&catalogue), pool_(std::move(pool))
    {
    }

    Format format_;
    FormatList list_;
    const CardCatalogue* catalogue_;
    CardPool pool_;
    std::vector<House> house_rules_;
};

/// The formats of one day.
class Rulesets {
public:
    /// Formats that have no list on that day (YYYY-MM-DD) are left out.
    static Result<Rulesets> build(std::span<const Format> formats, std::string_view day,
                                  const CardCatalogue& catalogue, const CardSearch& search);

    std::span<const Ruleset> all() const { return rulesets_; }
    const Ruleset* find(std::string_view format) const;
    /// The one to judge a deck by when nobody named one: the deck's own format, else its game's.
    const Ruleset& default_for(const Deck& deck) const;
    /// Those of the deck's game.
    std::vector<const Ruleset*> of_the_game_of(const Deck& deck) const;

private:
    explicit Rulesets(const CardCatalogue& catalogue) : catalogue_(&catalogue) {}

    const CardCatalogue* catalogue_;
    std::vector<Ruleset> rulesets_;
};

} // namespace drawhand
