#pragma once

#include <string>
#include <vector>

#include "app/command.h"
#include "core/deck_import.h"
#include "reports/odds_report.h"

namespace drawhand {

struct DeckInputOptions {
    const CardPool* pool = nullptr; // its printings come first where a list leaves the choice
    bool strict = false;            // a line that cannot be read is an error
};

/// A deck with the words that name it on the command line: "decks.json#2" is the second deck of a file.
struct NamedDeck {
    std::string name;
    DeckImport import;
};

/// Reads what somebody named on the command line: a file of any format, "FILE#N" for one deck of a file with
/// several, "-" for standard input, "deck:NAME" or "deck:NAME@VERSION" from the library. At least one deck;
/// throws InputError with file and line when there is none.
std::vector<NamedDeck> read_decks(Session& session, const std::string& deck,
                                  const DeckInputOptions& options = {});

/// The same for commands that want one deck: InputError lists the decks of a file with several.
DeckImport read_deck(Session& session, const std::string& deck, const DeckInputOptions& options = {});

/// As read_deck, but faces alone are not enough: InputError for a poker list.
DeckImport read_card_deck(Session& session, const std::string& deck, const DeckInputOptions& options = {});

/// The deck's name, or the file's when the list has none.
std::string deck_title(const Deck& deck, const std::string& file);

struct OddsCall {
    int stud = 0;
    std::string out; // faces known to be elsewhere
    bool with_starters = false;
};

/// Exact odds of drawing 5 + stud cards, with the time the computation took. Throws InputError when they
/// cannot be had.
DeckOdds odds_of(Session& session, const DeckImport& import, const std::string& file, const OddsCall& call);

} // namespace drawhand
