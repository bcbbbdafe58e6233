#include "cli_test.h"

#include <fstream>

#include "support/text_file.h"

using namespace drawhand::test;

namespace {

std::string write(const CommandLine& drawhand, const char* name, const std::string& text)
{
    const auto file = drawhand.home() / name;
    std::ofstream(file, std::ios::binary) << text;
    return file.string();
}

// One new card, Pony Express with another cost, one record that cannot be.
constexpr const char* made_up_cards = R"([
  {"code":"99001","title":"Made-up Thing","type_code":"goods","suit":"Hearts","rank":9,"gang":"Neutral",
   "keywords":"Gadget 7 \u2022 Weapon","pack_code":"NEW","pack":"Made-up Set","cost":3,"text":"Made-up <b>text</b>."},
  {"code":"01056","title":"Pony Express","type_code":"deed","suit":"Diams","rank":1,"gang":"Neutral","keywords":"Public",
   "pack_code":"DTR","pack":"Base Set","number":56,"quantity":2,"cost":1,"production":2,"control":1,"text":""},
  {"code":"99002","title":"Broken","type_code":"dude","suit":"Spades","rank":77,"gang":"Neutral","pack_code":"DTR"}
])";

} // namespace

TEST_CASE("an import says what was new, changed and refused, and the cards are there afterwards")
{
    const CommandLine drawhand;
    const std::string file = write(drawhand, "cards.json", made_up_cards);
    const auto report = drawhand.json({"import", file})["files"][0];
    CHECK(report["stored"] == true);
    REQUIRE(report["new"].size() == 1);
    CHECK(report["new"][0]["id"] == "99001");
    REQUIRE(report["changed"].size() == 1);
    CHECK(report["changed"][0]["id"] == "01056");
    REQUIRE(report["refused"].size() == 1);
    CHECK(report["refused"][0]["title"] == "Broken");

    const auto card = drawhand.json({"cards", "set:NEW difficulty:7"})["cards"][0];
    CHECK(card["title"] == "Made-up Thing");
    CHECK(card["text"] == "Made-up text.");
    CHECK(drawhand.json({"cards", "text:\"made up text\""})["count"] == 1);
    CHECK(drawhand.json({"cards", "id:01056"})["cards"][0]["cost"] == 1);

    const auto again = drawhand.json({"import", file})["files"][0];
    CHECK(again["same"] == 2);
    CHECK(again["new"].empty());

    CHECK(drawhand.run({"import", "--forget"}).exit_code == 0);
    CHECK(drawhand.run({"cards", "--count"}).out == "2899\n");
    CHECK(drawhand.json({"cards", "id:01056"})["cards"][0]["cost"] == 4);
}

TEST_CASE("--strict and --dry-run store nothing")
{
    const CommandLine drawhand;
    const std::string file = write(drawhand, "cards.json", made_up_cards);
    const ProgramResult strict = drawhand.run({"import", file, "--strict"});
    CHECK(strict.exit_code == 2);
    CHECK(holds(strict.out, "nothing was stored"));
    CHECK(drawhand.json({"import", file, "--dry-run"})["files"][0]["stored"] == false);
    CHECK(drawhand.run({"cards", "--count"}).out == "2899\n");
}

TEST_CASE("a broken file is named with its place; the next file is still read")
{
    const CommandLine drawhand;
    const std::string broken = write(drawhand, "broken.json", "[\n  {\"code\": \"01001\",\n  oops");
    const std::string good = write(drawhand, "good.json", made_up_cards);
    const ProgramResult result = drawhand.run({"import", broken, good});
    CHECK(result.exit_code == 2);
    CHECK(holds(result.err, "broken.json"));
    CHECK(holds(result.err, "line 3"));
    CHECK(holds(result.out, "1 new, 1 changed"));
    CHECK(drawhand.run({"cards", "--count"}).out == "2900\n");
}

TEST_CASE("standard input and hostile files")
{
    const CommandLine drawhand;
    ProgramCall call = drawhand.call({"import", "-"});
    call.input = made_up_cards;
    CHECK(run_drawhand(call).exit_code == 0);
    call.input = std::string(1'000'000, '[');
    CHECK(run_drawhand(call).exit_code == 2);
    call.input = std::string(70u << 20, ' ');
    CHECK(run_drawhand(call).exit_code == 2);
    CHECK(drawhand.run({"import", drawhand.home().string()}).exit_code == 2);
}

TEST_CASE("the community's own files import without a refusal and change no fact")
{
    const CommandLine drawhand;
    for (const char* name : {"dtdb/DTR.json", "dtdb/DT2.json", "dtdb/alt.json", "dtdb/dtr-packs.json",
                             "octgn-classic/boot-hill-set.xml", "octgn-classic/pine-box-set.xml",
                             "octgn-reloaded/core-set.xml", "octgn-reloaded/the-light-shineth-set.xml"}) {
        CAPTURE(name);
        const auto sample = outside_sample(name);
        if (!sample) continue;
        const auto report = drawhand.json({"import", sample->string()})["files"][0];
        CHECK(report["refused"].empty());
        CHECK(report["new"].empty());
        for (const auto& change : report["changed"])
            CHECK(change["differences"] == nlohmann::json::array({"text added"}));
    }
}
