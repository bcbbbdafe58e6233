#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/card_store.h"
#include "carddb/migrations.h"
#include "carddb/storage_error.h"
#include "library_decks.h"
#include "support/file_size_limit.h"
#include "support/temporary_folder.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// A folder with a library that has a deck of two versions, one in the bin, and a draft.
class LibraryFolder {
public:
    LibraryFolder() : library(DeckLibrary::open(path("drawhand.db")))
    {
        deck = saved(library, sample_deck("Tin Star", 1));
        REQUIRE(library.save_version(deck, 1, sample_deck("Tin Star", 2), stamp(1, "better")));
        REQUIRE(library.rename(saved(library, sample_deck("Old Name", 3)), "In Bin", stamp(2)));
        REQUIRE(library.remove(library.find("In Bin")->id, stamp(3).at));
        saved(library, sample_deck("Old Name", 4)); // the name of another deck's first version
        REQUIRE(library.autosave({"window", deck, 2, stamp(4).at, sample_deck("Tin Star", 9)}));
    }

    std::string path(const std::string& name) const { return (folder / name).string(); }
    std::set<std::string> files() const
    {
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            names.insert(entry.path().filename());
        return names;
    }

    TemporaryFolder folder;
    DeckLibrary library;
    DeckId deck;
};

/// Everything in a library but the ids.
std::string content_of(const DeckLibrary& library)
{
    std::string text;
    const auto add = [&](const Deck& deck) {
        text += deck.name + '|' + deck.format + '|' + deck.notes;
        for (const std::string& tag : deck.tags)
            text += '|' + tag;
        for (const DeckEntry& entry : deck.entries)
            text += '|' + entry.id.text + ' ' + std::to_string(entry.copies) + ' ' +
                    std::to_string(entry.starting);
        text += '\n';
    };
    for (const bool in_bin : {false, true})
        for (const DeckSummary& deck : library.list({.in_bin = in_bin})) {
            text += deck.name + " removed " + deck.removed_at + '\n';
            for (const StoredDeck& version : library.history(deck.id)) {
                text += std::to_string(version.version.number) + ' ' + version.version.at + ' ' +
                        version.version.note + ' ';
                add(version.deck);
            }
        }
    for (const DeckDraft& draft : library.drafts()) {
        text += draft.key + ' ' + std::to_string(draft.base) + ' ' + draft.at + ' ';
        add(draft.content);
    }
    return text;
}

void empty(DeckLibrary& library)
{
    for (const DeckSummary& deck : library.list())
        REQUIRE(library.remove(deck.id, stamp(5).at));
    for (const DeckSummary& deck : library.list({.in_bin = true}))
        REQUIRE(library.purge(deck.id));
    for (const DeckDraft& draft : library.drafts())
        library.drop_draft(draft.key);
}

} // namespace

TEST_CASE("backup: one complete file, which another library can be opened from")
{
    const LibraryFolder home;
    REQUIRE(home.library.backup(home.path("safe.db")));
    CHECK(home.files() == std::set<std::string>{"drawhand.db", "safe.db"});
    CHECK(content_of(DeckLibrary::open(home.path("safe.db"))) == content_of(home.library));
    CHECK(CardStore::open(home.path("safe.db")).damage().empty());
}

TEST_CASE("backup: an existing file is only replaced on demand; impossible targets are named")
{
    LibraryFolder home;
    REQUIRE(home.library.backup(home.path("safe.db")));
    const std::string first = text_of(home.path("safe.db"));
    saved(home.library, sample_deck("Another"));
    CHECK(home.library.backup(home.path("safe.db")).error().message.find("exists already") !=
          std::string::npos);
    CHECK(text_of(home.path("safe.db")) == first);
    REQUIRE(home.library.backup(home.path("safe.db"), true));
    CHECK(DeckLibrary::open(home.path("safe.db")).find("Another"));

    const std::string before = content_of(home.library);
    for (const std::string& target :
         {home.path("drawhand.db"),
          home.path("../" + home.folder.path().filename().string() + "/drawhand.db"), home.path(""),
          home.path("none/safe.db")}) {
        CAPTURE(target);
        CHECK_FALSE(home.library.backup(target, true));
    }
    CHECK(content_of(home.library) == before);
    CHECK(home.files() == std::set<std::string>{"drawhand.db", "safe.db"});
}

TEST_CASE("backup: restoring brings decks, versions, bin and drafts back, and keeps a copy of what was there")
{
    LibraryFolder home;
    const std::string before = content_of(home.library);
    REQUIRE(home.library.backup(home.path("safe.db")));
    empty(home.library);
    saved(home.library, sample_deck("Made later"));
    const std::string later = content_of(home.library);

    const auto restored = home.library.restore_backup(home.path("safe.db"), home.path("before.db"));
    REQUIRE(restored);
    CHECK(restored->decks == 3);
    CHECK(restored->versions == 5);
    CHECK(restored->drafts == 1);
    CHECK(content_of(home.library) == before);
    CHECK(content_of(DeckLibrary::open(home.path("before.db"))) == later);
    CHECK(CardStore::open(home.path("drawhand.db")).damage().empty());

    // The draft belongs to the deck that came back, and a window with the old id cannot overwrite it.
    const DeckId now = home.library.find("Tin Star")->id;
    CHECK(home.library.draft("window")->deck == now);
    CHECK(now > home.deck);
    CHECK_FALSE(home.library.save_version(home.deck, 2, sample_deck("Tin Star", 7), stamp(9)));
    // A copy of what is replaced is not written over another one.
    CHECK_FALSE(home.library.restore_backup(home.path("safe.db"), home.path("before.db")));
    CHECK(content_of(home.library) == before);
}

TEST_CASE("backup: work in progress survives a restore")
{
    LibraryFolder home;
    REQUIRE(home.library.backup(home.path("safe.db")));
    REQUIRE(home.library.autosave({"window", home.deck, 2, stamp(6).at, sample_deck("Tin Star", 77)}));
    REQUIRE(home.library.autosave({"second", std::nullopt, 0, stamp(7).at, sample_deck("")}));
    REQUIRE(home.library.restore_backup(home.path("safe.db"), ""));
    CHECK(home.library.drafts().size() == 2);
    CHECK(home.library.draft("window")->content == sample_deck("Tin Star", 77));
    CHECK_FALSE(home.library.draft("window")->deck);
}

TEST_CASE("backup: a file that is missing, foreign, newer or without decks changes nothing")
{
    LibraryFolder home;
    const auto refused = [&](const std::string& name, const char* words) {
        CAPTURE(name);
        const std::string before = text_of(home.path("drawhand.db"));
        const auto restored = home.library.restore_backup(home.path(name), home.path("before.db"));
        REQUIRE_FALSE(restored);
        CHECK_MESSAGE(describe(restored.error()).find(words) != std::string::npos,
                      describe(restored.error()));
        CHECK(describe(restored.error()).find(home.path(name)) != std::string::npos);
        CHECK(text_of(home.path("drawhand.db")) == before);
        CHECK_FALSE(std::filesystem::exists(home.path("before.db")));
    };
    const auto make = [&](const std::string& name, const std::string& sql) {
        SQLite::Database(home.path(name), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
    };
    refused("none.db", "no such file");
    refused("", "no such file");
    std::ofstream(home.path("empty.db"));
    refused("empty.db", "no backup of Drawhand");
    std::ofstream(home.path("noise.db")) << std::string(10'000, 'x');
    refused("noise.db", "damaged or no backup");
    make("other.db", "CREATE TABLE deck (id, name, version, removed_at)");
    refused("other.db", "no backup of Drawhand");
    DeckLibrary::open(home.path("new.db"));
    refused("new.db", "no decks in it");
    make("new.db", "PRAGMA user_version = 99");
    refused("new.db", "newer Drawhand (schema 99");
    // From before there were decks.
    make("old.db", std::string(migrations()[0].sql) +
                       "PRAGMA user_version = 1; PRAGMA application_id = " + std::to_string(application_id));
    refused("old.db", "no decks in it");
    // Ours by its marks, but not by its tables.
    make("false.db", "CREATE TABLE deck (id, name, version, removed_at); PRAGMA user_version = 4; "
                     "PRAGMA application_id = " +
                         std::to_string(application_id));
    refused("false.db", "damaged");
}

TEST_CASE("backup: rows that contradict each other are damage")
{
    const LibraryFolder home;
    for (const char* sql :
         {"DELETE FROM deck_version WHERE number = 1", "DELETE FROM deck_version WHERE number = 2",
          "UPDATE deck SET version = 1 WHERE version = 2",
          "UPDATE deck SET name = 'Other', folded_name = 'other'",
          "UPDATE deck SET removed_at = NULL, name = 'Tin Star', folded_name = id",
          "DELETE FROM deck_content", "UPDATE deck_content_card SET copies = 0",
          "UPDATE deck_content_card SET copies = 123456 WHERE part = 'card'",
          "UPDATE deck_content_card SET part = 'sheriff', card_id = 'x', text = NULL",
          "UPDATE deck_content SET name = ''", "UPDATE draft SET deck = 77"}) {
        CAPTURE(sql);
        REQUIRE(home.library.backup(home.path("broken.db"), true));
        {
            SQLite::Database broken(home.path("broken.db"), SQLite::OPEN_READWRITE);
            broken.exec("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF");
            broken.exec("DROP INDEX deck_name; DROP TRIGGER deck_version_content");
            broken.exec(sql);
        }
        DeckLibrary other = DeckLibrary::open(home.path("other.db"));
        const auto restored = other.restore_backup(home.path("broken.db"), "");
        REQUIRE_FALSE(restored);
        CHECK(restored.error().kind == ErrorKind::malformed);
        CHECK(other.list().empty());
    }
}

TEST_CASE("backup: bytes that went bad are noticed, or did no harm")
{
    LibraryFolder home;
    REQUIRE(home.library.backup(home.path("safe.db")));
    const std::string sound = text_of(home.path("safe.db")), before = content_of(home.library);
    int refused = 0;
    for (std::size_t place = 0; place < sound.size(); place += 499) {
        CAPTURE(place);
        std::string broken = sound;
        broken.replace(place, 32, 32, '\xEE');
        std::ofstream(home.path("broken.db"), std::ios::binary | std::ios::trunc) << broken;
        DeckLibrary other = DeckLibrary::open(":memory:");
        const auto restored = other.restore_backup(home.path("broken.db"), "");
        if (restored) continue;
        ++refused;
        CHECK(other.list().empty());
        CHECK(other.list({.in_bin = true}).empty());
    }
    CHECK(refused > 10);
    std::ofstream(home.path("broken.db"), std::ios::binary | std::ios::trunc)
        << sound.substr(0, sound.size() / 2);
    CHECK_FALSE(home.library.restore_backup(home.path("broken.db"), ""));
    CHECK(content_of(home.library) == before);
}

TEST_CASE("backup: a full disk leaves the library, and no half file")
{
    LibraryFolder home;
    REQUIRE(home.library.set_notes(home.deck, std::string(90'000, 'n'), stamp(8)));
    REQUIRE(home.library.backup(home.path("safe.db")));
    const std::string before = content_of(home.library);
    {
        const FileSizeLimit full_disk(40'000);
        CHECK_THROWS_AS(static_cast<void>(home.library.backup(home.path("small.db"))), StorageError);
    }
    CHECK(home.files() == std::set<std::string>{"drawhand.db", "safe.db"});
    empty(home.library);
    SQLite::Database(home.path("drawhand.db"), SQLite::OPEN_READWRITE).exec("VACUUM");
    {
        const FileSizeLimit full_disk(std::filesystem::file_size(home.path("drawhand.db")));
        CHECK_THROWS_AS(static_cast<void>(home.library.restore_backup(home.path("safe.db"), "")),
                        StorageError);
    }
    CHECK(home.library.list().empty());
    REQUIRE(home.library.restore_backup(home.path("safe.db"), ""));
    CHECK(content_of(home.library) == before);
}
