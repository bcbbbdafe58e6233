#include <doctest/doctest.h>

#include "core/deck_edit.h"
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

TEST_CASE("copies stop where a slip of the keyboard begins")
{
    CHECK(copies_of(with_copies_added(Deck{}, whip, 1'000'000'000), whip) == most_copies);
    CHECK(copies_of(with_copies_added(with_copies_added(Deck{}, whip, 90), whip, 2'147'483'647), whip) ==
          most_copies);
    CHECK(with_copies_added(with_copies_added(Deck{}, whip, 90), whip, -2'147'483'647 - 1) == Deck{});
}

TEST_CASE("starters are some of the copies")
{
    const Deck three = with_copies_added(Deck{}, dude, 3);
    CHECK(with_starting(three, dude, 2).entries == std::vector<DeckEntry>{{dude, 3, 2}});
    CHECK(with_starting(three, dude, 9).entries == std::vector<DeckEntry>{{dude, 3, 3}});
    CHECK(with_starting(three, dude, -1) == three);
    CHECK(with_starting(three, whip, 1) == three);
    CHECK(starting_copies_of(with_starting(three, dude, 2), dude) == 2);
}

TEST_CASE("another printing takes over copies and starters, in its place or with its own")
{
    const CardId reprint{"24067"}; // the same dude in Weird West
    Deck deck = with_copies_added(with_starters_added(Deck{}, dude, 1), whip, 2);
    CHECK(with_printing(deck, dude, reprint).entries ==
          std::vector<DeckEntry>{{reprint, 1, 1}, {whip, 2, 0}});
    CHECK(with_printing(deck, dude, dude) == deck);
    CHECK(with_printing(deck, reprint, dude) == deck);
    deck = with_starters_added(std::move(deck), reprint, 2);
    CHECK(with_printing(deck, dude, reprint).entries ==
          std::vector<DeckEntry>{{whip, 2, 0}, {reprint, 3, 3}});
}

TEST_CASE("outfit, legend and the words about a deck")
{
    Deck deck = with_outfit(Deck{}, CardId{"01002"});
    deck = with_legend(std::move(deck), CardId{"09001"});
    CHECK(with_outfit(deck, CardId{"01001"}).outfits == std::vector{CardId{"01001"}});
    CHECK(with_outfit(deck, std::nullopt).outfits.empty());
    CHECK(with_legend(deck, std::nullopt) == with_outfit(Deck{}, CardId{"01002"}));
    CHECK(with_name(deck, "Tin Star").name == "Tin Star");
    CHECK(with_notes(deck, "a\nb").notes == "a\nb");
    CHECK(with_format(deck, "weird-west").format == "weird-west");
}

TEST_CASE("a tag is there once, whatever its case")
{
    Deck deck = with_tag(with_tag(with_tag(Deck{}, "Grand Prix"), "fast"), "grand prix");
    CHECK(deck.tags == std::vector<std::string>{"Grand Prix", "fast"});
    CHECK(has_tag(deck, "FAST"));
    CHECK_FALSE(has_tag(deck, "slow"));
    CHECK(without_tag(deck, "GRAND PRIX").tags == std::vector<std::string>{"fast"});
    deck = with_tag(with_tag(Deck{}, "!!!"), "???");
    CHECK(deck.tags.size() == 2);
}

TEST_CASE("the order of a list means nothing")
{
    const Deck one =
        with_tag(with_tag(with_starters_added(with_copies_added(Deck{}, whip, 2), dude, 1), "a"), "b");
    Deck two;
    two.entries = {{dude, 1, 1}, {whip, 1, 0}, {whip, 1, 0}};
    two.tags = {"b", "a"};
    CHECK(one != two);
    CHECK(sorted_deck(one) == sorted_deck(two));
    CHECK(sorted_deck(one) != sorted_deck(with_starting(one, dude, 0)));
}
