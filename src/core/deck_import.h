#pragma once

#include <string>
#include <vector>

#include "core/deck.h"

namespace drawhand {

/// A line of a deck list that could not be read, word for word, with the reason.
struct SkippedLine {
    int line = 0; // counted from 1
    std::string text;
    std::string why;
    std::vector<std::string> did_you_mean; // titles, nearest first
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
    Deck deck;
    int read = 0; // copies of deck cards and jokers
    std::vector<SkippedLine> skipped;
    std::vector<ChosenPrinting> chosen;
};

} // namespace drawhand
