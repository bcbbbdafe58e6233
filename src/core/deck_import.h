#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/deck.h"
#include "core/poker_deck.h"

namespace drawhand {

/// Where a deck came from, recognised by its content.
enum class DeckSource : std::uint8_t {
    text,            // the deck database's text, or a list as people type it
    markdown,        // the deck database's Markdown
    bbcode,          // the same for forums
    dtdb_decklist,   // JSON of a published list: says nothing of the starters
    dtdb_deck,       // JSON of one's own decks
    townsquare_deck, // JSON of doomtown.online
    octgn,           // .o8d of either game
    csv,
    poker, // "Value,Suit" lines: faces without cards, for odds only
    library
};
/// For people: "OCTGN deck".
std::string_view deck_source_name(DeckSource source);

/// A line of a deck list that could not be read, word for word, with the reason.
struct SkippedLine {
    int line = 0; // counted from 1
    std::string text;
    std::string why;
    std::vector<std::string> did_you_mean; // titles, nearest first, at most three
    bool operator==(const SkippedLine&) const = default;
};

/// A title that stands for cards with different numbers, and the one that was taken.
struct ChosenPrinting {
    int line = 0;
    CardId id;
    std::vector<CardId> others;
    bool operator==(const ChosenPrinting&) const = default;
};

/// A deck with everything its reader has to say about the list.
struct DeckImport {
    DeckSource source = DeckSource::text;
    Deck deck;
    std::optional<PokerDeck> faces; // of a poker list, which has no cards
    int read = 0;                   // copies of deck cards and jokers
    std::vector<SkippedLine> skipped;
    std::vector<ChosenPrinting> chosen;
    std::vector<std::string>
        remarks; // what the file cannot say, and what it says twice: "starters unknown: ..."
};

} // namespace drawhand
