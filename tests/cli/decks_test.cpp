#include "library_fixture.h"

#include <algorithm>

using namespace drawhand::test;

TEST_CASE("decks: the list says what there is, also when there is nothing")
{
    const CommandLine drawhand;
    CHECK(holds(drawhand.run({"decks"}).out, "decks save FILE"));
    CHECK(drawhand.json({"decks", "list"})["count"] == 0);

    const Library library;
    CHECK(library.decks({}).out == library.decks({"list"}).out);
    CHECK(holds(library.decks({"list"}).out, "Tin Star Avenue  Law Dogs     53        2"));
    const auto deck = library.json({"list"})["decks"][0];
    CHECK(deck["name"] == "Tin Star Avenue");
    CHECK(deck["version"] == 2);
    CHECK(deck["note"] == "less bunkhouse");
    CHECK(deck["cards"] == 53);
    CHECK(deck["outfit"]["title"] == "Law Dogs");
    CHECK(deck["at"].get<std::string>().size() == 20);
    CHECK(deck["tags"].empty());

    CHECK(library.json({"list", "star", "TIN"})["count"] == 1);
    CHECK(library.json({"list", "fort"})["count"] == 0);
    CHECK(library.json({"list", "--with", "bunkhouse"})["count"] == 1);
    CHECK(library.json({"list", "--with", "01071"})["count"] == 1);
    CHECK(library.json({"list", "--with", "Pony Express"})["count"] == 0);
    const ProgramResult wrong = library.decks({"list", "--with", "Bunkhose"});
    CHECK(wrong.exit_code == 2);
    CHECK(holds(wrong.err, "did you mean Bunkhouse?"));
}

TEST_CASE("decks: saving says which version it is, and which one was before")
{
    const Library library;
    CHECK(holds(library.decks({"save", library.first}).out, "version 3 (before: 2)"));
    CHECK(holds(library.decks({"save", library.first}).out, "already holds exactly that (version 3)"));
    const auto again = library.json({"save", library.second, "--name", "tin star avenue"});
    CHECK(again["name"] == "Tin Star Avenue"); // as it was spelt at first
    CHECK(again["version"] == 4);
    CHECK(again["before"] == 3);
    CHECK(again["changed"] == true);
    CHECK(again["import"]["skipped"].empty());
    CHECK(library.json({"save", library.second})["changed"] == false);

    const auto other = library.json({"save", library.first, "--name", "Other"});
    CHECK(other["version"] == 1);
    CHECK(other["before"] == 0);
    ProgramCall call = library.drawhand.call({"decks", "save", "-", "--name", "Piped"});
    call.input = text_of(source_file(sample));
    CHECK(run_drawhand(call).exit_code == 0);
    CHECK(library.json({"list"})["count"] == 3);
}

TEST_CASE("decks: what a file does not say stays as it was")
{
    const Library library;
    REQUIRE(library.decks({"tag", "tin star avenue", "league"}).exit_code == 0);
    REQUIRE(library.decks({"note", "tin star avenue", "Two\nlines"}).exit_code == 0);
    REQUIRE(library.decks({"save", library.first}).exit_code == 0);
    const auto deck = library.json({"show", "tin star avenue"});
    CHECK(deck["version"] == 5);
    CHECK(deck["tags"] == nlohmann::json::array({"league"}));
    CHECK(deck["notes"] == "Two\nlines");
}

TEST_CASE("decks: lines that were not read are told first, and --strict saves nothing")
{
    const Library library;
    const std::string file = library.write("broken.txt", text_of(source_file(sample)) + "\n2x Pstol Whip\n");
    const ProgramResult strict = library.decks({"save", file, "--strict"});
    CHECK(strict.exit_code == 2);
    CHECK(strict.out.empty());
    CHECK(holds(strict.err, "Pstol Whip"));
    CHECK(library.json({"show", "tin star avenue"})["version"] == 2);

    const ProgramResult saved = library.decks({"save", file});
    CHECK(saved.exit_code == 0);
    CHECK(holds(saved.out.substr(0, saved.out.find('\n')), "1 line was not read"));
    CHECK(library.json({"save", file})["import"]["skipped"].size() == 1);
}

TEST_CASE("decks: --base refuses to save on top of a newer version: exit 1")
{
    const Library library;
    const ProgramResult result = library.decks({"save", library.first, "--base", "1"});
    CHECK(result.exit_code == 1);
    CHECK(result.out.empty());
    CHECK(holds(result.err, "version 2"));
    CHECK(holds(result.err, "less bunkhouse"));
    const ProgramResult json = library.decks({"save", library.first, "--base", "1", "--json"});
    CHECK(json.exit_code == 1);
    CHECK(parse_json(json.out)["conflict"]["version"] == 2);
    CHECK(library.json({"show", "tin star avenue"})["version"] == 2);
    CHECK(library.decks({"save", library.first, "--base", "2"}).exit_code == 0);
    CHECK(library.decks({"save", library.first, "--base", "9", "--name", "New"}).exit_code == 2);
}

TEST_CASE("decks: show, history and diff, for people and programs")
{
    const Library library;
    const ProgramResult shown = library.decks({"show", "TIN STAR AVENUE"});
    CHECK(holds(shown.out,
                "dude 14        1x    A\u2660  Lucinda \"Lucy\" Clover      1 starting  DTR  01015"));
    const auto deck = library.json({"show", "tin star avenue", "--version", "1"});
    CHECK(deck["version"] == 1);
    CHECK(deck["note"] == "as printed");
    CHECK(deck["outfits"][0]["id"] == "01002");
    CHECK(deck["legends"].empty());
    const auto& cards = deck["cards"];
    const auto bunkhouse =
        std::ranges::find_if(cards, [](const auto& card) { return card["title"] == "Bunkhouse"; });
    REQUIRE(bunkhouse != cards.end());
    CHECK((*bunkhouse)["copies"] == 2);
    CHECK((*bunkhouse)["starting"] == 0);
    CHECK((*bunkhouse)["type"] == "deed");
    CHECK((*bunkhouse)["face"] == "9D");

    const auto history = library.json({"history", "tin star avenue"})["versions"];
    REQUIRE(history.size() == 2);
    CHECK(history[0]["version"] == 2);
    CHECK(history[1]["note"] == "as printed");
    CHECK(holds(library.decks({"history", "tin star avenue"}).out, "-1 cards"));

    const auto change = library.json({"diff", "tin star avenue"});
    CHECK(change["from"] == 1);
    CHECK(change["to"] == 2);
    CHECK(change["same"] == false);
    REQUIRE(change["cards"].size() == 1);
    CHECK(change["cards"][0]["title"] == "Bunkhouse");
    CHECK(change["cards"][0]["copies"] == nlohmann::json{{"before", 2}, {"after", 1}});
    CHECK(library.json({"diff", "tin star avenue", "2", "1"})["cards"][0]["copies"]["after"] == 2);
    CHECK(library.json({"diff", "tin star avenue", "2", "2"})["same"] == true);
    CHECK(holds(library.decks({"diff", "tin star avenue"}).out, "  2   1  Bunkhouse (Base Set)"));
    CHECK(library.decks({"diff", "tin star avenue", "7"}).exit_code == 2);
    CHECK(library.decks({"show", "tin star avenue", "--version", "7"}).exit_code == 2);
}

TEST_CASE("decks: changes are versions, told with the one before")
{
    const Library library;
    CHECK(library.decks({"restore", "tin star avenue", "1"}).out ==
          "restored \"Tin Star Avenue\": version 3 (before: 2)\n");
    CHECK(library.decks({"rename", "tin star avenue", "Silver Star"}).out ==
          "renamed to \"Silver Star\": version 4 (before: 3)\n");
    CHECK(library.json({"tag", "silver star", "a", "b"})["version"] == 5);
    CHECK(library.json({"untag", "silver star", "A"})["version"] == 6);
    CHECK(library.json({"untag", "silver star", "A"})["changed"] == false);
    CHECK(library.json({"note", "silver star", "Win."})["version"] == 7);
    CHECK(library.json({"note", "silver star", ""})["version"] == 8);
    CHECK(library.json({"duplicate", "silver star"})["name"] == "Silver Star (2)");
    CHECK(library.json({"duplicate", "silver star", "Third"})["before"] == 0);
    CHECK(library.json({"show", "silver star"})["tags"] == nlohmann::json::array({"b"}));
    for (const std::vector<std::string>& call :
         std::vector<std::vector<std::string>>{{"rename", "silver star", "THIRD"},
                                               {"rename", "silver star", ""},
                                               {"rename", "silver star", std::string(201, 'x')},
                                               {"tag", "silver star", ""},
                                               {"duplicate", "silver star", "Third"},
                                               {"restore", "silver star", "77"},
                                               {"restore", "silver star", "x"},
                                               {"restore", "silver star"}}) {
        CAPTURE(call[0]);
        const ProgramResult result = library.decks(call);
        CHECK(result.exit_code == 2);
        CHECK(result.out.empty());
        CHECK_FALSE(result.err.empty());
    }
}

TEST_CASE("decks: an unknown name gets a suggestion, a misspelt command, too")
{
    const Library library;
    for (const char* command : {"show", "history", "diff", "remove", "duplicate"}) {
        const ProgramResult result = library.decks({command, "Tin Sar Avenu"});
        CAPTURE(result.err);
        CHECK(result.exit_code == 2);
        CHECK(holds(result.err, "did you mean \"Tin Star Avenue\"?"));
    }
    CHECK(holds(library.decks({"show", "tin"}).err, "did you mean \"Tin Star Avenue\"?"));
    const ProgramResult misspelt = library.decks({"hsitory", "x"});
    CHECK(misspelt.exit_code == 2);
    CHECK(holds(misspelt.err, "did you mean decks history?"));
}

TEST_CASE("decks: every command explains itself with an example, in 80 columns")
{
    const CommandLine drawhand;
    for (const std::string command :
         {"", "list", "show", "history", "diff", "save", "restore", "rename", "tag", "untag", "note",
          "duplicate", "remove", "unremove", "purge", "backup", "restore-backup", "drafts", "recover"}) {
        CAPTURE(command);
        std::vector<std::string> arguments{"decks", command, "--help"};
        std::erase(arguments, "");
        const ProgramResult result = drawhand.run(arguments);
        CHECK(result.exit_code == 0);
        CHECK(holds(result.out, "Examples:\n  drawhand decks "));
        for (std::size_t begin = 0; begin < result.out.size();) {
            const std::size_t end = std::min(result.out.find('\n', begin), result.out.size());
            CHECK_MESSAGE(end - begin <= 80, result.out.substr(begin, end - begin));
            begin = end + 1;
        }
    }
}
