#include <doctest/doctest.h>

#include <string>

#include "small_deck.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("doomtown.online always finds a section of dudes, and no name is taken for a heading")
{
    Deck deck;
    deck.outfits = {{"01002"}};
    deck.entries = {{{"01119"}, 1, 0}};
    struct Row {
        const char *name, *line;
    };
    for (const Row& row : {
             Row{"Plain", "Plain\n"},
             Row{"Dude Ranch", " Dude Ranch\n"},
             Row{"Legends", " Legends\n"},
             Row{"# 1 deck", " # 1 deck\n"},
             Row{"[b]old", " [b]old\n"},
             Row{"The Dude", "The Dude\n"},
         }) {
        CAPTURE(row.name);
        deck.name = row.name;
        CHECK(written(deck, DeckFormat::townsquare_text).text ==
              std::string(row.line) + "\nLaw Dogs (Base Set)\n\nDude (0)\n\nAction (1)\n"
                                      "1x Pistol Whip (Base Set)\n\nCards up to Base Set\n");
    }
}

TEST_CASE("doomtown.online is said to take the oldest printing of twins")
{
    const WrittenDeck text = written(with_entry(small_deck(), "00132", 1), DeckFormat::townsquare_text);
    CHECK(warns(text, "cannot tell Willa Mae MacGowan (Promos) 00132 from its twin"));
    CHECK(written(with_entry(small_deck(), "00132", 1), DeckFormat::dtdb_text).warnings.empty());
}
