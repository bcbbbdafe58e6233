#include <doctest/doctest.h>

#include <string>

#include "format_file_texts.h"
#include "importers/field_text.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("a format that contradicts itself: lists and their days")
{
    const auto two = [](const std::string& first, const std::string& second) {
        return format_with_lists("{\"version\": \"1\"" + first + "},\n{\"version\": \"2\"" + second + "}");
    };
    const auto pool = [](const std::string& members) { return format_with_pool(members); };
    for (const std::string day :
         {"", "2019", "2019-13-01", "2021-02-29", "2019-1-1", "18.12.2019", "2019-12-18 "})
        for (const std::string key : {"since", "until"})
            check_refused(
                {{format_with_lists("{\"version\": \"1\", \"" + key + "\": \"" + day + "\"}"),
                  "line 2: \"" + key + "\" has to be a day that exists, as YYYY-MM-DD, not \"" + day + '"'}});
    check_refused({
        {format_with_lists(""), "line 1: \"lists\" has to hold at least one list"},
        {format_on_base("\"lists\": []"), "line 2: \"lists\" has to hold at least one list"},
        {format_with_lists(R"({"version": "1", "since": "2020-01-02",
                               "until": "2020-01-01"})"),
         "line 3: \"until\" 2020-01-01 comes before \"since\" 2020-01-02"},
        {two("", ""), "line 3: a list has no \"since\"; only the first one may do without"},
        {two(R"(, "since": "2020-01-02")", R"(, "since": "2020-01-02")"),
         "line 3: two lists begin on 2020-01-02"},
        {two(R"(, "since": "2020-01-02")", R"(, "since": "2020-01-01")"),
         "line 3: the lists have to stand in the order of their days, but 2020-01-01 follows 2020-01-02"},
        {two(R"(, "until": "2020-01-02")", R"(, "since": "2020-01-02")"),
         "line 3: the list begins on 2020-01-02, but the one before it ends on 2020-01-02"},
        {pool(R"("outside_up_to": "Showboating")"), "line 3: \"outside_up_to\" has to be the id of a card of "
                                                    "Reloaded, five digits, not \"Showboating\""},
        {pool(R"("outside_from": "2305")"),
         "line 3: \"outside_from\" has to be the id of a card of Reloaded, five digits, not \"2305\""},
        {pool(R"("outside_up_to": "19001", "outside_from": "19001")"),
         "line 2: no card is left: those up to 19001 and those from 19001 on are outside"},
        {pool(R"("sets": [])"), "line 3: \"sets\" names no set; leave it out when every set is in the pool"},
    });
    // A list may end before the next one begins, or the day before.
    CHECK(parse_format(two(R"(, "until": "2020-01-01")", R"(, "since": "2020-01-02")")));
    CHECK(
        parse_format(two(R"(, "since": "2020-01-02", "until": "2020-01-02")", R"(, "since": "2021-01-01")")));
}

TEST_CASE("a format that contradicts itself: bases and changes")
{
    for (const std::string key : {"ban", "unban", "allow", "forbid"})
        check_refused({{format_with('"' + key + "\": []"),
                        "line 2: \"" + key + "\" changes the lists of a base; there is no \"base\""}});
    check_refused({
        {R"({"format": "base-town", "name": "F", "base": "base-town"})",
         "line 1: a format cannot be its own base"},
        {format_on_base(R"("game": "classic")"),
         "line 2: \"game\" is classic, but the base \"base-town\" is for reloaded"},
        {format_on_base("\"unban\": [\"11001\",\n\"108 Worldly Desires\"]"),
         "line 3: no list bans \"108 Worldly Desires\"; \"unban\" takes the id or the title that stands in "
         "the "
         "list"},
        {format_on_base("\"unban\": [\n\"11001\"], \"ban\": [\"11001\"]"),
         "line 3: \"11001\" stands in both \"ban\" and \"unban\""},
        {format_on_base("\"allow\": [\"a\"], \"forbid\": [\n\"a\"]"),
         "line 3: \"a\" stands in both \"allow\" and \"forbid\""},
    });
}

TEST_CASE("a format that contradicts itself: house rules")
{
    check_refused({
        {format_with_rule("\"id\": \"a\", \"cards\": \"b\",\n\"at_least\": 16, \"at_most\": 12"),
         "line 4: \"at_least\" 16 is more than \"at_most\" 12"},
        {format_with_rule(R"("id": "a", "cards": "b", "exactly": 4, "at_most": 4)"),
         "line 3: \"exactly\" leaves no room for \"at_least\" or \"at_most\" beside it"},
        {format_with_rule(R"("id": "a", "cards": "b", "exactly": 4, "at_least": 1)"),
         "line 3: \"exactly\" leaves no room for \"at_least\" or \"at_most\" beside it"},
        {format_with_rule("\"id\": \"a\", \"cards\": \"b\", \"exactly\": 4},\n"
                          R"({"id": "a", "cards": "c", "exactly": 5)"),
         "line 4: two house rules have the id \"a\""},
    });
}

TEST_CASE("hostile formats: size and nesting")
{
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    constexpr std::size_t depth = 100'000;
    CHECK(format_error(std::string(2 * megabyte, ' ')) ==
          "f.json: the file is larger than 1 MB; no format is");
    CHECK(format_error(format_with("\"about\": \"" + std::string(2 * megabyte, 'a') + '"')) ==
          "f.json: the file is larger than 1 MB; no format is");
    for (const std::string& json :
         {std::string(depth, '['), std::string(depth, '[') + std::string(depth, ']'),
          repeated("{\"a\":", depth),
          format_with("\"limits\": " + std::string(depth, '[') + std::string(depth, ']'))})
        CHECK(format_error(json) == "f.json: the JSON is nested more than 64 levels deep");
    CHECK(
        format_error(format_with("\"limits\": " + repeated("{\"jokers\":", 50) + "1" + repeated("}", 50))) ==
        "f.json, line 2: \"jokers\" has to be a whole number from 0 to 999 or null, not an object");
}

TEST_CASE("hostile formats: too many of everything")
{
    const auto list_since = [](std::size_t number) {
        return "{\"version\": \"1\", \"since\": \"" + std::to_string(2000 + number) + "-01-01\"},";
    };
    std::string lists;
    for (std::size_t i = 0; i < 100; ++i)
        lists += list_since(i);
    const std::string rules = repeated(R"({"id": "a", "cards": "b", "exactly": 1},)", 101);
    check_refused({
        {format_with_lists(lists + list_since(100) + "{}"), "line 1: \"lists\" has more than 100 items"},
        {format_on_base("\"house_rules\": [" + rules + "{}]"),
         "line 2: \"house_rules\" has more than 100 items"},
        {format_on_base("\"ban\": [" + repeated("\"a\",", 200'000) + "\"a\"]"),
         "line 2: \"ban\" has more than 5000 items"},
        {format_with(repeated("\"comment\": \"\",", 70'000) + "\"about\": \"\""),
         "line 2: the key \"comment\" comes twice in the format"},
        {format_with("\"house_rules\": [" + repeated("[", 20) + repeated("]", 20) + "]"),
         "line 2: a house rule has to be an object, not an array"},
    });
    lists.pop_back();
    CHECK(parse_format(format_with_lists(lists)));
    std::string cards;
    for (int i = 0; i < 5'000; ++i)
        cards.append("\"").append(std::to_string(i)).append("\",");
    cards.pop_back();
    CHECK(parse_format(format_on_base("\"ban\": [" + cards + "], \"allow\": [" + cards + "]")));
    CHECK(
        format_error(format_with('"' + std::string(500'000, 'x') + "\": 1"))
            .starts_with("f.json, line 2: unknown key \"" + std::string(60, 'x') + "...\" in the format; "));
}

TEST_CASE("hostile formats: no control character gets into a message or a format")
{
    for (const std::string& text : {
             format_with(R"("\u001b[2J": 1)"),
             format_with(R"("about": "\u009b2J")"),
             format_with(R"("doubtful": {"core_deeds": "\u001b\u0000"})"),
             format_on_base(R"("unban": ["\u0007"])"),
             format_on_base("\"about\": \"\"", "\\u0007"),
             format_with_rule(R"("id": "\u0000", "cards": "b", "exactly": 1)"),
             format_with_rule(R"("id": "a", "cards": "\u0000", "exactly": 1)"),
             format_with_rule(R"("id": "a", "cards": "b", "in": "\n", "exactly": 1)"),
         }) {
        CAPTURE(text);
        CHECK_FALSE(has_control_character(format_error(text)));
    }
    CHECK(format_error("{\"format\": \"a\nb\"}") == "f.json, line 1, column 14: this is no valid JSON");
}

TEST_CASE("hostile formats: what is never closed")
{
    const std::string text = format_on_base(
        R"("ban": ["a"], "limits": {"jokers": null}, "house_rules": [{"id": "a", "cards": "b", "exactly": 1}])");
    REQUIRE(parse_format(text));
    for (std::size_t length = 1; length < text.size(); ++length)
        CHECK_FALSE(parse_format(text.substr(0, length)));
}
