#include "core/card_catalogue.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/derive_card.h"

namespace drawhand {

Result<CardCatalogue> CardCatalogue::build(CatalogueData data)
{
    CardCatalogue catalogue;
    catalogue.sets_ = std::move(data.sets);
    if (auto done = catalogue.add_cards(std::move(data.cards), data.corrections); !done)
        return tl::unexpected<Error>(done.error());
    if (auto done = catalogue.add_formats(std::move(data.formats)); !done)
        return tl::unexpected<Error>(done.error());
    return catalogue;
}

Result<void> CardCatalogue::add_cards(std::vector<CardFacts> facts,
                                      const std::vector<Correction>& corrections)
{
    std::ranges::sort(facts, {}, [](const CardFacts& f) { return std::tie(f.game, f.id.text); });
    std::unordered_map<std::string_view, std::vector<Correction>> corrections_of;
    for (const Correction& correction : corrections)
        corrections_of[correction.card.text].push_back(correction);
    cards_.reserve(facts.size());
    for (CardFacts& card : facts) {
        if (!find_set(card.game, card.set))
            return fail(ErrorKind::malformed, "unknown set \"" + card.set + "\"", "card " + card.id.text);
        const auto found = corrections_of.find(card.id.text);
        auto derived = found == corrections_of.end() ? derive_card(std::move(card), {})
                                                     : derive_card(std::move(card), found->second);
        if (!derived) return tl::unexpected<Error>(derived.error());
        cards_.push_back(*std::move(derived));
    }
    for (const Card& card : cards_) {
        if (!by_id_.emplace(card.id.text, place_of(card)).second)
            return fail(ErrorKind::malformed, "two cards have the same id", "card " + card.id.text);
        if (!card.octgn_id.empty()) by_octgn_id_.emplace(card.octgn_id, place_of(card));
        by_title_key_.emplace(card.title_key, place_of(card));
    }
    for (const Correction& correction : corrections)
        if (const Card* card = find(correction.card); !card || card->game != correction.game)
            return fail(ErrorKind::not_found, "no such card", "correction of " + correction.card.text);
    return {};
}

Result<void> CardCatalogue::add_formats(std::vector<FormatList> lists)
{
    formats_ = std::move(lists);
    for (const FormatList& list : formats_) {
        auto pool = CardPool::build(list, *this);
        if (!pool) return tl::unexpected<Error>(pool.error());
        pools_.push_back(*std::move(pool));
    }
    return {};
}

const Card* CardCatalogue::find(const CardId& id) const
{
    const auto found = by_id_.find(id.text);
    return found == by_id_.end() ? nullptr : &cards_[found->second];
}

const CardSet* CardCatalogue::find_set(Game game, std::string_view code) const
{
    const auto found =
        std::ranges::find_if(sets_, [&](const CardSet& set) { return set.game == game && set.code == code; });
    return found == sets_.end() ? nullptr : &*found;
}

const CardSet& CardCatalogue::set_of(const CardFacts& card) const
{
    return *find_set(card.game, card.set); // build() made sure that it exists
}

const FormatList* CardCatalogue::find_format(std::string_view format) const
{
    const auto found = std::ranges::find(formats_, format, &FormatList::format);
    return found == formats_.end() ? nullptr : &*found;
}

/// Older sets before newer ones; undated promos come first, so that they never count as the newest.
bool CardCatalogue::newer(const Card& a, const Card& b) const
{
    const auto age = [this](const Card& card) {
        const CardSet& set = set_of(card);
        return std::make_tuple(std::string_view(set.released), set.number.value_or(0),
                               std::string_view(card.id.text));
    };
    return age(a) > age(b);
}

std::vector<const Card*> CardCatalogue::with_octgn_id(std::string_view guid) const
{
    std::vector<const Card*> found;
    const auto [first, last] = by_octgn_id_.equal_range(guid);
    for (auto it = first; it != last; ++it)
        found.push_back(&cards_[it->second]);
    std::ranges::sort(found, [this](const Card* a, const Card* b) { return newer(*b, *a); });
    return found;
}

std::vector<const Card*> CardCatalogue::with_title_key(Game game, std::string_view key) const
{
    std::vector<const Card*> found;
    const auto [first, last] = by_title_key_.equal_range(key);
    for (auto it = first; it != last; ++it)
        if (cards_[it->second].game == game) found.push_back(&cards_[it->second]);
    std::ranges::sort(found, [this](const Card* a, const Card* b) { return newer(*b, *a); });
    return found;
}

std::vector<const Card*> CardCatalogue::printings_of(const Card& card) const
{
    std::vector<const Card*> found = with_title_key(card.game, card.title_key);
    std::erase_if(found, [&](const Card* other) { return other->version_key != card.version_key; });
    return found;
}

bool CardCatalogue::in_pool(const Card& card, const FormatList& list) const
{
    return pool_of(list).contains(place_of(card));
}

bool CardCatalogue::is_banned(const Card& card, const FormatList& list) const
{
    return pool_of(list).bans(place_of(card));
}

bool CardCatalogue::is_legal_in(const Card& card, const FormatList& list) const
{
    return !card.token && in_pool(card, list) && !is_banned(card, list);
}

} // namespace drawhand
