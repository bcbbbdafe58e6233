#pragma once

#include <string>
#include <vector>

#include "carddb/deck_library.h"
#include "carddb/deck_rows.h"
#include "core/result.h"

namespace drawhand {

/// A deck with all its versions, the oldest first.
struct DeckWithVersions {
    DeckRow row;
    std::vector<StoredDeck> versions;
};

/// Everything that a backup brings back.
struct LibraryContent {
    std::vector<DeckWithVersions> decks; // the bin included
    std::vector<DeckDraft> drafts;
};

/// Checks a backup from top to bottom and reads it. An older schema is upgraded in a temporary copy; the file
/// itself stays as it is. Fails when it is missing, damaged, not ours, newer than the program, or has no
/// decks; throws StorageError when the machine fails.
Result<LibraryContent> read_backup(const std::string& file);

/// In place of all decks, with new ids. Drafts that are there stay, also where the backup has one of the key.
RestoredLibrary replace_decks(SQLite::Database& database, const LibraryContent& content);

} // namespace drawhand
