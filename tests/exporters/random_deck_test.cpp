#include <doctest/doctest.h>

#include <map>
#include <string>

#include "judged_decks.h"
#include "support/random_deck.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("the random decks are plausible and cover what the writers have to cope with")
{
    std::map<std::string, int> seen;
    for (const Game game : {Game::reloaded, Game::classic})
        for (unsigned seed = 0; seed < random_decks; ++seed) {
            CAPTURE(seed);
            const Deck deck = random_deck(seed, game);
            CHECK(deck == random_deck(seed, game));
            CHECK(deck.outfits.size() == 1);
            CHECK(valued_cards(deck, full_catalogue()) == 52);
            CHECK(joker_count(deck, full_catalogue()) <= 2);
            CHECK(starter_count(deck) <= 5);
            CHECK(game_of(deck, full_catalogue()) == game);
            seen["no name"] += deck.name.empty() ? 1 : 0;
            seen["legend"] += deck.legends.empty() ? 0 : 1;
            seen["notes"] += deck.notes.empty() ? 0 : 1;
            seen["tags"] += deck.tags.empty() ? 0 : 1;
            seen["format"] += deck.format.empty() ? 0 : 1;
            seen["unknown"] += deck.unknown.empty() ? 0 : 1;
            seen["no joker"] += joker_count(deck, full_catalogue()) == 0 ? 1 : 0;
            for (const DeckEntry& entry : deck.entries) {
                seen["several starters"] += entry.starting > 1 ? 1 : 0;
                seen["twin"] += is_twin(entry.id) ? 1 : 0;
                if (const auto kind = card_of(entry.id).joker) ++seen[std::string(joker_kind_name(*kind))];
            }
        }
    for (const char* what :
         {"no name", "legend", "notes", "tags", "format", "unknown", "no joker", "several starters", "twin",
          "plain", "devils", "heretic", "deaths_head", "fools"}) {
        CAPTURE(what);
        CHECK(seen[what] > 0);
    }
}
