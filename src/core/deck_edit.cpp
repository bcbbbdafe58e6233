#include "core/deck_edit.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/folded_title.h"

namespace drawhand {

namespace {

DeckEntry& entry_for(Deck& deck, const CardId& id)
{
    const auto found = std::ranges::find(deck.entries, id, &DeckEntry::id);
    return found != deck.entries.end() ? *found : deck.entries.emplace_back(DeckEntry{id, 0, 0});
}

/// Tags of signs alone ("!!!") have nothing left to fold.
bool is_same_tag(const std::string& a, const std::string& b)
{
    const std::string folded = fold_title(a);
    return a == b || (!folded.empty() && folded == fold_title(b));
}

} // namespace

Deck with_copies_added(Deck deck, const CardId& id, int copies)
{
    DeckEntry& entry = entry_for(deck, id);
    entry.copies = std::clamp(entry.copies + std::clamp(copies, -most_copies, most_copies), 0, most_copies);
    entry.starting = std::min(entry.starting, entry.copies);
    std::erase_if(deck.entries, [](const DeckEntry& e) { return e.copies == 0; });
    return deck;
}

Deck with_starters_added(Deck deck, const CardId& id, int copies)
{
    const int starting = starting_copies_of(deck, id) + copies;
    return with_starting(with_copies_added(std::move(deck), id, copies), id, starting);
}

Deck with_starting(Deck deck, const CardId& id, int starting)
{
    const auto found = std::ranges::find(deck.entries, id, &DeckEntry::id);
    if (found != deck.entries.end()) found->starting = std::clamp(starting, 0, found->copies);
    return deck;
}

Deck with_printing(Deck deck, const CardId& from, const CardId& to)
{
    const auto place = std::ranges::find(deck.entries, from, &DeckEntry::id);
    if (from == to || place == deck.entries.end()) return deck;
    if (copies_of(deck, to) == 0) {
        place->id = to; // keeps its place in the list
        return deck;
    }
    const DeckEntry moved = *place;
    deck.entries.erase(place);
    const int starting = starting_copies_of(deck, to) + moved.starting;
    return with_starting(with_copies_added(std::move(deck), to, moved.copies), to, starting);
}

Deck with_outfit(Deck deck, std::optional<CardId> outfit)
{
    deck.outfits.clear();
    if (outfit) deck.outfits.push_back(*std::move(outfit));
    return deck;
}

Deck with_legend(Deck deck, std::optional<CardId> legend)
{
    deck.legends.clear();
    if (legend) deck.legends.push_back(*std::move(legend));
    return deck;
}

Deck with_name(Deck deck, std::string name)
{
    deck.name = std::move(name);
    return deck;
}

Deck with_notes(Deck deck, std::string notes)
{
    deck.notes = std::move(notes);
    return deck;
}

Deck with_format(Deck deck, std::string format)
{
    deck.format = std::move(format);
    return deck;
}

Deck with_tag(Deck deck, const std::string& tag)
{
    if (!has_tag(deck, tag)) deck.tags.push_back(tag);
    return deck;
}

Deck without_tag(Deck deck, const std::string& tag)
{
    std::erase_if(deck.tags, [&tag](const std::string& other) { return is_same_tag(tag, other); });
    return deck;
}

bool has_tag(const Deck& deck, const std::string& tag)
{
    return std::ranges::any_of(deck.tags,
                               [&tag](const std::string& other) { return is_same_tag(tag, other); });
}

Deck sorted_deck(Deck deck)
{
    std::ranges::sort(deck.outfits);
    std::ranges::sort(deck.legends);
    std::ranges::sort(deck.tags);
    std::ranges::sort(deck.unknown, {},
                      [](const UnknownCard& card) { return std::tie(card.text, card.copies); });
    std::ranges::stable_sort(deck.entries, {}, &DeckEntry::id);
    std::vector<DeckEntry> merged;
    for (DeckEntry& entry : deck.entries) {
        if (merged.empty() || merged.back().id != entry.id) {
            merged.push_back(std::move(entry));
            continue;
        }
        merged.back().copies += entry.copies;
        merged.back().starting += entry.starting;
    }
    deck.entries = std::move(merged);
    return deck;
}

} // namespace drawhand
