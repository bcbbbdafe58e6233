#pragma once

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "carddb/deck_library.h"
#include "core/deck.h"

namespace drawhand::test {

/// A deck with something in every field; `copies` of one card make it different from others.
inline Deck sample_deck(const std::string& name, int copies = 2)
{
    Deck deck;
    deck.name = name;
    deck.outfits = {{"01001"}};
    deck.legends = {{"21005"}};
    deck.entries = {{{"01018"}, 1, 1}, {{"01056"}, copies, 0}, {{"08015"}, 4, 0}};
    deck.unknown = {{"3x Mystery Card", 3}};
    deck.format = "weird-west";
    deck.notes = "Caf\u00e9 notes,\nin two lines.";
    deck.tags = {"league", "aggressive"};
    return deck;
}

/// Times in order: one for every minute of a day.
inline SaveStamp stamp(int minute, const std::string& note = {})
{
    const auto two = [](int number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
    return {"2026-11-18T" + two(minute / 60) + ':' + two(minute % 60) + ":00Z", note, {}};
}

inline DeckLibrary empty_library()
{
    return DeckLibrary::open(":memory:");
}

/// Saves what has to be possible.
inline DeckId saved(DeckLibrary& library, const Deck& deck, int minute = 0)
{
    const auto outcome = library.save_as_new(deck, stamp(minute));
    REQUIRE(outcome.has_value());
    return outcome->id;
}

using Names = std::vector<std::string>;

inline Names names_in(const DeckLibrary& library, const DeckFilter& filter = {})
{
    Names names;
    for (const DeckSummary& deck : library.list(filter))
        names.push_back(deck.name);
    return names;
}

} // namespace drawhand::test
