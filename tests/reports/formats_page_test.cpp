#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report_text.h"
#include "reports/formats_page.h"
#include "support/test_catalogue.h"
#include "support/test_rulesets.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

ShownFormat shown(const char* id)
{
    return {&rules(id).format(), &rules(id)};
}

std::string page_of(const ShownFormat& format, std::size_t width = 80)
{
    return format_page(format, full_catalogue(), width, false);
}

} // namespace

TEST_CASE("the table has a line for every format, also for one without a list on that day")
{
    const std::vector<ShownFormat> formats{
        shown("reloaded"), shown("classic"), {&rules("weird-west").format(), nullptr}};
    const std::string table = formats_table(formats, full_catalogue(), 200, false);
    CHECK(holds(table, "rulebook 1.3.1, compendium 0.7"));
    CHECK(holds(table, "not on that day"));
    for (const std::size_t width : {60U, 80U, 120U})
        CHECK(widest_line(formats_table(formats, full_catalogue(), width, false)) <= width);
}

TEST_CASE("the page names lists, bans by title, limits and every answer")
{
    const std::string page = page_of(shown("weird-west"));
    for (const char* part :
         {"Weird West Edition (weird-west)\n", "1.0.0, since 2021-12-25\n", "outside up to 19001\n",
          "banned: 108 Worldly Desires, Showboating, Decimator Array\n",
          "same_face         cards on one suit and value at most: 4\n",
          "core_deeds        Core deeds that may start: no limit\n", "take-a-place: each\n"}) {
        CAPTURE(std::string(part));
        CHECK(holds(page, part));
    }
    for (const DoubtfulPointInfo& point : doubtful_points())
        CHECK(holds(page, "  " + std::string(point.word)));
    CHECK_FALSE(holds(page, "House rules"));
    CHECK(widest_line(page_of(shown("classic-after-knicknevin"), 60)) <= 60);
    CHECK(holds(page_of({&rules("weird-west").format(), nullptr}), "(not in force)"));
}

TEST_CASE("house rules are on the page")
{
    const Ruleset league = house_rules(R"({"format": "league", "name": "League", "base": "weird-west",
        "ban": ["Pistol Whip"],
        "house_rules": [{"id": "deeds", "cards": "type:deed", "at_least": 4, "at_most": 16,
                         "severity": "warning", "message": "Few deeds"},
                        {"id": "jokers", "cards": "type:joker", "exactly": 2}]})");
    const std::string page = page_of({&league.format(), &league}, 200);
    CHECK(holds(page, "at least 4, at most 16 of type:deed (deck, copies), only a warning\n"));
    CHECK(holds(page, "exactly 2 of type:joker"));
    CHECK(holds(page, "Decimator Array, Pistol Whip\n"));
    CHECK(holds(page, "Few deeds\n"));
}

TEST_CASE("the JSON document holds the words of the files")
{
    const std::vector<ShownFormat> formats{shown("old-timer"), shown("classic")};
    const auto json = nlohmann::json::parse(formats_json(formats, full_catalogue()));
    const auto& old_timer = json["formats"][0];
    CHECK(old_timer["format"] == "old-timer");
    CHECK(old_timer["game"] == "reloaded");
    CHECK(old_timer["lists"][0]["pool"]["outside_from"] == "23056");
    CHECK(old_timer["lists"][0]["banned"] == nlohmann::json{"11001", "17020"});
    CHECK(old_timer["lists"][0]["in_force"] == true);
    CHECK(old_timer["limits"]["same_face"] == 4);
    CHECK(old_timer["doubtful"]["pool_bounds"]["choice"] == "outside");
    CHECK(old_timer["cards"] == cards_in_pool(rules("old-timer"), full_catalogue()));
    CHECK(json["formats"][1]["limits"]["same_face"].is_null());
    CHECK(json["formats"][1]["limits"]["legends"] == 0);
}

TEST_CASE("a pool counts every card once")
{
    // 1,254 printings of Reloaded and Weird West are far fewer cards; bans and bounds take some away.
    CHECK(cards_in_pool(rules("reloaded"), full_catalogue()) >
          cards_in_pool(rules("old-timer"), full_catalogue()));
    CHECK(cards_in_pool(rules("weird-west"), full_catalogue()) > 0);
    const Ruleset fewer = house_rules(
        R"({"format": "f", "name": "F", "base": "reloaded", "ban": ["Pistol Whip"], "forbid": ["01018"]})");
    CHECK(cards_in_pool(fewer, full_catalogue()) == cards_in_pool(rules("reloaded"), full_catalogue()) - 2);
}
