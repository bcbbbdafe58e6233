#include "cli_test.h"

#include <fstream>

#include "support/text_file.h"

using namespace drawhand::test;

namespace {

std::string sample(const char* name)
{
    return source_file(std::string("assets/decks/") + name).string();
}

std::string write(const CommandLine& drawhand, const char* name, const std::string& text)
{
    const auto file = drawhand.home() / name;
    std::ofstream(file, std::ios::binary) << text;
    return file.string();
}

const char* const two_decks = R"([
 {"name": "One", "outfit": {"code": "01002"}, "drawCards": [{"card": {"code": "01018"}, "count": 2, "starting": 1}]},
 {"name": "Two", "outfit": {"code": "01001"}, "drawCards": [{"card": {"code": "01119"}, "count": 3}]}])";

} // namespace

TEST_CASE("a deck goes through every format and comes back with the same odds")
{
    const CommandLine drawhand;
    const std::string source = sample("law-dogs-three-values.txt");
    const auto odds = drawhand.json({"odds", source});
    for (const char* format : {"dtdb-text", "dtdb-markdown", "dtdb-bbcode", "dtdb-json", "octgn",
                               "townsquare-json", "townsquare-text", "csv", "poker"}) {
        CAPTURE(format);
        const std::string file = (drawhand.home() / format).string();
        const ProgramResult result = drawhand.run({"convert", source, "--to", format, "-o", file});
        INFO(result.err);
        CHECK(result.exit_code == 0);
        CHECK(holds(result.out, "written"));
        const auto back = drawhand.json({"odds", file});
        CHECK(back["any"] == odds["any"]);
        CHECK(back["import"]["skipped"].empty());
        CHECK(holds(result.err, "not in the file") ==
              (std::string(format) == "csv" || std::string(format) == "octgn" ||
               std::string(format) == "poker"));
    }
}

TEST_CASE("the converted text goes to standard output, what is lost to standard error or into the JSON")
{
    const CommandLine drawhand;
    const std::string source = sample("law-dogs-three-values.txt");
    const ProgramResult csv = drawhand.run({"convert", source, "--to", "csv"});
    CHECK(csv.out.starts_with("quantity,title,set,starting,code,type\r\n"));
    CHECK(holds(csv.err, "the name \"Tin Star Avenue\" is lost"));
    const auto json = drawhand.json({"convert", source, "--to", "csv"});
    CHECK(json["text"] == csv.out);
    CHECK(json["lost"][0] == "the name \"Tin Star Avenue\" is lost");
    CHECK(json["import"]["read"] == 54);
    CHECK(drawhand.json({"convert", source, "--to", "dtdb-json"})["lost"].empty());
}

TEST_CASE("a wrong call of convert names what was expected")
{
    const CommandLine drawhand;
    const std::string source = sample("law-dogs-three-values.txt");
    const ProgramResult unknown = drawhand.run({"convert", source, "--to", "pdf"});
    CHECK(unknown.exit_code == 2);
    CHECK(holds(unknown.err, "known are dtdb-text, dtdb-markdown"));
    CHECK(drawhand.run({"convert", source}).exit_code == 2);
    CHECK(drawhand.run({"convert", "/nowhere/deck.txt", "--to", "csv"}).exit_code == 2);
    const ProgramResult folder =
        drawhand.run({"convert", source, "--to", "csv", "-o", drawhand.home().string()});
    CHECK(folder.exit_code == 2);
    CHECK(holds(folder.err, "is a folder"));
    const ProgramResult nowhere = drawhand.run({"convert", source, "--to", "csv", "-o", "/nowhere/deck.csv"});
    CHECK(nowhere.exit_code == 3);
    CHECK(holds(nowhere.err, "cannot be written"));
    const std::string poker = write(drawhand, "poker.txt", "1,C\n2,C\n3,C\n4,C\n5,C\n");
    CHECK(holds(drawhand.run({"convert", poker, "--to", "csv"}).err, "faces and no cards"));
}

TEST_CASE("a file with several decks: check takes them all, the rest wants one of them")
{
    const CommandLine drawhand;
    const std::string file = write(drawhand, "decks.json", two_decks);
    const ProgramResult checked = drawhand.run({"check", file, "--json"});
    CHECK(checked.exit_code == 1);
    const auto decks = parse_json(checked.out)["decks"];
    REQUIRE(decks.size() == 2);
    CHECK(decks[0]["file"] == file + "#1");
    CHECK(decks[1]["name"] == "Two");
    const ProgramResult both = drawhand.run({"convert", file, "--to", "csv"});
    CHECK(both.exit_code == 2);
    CHECK(holds(both.err, "holds 2 decks; choose one"));
    CHECK(holds(both.err, "decks.json#2  Two"));
    CHECK(holds(drawhand.run({"convert", file + "#2", "--to", "csv"}).out, "3,Pistol Whip"));
    const ProgramResult third = drawhand.run({"convert", file + "#3", "--to", "csv"});
    CHECK(third.exit_code == 2);
    CHECK(holds(third.err, "there is no deck 3"));
}

TEST_CASE("what was not read stands in the first line, and --strict refuses it")
{
    const CommandLine drawhand;
    const std::string file =
        write(drawhand, "deck.txt", "Law Dogs (Base Set)\n4x Pstol Whip\n2x Tommy Harden\n4x Pistol Whip\n");
    const ProgramResult checked = drawhand.run({"check", file});
    CHECK(checked.exit_code == 1);
    CHECK(checked.out.starts_with("1 line was not read (line 2)\n"));
    CHECK(holds(checked.out, "did you mean Pistol Whip"));
    CHECK(holds(drawhand.run({"odds", file}).err, "did you mean Pistol Whip"));
    CHECK(drawhand.run({"odds", file}).out.starts_with("1 line was not read"));
    CHECK(drawhand.json({"odds", file})["import"]["skipped"][0]["line"] == 2);
    CHECK(drawhand.run({"convert", file, "--to", "csv"}).err.starts_with("drawhand: 1 line was not read"));
    CHECK(drawhand.run({"import", file}).out.find("1 line was not read") < 100);
    for (const char* command : {"check", "odds", "import"}) {
        CAPTURE(command);
        const ProgramResult strict = drawhand.run({command, file, "--strict"});
        CHECK(strict.exit_code == 2);
        CHECK(holds(strict.err + strict.out, "line 2"));
    }
    CHECK(drawhand.run({"convert", file, "--to", "csv", "--strict"}).exit_code == 2);
}

TEST_CASE("import takes decks into the library, and deck:NAME brings them back")
{
    const CommandLine drawhand;
    const std::string file = write(drawhand, "decks.json", two_decks);
    const auto report = drawhand.json({"import", file})["files"];
    REQUIRE(report.size() == 2);
    CHECK(report[0]["deck"] == "One");
    CHECK(report[0]["version"] == 1);
    CHECK(report[0]["stored"] == true);
    CHECK(report[0]["import"]["read"] == 2);
    CHECK(drawhand.json({"import", file})["files"][0]["changed"] == false);
    CHECK(holds(drawhand.run({"convert", "deck:two", "--to", "csv"}).out, "3,Pistol Whip"));
    CHECK(holds(drawhand.run({"convert", "deck:Two@1", "--to", "csv"}).out, "3,Pistol Whip"));
    const ProgramResult missing = drawhand.run({"check", "deck:Twoo"});
    CHECK(missing.exit_code == 2);
    CHECK(holds(missing.err, "did you mean \"Two\"?"));
    CHECK(drawhand.run({"check", "deck:Two@9"}).exit_code == 2);
    // A list without a name is kept under the file's.
    write(drawhand, "tin-star.txt", "Outfit: Law Dogs (Base Set)\n2x Tommy Harden (Base Set)\n");
    CHECK(drawhand.json({"import", (drawhand.home() / "tin-star.txt").string()})["files"][0]["deck"] ==
          "tin-star");
}

TEST_CASE("decks that cannot be are refused in their own words")
{
    const CommandLine drawhand;
    struct Row {
        std::string text;
        const char* why;
    };
    for (const Row& row :
         {Row{"", "empty"}, Row{std::string("PK\x03\x04zip", 7), "zip archive"},
          Row{std::string("a\0b", 3), "NUL"}, Row{"\xC3\x28", "UTF-8"}, Row{"{\"cards\": ", "JSON"},
          Row{"<deck>", "XML"}, Row{"hello there\n", "no line names a card"},
          Row{std::string(9'000'000, 'x'), "8 MB"}}) {
        CAPTURE(row.why);
        const std::string file = write(drawhand, "deck", row.text);
        const ProgramResult result = drawhand.run({"check", file});
        CHECK(result.exit_code == 2);
        CHECK(holds(result.err, row.why));
        CHECK(holds(result.err, file));
    }
}

TEST_CASE("every deck of the library as a file, which can be imported again")
{
    const CommandLine drawhand;
    drawhand.run({"import", write(drawhand, "decks.json", two_decks)});
    const std::string folder = (drawhand.home() / "out").string();
    const auto report = drawhand.json({"decks", "export", folder});
    REQUIRE(report["decks"].size() == 2);
    CHECK(report["decks"][0]["lost"].empty());
    CHECK(report["decks"][0]["file"] == folder + "/One.json");
    const CommandLine other;
    const auto back = other.json({"import", folder + "/One.json", folder + "/Two.json"})["files"];
    CHECK(back[1]["deck"] == "Two");
    CHECK(holds(drawhand.run({"decks", "export", folder, "--to", "csv"}).out,
                "One.csv\n  not in the file: the name"));
    CHECK(drawhand.run({"decks", "export", folder, "--to", "pdf"}).exit_code == 2);
    CHECK(drawhand.run({"decks", "export", folder + "/One.json"}).exit_code == 2);
}
