#include "carddb/card_store.h"

#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "carddb/card_rows.h"
#include "carddb/database.h"
#include "carddb/storage_error.h"

namespace drawhand {

struct CardStore::Impl {
    std::string path;
    std::unique_ptr<SQLite::Database> database;
};

namespace {

std::string meta_value(SQLite::Database& database, const char* key)
{
    SQLite::Statement select(database, "SELECT value FROM meta WHERE key = ?");
    select.bind(1, key);
    return select.executeStep() ? select.getColumn(0).getString() : std::string();
}

void set_meta(SQLite::Database& database, const char* key, const std::string& value)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO meta VALUES (?, ?)");
    insert.bind(1, key);
    insert.bind(2, value);
    insert.exec();
}

void insert_texts(SQLite::Database& database, const std::vector<CardFacts>& cards)
{
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO card_text VALUES (?, ?)");
    for (const CardFacts& card : cards) {
        if (card.text.empty()) continue;
        insert.bind(1, card.id.text);
        insert.bind(2, card.text);
        insert.exec();
        insert.reset();
    }
}

void log_import(SQLite::Database& database, const StoredImport& import)
{
    SQLite::Statement insert(database,
                             "INSERT INTO import_log (at, source, kind, added, changed, same, refused) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, import.at);
    insert.bind(2, import.source);
    insert.bind(3, import.kind);
    insert.bind(4, import.added);
    insert.bind(5, import.changed);
    insert.bind(6, import.same);
    insert.bind(7, import.refused);
    insert.exec();
}

} // namespace

CardStore::CardStore(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
CardStore::CardStore(CardStore&&) noexcept = default;
CardStore& CardStore::operator=(CardStore&&) noexcept = default;
CardStore::~CardStore() = default;

CardStore CardStore::open(const std::string& path, std::chrono::milliseconds wait_for_lock)
{
    return CardStore(std::make_unique<Impl>(Impl{path, open_database(path, wait_for_lock)}));
}

const std::string& CardStore::path() const
{
    return impl_->path;
}

std::string CardStore::catalogue_revision() const
{
    return guarded(impl_->path, [&] { return meta_value(*impl_->database, "catalogue_revision"); });
}

void CardStore::replace_catalogue(const CatalogueData& data, const std::string& revision)
{
    guarded(impl_->path, [&] {
        SQLite::Database& database = *impl_->database;
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        // Another process may have done the same while this one waited for the lock.
        if (meta_value(database, "catalogue_revision") == revision) return;
        database.exec("DELETE FROM card WHERE origin = 'catalogue'; DELETE FROM correction");
        insert_sets(database, data.sets);
        insert_cards(database, data.cards, "catalogue");
        insert_corrections(database, data.corrections);
        set_meta(database, "catalogue_revision", revision);
        set_meta(database, "catalogue_cards", std::to_string(data.cards.size()));
        transaction.commit();
    });
}

CatalogueData CardStore::load() const
{
    return guarded(impl_->path, [&] {
        SQLite::Database& database = *impl_->database;
        SQLite::Transaction one_moment(database); // all tables as they were at the same time
        CatalogueData data;
        data.sets = select_sets(database);
        data.cards = select_cards(database);
        data.corrections = select_corrections(database);
        const int stored =
            database.execAndGet("SELECT count(*) FROM card WHERE origin = 'catalogue'").getInt();
        if (std::to_string(stored) != meta_value(database, "catalogue_cards"))
            throw StorageError(storage_message(SQLITE_CORRUPT, impl_->path, "cards are missing"));
        return data;
    });
}

void CardStore::add_import(const StoredImport& import)
{
    guarded(impl_->path, [&] {
        SQLite::Database& database = *impl_->database;
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        insert_sets(database, import.sets);
        SQLite::Statement forget(database, "DELETE FROM card WHERE origin = 'import' AND id = ?");
        for (const CardFacts& card : import.cards) {
            forget.bind(1, card.id.text);
            forget.exec();
            forget.reset();
        }
        insert_cards(database, import.cards, "import");
        insert_texts(database, import.cards);
        log_import(database, import);
        if (!import.url.empty() && !import.last_modified.empty()) {
            SQLite::Statement insert(database, "INSERT OR REPLACE INTO download VALUES (?, ?, ?)");
            insert.bind(1, import.url);
            insert.bind(2, import.last_modified);
            insert.bind(3, import.at);
            insert.exec();
        }
        transaction.commit();
    });
}

std::string CardStore::last_modified(const std::string& url) const
{
    return guarded(impl_->path, [&] {
        SQLite::Statement select(*impl_->database, "SELECT last_modified FROM download WHERE url = ?");
        select.bind(1, url);
        return select.executeStep() ? select.getColumn(0).getString() : std::string();
    });
}

void CardStore::forget_imports()
{
    guarded(impl_->path, [&] {
        SQLite::Transaction transaction(*impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
        impl_->database->exec(
            "DELETE FROM card WHERE origin = 'import'; DELETE FROM card_text; DELETE FROM download");
        transaction.commit();
    });
}

CardStore::Summary CardStore::summary() const
{
    return guarded(impl_->path, [&] {
        const auto count = [&](const char* sql) { return impl_->database->execAndGet(sql).getInt(); };
        return Summary{count("PRAGMA user_version"), count("SELECT count(DISTINCT id) FROM card"),
                       count("SELECT count(*) FROM card WHERE origin = 'import'"),
                       count("SELECT count(*) FROM card_text"), count("SELECT count(*) FROM import_log")};
    });
}

std::vector<std::string> CardStore::damage() const
{
    return guarded(impl_->path, [&] { return damage_in(*impl_->database); });
}

} // namespace drawhand
