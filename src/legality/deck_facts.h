#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "legality/deck_rules.h"

namespace drawhand {

/// All copies of one printing, whatever number of entries they were spread over.
struct CardLine {
    const Card* card = nullptr;
    int copies = 0;
    int starting = 0;
};

/// A deck with its cards looked up: what every rule reads. Lives no longer than what it refers to.
struct DeckFacts {
    const Deck& deck;
    const CardCatalogue& catalogue;
    const FormatList& list; // one of the catalogue's own
    DeckRules rules;
    std::vector<CardLine> lines; // known cards only, in the order of the deck
    const Card* outfit = nullptr;
    const Card* legend = nullptr;
};

/// One line per printing of the known cards.
std::vector<CardLine> card_lines(const Deck& deck, const CardCatalogue& catalogue);
/// The lines that start at least one copy.
std::vector<CardLine> starters_of(const std::vector<CardLine>& lines);

/// The gangs an outfit counts as; usually the one that is printed on it.
std::vector<std::string> gangs_of_outfit(const Card& outfit);
/// The value of a card's rule with this key, or an empty text.
std::string_view rule_value(const Card& card, std::string_view key);

/// "five", "12", ... Small numbers are words in a sentence.
std::string number_word(int number);
/// "five cards", "one card".
std::string counted(int number, std::string_view singular, std::string_view plural);
/// With a capital first letter: the beginning of a sentence.
std::string sentence(std::string text);

} // namespace drawhand
