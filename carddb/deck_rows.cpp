#include "carddb/deck_rows.h"

#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/deck_content_rows.h"
#include "carddb/row_values.h"
#include "core/deck_limits.h"

namespace drawhand {

namespace {

constexpr const char* deck_columns = "SELECT id, name, version, removed_at FROM deck ";
constexpr const char* version_columns = "SELECT deck, number, at, note, content FROM deck_version ";
constexpr const char* draft_columns = "SELECT key, deck, base, at, content FROM draft ";

DeckRow deck_at(SQLite::Statement& row)
{
    return {{row.getColumn(0).getInt64()}, text_at(row, 1), row.getColumn(2).getInt(), text_at(row, 3)};
}

std::optional<DeckRow> first_deck(SQLite::Statement& row)
{
    return row.executeStep() ? std::optional(deck_at(row)) : std::nullopt;
}

StoredDeck version_at(SQLite::Database& database, SQLite::Statement& row)
{
    return {{row.getColumn(0).getInt64()},
            {row.getColumn(1).getInt(), text_at(row, 2), text_at(row, 3)},
            select_content(database, row.getColumn(4).getInt64())};
}

DeckDraft draft_at(SQLite::Database& database, SQLite::Statement& row)
{
    DeckDraft draft;
    draft.key = text_at(row, 0);
    if (!row.isColumnNull(1)) draft.deck = DeckId{row.getColumn(1).getInt64()};
    draft.base = number_at(row, 2).value_or(0);
    draft.at = text_at(row, 3);
    draft.content = select_content(database, row.getColumn(4).getInt64());
    return draft;
}

} // namespace

std::optional<DeckRow> select_deck(SQLite::Database& database, DeckId id)
{
    SQLite::Statement row(database, std::string(deck_columns) + "WHERE id = ?");
    row.bind(1, id.number);
    return first_deck(row);
}

std::optional<DeckRow> select_deck_named(SQLite::Database& database, const std::string& name, bool in_bin)
{
    SQLite::Statement row(database, std::string(deck_columns) +
                                        "WHERE folded_name = ? AND (removed_at IS NOT NULL) = ? "
                                        "ORDER BY removed_at DESC, id DESC LIMIT 1");
    row.bind(1, deck_name_key(name));
    row.bind(2, in_bin ? 1 : 0);
    return first_deck(row);
}

std::vector<DeckRow> select_decks(SQLite::Database& database, bool in_bin)
{
    SQLite::Statement row(database,
                          std::string(deck_columns) +
                              (in_bin ? "WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, id DESC"
                                      : "WHERE removed_at IS NULL ORDER BY folded_name"));
    std::vector<DeckRow> decks;
    while (row.executeStep())
        decks.push_back(deck_at(row));
    return decks;
}

DeckSummary select_summary(SQLite::Database& database, const DeckRow& deck)
{
    SQLite::Statement row(
        database,
        "SELECT number, at, note, key, format, notes, "
        "(SELECT card_id FROM deck_content_card WHERE content = key AND part = 'outfit' ORDER BY position), "
        "(SELECT sum(copies) FROM deck_content_card WHERE content = key AND part = 'card') "
        "FROM deck_version JOIN deck_content ON key = content WHERE deck = ? AND number = ?");
    row.bind(1, deck.id.number);
    row.bind(2, deck.version);
    if (!row.executeStep()) throw_damaged("the deck \"" + deck.name + "\" without its current version");
    DeckSummary summary{deck.id, deck.name, {row.getColumn(0).getInt(), text_at(row, 1), text_at(row, 2)}};
    summary.format = text_at(row, 4);
    summary.notes = text_at(row, 5);
    summary.tags = select_tags(database, row.getColumn(3).getInt64());
    if (!row.isColumnNull(6)) summary.outfit = CardId{text_at(row, 6)};
    summary.cards = number_at(row, 7).value_or(0);
    summary.removed_at = deck.removed_at;
    return summary;
}

std::vector<DeckId> select_decks_with(SQLite::Database& database, const CardId& card)
{
    SQLite::Statement row(database,
                          "SELECT DISTINCT id FROM deck_content_card JOIN deck_version USING (content) "
                          "JOIN deck ON id = deck AND version = number WHERE card_id = ?");
    row.bind(1, card.text);
    std::vector<DeckId> decks;
    while (row.executeStep())
        decks.push_back({row.getColumn(0).getInt64()});
    return decks;
}

std::optional<StoredDeck> select_version(SQLite::Database& database, DeckId id, int version)
{
    SQLite::Statement row(database, std::string(version_columns) + "WHERE deck = ? AND number = ?");
    row.bind(1, id.number);
    row.bind(2, version);
    if (!row.executeStep()) return std::nullopt;
    return version_at(database, row);
}

std::vector<StoredDeck> select_versions(SQLite::Database& database, DeckId id)
{
    SQLite::Statement row(database, std::string(version_columns) + "WHERE deck = ? ORDER BY number");
    row.bind(1, id.number);
    std::vector<StoredDeck> versions;
    while (row.executeStep())
        versions.push_back(version_at(database, row));
    return versions;
}

DeckId insert_deck(SQLite::Database& database, const std::string& name, int version,
                   const std::string& removed_at)
{
    SQLite::Statement insert(database,
                             "INSERT INTO deck (name, folded_name, version, removed_at) VALUES (?, ?, ?, ?)");
    insert.bind(1, name);
    insert.bind(2, deck_name_key(name));
    insert.bind(3, version);
    bind_text(insert, 4, removed_at);
    run(insert);
    return {database.getLastInsertRowid()};
}

void insert_version(SQLite::Database& database, DeckId id, const DeckVersionInfo& info, const Deck& deck)
{
    SQLite::Statement insert(database, "INSERT INTO deck_version VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, id.number);
    insert.bind(2, info.number);
    insert.bind(3, info.at);
    insert.bind(4, info.note);
    insert.bind(5, insert_content(database, deck));
    run(insert);
}

void set_current(SQLite::Database& database, DeckId id, int version, const std::string& name)
{
    SQLite::Statement update(database, "UPDATE deck SET version = ?, name = ?, folded_name = ? WHERE id = ?");
    update.bind(1, version);
    update.bind(2, name);
    update.bind(3, deck_name_key(name));
    update.bind(4, id.number);
    run(update);
}

void set_removed(SQLite::Database& database, DeckId id, const std::string& at)
{
    SQLite::Statement update(database, "UPDATE deck SET removed_at = ? WHERE id = ?");
    bind_text(update, 1, at);
    update.bind(2, id.number);
    run(update);
}

void delete_deck(SQLite::Database& database, DeckId id)
{
    SQLite::Statement erase(database, "DELETE FROM deck WHERE id = ?");
    erase.bind(1, id.number);
    run(erase);
}

void delete_all_decks(SQLite::Database& database)
{
    database.exec("DELETE FROM deck");
}

void put_draft(SQLite::Database& database, const DeckDraft& draft)
{
    delete_draft(database, draft.key);
    SQLite::Statement base(database, "SELECT 1 FROM deck_version WHERE deck = ? AND number = ?");
    base.bind(1, draft.deck ? draft.deck->number : 0);
    base.bind(2, draft.base);
    const bool based = draft.deck && base.executeStep();
    SQLite::Statement insert(database, "INSERT INTO draft VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, draft.key);
    if (based) {
        insert.bind(2, draft.deck->number);
        insert.bind(3, draft.base);
    }
    insert.bind(4, draft.at);
    insert.bind(5, insert_content(database, draft.content));
    run(insert);
}

std::optional<DeckDraft> select_draft(SQLite::Database& database, const std::string& key)
{
    SQLite::Statement row(database, std::string(draft_columns) + "WHERE key = ?");
    row.bind(1, key);
    if (!row.executeStep()) return std::nullopt;
    return draft_at(database, row);
}

std::vector<DeckDraft> select_drafts(SQLite::Database& database)
{
    SQLite::Statement row(database, std::string(draft_columns) + "ORDER BY at DESC, key");
    std::vector<DeckDraft> drafts;
    while (row.executeStep())
        drafts.push_back(draft_at(database, row));
    return drafts;
}

void delete_draft(SQLite::Database& database, const std::string& key)
{
    SQLite::Statement erase(database, "DELETE FROM draft WHERE key = ?");
    erase.bind(1, key);
    run(erase);
}

} // namespace drawhand
