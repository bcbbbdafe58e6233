#include <doctest/doctest.h>

#include "core/deck.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::full_catalogue;

namespace {

const CardId whip{"01119"}, dude{"01018"}, joker{"01144"}, token{"01146"};

} // namespace

TEST_CASE("adding copies makes an entry, taking the last one away removes it")
{
    const Deck empty;
    const Deck two = with_copies_added(empty, whip, 2);
    CHECK(two.entries == std::vector<DeckEntry>{{whip, 2, 0}});
    CHECK(with_copies_added(two, whip, 1).entries.front().copies == 3);
    CHECK(with_copies_added(two, whip, -2) == empty);
    CHECK(with_copies_added(two, whip, -9) == empty);
    CHECK(with_copies_added(empty, whip, -1) == empty);
    CHECK(copies_of(two, whip) == 2);
    CHECK(copies_of(two, dude) == 0);
}

TEST_CASE("no more copies start than are there")
{
    const Deck deck = with_starters_added(with_copies_added(Deck{}, dude, 1), dude, 1);
    CHECK(deck.entries == std::vector<DeckEntry>{{dude, 2, 1}});
    CHECK(starter_count(deck) == 1);
    CHECK(starter_count(with_copies_added(deck, dude, -1)) == 1);
    CHECK(starter_count(with_copies_added(deck, dude, -2)) == 0);
}

TEST_CASE("what counts as a card with a value")
{
    Deck deck = with_copies_added(with_copies_added(Deck{}, whip, 3), joker, 2);
    deck = with_copies_added(std::move(deck), token, 1);
    deck = with_copies_added(std::move(deck), CardId{"99999"}, 4);
    CHECK(valued_cards(deck, full_catalogue()) == 3);
    CHECK(joker_count(deck, full_catalogue()) == 2);
}

TEST_CASE("the game is the outfit's, else that of most cards")
{
    const CardId classic{"0057f792-7c83-4052-8e1c-5929c89158cc"};
    CHECK(game_of(Deck{}, full_catalogue()) == Game::reloaded);
    Deck deck = with_copies_added(with_copies_added(Deck{}, classic, 2), whip, 1);
    CHECK(game_of(deck, full_catalogue()) == Game::classic);
    deck.outfits = {CardId{"01002"}};
    CHECK(game_of(deck, full_catalogue()) == Game::reloaded);
    CHECK(outfit_of(deck, full_catalogue())->title == "Law Dogs");
    CHECK(legend_of(deck, full_catalogue()) == nullptr);
    deck.outfits = {CardId{"99999"}};
    CHECK(outfit_of(deck, full_catalogue()) == nullptr);
}
