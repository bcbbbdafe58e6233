#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/card_store.h"
#include "carddb/storage_error.h"
#include "library_decks.h"
#include "support/file_size_limit.h"
#include "support/temporary_folder.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

std::string message_of(auto work)
{
    try {
        work();
    } catch (const StorageError& error) {
        return error.what();
    }
    return "";
}

void execute(const std::string& path, const std::string& sql)
{
    SQLite::Database database(path, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF");
    database.exec(sql);
}

} // namespace

TEST_CASE("library: rows that cannot be are named as damage, never left out silently")
{
    for (const char* sql :
         {"UPDATE deck_content_card SET part = 'sheriff' WHERE part = 'legend'", "DELETE FROM deck_version",
          "UPDATE deck SET version = 7", "DELETE FROM deck_content"}) {
        CAPTURE(sql);
        const TemporaryFolder folder;
        const std::string path = (folder / "drawhand.db").string();
        DeckLibrary library = DeckLibrary::open(path);
        saved(library, sample_deck("Tin Star"));
        execute(path, sql);
        const std::string message = message_of([&] {
            static_cast<void>(library.list());
            static_cast<void>(library.current_decks());
        });
        CHECK_MESSAGE(message.find("damaged") != std::string::npos, message);
        CHECK_FALSE(CardStore::open(path).damage().empty());
    }
}

TEST_CASE("library: the tables refuse what no deck can be, whoever writes it")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "drawhand.db").string();
    DeckLibrary library = DeckLibrary::open(path);
    saved(library, sample_deck("Tin Star"));
    for (const char* sql :
         {"UPDATE deck SET name = ''", "UPDATE deck SET name = printf('%201s', 'x')",
          "UPDATE deck SET version = 2", "UPDATE deck SET removed_at = 'yesterday'",
          "INSERT INTO deck VALUES (9, 'TIN STAR', 'tin star', 1, NULL)",
          "UPDATE deck_version SET at = 'now'", "UPDATE deck_version SET number = 0",
          "UPDATE deck_content_card SET copies = 0", "UPDATE deck_content_card SET starting = 10000",
          "UPDATE deck_content_card SET starting = 1 WHERE part = 'unknown'",
          "UPDATE deck_content_card SET card_id = NULL WHERE part = 'outfit'",
          "UPDATE deck_content_card SET text = 'x' WHERE part = 'card'",
          "UPDATE deck_content_card SET copies = 'two'", "DELETE FROM deck_content",
          "DELETE FROM deck_version", "UPDATE deck_content_tag SET tag = ''",
          "INSERT INTO draft VALUES ('k', 1, 9, '2026-01-01T00:00:00Z', 1)"}) {
        CAPTURE(sql);
        SQLite::Database database(path, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = ON");
        CHECK_THROWS_AS(database.exec(sql), SQLite::Exception);
    }
    CHECK(CardStore::open(path).damage().empty());
}

TEST_CASE("library: a full disk in the middle of a save leaves everything as it was")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "drawhand.db").string();
    DeckLibrary library = DeckLibrary::open(path);
    const DeckId id = saved(library, sample_deck("Tin Star"));
    REQUIRE(library.autosave({"window", id, 1, stamp(1).at, sample_deck("Tin Star", 4)}));
    Deck large = sample_deck("Tin Star", 5);
    large.notes = std::string(90'000, 'n'); // more than the room below and the free pages of the file
    const auto size = std::filesystem::file_size(path);
    for (std::size_t room = 0; room < 63'000; room += 7'000) {
        CAPTURE(room);
        std::string message;
        {
            const FileSizeLimit full_disk(size + room);
            message = message_of([&] {
                static_cast<void>(library.save_version(id, 1, large, {stamp(2).at, "", "window"}));
            });
        }
        CHECK_MESSAGE(message.find("disk is full") != std::string::npos, message);
        CHECK(library.history(id).size() == 1);
        CHECK(library.load(id)->deck == sample_deck("Tin Star"));
        CHECK(library.draft("window")->content == sample_deck("Tin Star", 4));
    }
    CHECK(CardStore::open(path).damage().empty());
    CHECK(library.save_version(id, 1, large, stamp(3))->version == 2); // with space again, all is well
}

TEST_CASE("library: a lock of another program is waited for, then named")
{
    using namespace std::chrono_literals;
    const TemporaryFolder folder;
    const std::string path = (folder / "drawhand.db").string();
    DeckLibrary library = DeckLibrary::open(path, 50ms);
    SQLite::Database other(path, SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    const auto save = [&] { static_cast<void>(library.save_as_new(sample_deck("Tin Star"), stamp(0))); };
    CHECK(message_of(save).find("locked by another program") != std::string::npos);
    other.exec("ROLLBACK");
    other.exec("BEGIN; SELECT * FROM deck"); // a reader: it keeps the commit waiting, not the save's start
    CHECK(message_of(save).find("locked by another program") != std::string::npos);
    other.exec("ROLLBACK");
    CHECK(library.list().empty());
    save();
    CHECK(library.list().size() == 1);
}
