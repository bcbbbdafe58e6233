#pragma once

#include <string>

#include "app/command.h"
#include "core/deck_import.h"
#include "reports/odds_report.h"

namespace drawhand {

/// Reads the deck that somebody named on the command line: a file, or "-" for standard input. Throws
/// InputError with file and line when it cannot be read.
DeckImport read_deck(Session& session, const std::string& deck);

/// The deck's name, or the file's when the list has none.
std::string deck_title(const Deck& deck, const std::string& file);

struct OddsCall {
    int stud = 0;
    std::string out; // faces known to be elsewhere
    bool with_starters = false;
};

/// Exact odds of drawing 5 + stud cards, with the time the computation took. Throws InputError when they
/// cannot be had.
DeckOdds odds_of(Session& session, const Deck& deck, const std::string& file, const OddsCall& call);

} // namespace drawhand
