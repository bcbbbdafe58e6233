#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/deck_import.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand {

/// One card of a deck file as its reader understood it, before the whole list settles what is still open.
struct DeckRow {
    int line = 0;
    std::string text;               // as written, for reports
    std::string kept;               // what the deck keeps of it when nobody knows it; empty: the text
    std::string title;              // what it calls the card
    std::vector<const Card*> cards; // printings that it may mean, oldest first
    std::string set;                // as written; empty: none named
    bool set_known = true;
    std::optional<CardType> part; // it has to be one of these
    long long copies = 1;
    long long starting = 0;    // of the copies
    std::string fault;         // why the row is no use, whatever it names
    bool meant_as_card = true; // false: perhaps only words; not kept in the deck when nobody knows it
};

/// The one game that the rows can be from: that of the outfit, then that of most rows which leave no doubt.
Game game_of_rows(const std::vector<DeckRow>& rows, const TitleIndex& index);

/// Adds the rows to a deck that its reader has begun. A title with several printings is settled by the set,
/// the game of the list, the format, and then the newest one; rows that stay unknown are reported with
/// suggestions and kept in the deck as they were written. Looking for them takes time, so no more than
/// `most_suggestions` rows get some.
inline constexpr std::size_t rows_with_suggestions = 200;
DeckImport assemble_deck(const std::vector<DeckRow>& rows, DeckImport begun, const TitleIndex& index,
                         const DeckFileOptions& options,
                         std::size_t most_suggestions = rows_with_suggestions);

/// A name fit for one line: without control characters and of a sensible length.
std::string clean_deck_name(std::string_view text);

} // namespace drawhand
