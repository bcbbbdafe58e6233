#include "library_fixture.h"

#include <filesystem>

#include "carddb/deck_library.h"
#include "core/deck_edit.h"

using namespace drawhand;
using namespace drawhand::test;
namespace fs = std::filesystem;

TEST_CASE("decks: remove, unremove and purge")
{
    const Library library;
    CHECK(library.decks({"remove", "tin star avenue", "nope"}).exit_code == 2);
    CHECK(library.json({"list"})["count"] == 1); // a wrong name among them, and none is removed
    CHECK(library.json({"remove", "tin star avenue"})["removed"][0] == "Tin Star Avenue");
    CHECK(holds(library.decks({"show", "tin star avenue"}).err, "in the bin"));
    CHECK(library.json({"list", "--bin"})["decks"][0]["removed_at"].is_string());
    REQUIRE(library.decks({"save", library.first}).exit_code == 0);
    CHECK(library.json({"unremove", "tin star avenue"})["name"] == "Tin Star Avenue (2)");
    CHECK(library.decks({"purge", "tin star avenue"}).exit_code == 2);
    CHECK(library.decks({"purge"}).exit_code == 2);
    CHECK(library.decks({"remove", "tin star avenue", "tin star avenue (2)"}).exit_code == 0);
    CHECK(library.json({"purge", "tin star avenue"})["purged"].size() == 1);
    CHECK(library.json({"purge", "--all"})["purged"][0] == "Tin Star Avenue (2)");
    CHECK(library.json({"list", "--bin"})["count"] == 0);
}

TEST_CASE("decks: backup and restore-backup, with a copy of what is replaced")
{
    const Library library;
    const std::string file = (library.drawhand.home() / "safe.db").string();
    const auto backup = library.json({"backup", file});
    CHECK(backup["decks"] == 1);
    const ProgramResult again = library.decks({"backup", file});
    CHECK(again.exit_code == 2);
    CHECK(holds(again.err, "--force"));
    CHECK(library.decks({"backup", file, "--force"}).exit_code == 0);
    CHECK(library.decks({"backup", "/no/such/folder/x.db"}).exit_code == 2);
    CHECK(library.decks({"backup", library.drawhand.database().string(), "--force"}).exit_code == 2);

    REQUIRE(library.decks({"rename", "tin star avenue", "Later"}).exit_code == 0);
    const auto restored = library.json({"restore-backup", file});
    CHECK(restored["decks"] == 1);
    CHECK(restored["versions"] == 2);
    const std::string safety = restored["safety_copy"];
    CHECK(holds(safety, "drawhand.db.before-restore-20"));
    CHECK(library.json({"list"})["decks"][0]["name"] == "Tin Star Avenue");
    CHECK(library.drawhand.json({"--db", safety, "decks"})["decks"][0]["name"] == "Later");
    CHECK(library.drawhand.run({"cards", "--count"}).out == "2899\n");

    const std::string before = text_of(library.drawhand.database());
    for (const std::string& wrong :
         {library.first, std::string("/no/such/file"), library.write("empty.db", "")})
        CHECK(library.decks({"restore-backup", wrong}).exit_code == 2);
    CHECK(text_of(library.drawhand.database()) == before);
}

TEST_CASE("decks: drafts after a crash are shown, recovered or dropped")
{
    const Library library;
    CHECK(library.json({"drafts"})["drafts"].empty());
    CHECK(library.decks({"recover", "window-1"}).exit_code == 2);
    {
        // What the window does while somebody edits.
        DeckLibrary window = DeckLibrary::open(library.drawhand.database().string());
        const auto deck = window.find("Tin Star Avenue");
        Deck content = window.load(deck->id)->deck;
        const std::string at = "2026-11-18T12:00:00Z";
        content.notes = "in work";
        REQUIRE(window.autosave({"window-1", deck->id, 2, at, content}));
        REQUIRE(window.autosave({"window-2", deck->id, 1, at, with_notes(content, "on an old version")}));
        REQUIRE(window.autosave({"window-3", std::nullopt, 0, at, with_name(content, "")}));
        REQUIRE(window.autosave({"window-4", std::nullopt, 0, at, content}));
    }
    const auto drafts = library.json({"drafts"})["drafts"];
    REQUIRE(drafts.size() == 4);
    CHECK(drafts[0]["key"] == "window-1");
    CHECK(drafts[0]["deck"] == "Tin Star Avenue");
    CHECK(drafts[0]["base"] == 2);
    CHECK(drafts[2]["deck"].is_null());
    CHECK(holds(library.decks({"list"}).err, "4 drafts were not saved"));
    CHECK(holds(library.decks({"recover", "widnow-1"}).err, "did you mean \"window-1\"?"));

    const auto version = library.json({"recover", "window-1"});
    CHECK(version["name"] == "Tin Star Avenue");
    CHECK(version["version"] == 3);
    // Its deck moved on: the work becomes a deck of its own.
    const auto apart = library.json({"recover", "window-2"});
    CHECK(apart["name"] == "Tin Star Avenue (2)");
    CHECK(apart["before"] == 0);
    CHECK(library.json({"recover", "window-3"})["name"] == "Recovered draft");
    CHECK(library.json({"drafts", "--drop", "window-4"})["drafts"].empty());
    CHECK(library.json({"show", "tin star avenue"})["notes"] == "in work");
    CHECK(library.decks({"drafts", "--drop", "window-4"}).exit_code == 2);
}

TEST_CASE("decks: a full disk in the middle of a save is exit 3, and nothing changed")
{
    const Library library;
    std::string text = text_of(source_file(sample)) + "\nAction\n";
    const auto actions = library.drawhand.json({"cards", "type:action", "set:DTR"});
    for (const auto& card : actions["cards"])
        text += "1x " + card["title"].get<std::string>() + '\n';
    for (int i = 0; i < 300; ++i)
        text += "1x Nobody Knows This Card, Number " + std::to_string(i) + '\n';
    ProgramCall call = library.drawhand.call({"decks", "save", library.write("large.txt", text)});
    call.largest_file = fs::file_size(library.drawhand.database());
    const ProgramResult result = run_drawhand(call);
    CHECK(result.exit_code == 3);
    CHECK(result.out.empty());
    CHECK_MESSAGE(holds(result.err, "full"), result.err);
    CHECK(library.json({"show", "tin star avenue"})["version"] == 2);
    CHECK(library.drawhand.run({"doctor"}).exit_code == 0);
    CHECK(run_drawhand(library.drawhand.call(call.arguments)).exit_code == 0); // with space again
}
