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
    const Ruleset* rules = nullptr; // has to outlive this
    std::vector<Finding> findings;
    Stash stash;
    std::vector<PaidStarter> gang;
};

/// A file that could not be read as a deck.
struct UnreadableDeck {
    std::string file;
    std::string error;
};

/// Judges the deck by these rules.
CheckedDeck checked_deck(std::string file, DeckImport import, const CardCatalogue& catalogue,
                         const Ruleset& rules, CheckOptions options = {});

/// For people, in `width` columns: verdict, findings with cards and cure, stash, skipped lines.
std::string check_text(const CheckedDeck& checked, const CardCatalogue& catalogue, std::size_t width,
                       bool colour);
/// One line a deck: verdict, name, and the rules it breaks.
std::string check_table(std::span<const CheckedDeck> decks, const CardCatalogue& catalogue, std::size_t width,
                        bool colour);
/// "3 decks, 2 legal, 1 not legal"; verdicts rather than decks when a deck has several.
std::string check_summary(std::span<const CheckedDeck> decks, std::size_t unreadable = 0);

/// One JSON document about all decks.
std::string check_json(std::span<const CheckedDeck> decks, std::span<const UnreadableDeck> unreadable);

} // namespace drawhand
