#include "carddb/backup_reader.h"

#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "carddb/database.h"
#include "carddb/migrations.h"
#include "carddb/row_values.h"
#include "carddb/storage_error.h"
#include "core/deck_limits.h"

namespace drawhand {

namespace {

Result<void> check_ours(SQLite::Database& backup)
{
    const auto number = [&](const char* pragma) { return backup.execAndGet(pragma).getInt(); };
    if (number("PRAGMA application_id") != application_id)
        return fail(ErrorKind::unsupported, "this is no backup of Drawhand");
    const int schema = number("PRAGMA user_version");
    const auto newest = static_cast<int>(migrations().size());
    if (schema > newest)
        return fail(ErrorKind::unsupported, "it was made by a newer Drawhand (schema " +
                                                std::to_string(schema) + ", this program knows " +
                                                std::to_string(newest) + ")");
    return {};
}

/// The rules that the tables cannot check by themselves.
void check_deck(const DeckWithVersions& deck, std::set<std::string>& names)
{
    const std::string shown = "the deck \"" + deck.row.name + '"';
    for (std::size_t i = 0; i < deck.versions.size(); ++i) {
        const StoredDeck& version = deck.versions[i];
        if (version.version.number != static_cast<int>(i) + 1) throw_damaged(shown + " without a version");
        if (!checked_deck_name(version.deck.name) || !check_deck_limits(version.deck))
            throw_damaged(shown + " with an impossible version");
    }
    if (static_cast<int>(deck.versions.size()) != deck.row.version ||
        deck.versions.back().deck.name != deck.row.name)
        throw_damaged(shown + " without its current version");
    if (deck.row.removed_at.empty() && !names.insert(deck_name_key(deck.row.name)).second)
        throw_damaged(shown + " twice");
}

LibraryContent select_library(SQLite::Database& database)
{
    LibraryContent content;
    std::set<std::string> names;
    for (const bool in_bin : {false, true})
        for (DeckRow& row : select_decks(database, in_bin)) {
            DeckWithVersions deck{row, select_versions(database, row.id)};
            check_deck(deck, names);
            content.decks.push_back(std::move(deck));
        }
    content.drafts = select_drafts(database);
    return content;
}

Result<LibraryContent> read_copy_of(SQLite::Database& backup, const std::string& file)
{
    SQLite::Database copy("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE); // temporary, nameless
    if (SQLite::Backup(copy, backup).executeStep() != SQLITE_DONE)
        throw StorageError(storage_message(SQLITE_BUSY, file, ""));
    configure(copy);
    if (const auto damage = damage_in(copy); !damage.empty())
        return fail(ErrorKind::malformed, "the backup is damaged (" + damage.front() + ')');
    migrate(copy, file);
    LibraryContent content = select_library(copy);
    if (content.decks.empty() && content.drafts.empty())
        return fail(ErrorKind::malformed, "there are no decks in it");
    return content;
}

/// Trouble of the machine, as opposed to something wrong with the file.
bool is_machine_trouble(int sqlite_code)
{
    switch (sqlite_code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_PERM: return true;
    default: return false;
    }
}

Result<LibraryContent> read_file(const std::string& file)
{
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem))
        return fail(ErrorKind::not_found, "there is no such file");
    try {
        SQLite::Database backup(file, SQLite::OPEN_READONLY);
        if (const auto ours = check_ours(backup); !ours) return tl::unexpected(ours.error());
        return read_copy_of(backup, file);
    } catch (const DamagedRows& damage) {
        return fail(ErrorKind::malformed, damage.what());
    } catch (const SQLite::Exception& exception) {
        if (is_machine_trouble(exception.getErrorCode())) rethrow_as_storage_error(file);
        if (exception.getErrorCode() == SQLITE_CANTOPEN)
            return fail(ErrorKind::not_found, "the file cannot be opened");
        return fail(ErrorKind::malformed,
                    std::string("the file is damaged or no backup (") + exception.what() + ')');
    }
}

} // namespace

Result<LibraryContent> read_backup(const std::string& file)
{
    auto content = read_file(file);
    if (content) return content;
    return fail(content.error().kind, content.error().message + "; nothing was changed", file);
}

RestoredLibrary replace_decks(SQLite::Database& database, const LibraryContent& content)
{
    delete_all_decks(database);
    RestoredLibrary restored;
    std::map<DeckId, DeckId> new_ids;
    for (const DeckWithVersions& deck : content.decks) {
        const DeckId id = insert_deck(database, deck.row.name, deck.row.version, deck.row.removed_at);
        for (const StoredDeck& version : deck.versions)
            insert_version(database, id, version.version, version.deck);
        new_ids.emplace(deck.row.id, id);
        ++restored.decks;
        restored.versions += deck.row.version;
    }
    for (DeckDraft draft : content.drafts) {
        if (select_draft(database, draft.key)) continue; // somebody is working on that one
        if (draft.deck) draft.deck = new_ids.at(*draft.deck);
        put_draft(database, draft);
        ++restored.drafts;
    }
    return restored;
}

} // namespace drawhand
