#include <doctest/doctest.h>

#include <string>

#include "format_file_texts.h"
#include "importers/format_file.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("the texts that the bad formats are made from are good")
{
    for (const std::string& text :
         {format_with("\"about\": \"\""), format_with_lists("{\"version\": \"1\"}"), format_with_pool(""),
          format_on_base("\"ban\": []"), format_with_rule(R"("id": "a", "cards": "b", "exactly": 0)")})
        CHECK(parse_format(text));
}

TEST_CASE("a format file that is no JSON object")
{
    CHECK(format_error("") == "f.json: the file is empty");
    CHECK(format_error(" \n\xEF\xBB\xBF") == "f.json, line 2, column 1: this is no valid JSON");
    CHECK(format_error("\xEF\xBB\xBF") == "f.json: the file is empty");
    CHECK(format_error("{\"format\": \xFF}") == "f.json: byte 12 is not UTF-8");
    CHECK(format_error("{\n\"format\": }") == "f.json, line 2, column 11: this is no valid JSON");
    CHECK(format_error("{\"format\": 1e999}") == "f.json, line 1, column 16: this is no valid JSON");
    check_refused({{"[]", "line 1: the format has to be an object, not an array"},
                   {"\"weird-west\"", "line 1: the format has to be an object, not a text"},
                   {"null", "line 1: the format has to be an object, not null"},
                   {"true", "line 1: the format has to be an object, not true or false"}});
}

TEST_CASE("a format file: unknown keys and words")
{
    check_refused({
        {format_with(R"("limts": {})"),
         "line 2: unknown key \"limts\" in the format; expected one of: format, name, about, source, base, "
         "game, "
         "limits, doubtful, lists, ban, unban, allow, forbid, house_rules; did you mean \"limits\"?"},
        {format_with(R"("limits": {"Valued": 52})"),
         "line 2: unknown key \"Valued\" in \"limits\"; expected one of: valued, outfits, legends, jokers, "
         "same_face, same_title, starting_places, grifters, core_deeds; did you mean \"valued\"?"},
        {format_with(R"("doubtful": {"hats": "any"})"),
         "line 2: unknown key \"hats\" in \"doubtful\"; expected one "
         "of: same_title, core_deeds, post_a_tron, "
         "kept_hand, missing_inventor, setup_discounts, "
         "starting_sidekick, unknown_core_gang, versions_start, "
         "casual_bans, pool_bounds"},
        {format_with(R"("doubtful": {"core_deeds": "one_extr"})"),
         "line 2: unknown word \"one_extr\" for \"core_deeds\"; expected one of: take-a-place, one-extra; "
         "did you "
         "mean \"one-extra\"?"},
        {format_with_lists(R"({"version": "1", "sice": ""})"),
         "line 2: unknown key \"sice\" in a list; expected one of: version, since, until, pool, banned; did "
         "you "
         "mean \"since\"?"},
        {format_with_pool(R"("setz": [])"), "line 3: unknown key \"setz\" in \"pool\"; expected one of: "
                                            "outside_up_to, outside_from, sets, always, "
                                            "never; did you mean \"sets\"?"},
        {format_with_rule(R"("query": "")"),
         "line 3: unknown key \"query\" in a house rule; expected one of: id, "
         "cards, in, count, at_least, at_most, "
         "exactly, severity, message"},
        {format_with_rule(R"("id": "a", "cards": "b", "in": "hand", "exactly": 1)"),
         "line 3: unknown word \"hand\" for \"in\"; expected one of: deck, start, outfit, legend"},
        {format_with_rule(R"("id": "a", "cards": "b", "count": "title", "exactly": 1)"),
         "line 3: unknown word \"title\" for \"count\"; expected one of: copies, titles, each; did you mean "
         "\"titles\"?"},
        {format_with_rule(R"("id": "a", "cards": "b", "severity": "fatal", "exactly": 1)"),
         "line 3: unknown word \"fatal\" for \"severity\"; expected one of: error, warning"},
        {format_on_base(R"("game": "poker")"),
         "line 2: unknown word \"poker\" for \"game\"; expected one of: reloaded, classic"},
        {format_on_base("\"about\": \"\"", "base-twon"),
         "line 1: unknown format \"base-twon\" as \"base\"; expected one of: base-town; "
         "did you mean \"base-town\"?"},
    });
    const auto alone = parse_format_file(format_on_base("\"about\": \"\"", "x"), "f.json", {});
    REQUIRE_FALSE(alone);
    CHECK(describe(alone.error()) == "f.json, line 1: unknown format \"x\" as \"base\"");
}

TEST_CASE("a format file: keys that come twice or are missing")
{
    check_refused({
        {format_with(R"("name": "G")"), "line 2: the key \"name\" comes twice in the format"},
        {format_with(R"("comment": "a", "comment": "b")"),
         "line 2: the key \"comment\" comes twice in the format"},
        {format_with(R"("limits": {"jokers": 1, "jokers": 1})"),
         "line 2: the key \"jokers\" comes twice in \"limits\""},
        {format_with_lists(R"({"version": "1", "version": "1"})"),
         "line 2: the key \"version\" comes twice in a list"},
        {"\n{}", "line 2: the format has no \"format\""},
        {R"({"format": "f"})", "line 1: the format has no \"name\""},
        {R"({"format": "f", "name": "F", "lists": [{"version": "1"}]})",
         "line 1: the format has no \"game\", nor a \"base\" that could give it one"},
        {R"({"format": "f", "name": "F", "game": "classic"})",
         "line 1: the format has no \"lists\", nor a \"base\" that could give it one"},
        {format_with_lists("{}"), "line 2: a list has no \"version\""},
        {format_with_rule(R"("cards": "b", "exactly": 1)"), "line 3: a house rule has no \"id\""},
        {format_with_rule(R"("id": "a", "exactly": 1)"), "line 3: a house rule has no \"cards\""},
        {format_with_rule(R"("id": "a", "cards": "b")"),
         "line 3: a house rule needs \"at_least\", \"at_most\" or \"exactly\""},
    });
}

TEST_CASE("a format file: values of the wrong kind")
{
    check_refused({
        {R"({"format": 1})", "line 1: \"format\" has to be a text, not a number"},
        {R"({"format": "f", "name": null})", "line 1: \"name\" has to be a text, not null"},
        {format_with(R"("about": ["a"])"), "line 2: \"about\" has to be a text, not an array"},
        {format_with(R"("source": {})"), "line 2: \"source\" has to be a text, not an object"},
        {format_with(R"("comment": true)"), "line 2: \"comment\" has to be a text, not true or false"},
        {format_with(R"("limits": [])"), "line 2: \"limits\" has to be an object, not an array"},
        {format_with(R"("limits": {"valued": "52"})"),
         "line 2: \"valued\" has to be a whole number from 1 to 99, not a text"},
        {format_with(R"("limits": {"valued": null})"),
         "line 2: \"valued\" has to be a whole number from 1 to 99, not null"},
        {format_with(R"("limits": {"jokers": true})"),
         "line 2: \"jokers\" has to be a whole number from 0 to 999 or null, not true or false"},
        {format_with(R"("doubtful": "none")"), "line 2: \"doubtful\" has to be an object, not a text"},
        {format_with(R"("doubtful": {"kept_hand": 1})"),
         "line 2: \"kept_hand\" has to be one of: any, legal, prefer-legal; not a number"},
        {format_with_lists("1"), "line 2: a list has to be an object, not a number"},
        {format_on_base(R"("lists": {})"), "line 2: \"lists\" has to be an array, not an object"},
        {format_with_lists(R"({"version": 1})"), "line 2: \"version\" has to be a text, not a number"},
        {format_with_lists(R"({"version": "1", "since": 2019})"),
         "line 2: \"since\" has to be a text, not a number"},
        {format_with_lists(R"({"version": "1", "pool": null})"),
         "line 2: \"pool\" has to be an object, not null"},
        {format_with_lists("{\"version\": \"1\", \"banned\": [\n\"a\",\n11001]}"),
         "line 4: an item of \"banned\" has to be a text, not a number"},
        {format_with_pool(R"("outside_from": 23056)"),
         "line 3: \"outside_from\" has to be a text, not a number"},
        {format_with_pool(R"("sets": "Base Set")"), "line 3: \"sets\" has to be an array, not a text"},
        {format_on_base(R"("ban": "11001")"), "line 2: \"ban\" has to be an array, not a text"},
        {format_on_base(R"("house_rules": {})"), "line 2: \"house_rules\" has to be an array, not an object"},
        {format_on_base(R"("house_rules": [[]])"), "line 2: a house rule has to be an object, not an array"},
        {R"({"format": "f", "name": "F", "base": ["base-town"]})",
         "line 1: \"base\" has to be a text, not an array"},
        {format_with_rule(R"("id": "a", "cards": "b", "at_most": null)"),
         "line 3: \"at_most\" has to be a whole number from 0 to 999, not null"},
    });
}

TEST_CASE("a format file: numbers out of range")
{
    for (const std::string number : {"0", "100", "-1", "1.5", "1e30", "-9223372036854775808"})
        check_refused({{format_with("\"limits\": {\"valued\": " + number + "}"),
                        "line 2: \"valued\" has to be a whole number from 1 to 99, not " + number}});
    for (const std::string limit : {"jokers", "same_face", "same_title", "grifters", "core_deeds"})
        check_refused(
            {{format_with("\"limits\": {\"" + limit + "\": 1000}"),
              "line 2: \"" + limit + "\" has to be a whole number from 0 to 999 or null, not 1000"}});
    for (const std::string limit : {"outfits", "legends", "starting_places"})
        check_refused({{format_with("\"limits\": {\"" + limit + "\": -1}"),
                        "line 2: \"" + limit + "\" has to be a whole number from 0 to 999, not -1"}});
    for (const std::string limit : {"at_least", "at_most", "exactly"})
        check_refused({{format_with_rule(R"("id": "a", "cards": "b", ")" + limit + "\": 1000"),
                        "line 3: \"" + limit + "\" has to be a whole number from 0 to 999, not 1000"}});
    CHECK(format_error(format_with(R"("limits": {"jokers": 18446744073709551615})"))
              .ends_with("9223372036854775807"));
}

TEST_CASE("a format file: ids, names and texts")
{
    const std::string rule_of_ids = " has to be 1 to 40 small letters (a to z), digits and hyphens, not ";
    for (const std::string id : {"", "Weird", "weird west", "weird_west", "stra\u00dfe", "a/b", "../f"}) {
        check_refused({{"{\"format\": \"" + id + "\"}", "line 1: \"format\"" + rule_of_ids + '"' + id + '"'},
                       {format_with_rule("\"cards\": \"b\", \"exactly\": 1, \"id\": \"" + id + '"'),
                        "line 3: \"id\"" + rule_of_ids + '"' + id + '"'}});
    }
    const auto named = [](const std::string& name) { return R"({"format": "f", "name": ")" + name + "\"}"; };
    check_refused({
        {"{\"format\": \"" + std::string(41, 'a') + "\"}",
         "line 1: \"format\"" + rule_of_ids + '"' + std::string(41, 'a') + '"'},
        {R"({"format": "all"})", "line 1: \"all\" means every format and cannot be the id of one"},
        {named(""), "line 1: \"name\" is empty"},
        {named(" \\t "), "line 1: \"name\" holds a control character"},
        {named("  "), "line 1: \"name\" is empty"},
        {named(std::string(201, 'n')), "line 1: \"name\" has more than 200 characters"},
        {named("a\\u001b[2J"), "line 1: \"name\" holds a control character"},
        {format_with("\"about\": \"" + repeated("\u00e9", 2001) + '"'),
         "line 2: \"about\" has more than 2000 characters"},
        {format_with("\"source\": \"" + std::string(2001, 's') + '"'),
         "line 2: \"source\" has more than 2000 characters"},
        {format_with_lists(R"({"version": ""})"), "line 2: \"version\" is empty"},
        {format_with_pool(R"("always": ["01144", " "])"), "line 3: an item of \"always\" is empty"},
        {format_on_base("\"ban\": [\"" + std::string(201, 'x') + "\"]"),
         "line 2: an item of \"ban\" has more than 200 characters"},
        {format_with_rule(R"("id": "a", "cards": " ", "exactly": 1)"), "line 3: \"cards\" is empty"},
        {format_with_rule("\"id\": \"a\", \"cards\": \"" + std::string(1001, 'q') + "\", \"exactly\": 1"),
         "line 3: \"cards\" has more than 1000 characters"},
        {format_with_rule("\"id\": \"a\", \"cards\": \"b\", \"exactly\": 1, \"message\": \"" +
                          std::string(2001, 'm') + '"'),
         "line 3: \"message\" has more than 2000 characters"},
    });
    CHECK(parse_format(format_with("\"about\": \"" + repeated("\u00e9", 2000) + '"')));
    CHECK(parse_format(R"({"format": ")" + std::string(40, '-') + R"(", "name": "F", "base": "base-town"})"));
}
