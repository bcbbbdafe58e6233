#pragma once

#include <string>
#include <vector>

#include "core/deck_import.h"
#include "core/poker_deck.h"
#include "legality/check_deck.h"

namespace drawhand::gui {

/// A deck list that was read, with the file it came from.
struct LoadedDeck {
    std::string file;
    DeckImport import;
};

struct FormatVerdict {
    const Ruleset* rules = nullptr;
    bool legal = false;
    std::vector<Finding> findings;
};

/// The cards of one type, by value and title.
struct DeckGroup {
    struct Line {
        const Card* card = nullptr;
        int copies = 0;
        int starting = 0;
    };
    CardType type = CardType::dude;
    int copies = 0;
    std::vector<Line> lines;
};

/// What the window shows of a deck, worked out once.
struct DeckSummary {
    std::string name;
    std::string outfit;                  // "Law Dogs", with the legend behind it
    std::string start;                   // "5 start for 18 of 19 ghost rock, 1 left"
    std::string size;                    // "52 cards, 2 jokers"
    std::vector<FormatVerdict> verdicts; // every format of its game, the usual one first
    PokerDeck whole;                     // with the starters
    PokerDeck drawn;                     // what draw hands come from
    int same_face = 0;                   // copies allowed of one face; 0: no limit
    std::vector<DeckGroup> groups;
    std::vector<SkippedLine> skipped;
    std::vector<std::string> notes; // what the odds leave out
};

/// The name of the list, or of its file when it has none.
std::string name_of(const LoadedDeck& deck);

DeckSummary summary_of(const LoadedDeck& deck, const CardCatalogue& catalogue, const Rulesets& rulesets);

} // namespace drawhand::gui
