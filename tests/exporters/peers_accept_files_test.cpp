#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/deck_edit.h"
#include "core/poker_deck.h"
#include "judged_decks.h"
#include "peer_readers.h"
#include "small_deck.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("the deck database finds every card of an OCTGN deck that has an id")
{
    for (const Game game : {Game::reloaded, Game::classic})
        for_each_deck(game, [](const Deck& deck) {
            const WrittenDeck text = written(deck, DeckFormat::octgn);
            const PeerDeck seen = read_as_dtdb_octgn_import(text.text);
            CHECK(seen.not_found.empty());
            // By version, because a printing without an id is written as another one of the same card.
            CardMap by_version, expected;
            for (const auto& [id, copies] : seen.cards) {
                PeerCopies& card = by_version[full_catalogue().with_octgn_id(id).back()->version_key];
                card.copies += copies.copies;
                card.starting += copies.starting;
            }
            const auto expect = [&](const CardId& id, int copies, int starting) {
                const Card& card = card_of(id);
                const auto printings = full_catalogue().printings_of(card);
                const bool has_id = std::ranges::any_of(
                    printings, [](const Card* other) { return !other->octgn_id.empty(); });
                if (!has_id) {
                    CHECK(warns(text, "LEFT OUT: " + std::to_string(copies) + " x " + card.title + " ("));
                    return;
                }
                expected[card.version_key].copies += copies;
                expected[card.version_key].starting += std::min(starting, copies);
            };
            for (const CardId& outfit : deck.outfits)
                expect(outfit, 1, 0);
            for (const CardId& legend : deck.legends)
                expect(legend, 1, 0);
            for (const DeckEntry& entry : deck.entries)
                expect(entry.id, entry.copies, entry.starting);
            CHECK(by_version == expected);
        });
}

TEST_CASE("DoomtownDraw takes every deck of 46 to 54 cards and sees its faces")
{
    int refused = 0;
    for (const Game game : {Game::reloaded, Game::classic})
        for_each_deck(game, [&refused](const Deck& deck) {
            const DrawnDeck seen = read_as_doomtown_draw(written(deck, DeckFormat::poker).text);
            const PokerDeck drawn = poker_deck(deck, full_catalogue());
            const bool fits = drawn.size() >= 46 && drawn.size() <= 54 && drawn.jokers() <= 2;
            CHECK(seen.refusal.empty() == fits); // only a broken deck does not fit
            refused += fits ? 0 : 1;
            CHECK(seen.lines == drawn.size());
            CHECK(seen.jokers + seen.devils == drawn.jokers());
            for (const Suit suit : all_suits)
                for (int pips = 1; pips <= 13; ++pips) {
                    const Face face{suit, *Value::from_int(pips)};
                    const auto found = seen.faces.find(face_text(face));
                    CHECK((found == seen.faces.end() ? 0 : found->second) == drawn.copies(face));
                }
        });
    CHECK(refused < 5);
}

TEST_CASE("a strict CSV reader gets every card with its numbers")
{
    for (const Game game : {Game::reloaded, Game::classic})
        for_each_deck(game, [](const Deck& deck) {
            const auto rows = read_strict_csv(written(deck, DeckFormat::csv).text);
            REQUIRE(rows.front() ==
                    std::vector<std::string>{"quantity", "title", "set", "starting", "code", "type"});
            Deck seen;
            for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
                const std::vector<std::string>& field = *row;
                const CardId id{field[4]};
                if (id.text.empty()) {
                    seen.unknown.push_back({field[1], std::stoi(field[0])});
                    continue;
                }
                CHECK(field[1] == card_of(id).title);
                CHECK(field[2] == full_catalogue().set_of(card_of(id)).name);
                CHECK(field[5] == type_name(card_of(id).type));
                const auto copies = static_cast<std::size_t>(std::stoi(field[0]));
                if (field[5] == "outfit")
                    seen.outfits.insert(seen.outfits.end(), copies, id);
                else if (field[5] == "legend")
                    seen.legends.insert(seen.legends.end(), copies, id);
                else
                    seen.entries.push_back({id, static_cast<int>(copies), std::stoi(field[3])});
            }
            Deck expected = deck; // the exceptions: a table has no place for these
            expected.name = expected.notes = expected.format = "";
            expected.tags.clear();
            CHECK(sorted_deck(seen) == sorted_deck(expected));
        });
}

TEST_CASE("both JSON forms hold every card with its numbers")
{
    using Json = nlohmann::json;
    for (const Game game : {Game::reloaded, Game::classic})
        for_each_deck(game, [](const Deck& deck) {
            const Json dtdb = Json::parse(written(deck, DeckFormat::dtdb_json).text);
            const Json townsquare = Json::parse(written(deck, DeckFormat::townsquare_json).text);
            CardMap expected, own_deck, online;
            for (const DeckEntry& entry : deck.entries)
                expected[entry.id.text] = {entry.copies, entry.starting};
            for (const auto* parts : {&deck.outfits, &deck.legends})
                for (const CardId& id : *parts)
                    ++expected[id.text].copies;
            for (const Json& card : dtdb["cards"])
                own_deck[card["card_code"]] = {card["qty"], card["start"]};
            CHECK(own_deck == expected);
            for (const char* part : {"outfit", "legend"})
                if (!townsquare[part].is_null()) ++online[townsquare[part]["code"]].copies;
            for (const Json& row : townsquare["drawCards"]) {
                online[row["card"]["code"]].copies += row["count"].get<int>();
                online[row["card"]["code"]].starting += row["starting"].get<int>();
            }
            CHECK(online == expected);
            CHECK(dtdb["name"] == deck.name);
            CHECK(townsquare["name"] == deck.name);
            CHECK(dtdb["description"] == deck.notes);
            CHECK(dtdb["tags"] == deck.tags);
            CHECK(dtdb.value("format", "") == deck.format);
            CHECK(dtdb.value("unknown", Json::array()).size() == deck.unknown.size());
        });
}
