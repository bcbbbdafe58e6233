#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "small_deck.h"

using namespace drawhand;
using namespace drawhand::test;
using Json = nlohmann::ordered_json;

namespace {

/// Two cards are enough to see the whole shape.
Deck two_card_deck()
{
    Deck deck;
    deck.name = "Aces & \"Eights\"";
    deck.outfits = {{"01002"}};
    deck.legends = {{"19001"}};
    deck.entries = {{{"01144"}, 1, 0}, {{"01018"}, 2, 1}};
    return deck;
}

} // namespace

TEST_CASE("JSON of one's own decks: everything is a card")
{
    Deck deck = two_card_deck();
    deck.notes = "# Plan\r\n\"wait\"\t\u00E9\n";
    deck.tags = {"lawdogs", "slow play"};
    const WrittenDeck text = written(deck, DeckFormat::dtdb_json);
    CHECK(text.text == R"({
  "name": "Aces & \"Eights\"",
  "description": "# Plan\r\n\"wait\"\té\n",
  "tags": [
    "lawdogs",
    "slow play"
  ],
  "cards": [
    {
      "card_code": "01002",
      "qty": 1,
      "start": 0
    },
    {
      "card_code": "01018",
      "qty": 2,
      "start": 1
    },
    {
      "card_code": "19001",
      "qty": 1,
      "start": 0
    },
    {
      "card_code": "01144",
      "qty": 1,
      "start": 0
    }
  ]
}
)");
    CHECK(text.warnings.empty());
}

TEST_CASE("JSON of one's own decks: two keys of ours keep what the site has no place for")
{
    Deck deck = two_card_deck();
    deck.format = "weird-west";
    deck.unknown = {{"4x Pistl Wip", 4}};
    deck.outfits = {{"01004"}, {"01004"}, {"01001"}};
    deck.entries.push_back({{"99999"}, 3, 2});
    const WrittenDeck text = written(deck, DeckFormat::dtdb_json);
    const Json json = Json::parse(text.text);
    CHECK(json["format"] == "weird-west");
    CHECK(json["unknown"] == Json::parse(R"([{"text": "4x Pistl Wip", "copies": 4}])"));
    CHECK(json["cards"][0] == Json::parse(R"({"card_code": "01004", "qty": 2, "start": 0})"));
    CHECK(json["cards"][1] == Json::parse(R"({"card_code": "01001", "qty": 1, "start": 0})"));
    CHECK(json["cards"].back() == Json::parse(R"({"card_code": "99999", "qty": 3, "start": 2})"));
    CHECK(text.warnings.size() == 4);
    CHECK(warns(text, "only Drawhand reads the format \"weird-west\""));
    CHECK(warns(text, "only Drawhand reads from it what names no known card"));
    CHECK(warns(text, "the card 99999 is not known here"));
    CHECK(warns(text, "the deck has 3 outfits"));
}

TEST_CASE("JSON of doomtown.online: outfit and legend apart, jokers among the cards")
{
    const WrittenDeck text = written(two_card_deck(), DeckFormat::townsquare_json);
    CHECK(text.text == R"({
  "name": "Aces & \"Eights\"",
  "outfit": {
    "code": "01002"
  },
  "legend": {
    "code": "19001"
  },
  "drawCards": [
    {
      "card": {
        "code": "01018"
      },
      "count": 2,
      "starting": 1
    },
    {
      "card": {
        "code": "01144"
      },
      "count": 1,
      "starting": 0
    }
  ]
}
)");
    CHECK(text.warnings.empty());
}

TEST_CASE("JSON of doomtown.online: what it cannot hold is said")
{
    Deck deck = two_card_deck();
    deck.legends.clear();
    deck.outfits = {{"01004"}, {"01004"}, {"01001"}};
    deck.entries.push_back({{"99999"}, 3, 2});
    deck.unknown = {{"4x Pistl Wip", 4}};
    deck.notes = "slow";
    const WrittenDeck text = written(deck, DeckFormat::townsquare_json);
    const Json json = Json::parse(text.text);
    CHECK(json["outfit"]["code"] == "01004");
    CHECK(json["legend"].is_null());
    // The other outfits are among the cards, because nothing else would show them.
    CHECK(json["drawCards"][0] == Json::parse(R"({"card": {"code": "01004"}, "count": 1, "starting": 0})"));
    CHECK(json["drawCards"][1] == Json::parse(R"({"card": {"code": "01001"}, "count": 1, "starting": 0})"));
    CHECK(json["drawCards"].back() ==
          Json::parse(R"({"card": {"code": "99999"}, "count": 3, "starting": 2})"));
    CHECK(text.warnings.size() == 4);
    CHECK(warns(text, "what names no known card is left out: \"4x Pistl Wip\""));
    CHECK(warns(text, "the notes are left out"));
    CHECK(warns(text, "the card 99999 is not known here"));
    CHECK(warns(text, "the deck has 3 outfits; doomtown.online takes one, The Sloane Gang"));

    const WrittenDeck empty = written({}, DeckFormat::townsquare_json);
    CHECK(Json::parse(empty.text) ==
          Json::parse(R"({"name": "", "outfit": null, "legend": null, "drawCards": []})"));
    CHECK(warns(empty, "the deck has no outfit"));
}

TEST_CASE("JSON takes Classic cards under their ids and says that the sites do not know them")
{
    for (const DeckFormat format : {DeckFormat::dtdb_json, DeckFormat::townsquare_json}) {
        const WrittenDeck text = written(small_classic_deck(), format);
        CHECK(text.text.find("1ac2e72e-a118-418e-90e6-e1c053f78ce6") != std::string::npos);
        CHECK(text.warnings.size() == 1);
        CHECK(warns(text, "does not know Classic cards"));
    }
}

TEST_CASE("JSON is valid whatever the texts are made of")
{
    Deck deck = two_card_deck();
    deck.name = "two\nlines\xFF";
    deck.notes = std::string("\0\x1F\xC3\"\\", 5);
    deck.unknown = {{"\xFF\n", 1}};
    for (const DeckFormat format : {DeckFormat::dtdb_json, DeckFormat::townsquare_json})
        CHECK(Json::parse(written(deck, format).text)["name"] == "two lines\uFFFD");
    CHECK(Json::parse(written(deck, DeckFormat::dtdb_json).text)["description"] ==
          std::string("\0\x1F\uFFFD\"\\", 7));
}
