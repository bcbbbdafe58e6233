#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/deck_version.h"

namespace SQLite {
class Database;
}

namespace drawhand {

// Rows to values and back; the transactions around them belong to DeckLibrary.

struct DeckRow {
    DeckId id;
    std::string name;
    int version = 0;        // the current one
    std::string removed_at; // empty: not in the bin
};

std::optional<DeckRow> select_deck(SQLite::Database& database, DeckId id);
/// By folded name; in the bin, where a name may be there twice, the one that was removed last.
std::optional<DeckRow> select_deck_named(SQLite::Database& database, const std::string& name,
                                         bool in_bin = false);
/// By name; the bin with what was removed last first.
std::vector<DeckRow> select_decks(SQLite::Database& database, bool in_bin);
DeckSummary select_summary(SQLite::Database& database, const DeckRow& row);
/// Those that hold the card in their current version.
std::vector<DeckId> select_decks_with(SQLite::Database& database, const CardId& card);

std::optional<StoredDeck> select_version(SQLite::Database& database, DeckId id, int version);
/// The oldest first.
std::vector<StoredDeck> select_versions(SQLite::Database& database, DeckId id);

/// The transaction has to add its versions, too.
DeckId insert_deck(SQLite::Database& database, const std::string& name, int version,
                   const std::string& removed_at = {});
void insert_version(SQLite::Database& database, DeckId id, const DeckVersionInfo& info, const Deck& deck);
void set_current(SQLite::Database& database, DeckId id, int version, const std::string& name);
/// Into the bin, or with an empty time out of it.
void set_removed(SQLite::Database& database, DeckId id, const std::string& at);
void delete_deck(SQLite::Database& database, DeckId id);
void delete_all_decks(SQLite::Database& database);

/// In place of the draft with the same key. A deck or version that is not there (any more) is left out.
void put_draft(SQLite::Database& database, const DeckDraft& draft);
std::optional<DeckDraft> select_draft(SQLite::Database& database, const std::string& key);
/// The newest first.
std::vector<DeckDraft> select_drafts(SQLite::Database& database);
void delete_draft(SQLite::Database& database, const std::string& key);

} // namespace drawhand
