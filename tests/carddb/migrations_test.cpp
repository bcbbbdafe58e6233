#include <doctest/doctest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/card_store.h"
#include "carddb/deck_library.h"
#include "carddb/migrations.h"
#include "carddb/storage_error.h"
#include "support/temporary_folder.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// A database as the program made it when it knew only the first `steps` steps.
void make_old_database(const std::string& path, int steps)
{
    SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (int step = 0; step < steps; ++step)
        database.exec(std::string(migrations()[static_cast<std::size_t>(step)].sql));
    database.exec("PRAGMA application_id = " + std::to_string(application_id));
    database.exec("PRAGMA user_version = " + std::to_string(steps));
    if (steps == 0) return;
    database.exec("INSERT INTO card_set VALUES ('reloaded', 'MINE', 'Made-up Set', '2020-01-01', 1, 1)");
    database.exec("INSERT INTO card (origin, id, game, title, set_code, type, suit, value, cost) "
                  "VALUES ('import', '99001', 'reloaded', 'Made-up Thing', 'MINE', 'goods', 'H', 9, 3)");
    if (steps >= 2) database.exec("INSERT INTO card_text VALUES ('99001', 'Made-up text.')");
    if (steps >= 4)
        database.exec("INSERT INTO deck_content VALUES (1, 'Mine', '', 'notes');"
                      "INSERT INTO deck_content_card VALUES (1, 0, 'card', '99001', NULL, 2, 0);"
                      "INSERT INTO deck VALUES (1, 'Mine', 'mine', 1, NULL);"
                      "INSERT INTO deck_version VALUES (1, 1, '2026-01-01T00:00:00Z', '', 1)");
}

std::string schema_of(const std::string& path)
{
    SQLite::Database database(path);
    SQLite::Statement row(database, "SELECT type, name, sql FROM sqlite_master ORDER BY type, name");
    std::string schema;
    while (row.executeStep())
        schema += row.getColumn(0).getString() + ' ' + row.getColumn(1).getString() + ' ' +
                  row.getColumn(2).getText() + '\n';
    return schema;
}

int version_of(const std::string& path)
{
    return SQLite::Database(path).execAndGet("PRAGMA user_version").getInt();
}

} // namespace

TEST_CASE("every older schema is brought up to date and keeps what the user had")
{
    const TemporaryFolder folder;
    const std::string fresh = (folder / "fresh.db").string();
    CardStore::open(fresh);
    const auto newest = static_cast<int>(migrations().size());
    for (int steps = 0; steps <= newest; ++steps) {
        CAPTURE(steps);
        const std::string path = (folder / ("old" + std::to_string(steps) + ".db")).string();
        make_old_database(path, steps);
        CardStore store = CardStore::open(path);
        store.replace_catalogue(asset_data(), "x");
        CHECK(version_of(path) == newest);
        CHECK(schema_of(path) == schema_of(fresh));
        CHECK(store.damage().empty());
        const CatalogueData data = store.load();
        CHECK(data.cards.size() == (steps == 0 ? 2'899 : 2'900));
        if (steps >= 2) CHECK(store.summary().texts == 1);
        DeckLibrary library = DeckLibrary::open(path);
        CHECK(library.list().size() == (steps >= 4 ? 1 : 0));
        if (steps >= 4) CHECK(library.load(library.find("mine")->id)->deck.entries.size() == 1);
        Deck deck;
        deck.name = "New";
        CHECK(library.save_as_new(deck, {"2026-01-02T00:00:00Z", "", ""}));
    }
}

TEST_CASE("a newer database is refused and not changed")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "newer.db").string();
    make_old_database(path, static_cast<int>(migrations().size()));
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    const std::string before = text_of(path);
    try {
        CardStore::open(path);
        FAIL("it was opened");
    } catch (const StorageError& error) {
        CHECK(std::string(error.what()).find("newer Drawhand (schema 99") != std::string::npos);
    }
    CHECK(text_of(path) == before);
}

TEST_CASE("a step that fails takes the steps before it back")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "clash.db").string();
    make_old_database(path, 1);
    // Step 3 will find its table taken; step 2 must not stay.
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec("CREATE TABLE download (x)");
    const std::string before = schema_of(path);
    CHECK_THROWS_AS(CardStore::open(path), StorageError);
    CHECK(version_of(path) == 1);
    CHECK(schema_of(path) == before);
}

TEST_CASE("steps are numbered without gaps")
{
    for (std::size_t i = 0; i < migrations().size(); ++i) {
        const std::string number = std::to_string(i + 1);
        CHECK(migrations()[i].name.starts_with(std::string(4 - number.size(), '0') + number + '_'));
    }
}
