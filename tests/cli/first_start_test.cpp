#include "cli_test.h"

#include <filesystem>
#include <set>

#include "support/text_file.h"

using namespace drawhand::test;

TEST_CASE("the first start from an empty home fills the database, the second uses it")
{
    const CommandLine drawhand;
    const auto first = drawhand.json({"cards", "type:dude value:8 gang:\"Law Dogs\" bullets>=2"});
    CHECK(first["count"] == 6);
    CHECK(std::filesystem::exists(drawhand.database()));
    const std::string before = text_of(drawhand.database());
    CHECK(drawhand.json({"cards", "type:dude value:8 gang:\"Law Dogs\" bullets>=2"}) == first);
    CHECK(text_of(drawhand.database()) == before);

    std::set<std::string> left; // nothing else in the home
    for (const auto& entry : std::filesystem::recursive_directory_iterator(drawhand.home()))
        if (entry.is_regular_file()) left.insert(entry.path().filename());
    CHECK(left == std::set<std::string>{"drawhand.db"});
}

TEST_CASE("XDG_DATA_HOME and --db choose the place")
{
    const CommandLine drawhand;
    ProgramCall call = drawhand.call({"cards", "pony", "--count"});
    call.environment["XDG_DATA_HOME"] = (drawhand.home() / "data").string();
    CHECK(run_drawhand(call).exit_code == 0);
    CHECK(std::filesystem::exists(drawhand.home() / "data/drawhand/drawhand.db"));
    CHECK(drawhand.run({"--db", (drawhand.home() / "x/y.db").string(), "cards", "pony"}).exit_code == 0);
    CHECK(std::filesystem::exists(drawhand.home() / "x/y.db"));
    CHECK_FALSE(std::filesystem::exists(drawhand.database()));
}

TEST_CASE("a card in JSON has the promised keys")
{
    const CommandLine drawhand;
    const auto card = drawhand.json({"cards", "id:01018"})["cards"][0];
    CHECK(card["id"] == "01018");
    CHECK(card["title"] == "Tommy Harden");
    CHECK(card["game"] == "reloaded");
    CHECK(card["set"] == "DTR");
    CHECK(card["type"] == "dude");
    CHECK(card["gang"] == nlohmann::json::array({"Law Dogs"}));
    CHECK(card["keywords"].is_array());
    CHECK(card["face"].is_string());
    CHECK(card["cost"].is_number_integer());
    CHECK_FALSE(card.contains("text"));
}

TEST_CASE("one card: all printings, other versions, formats; by id, title, accents left out")
{
    const CommandLine drawhand;
    const auto pony = drawhand.json({"card", "01056"})["cards"][0];
    CHECK(pony["printings"].size() == 3);
    CHECK(pony["formats"]["weird-west"]["legal"] == true);
    CHECK(drawhand.json({"card", "Abram", "Grothe"})["cards"][0]["versions"].size() == 2);
    CHECK(drawhand.json({"card", "jose morales"})["cards"][0]["title"] == "Jos\u00e9 Morales");
    CHECK(drawhand.json({"card", "pony express"})["cards"].size() == 2); // Reloaded and Classic
}
