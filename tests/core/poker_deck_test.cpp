#include <doctest/doctest.h>

#include "core/poker_deck.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::full_catalogue;

namespace {

Face face(const char* text)
{
    return *parse_face(text);
}

/// 5 copies on 5C, 3 dudes of which 2 start, 2 jokers.
Deck small_deck()
{
    Deck deck;
    deck.outfits = {CardId{"01002"}};
    deck.entries = {{CardId{"00001"}, 2, 0}, {CardId{"01018"}, 3, 2}, {CardId{"01144"}, 2, 0}};
    return deck;
}

} // namespace

TEST_CASE("starters are out of the deck that is drawn from, unless asked for")
{
    const Card& dude = *full_catalogue().find(CardId{"01018"});
    const PokerDeck drawn = poker_deck(small_deck(), full_catalogue());
    CHECK(drawn.copies(face("5C")) == 2);
    CHECK(drawn.copies(*dude.face) == 1);
    CHECK(drawn.jokers() == 2);
    CHECK(drawn.size() == 5);
    CHECK(poker_deck(small_deck(), full_catalogue(), Starters::in_deck).size() == 7);
}

TEST_CASE(
    "tokens, unknown cards and outfits are not drawn; more starters than copies take no more than there are")
{
    Deck deck = small_deck();
    deck.entries.push_back({CardId{"01146"}, 1, 0}); // Gunslinger
    deck.entries.push_back({CardId{"99999"}, 4, 0});
    deck.entries.push_back({CardId{"01001"}, 1, 0}); // an outfit among the cards
    deck.entries[1].starting = 9;
    CHECK(poker_deck(deck, full_catalogue()).size() == 4);
}

TEST_CASE("a Fool's Joker never stays in a draw hand, a Death's Head Joker does")
{
    Deck deck;
    deck.entries = {{CardId{"a32d8ff8-0482-4327-bdcd-cd21e8f81ec4"}, 1, 0},
                    {CardId{"5e53b08d-e6d1-49e8-a308-d63fcfd8c079"}, 1, 0}};
    CHECK(poker_deck(deck, full_catalogue()).jokers() == 1);
}

TEST_CASE("cards known to be elsewhere are taken out")
{
    PokerDeck deck;
    deck.add(face("8S"), 3);
    deck.add(face("KH"), 2);
    deck.add_jokers(2);
    const PokerDeck rest = without_cards(deck, "8s 2x KH  *").value();
    CHECK(rest.copies(face("8S")) == 2);
    CHECK(rest.copies(face("KH")) == 0);
    CHECK(rest.jokers() == 1);
    CHECK(without_cards(deck, "").value() == deck);
    CHECK(without_cards(deck, "3 8\u2660, joker").value().size() == 3);
    for (const char* wrong : {"9S", "4x 8S", "8S 8S 8S 8S", "* * *", "2x", "8S 2x", "2x 3x 8S", "0x 8S",
                              "-1 8S", "eight", "99999999999 8S"}) {
        CAPTURE(wrong);
        CHECK_FALSE(without_cards(deck, wrong));
    }
}
