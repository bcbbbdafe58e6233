#include <doctest/doctest.h>

#include <limits>

#include "importers/json_tree.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::deck_from;
using drawhand::test::deck_reader;

namespace {

const CardId law_dogs{"01002"}, doc{"21007"}, harden{"01018"}, whip{"01119"}, joker{"01144"};

std::string error_of(const std::string& text)
{
    const auto decks = deck_reader().read(text, {"deck.json", nullptr});
    REQUIRE_FALSE(decks);
    return describe(decks.error());
}

} // namespace

TEST_CASE("a JSON tree knows where its values stand")
{
    const auto tree =
        read_json_tree("{\n \"a\": [1, \"2\",\n  {\"b\":\n null}],\n\"c\": 1.5, \"d\": true}", "f");
    REQUIRE(tree);
    CHECK(tree->line == 1);
    const JsonNode& a = *tree->find("a");
    CHECK(a.line == 2);
    CHECK(a.items[0].number == 1);
    CHECK(whole_number_of(a.items[1]) == 2);
    CHECK(a.items[2].line == 3);
    CHECK(a.items[2].find("b")->is(JsonNode::Kind::null));
    CHECK(tree->find("c")->line == 5);
    CHECK(tree->find("c")->text == "1.5");
    CHECK_FALSE(whole_number_of(*tree->find("c")));
    CHECK(tree->find("d")->truth);
    CHECK(tree->find("e") == nullptr);
    const auto numbers = read_json_tree("[\n11001\n,\n2\n]", "f");
    REQUIRE(numbers);
    CHECK(numbers->items[0].line == 2); // although the parser has read the end of the line by then
    CHECK(numbers->items[1].line == 4);
    CHECK(read_json_tree("18446744073709551615", "f")->number == std::numeric_limits<long long>::max());
}

TEST_CASE("broken JSON is refused with the place")
{
    CHECK(error_of("{\n\"cards\": {\"01018\": }\n}") ==
          "deck.json, line 2, column 20: this is no valid JSON");
    CHECK(error_of("{\"cards\": {\"01018\": 1}").find("no valid JSON") != std::string::npos);
    CHECK(error_of("[]") == "deck.json: the file holds no deck");
    CHECK(error_of("{}").find("no deck in this JSON") != std::string::npos);
    CHECK(error_of("[[1, 2]]").find("no deck in this JSON") != std::string::npos);
    CHECK(error_of("[{\"code\": \"01018\", \"title\": \"x\"}]").find("list of cards") != std::string::npos);
    CHECK(error_of("{\"name\": \"s\", \"cards\": [{\"code\": \"01018\", \"title\": \"x\"}]}")
              .find("drawhand import") != std::string::npos);
    CHECK(error_of("[{\"bannedCards\": [], \"cards\": 1}]").find("banned") != std::string::npos);
    CHECK(error_of(std::string(70, '[') + std::string(70, ']')).find("64 levels") != std::string::npos);
}

TEST_CASE("a published list of DoomtownDB: codes and counts, and no starters")
{
    const DeckImport import = deck_from(R"({"id": 7, "name": "Tin \u2605", "creation": "2015-01-31 12:00:00",
        "description": "<p>First &amp; best<\/p>", "username": "x",
        "cards": {"01002": 1, "21007": 1, "01018": 2, "01119": "4", "01144": 1}})");
    CHECK(import.source == DeckSource::dtdb_decklist);
    CHECK(import.deck.name == "Tin \u2605");
    CHECK(import.deck.notes == "First & best");
    CHECK(import.deck.outfits == std::vector{law_dogs});
    CHECK(import.deck.legends == std::vector{doc});
    CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 2, 0}, {whip, 4, 0}, {joker, 1, 0}});
    CHECK(import.read == 7);
    REQUIRE(import.remarks.size() == 1);
    CHECK(import.remarks.front().find("starters unknown") == 0);
    // An empty list is an array there.
    CHECK(deck_from(R"({"id": 1, "name": "e", "username": "u", "cards": []})").read == 0);
}

TEST_CASE("own decks of DoomtownDB, with starters, tags and notes")
{
    const DeckImport import = deck_from(R"([{"id": "3", "name": "Mine", "description": "a *b*\nc",
        "tags": ["wwe", "fast"], "format": "weird-west", "problem": null,
        "cards": [{"card_code": "01002", "qty": 1, "start": 0}, {"card_code": "01018", "qty": 2, "start": 1},
                  {"card_code": "01018", "qty": 1, "start": 0}],
        "unknown": [{"text": "2x Nobody Knows", "copies": 2}, {"text": "3x Pistol Whip [DTR]", "copies": 3}]
}])");
    CHECK(import.source == DeckSource::dtdb_deck);
    CHECK(import.deck.notes == "a *b*\nc");
    CHECK(import.deck.tags == std::vector<std::string>{"wwe", "fast"});
    CHECK(import.deck.format == "weird-west");
    CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 3, 1}, {whip, 3, 0}});
    CHECK(import.deck.unknown == std::vector<UnknownCard>{{"2x Nobody Knows", 2}});
    REQUIRE(import.skipped.size() == 1);
    CHECK(import.skipped.front().line == 5);
    CHECK(import.remarks.empty());
}

TEST_CASE("what the deck database stores: code, quantity, start")
{
    const DeckImport import =
        deck_from(R"({"01002": {"quantity": 1, "start": 0}, "01018": {"quantity": "2", "start": "1"}})");
    CHECK(import.deck.outfits == std::vector{law_dogs});
    CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 2, 1}});
}

TEST_CASE("decks of doomtown.online: several in a file, rows added up, counts as text")
{
    const auto decks = deck_reader().read(R"([
      {"name": "One", "outfit": {"code": "01002", "quantity": "1"}, "legend": null, "lastUpdated": "x",
       "drawCards": [{"card": {"code": "01018"}, "count": "1", "starting": 1}, {"card": {"code": "01018"}, "count": 1},
                     {"card": {"code": "01144", "title": "Joker"}, "count": 1
}]
},
      {"deckName": "Two", "outfit": {"code": "01002"}, "legend": {"code": "21007"}, "drawCards": []}])",
                                          {"decks.json", nullptr});
    REQUIRE(decks);
    REQUIRE(decks->size() == 2);
    const DeckImport& one = decks->front();
    CHECK(one.source == DeckSource::townsquare_deck);
    CHECK(one.deck.name == "One");
    CHECK(one.deck.outfits == std::vector{law_dogs});
    CHECK(one.deck.entries == std::vector<DeckEntry>{{harden, 2, 1}, {joker, 1, 0}});
    CHECK(one.skipped.empty());
    CHECK(decks->back().deck.name == "Two");
    CHECK(decks->back().deck.legends == std::vector{doc});
}

TEST_CASE("every card of a JSON deck that is no use is reported with its line")
{
    struct Row {
        std::string item;
        const char* why;
        const char* text;
    };
    for (const Row& row : {
             Row{R"({"card": {"code": "99999"}, "count": 2})", "no card has this code", "99999"},
             Row{R"({"card": {"code": "99999", "title": "Pstol Whip"}, "count": 2})",
                 "no card has this title", "99999 Pstol Whip"},
             Row{R"({"card": {}, "count": 2})", "no code", ""},
             Row{R"({"card": {"code": "01018"}, "count": 0})", "a count of 0", "01018"},
             Row{R"({"card": {"code": "01018"}, "count": -3})", "below 0", "01018"},
             Row{R"({"card": {"code": "01018"}, "count": 1000000000})", "more than 99", "01018"},
             Row{R"({"card": {"code": "01018"}, "count": 1.5})", "no whole number", "01018"},
             Row{R"({"card": {"code": "01018"}, "count": [2]})", "no whole number", "01018"},
             Row{R"({"card": {"code": "x", "title": "Mine", "custom": true}, "count": 1})", "custom card",
                 "x Mine"},
             Row{R"({"count": 1})", "expected a card", "an item of drawCards"},
             Row{R"("text")", "expected a card", "an item of drawCards"},
         }) {
        CAPTURE(row.item);
        const DeckImport import = deck_from(
            "{\"name\": \"x\",\n\"drawCards\": [\n{\"card\": {\"code\": \"01119\"}, \"count\": 1},\n" +
            row.item + "]}");
        CHECK(import.deck.entries == std::vector<DeckEntry>{{whip, 1, 0}});
        REQUIRE(import.skipped.size() == 1);
        CHECK(import.skipped.front().line == 4);
        CHECK(import.skipped.front().text == row.text);
        CHECK(import.skipped.front().why.find(row.why) != std::string::npos);
    }
}

TEST_CASE("one broken deck of a file does not take the others with it")
{
    const auto decks =
        deck_reader().read("[{\"cards\": {\"01018\": 1}},\n{\"nothing\": 1}]", {"d.json", nullptr});
    REQUIRE(decks);
    REQUIRE(decks->size() == 2);
    CHECK(decks->front().read == 1);
    REQUIRE(decks->back().skipped.size() == 1);
    CHECK(decks->back().skipped.front().line == 2);
}

TEST_CASE("more starters than copies are kept for the judge, and said")
{
    const DeckImport import = deck_from(R"({"cards": [{"card_code": "01018", "qty": 1, "start": 4}]})");
    CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 1, 4}});
    REQUIRE(import.remarks.size() == 1);
    CHECK(import.remarks.front().find("more copies of Tommy Harden start") != std::string::npos);
}

TEST_CASE("an item that names nothing is reported and not kept as an unknown card")
{
    for (const char* json :
         {R"({"cards": [{"card_code": "01018"}], "unknown": [{"copies": 2}]})",
          R"({"drawCards": [{"card": {"code": "01018"}}, {"card": {"text": "x"}, "count": 4}]})"}) {
        CAPTURE(json);
        const DeckImport import = deck_from(json);
        CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 1, 0}});
        CHECK(import.deck.unknown.empty());
        CHECK(import.skipped.size() == 1);
    }
}
