#include <doctest/doctest.h>

#include "small_deck.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("a poker list: by value, then by suit, jokers last, without the starters")
{
    const WrittenDeck text = written(small_deck(), DeckFormat::poker);
    // 3S Tommy Harden's second copy, 4D twice, 5H twice and 5C four times, 6C twice, 9S, 10H.
    CHECK(text.text ==
          "3,S\n4,D\n4,D\n5,H\n5,H\n5,C\n5,C\n5,C\n5,C\n6,C\n6,C\n9,S\n10,H\njoker,devils\nJoker\n");
    CHECK(warns(text, "5 starting cards are left out"));
    CHECK(warns(text, "DoomtownDraw takes 46 to 54 cards; these are 15"));
    CHECK(warns(text, "faces only"));
    CHECK(warns(text, "the name \"Aces & \"Eights\"\" is left out"));
    CHECK(text.warnings.size() == 4);
}

TEST_CASE("what a poker list cannot show is said")
{
    struct Row {
        const char* id;
        const char* lines;
        const char* warning;
    };
    for (const Row& row : {
             Row{"14041", "5,C\nJoker\n",
                 "1 x Heretic Joker (Black) (Ghost Town) is written as a plain joker"},
             Row{"5e53b08d-e6d1-49e8-a308-d63fcfd8c079", "5,C\nJoker\n",
                 "1 x Death's Head Joker (Doomtown (Episodes 1 - 9)) is written as a plain joker"},
             Row{"a32d8ff8-0482-4327-bdcd-cd21e8f81ec4", "5,C\n",
                 "1 x Fool's Joker (A Reaping of Souls) is left out: it is replaced whenever it is drawn"},
             Row{"01146", "5,C\n",
                 "1 x Gunslinger (Base Set) is left out: it has no place among the 52 cards"},
             Row{"88e598eb-65e0-4ae3-8416-52df58a5538f", "5,C\n",
                 "1 x Token Dude (Markers & Tokens) is left out: it has no place among the 52 cards"},
             Row{"99999", "5,C\n", "1 x 99999 is left out: the card is not known"},
         }) {
        CAPTURE(row.id);
        const WrittenDeck text =
            written(with_entry(with_entry({}, "01119", 1), row.id, 1), DeckFormat::poker);
        CHECK(text.text == row.lines);
        CHECK(warns(text, row.warning));
    }
}

TEST_CASE("more starters than copies leave none to draw")
{
    const WrittenDeck text =
        written(with_entry(with_entry({}, "01119", 1), "05005", 2, 3), DeckFormat::poker);
    CHECK(text.text == "5,C\n");
    CHECK(warns(text, "2 starting cards are left out"));
}

TEST_CASE("more jokers than DoomtownDraw takes, and a deck of which nothing is left")
{
    const WrittenDeck text = written(with_entry(with_entry({}, "01144", 2), "10040", 1), DeckFormat::poker);
    CHECK(text.text == "joker,devils\nJoker\nJoker\n");
    CHECK(warns(text, "at most two jokers; these are 3"));

    Deck starters_only = with_entry({}, "01018", 1, 1);
    starters_only.outfits = {{"01002"}};
    const auto nothing = write_deck(starters_only, full_catalogue(), DeckFormat::poker);
    REQUIRE_FALSE(nothing);
    CHECK(nothing.error().kind == ErrorKind::unsupported);
    CHECK(nothing.error().message == "the deck holds no card with a value");
}
