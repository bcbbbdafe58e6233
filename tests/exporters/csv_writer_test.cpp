#include <doctest/doctest.h>

#include "small_deck.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("a CSV table, quoted where a title needs it")
{
    const WrittenDeck text = written(with_entry(small_deck(), "02001", 1), DeckFormat::csv);
    CHECK(text.text == "quantity,title,set,starting,code,type\r\n"
                       "1,Law Dogs,Base Set,0,01002,outfit\r\n"
                       "1,Abram Grothe (Exp.1),Faith and Fear,1,05010,dude\r\n"
                       "1,Dulf Zug,\"New Town, New Rules\",0,02001,dude\r\n"
                       "3,Pagliaccio,Faith and Fear,3,05005,dude\r\n"
                       "2,Tommy Harden,Base Set,1,01018,dude\r\n"
                       "1,\"Xiong \"\"Wendy\"\" Cheng\",Base Set,0,01021,dude\r\n"
                       "2,B & B Attorneys,Base Set,0,01061,deed\r\n"
                       "2,Mustang,Base Set,0,01086,goods\r\n"
                       "1,Shadow Walk,Base Set,0,01102,spell\r\n"
                       "2,One Good Turn\u2026,Base Set,0,01122,action\r\n"
                       "4,Pistol Whip,Base Set,0,01119,action\r\n"
                       "1,Darius Hellstromme,There Comes a Reckoning,0,19001,legend\r\n"
                       "1,Devil's Joker (Red),The Light Shineth,0,10040,joker\r\n"
                       "1,Joker (red),Base Set,0,01144,joker\r\n");
    REQUIRE(text.warnings.size() == 1);
    CHECK(text.warnings.front() ==
          "the name \"Aces & \"Eights\"\" is left out: a CSV table has no place for it");
}

TEST_CASE("a CSV table of Classic cards, of unknown cards and of two outfits")
{
    Deck deck = small_classic_deck();
    deck.name.clear();
    CHECK(written(deck, DeckFormat::csv).warnings.empty());
    CHECK(
        written(deck, DeckFormat::csv)
            .text.find("\r\n1,Brewery,Revelations,0,09cfecf5-6864-416b-9825-35136a110551,improvement\r\n") !=
        std::string::npos);

    deck = with_entry({}, "99999", 2, 1);
    deck.outfits = {{"01002"}, {"01002"}, {"98765"}};
    deck.unknown = {{"4x Pistl \"Wip\"\n", 4}};
    const WrittenDeck text = written(deck, DeckFormat::csv);
    CHECK(text.text == "quantity,title,set,starting,code,type\r\n"
                       "2,Law Dogs,Base Set,0,01002,outfit\r\n"
                       "1,,,0,98765,outfit\r\n"
                       "2,,,1,99999,\r\n"
                       "4,\"4x Pistl \"\"Wip\"\"\",,0,,\r\n");
    CHECK(text.warnings.size() == 3);
}
