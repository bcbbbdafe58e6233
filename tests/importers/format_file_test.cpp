#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "importers/format_file.h"

using namespace drawhand;

namespace {

using Names = std::vector<std::string>;

Format read(const std::string& text, const std::vector<Format>& known = {})
{
    const auto format = parse_format_file(text, "league.json", known);
    if (!format) FAIL(describe(format.error()));
    return *format;
}

/// A file with a base; `members` follow the required ones.
Format derived(const std::string& members, const Format& base)
{
    return read(R"({"format": "own", "name": "Our Own", "base": "house")" + members + "}", {base});
}

Names names_of(const std::vector<ListedName>& cards)
{
    Names names;
    for (const ListedName& card : cards)
        names.push_back(card.name);
    return names;
}

const std::string every_key = R"({
  "format": "house",
  "name": "House",
  "comment": "for everybody to read",
  "about": "Tuesdays at \u00c9mile's",
  "source": "the blackboard",
  "game": "reloaded",
  "limits": {"comment": "more", "valued": 60, "outfits": 2, "legends": 0, "jokers": null, "same_face": 5,
             "same_title": null, "starting_places": 6, "grifters": 999, "core_deeds": 1},
  "doubtful": {"core_deeds": "one-extra", "comment": "why not",
               "pool_bounds": "inside"},
  "lists": [
    {"version": "1", "until": "2019-12-31"},
    {"version": "2", "since": "2020-01-01", "until": "2021-01-01", "comment": "a year",
     "pool": {"outside_up_to": "01002", "outside_from": "23056", "comment": "",
              "sets": ["Base Set",
                       "DD"],
              "always": ["01144"], "never": ["Showboating"]},
     "banned": ["11001",
                "Pistol Whip"]},
    {"version": "3", "since": "2022-01-01", "pool": {}, "banned": []}
  ],
  "house_rules": [
    {"id": "deeds", "cards": "type:deed", "at_least": 12, "at_most": 16},
    {"id": "2-aces", "cards": "value:1", "in": "start", "count": "titles", "exactly": 2,
     "severity": "warning", "message": "Two aces, please.", "comment": ""},
    {"id": "each", "cards": "*", "in": "outfit", "count": "each", "at_most": 0, "severity": "error"},
    {"id": "legend", "cards": "*", "in": "legend", "count": "copies", "at_least": 999}
  ]
})";

} // namespace

TEST_CASE("a format file says everything about a format")
{
    const Format format = read(every_key);
    CHECK(format.id == "house");
    CHECK(format.name == "House");
    CHECK(format.about == "Tuesdays at \u00c9mile's");
    CHECK(format.source == "the blackboard");
    CHECK(format.game == Game::reloaded);
    CHECK(format.file == "league.json");
    CHECK(format.limits == DeckLimits{60, 2, 0, {}, 5, {}, 6, 999, 1});
    Choices choices;
    choices.choose(Choice::core_one_extra);
    choices.choose(Choice::bounds_inside);
    CHECK(format.choices == choices);
    CHECK(format.house_rules.size() == 4);
}

TEST_CASE("a format file: lists keep their days, pool, bans and lines")
{
    const std::vector<FormatList> lists = read(every_key).lists;
    REQUIRE(lists.size() == 3);
    for (const FormatList& list : lists) {
        CHECK(list.format == "house");
        CHECK(list.name == "House");
        CHECK(list.game == Game::reloaded);
        CHECK(list.file == "league.json");
        CHECK_FALSE(list.bounds_are_outside);
    }
    CHECK(lists[0].version == "1");
    CHECK(lists[0].since.empty());
    CHECK(lists[0].until == "2019-12-31");
    CHECK(lists[1].since == "2020-01-01");
    CHECK(lists[1].until == "2021-01-01");
    CHECK(lists[1].outside_up_to == "01002");
    CHECK(lists[1].outside_from == "23056");
    CHECK(lists[1].sets == std::vector<ListedName>{{"Base Set", 16}, {"DD", 17}});
    CHECK(lists[1].always == std::vector<ListedName>{{"01144", 18}});
    CHECK(lists[1].never == std::vector<ListedName>{{"Showboating", 18}});
    CHECK(lists[1].banned == std::vector<ListedName>{{"11001", 19}, {"Pistol Whip", 20}});
    CHECK(lists[2].until.empty());
    CHECK(lists[2].banned.empty());
    CHECK(lists[2].outside_from.empty());
}

TEST_CASE("a format file: house rules")
{
    using Place = HouseRule::Place;
    using Count = HouseRule::Count;
    const std::vector<HouseRule> expected = {
        {"deeds", "type:deed", Place::deck, Count::copies, 12, 16, Severity::error, "", 24},
        {"2-aces", "value:1", Place::start, Count::titles, 2, 2, Severity::warning, "Two aces, please.", 25},
        {"each", "*", Place::outfit, Count::each, {}, 0, Severity::error, "", 27},
        {"legend", "*", Place::legend, Count::copies, 999, {}, Severity::error, "", 28},
    };
    CHECK(read(every_key).house_rules == expected);
}

TEST_CASE("a short format file: what it leaves out is as in its game")
{
    for (const Game game : {Game::reloaded, Game::classic}) {
        const Format format =
            read(R"({"lists": [{"version": "1"}], "name": "Any", "format": "0", "game": ")" +
                 std::string(game_name(game)) + "\"}");
        CHECK(format.game == game);
        CHECK(format.limits == limits_of(game));
        CHECK(format.choices == Choices());
        CHECK(format.lists ==
              std::vector<FormatList>{
                  {"0", "Any", game, "1", "", "", "", "", true, {}, {}, {}, {}, "league.json"}});
        CHECK(format.house_rules.empty());
        CHECK(format.about.empty());
    }
}

TEST_CASE("a byte order mark and CRLF do no harm")
{
    std::string text = every_key;
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.replace(at, 1, "\r\n");
    CHECK(read("\xEF\xBB\xBF" + text) == read(every_key));
}

TEST_CASE("what a format does not say is as in its base, but for the words and the lines")
{
    const Format base = read(every_key);
    const Format own = derived("", base);
    CHECK(own.id == "own");
    CHECK(own.name == "Our Own");
    CHECK(own.about.empty());
    CHECK(own.source.empty());
    CHECK(own.limits == base.limits);
    CHECK(own.choices == base.choices);
    REQUIRE(own.lists.size() == 3);
    CHECK(own.lists[1].format == "own");
    CHECK(own.lists[1].name == "Our Own");
    CHECK(own.lists[1].since == "2020-01-01");
    CHECK(own.lists[1].outside_from == "23056");
    CHECK(own.lists[1].sets == std::vector<ListedName>{{"Base Set", 0}, {"DD", 0}});
    CHECK(own.lists[1].banned == std::vector<ListedName>{{"11001", 0}, {"Pistol Whip", 0}});
    REQUIRE(own.house_rules.size() == 4);
    CHECK(own.house_rules[0].id == "deeds");
    CHECK(own.house_rules[0].line == 0);
}

TEST_CASE("a format changes single numbers, answers, lists and house rules of its base")
{
    const Format base = read(every_key);
    CHECK(derived(R"(, "game": "reloaded")", base).game == Game::reloaded);

    DeckLimits limits = base.limits;
    limits.jokers = 3;
    limits.core_deeds.reset();
    CHECK(derived(R"(, "limits": {"jokers": 3, "core_deeds": null})", base).limits == limits);

    const Format bounds = derived(R"(, "doubtful": {"pool_bounds": "outside"})", base);
    CHECK(bounds.choices.is(Choice::bounds_outside));
    CHECK(bounds.choices.is(Choice::core_one_extra));
    CHECK(std::ranges::all_of(bounds.lists, &FormatList::bounds_are_outside));

    const Format lists = derived(",\n\"lists\": [{\"version\": \"9\", \"banned\": [\"1\"]}]", base);
    REQUIRE(lists.lists.size() == 1);
    CHECK(lists.lists[0].banned == std::vector<ListedName>{{"1", 2}});

    const Format rules = derived(R"(, "house_rules": [{"id": "more", "cards": "a", "at_most": 1},
        {"id": "deeds", "cards": "b", "at_most": 2}])",
                                 base);
    REQUIRE(rules.house_rules.size() == 5);
    CHECK(rules.house_rules[0].query == "b");
    CHECK(rules.house_rules[0].line == 2);
    CHECK_FALSE(rules.house_rules[0].at_least);
    CHECK(rules.house_rules[4].id == "more");
}

TEST_CASE("ban, unban, allow and forbid change every list of the base")
{
    const Format own = derived(R"(, "unban": ["11001"], "ban": ["Hustings",
        "Pistol Whip"], "allow": ["Showboating", "01145"], "forbid": ["01018"])",
                               read(every_key));
    REQUIRE(own.lists.size() == 3);
    CHECK(names_of(own.lists[0].banned) == Names{"Hustings", "Pistol Whip"});
    CHECK(own.lists[0].banned[1].line == 2);
    CHECK(names_of(own.lists[1].banned) == Names{"Pistol Whip", "Hustings"}); // once is enough
    CHECK(names_of(own.lists[2].banned) == Names{"Hustings", "Pistol Whip"});
    CHECK(names_of(own.lists[0].always) == Names{"Showboating", "01145"});
    CHECK(names_of(own.lists[1].always) == Names{"01144", "Showboating", "01145"});
    CHECK(names_of(own.lists[0].never) == Names{"01018"});
    CHECK(names_of(own.lists[1].never) == Names{"01018"}); // what is allowed is no longer outside
    // They also change lists of the format's own.
    const Format lists = derived(R"(, "lists": [{"version": "9"}], "ban": ["11001"])", read(every_key));
    CHECK(names_of(lists.lists.at(0).banned) == Names{"11001"});
}
