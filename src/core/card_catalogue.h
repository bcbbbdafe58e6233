#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/card.h"
#include "core/card_pool.h"
#include "core/card_set.h"
#include "core/correction.h"
#include "core/format_list.h"
#include "core/result.h"

namespace drawhand {

/// Everything a catalogue is made from, as it stands in the asset tables or in the database.
struct CatalogueData {
    std::vector<CardSet> sets;
    std::vector<CardFacts> cards;
    std::vector<Correction> corrections;
    std::vector<FormatList> formats; // one list each: the one in force
};

/// Every known card, immutable once built; safe to share between threads.
class CardCatalogue {
public:
    // The look-up tables point into the cards, so a catalogue moves but is never copied.
    CardCatalogue(CardCatalogue&&) = default;
    CardCatalogue& operator=(CardCatalogue&&) = default;

    /// Checks that ids are unique, sets exist, corrections and lists name real cards.
    static Result<CardCatalogue> build(CatalogueData data);

    /// Ordered by game, then id.
    std::span<const Card> cards() const { return cards_; }
    std::span<const CardSet> sets() const { return sets_; }
    std::span<const FormatList> formats() const { return formats_; }

    const Card* find(const CardId& id) const;
    /// The place of one of the catalogue's cards among cards().
    std::size_t place_of(const Card& card) const { return static_cast<std::size_t>(&card - cards_.data()); }
    const CardSet* find_set(Game game, std::string_view code) const;
    const CardSet& set_of(const CardFacts& card) const;
    /// The list of this format, or nullptr.
    const FormatList* find_format(std::string_view format) const;

    /// All printings that carry this OCTGN id; base cards share theirs with promos.
    std::vector<const Card*> with_octgn_id(std::string_view guid) const;
    /// All cards of the game with this title key (all printings and Experienced versions), newest last.
    std::vector<const Card*> with_title_key(Game game, std::string_view key) const;
    /// All printings of this card (same Experienced level), newest last.
    std::vector<const Card*> printings_of(const Card& card) const;

    /// What one of formats() says of every card.
    const CardPool& pool_of(const FormatList& list) const
    {
        return pools_[static_cast<std::size_t>(&list - formats_.data())];
    }
    /// In the format's pool by title.
    bool in_pool(const Card& card, const FormatList& list) const;
    /// Banned by title: a ban names one printing and means the card.
    bool is_banned(const Card& card, const FormatList& list) const;
    /// In the pool, not banned, and a real card (no token).
    bool is_legal_in(const Card& card, const FormatList& list) const;

private:
    CardCatalogue() = default;
    Result<void> add_cards(std::vector<CardFacts> facts, const std::vector<Correction>& corrections);
    Result<void> add_formats(std::vector<FormatList> lists);
    bool newer(const Card& a, const Card& b) const;

    std::vector<CardSet> sets_;
    std::vector<Card> cards_;
    std::vector<FormatList> formats_;
    std::vector<CardPool> pools_; // of each format
    std::unordered_map<std::string_view, std::size_t> by_id_;
    std::unordered_multimap<std::string_view, std::size_t> by_octgn_id_;
    std::unordered_multimap<std::string_view, std::size_t> by_title_key_;
};

} // namespace drawhand
