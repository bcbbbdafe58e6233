#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "legality/ruleset.h"

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
    const Ruleset& rules;
    std::vector<CardLine> lines; // known cards only, in the order of the deck
    const Card* outfit = nullptr;
    const Card* legend = nullptr;

    Game game() const { return rules.format().game; }
    const DeckLimits& limits() const { return rules.limits(); }
};

/// One line per printing of the known cards.
std::vector<CardLine> card_lines(const Deck& deck, const CardCatalogue& catalogue);
/// The lines that start at least one copy.
std::vector<CardLine> starters_of(const std::vector<CardLine>& lines);

/// The gangs an outfit counts as; usually the one that is printed on it.
std::vector<std::string> gangs_of_outfit(const Card& outfit);
/// The value of a card's rule with this key, or an empty text.
std::string_view rule_value(const Card& card, std::string_view key);

} // namespace drawhand
