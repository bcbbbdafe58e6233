#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck_import.h"
#include "legality/check_deck.h"

namespace drawhand {

/// A deck with its verdict: what `check` shows.
struct CheckedDeck {
    std::string file;
    DeckImport import;
    const FormatList* format = nullptr; // one of the catalogue's
    std::vector<Finding> findings;
    Stash stash;
};

/// A file that could not be read as a deck.
struct UnreadableDeck {
    std::string file;
    std::string error;
};

/// Judges the deck by this format.
CheckedDeck checked_deck(std::string file, DeckImport import, const CardCatalogue& catalogue,
                         const FormatList& format, CheckOptions options = {});

/// For people, in `width` columns: verdict, findings with cards and cure, stash, skipped lines.
std::string check_text(const CheckedDeck& checked, const CardCatalogue& catalogue, std::size_t width,
                       bool colour);
/// "3 decks, 2 legal, 1 not legal".
std::string check_summary(std::span<const CheckedDeck> decks);

/// One JSON document about all decks.
std::string check_json(std::span<const CheckedDeck> decks, std::span<const UnreadableDeck> unreadable);

} // namespace drawhand
