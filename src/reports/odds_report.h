#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analytics/stud_odds.h"
#include "core/card_catalogue.h"
#include "core/deck_import.h"

namespace drawhand {

/// The odds of one deck: what `odds` shows.
struct DeckOdds {
    std::string name;
    int cards = 0; // in the deck that is drawn from, jokers included
    int jokers = 0;
    int stud = 0;
    StudOdds odds;
    double ms = 0.0;                // the computation alone
    std::vector<std::string> notes; // what the numbers leave out
    DeckImport import;              // what was read of the deck, and what was not
};

/// What the plain reading of jokers leaves out for this deck's special ones.
std::vector<std::string> notes_on_jokers(const Deck& deck, const CardCatalogue& catalogue);

/// "12.3 %", two decimals below one percent; never "0.0 %" for what can happen, never "100.0 %" for what
/// can fail.
std::string percent_text(std::uint64_t count, std::uint64_t total);

/// For people, in `width` columns (80 are enough): a row a rank with a bar in two tones.
std::string odds_text(const DeckOdds& odds, std::size_t width, bool colour);
/// One JSON document; counts are strings of digits.
std::string odds_json(const DeckOdds& odds);

} // namespace drawhand
