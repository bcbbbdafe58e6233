#include <fstream>

#include "cli_test.h"
#include "support/text_file.h"

using namespace drawhand::test;

namespace {

std::string deck(const char* name)
{
    return source_file(std::string("assets/decks/") + name).string();
}

std::string write(const CommandLine& drawhand, const char* name, const std::string& text)
{
    const std::string path = (drawhand.home() / name).string();
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

const char* const league = R"({"format": "league", "name": "Thursday League", "base": "weird-west",
  "ban": ["Pistol Whip"],
  "house_rules": [{"id": "deeds", "cards": "type:deed", "at_most": 2, "message": "Few deeds"}]})";

} // namespace

TEST_CASE("several decks are a table, one a page; --details shows all pages")
{
    const CommandLine drawhand;
    const std::string good = deck("law-dogs-three-values.txt"), bad = deck("broken-sloane-gang.txt");
    const ProgramResult table = drawhand.run({"check", good, bad});
    CHECK(table.exit_code == 1);
    CHECK(table.out.starts_with("verdict "));
    CHECK(holds(table.out, "\nlegal      reloaded  law-dogs-three-values"));
    CHECK(holds(table.out, "\nNOT LEGAL  reloaded  broken-sloane-gang"));
    CHECK(holds(table.out, "2 decks, 1 legal, 1 not legal\n--details "));
    const ProgramResult details = drawhand.run({"check", good, bad, "--details"});
    CHECK(details.exit_code == 1);
    CHECK(holds(details.out, "Reloaded: LEGAL\n"));
    CHECK(holds(details.out, "x start.grifter"));
    const ProgramResult alone = drawhand.run({"check", good});
    CHECK(alone.exit_code == 0);
    CHECK(alone.out.starts_with("Tin Star Avenue (Law Dogs)"));
    const ProgramResult missing = drawhand.run({"check", good, "nowhere.txt", good});
    CHECK(missing.exit_code == 2);
    CHECK(holds(missing.out, "2 decks")); // the second one is judged all the same
    CHECK(holds(missing.out, ", 1 not readable\n"));
}

TEST_CASE("--format all gives a verdict for every format of the deck's game")
{
    const CommandLine drawhand;
    const ProgramResult result =
        drawhand.run({"check", deck("den-of-thieves-lowball.txt"), "--format", "all", "--json"});
    CHECK(result.exit_code == 1);
    const auto decks = parse_json(result.out)["decks"];
    REQUIRE(decks.size() == 3);
    CHECK(decks[0]["format"] == "reloaded");
    CHECK(decks[0]["legal"] == true);
    CHECK(decks[1]["format"] == "old-timer");
    CHECK(decks[1]["legal"] == true);
    CHECK(decks[2]["format"] == "weird-west");
    CHECK(decks[2]["legal"] == false);
    const ProgramResult classic =
        drawhand.run({"check", deck("classic-sweetrock-deep-shaft.txt"), "--format", "all"});
    CHECK(holds(classic.out, "classic-after-knicknevin"));
    CHECK(holds(classic.out, "2 verdicts, 1 legal, 1 not legal\n"));
}

TEST_CASE("--date picks the list of a day, and says when there is none")
{
    const CommandLine drawhand;
    const std::string file = deck("law-dogs-three-values.txt");
    CHECK(drawhand.run({"check", file, "--format", "old-timer", "--date", "2019-12-18"}).exit_code == 0);
    const ProgramResult early =
        drawhand.run({"check", file, "--format", "weird-west", "--date", "2021-12-24"});
    CHECK(early.exit_code == 2);
    CHECK(early.err ==
          "drawhand: --date: weird-west has no list for 2021-12-24; its first is of 2021-12-25\n");
    CHECK(drawhand.json({"check", file, "--format", "all", "--date", "2018-05-01"})["decks"].size() == 1);
    for (const char* day : {"2021-02-29", "today", "2021-1-1", "20210101"}) {
        CAPTURE(day);
        const ProgramResult wrong = drawhand.run({"check", file, "--date", day});
        CHECK(wrong.exit_code == 2);
        CHECK(holds(wrong.err, "expected YYYY-MM-DD"));
    }
}

TEST_CASE("a league's own file: house rules, bans, and mistakes with their place")
{
    const CommandLine drawhand;
    const std::string file = write(drawhand, "league.json", league);
    const ProgramResult result =
        drawhand.run({"check", deck("law-dogs-three-values.txt"), "--format", file, "--json"});
    CHECK(result.exit_code == 1);
    const auto judged = parse_json(result.out)["decks"][0];
    CHECK(judged["format"] == "league");
    bool deeds = false, banned = false;
    for (const auto& found : judged["findings"]) {
        deeds = deeds || (found["rule"] == "house.deeds" && found["allowed"] == 2);
        banned = banned || found["rule"] == "card.banned";
    }
    CHECK(deeds);
    CHECK(banned);
    CHECK(holds(drawhand.run({"formats", file}).out, "Thursday League (league)"));

    struct Row {
        const char* what;
        std::string text;
        const char* message;
    };
    for (const Row& row : {
             Row{"a word", "{\"format\": \"x\", \"name\": \"X\", \"base\": \"weird-west\",\n\"limts\": {}}",
                 "line 2: unknown key \"limts\""},
             Row{"a query",
                 "{\"format\": \"x\", \"name\": \"X\", \"base\": \"weird-west\", \"house_rules\": [\n"
                 "{\"id\": \"a\", \"cards\": \"typ:deed\", \"at_most\": 1}]}",
                 "line 2: house rule \"a\", its query at character 1: "},
             Row{"a card",
                 "{\"format\": \"x\", \"name\": \"X\", \"base\": \"weird-west\",\n\"ban\": [\"Pistol Wip\"]}",
                 "line 2: no card of the game has the id or title \"Pistol Wip\"; did you mean \"Pistol "
                 "Whip\"?"},
             Row{"no JSON", "format: x\n", "line 1"},
         }) {
        CAPTURE(row.what);
        const std::string broken = write(drawhand, "broken.json", row.text);
        for (const char* command : {"check", "formats"}) {
            std::vector<std::string> arguments{command};
            if (arguments[0] == "check")
                arguments.insert(arguments.end(), {deck("law-dogs-three-values.txt"), "--format"});
            arguments.push_back(broken);
            const ProgramResult refused = drawhand.run(arguments);
            CHECK(refused.exit_code == 2);
            CHECK(refused.out.empty());
            CHECK_MESSAGE(holds(refused.err, "broken.json, " + std::string(row.message)), refused.err);
        }
    }
    const ProgramResult missing = drawhand.run({"check", "x", "--format", "no/such.json"});
    CHECK(missing.exit_code == 2);
    CHECK(holds(missing.err, "no/such.json"));
}

TEST_CASE("formats: the list, one page, JSON, and a near miss")
{
    const CommandLine drawhand;
    const ProgramResult list = drawhand.run({"formats"});
    CHECK(list.exit_code == 0);
    for (const char* id : {"reloaded", "old-timer", "weird-west", "classic", "classic-after-knicknevin"})
        CHECK(holds(list.out, std::string("\n") + id + " "));
    const auto json = drawhand.json({"formats"})["formats"];
    REQUIRE(json.size() == 5);
    CHECK(json[2]["lists"][0]["banned"].size() == 3);
    CHECK(drawhand.json({"formats", "classic"})["formats"][0]["limits"]["same_face"].is_null());
    CHECK(holds(drawhand.run({"formats", "--date", "2020-01-01"}).out, "not on that day"));
    const ProgramResult near = drawhand.run({"formats", "wierd-west"});
    CHECK(near.exit_code == 2);
    CHECK(holds(near.err, "there is no format \"wierd-west\"; did you mean \"weird-west\"?"));
}

TEST_CASE("--casual turns bans and pools into warnings")
{
    const CommandLine drawhand;
    const std::string file = deck("den-of-thieves-lowball.txt");
    CHECK(drawhand.run({"check", file, "--format", "weird-west"}).exit_code == 1);
    const ProgramResult casual = drawhand.run({"check", file, "--format", "weird-west", "--casual"});
    CHECK(casual.exit_code == 0);
    CHECK(holds(casual.out, "  ! card.pool"));
}
