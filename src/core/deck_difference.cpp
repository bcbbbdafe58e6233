#include "core/deck_difference.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

#include "core/deck_edit.h"

namespace drawhand {

namespace {

using Changes = std::map<std::pair<DeckPart, CardId>, DeckCardChange>;

template <class Add>
void for_each_card(const Deck& deck, Add add)
{
    for (const CardId& id : deck.outfits)
        add(DeckPart::outfit, DeckEntry{id, 1, 0});
    for (const CardId& id : deck.legends)
        add(DeckPart::legend, DeckEntry{id, 1, 0});
    for (const DeckEntry& entry : deck.entries)
        add(DeckPart::card, entry);
}

std::vector<DeckCardChange> card_changes(const Deck& before, const Deck& after)
{
    Changes changes;
    for_each_card(before, [&](DeckPart part, const DeckEntry& entry) {
        DeckCardChange& change = changes[{part, entry.id}];
        change.copies_before += entry.copies;
        change.starting_before += entry.starting;
    });
    for_each_card(after, [&](DeckPart part, const DeckEntry& entry) {
        DeckCardChange& change = changes[{part, entry.id}];
        change.copies_after += entry.copies;
        change.starting_after += entry.starting;
    });
    std::vector<DeckCardChange> changed;
    for (auto& [key, change] : changes) {
        if (change.copies_before == change.copies_after && change.starting_before == change.starting_after)
            continue;
        std::tie(change.part, change.id) = key;
        changed.push_back(std::move(change));
    }
    return changed;
}

/// What only the first of two sorted lists has.
template <class T, class Less>
std::vector<T> missing(const std::vector<T>& from, const std::vector<T>& in, Less less)
{
    std::vector<T> result;
    std::ranges::set_difference(from, in, std::back_inserter(result), less);
    return result;
}

} // namespace

DeckDifference deck_difference(const Deck& before, const Deck& after)
{
    const Deck a = sorted_deck(before), b = sorted_deck(after);
    const auto earlier = [](const UnknownCard& x, const UnknownCard& y) {
        return std::tie(x.text, x.copies) < std::tie(y.text, y.copies);
    };
    return {card_changes(a, b),
            missing(a.unknown, b.unknown, earlier),
            missing(b.unknown, a.unknown, earlier),
            missing(a.tags, b.tags, std::ranges::less{}),
            missing(b.tags, a.tags, std::ranges::less{}),
            {a.name, b.name},
            {a.format, b.format},
            {a.notes, b.notes}};
}

} // namespace drawhand
