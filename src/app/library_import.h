#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "carddb/deck_library.h"
#include "core/deck_import.h"

namespace drawhand {

/// A deck that came from a file, and what became of it in the library.
struct ImportedDeck {
    std::string source; // "decks.json#2"
    DeckImport import;
    std::optional<SavedVersion> saved; // none: a dry run
};

/// The decks of a file; nothing when it is a file with card data. Throws InputError when it looks like a deck
/// and is none.
std::optional<std::vector<ImportedDeck>> decks_of_file(Session& session, const std::string& file,
                                                       const std::string& text);

/// Saves the decks of one file in the library, those without a name under the file's.
void save_imported_decks(Session& session, std::vector<ImportedDeck>& decks);

void print_imported_deck(Session& session, const ImportedDeck& deck);
/// An object for each of them in the array "files" of the command's JSON: {"file", "kind", "deck", "version",
/// "changed", "import"}. `cards` is the JSON that the card files gave.
std::string with_decks_json(const std::string& cards, const std::vector<ImportedDeck>& decks);

} // namespace drawhand
