#include <doctest/doctest.h>

#include <utility>

#include "peer_readers.h"

using namespace drawhand::test;

// The readers that judge our files have to refuse what the programs refuse, or they would prove nothing.

TEST_CASE("the reader of doomtown.online is as narrow as the original")
{
    const std::string head = "My deck\n\nLaw Dogs (Base Set)\n\nDude (1)\n";
    struct Row {
        const char* line;
        const char* code; // nothing: the line is passed over
        PeerCopies copies;
    };
    for (const Row& row : {
             Row{"2x Tommy Harden* (Base Set)", "01018", {2, 1}},
             Row{"2 tommy harden (dtr)", "01018", {2, 0}},
             Row{"* 12x Pagliaccio*** (Faith and Fear)", "05005", {12, 3}},
             Row{"1x Pistol Whip (No Such Pack)", "01119", {1, 0}}, // the oldest with a date
             Row{"1x Willa Mae MacGowan (Promos) [00132]", "13010", {1, 0}},
             Row{"1x Joker (red) (Base Set)", "01144", {1, 0}},
             Row{"2xTommy Harden (Base Set)", nullptr, {}}, // no blank
             Row{"2x Tommy Harden", nullptr, {}},           // no pack
             Row{"Tommy Harden (Base Set)", nullptr, {}},   // no count
         }) {
        CAPTURE(row.line);
        const PeerDeck deck = read_as_doomtown_online(head + row.line + '\n');
        CHECK(deck.name == "My deck");
        CHECK(deck.outfit == "01002");
        CHECK(deck.cards.size() == (row.code ? 1 : 0));
        if (row.code) CHECK(deck.cards.at(row.code) == row.copies);
        CHECK(deck.not_found.empty());
    }
    CHECK(read_as_doomtown_online("1x Nobody (Base Set)\n").not_found.size() == 1);
    CHECK(read_as_doomtown_online("1x Tommy Harden (Faith and Fear)\n").not_found.size() == 1);
    CHECK(read_as_doomtown_online("Legend (1)\n1x Raven (Promos)\n").legend == "Raven");
    CHECK(read_as_doomtown_online("Legends\n\nLaw Dogs (Base Set)\n\nDude\n1x Bobo (DTR)\n").legend ==
          "Bobo");
    CHECK(read_as_doomtown_online("Dude Ranch\n\nLaw Dogs (Base Set)\n\nDude (0)\n").outfit.empty());
    CHECK(read_as_doomtown_online("Name\n\nDude (0)\n").name.empty()); // a header has two lines
    CHECK(read_as_doomtown_online("Name\n\nlaw dogs (Base Set)\n\nDude (0)\n").outfit.empty());
    CHECK_THROWS(read_as_doomtown_online("# Name\n"));
    CHECK_THROWS(read_as_doomtown_online("[b]Name[/b]\n"));
}

TEST_CASE("the reader of the Markdown script takes one digit, one star, http and English")
{
    struct Row {
        const char* line;
        PeerCopies copies;
    };
    for (const Row& row : {
             Row{"* 2x [Any](http://dtdb.co/en/card/01018)*_(Base Set)_", {2, 1}},
             Row{"* 3x [Any](http://dtdb.co/en/card/01018)***_(Base Set)_", {3, 1}},
             Row{"* 10x [Any](http://dtdb.co/en/card/01018)_(Base Set)_", {}},
             Row{"2x [Any](http://dtdb.co/en/card/01018)_(Base Set)_", {}},
             Row{"* 2x [Any](https://dtdb.co/en/card/01018)_(Base Set)_", {}},
             Row{"* 2x [Any](http://dtdb.co/fr/card/01018)_(Base Set)_", {}},
         }) {
        CAPTURE(row.line);
        CHECK(read_as_townsquare_script(row.line).cards["01018"] == row.copies);
    }
    const PeerDeck deck =
        read_as_townsquare_script("# Name\n[Law Dogs](http://dtdb.co/en/card/01002) _(x)_\n");
    CHECK(deck.name == "Name");
    CHECK(deck.outfit == "01002");
}

TEST_CASE("the reader of the deck database's text import knows a run of plain characters")
{
    struct Row {
        const char *line, *title;
        int copies;
    };
    for (const Row& row : {
             Row{"2x Tommy Harden* (Base Set)", "tommy harden", 2},
             Row{"  2 Hex Slingin' (Base Set)", "hex slingin'", 2},
             Row{"Tommy Harden (Base Set) x2", "tommy harden", 2},
             Row{"1x Abram Grothe (Exp.1) (Faith and Fear)", "abram grothe", 1}, // cut at the bracket
             Row{"12x Tommy Harden (Base Set)", "tommy harden", 0},              // "2x Tommy Harden"
             Row{"2x B & B Attorneys (Base Set)", "b & b attorneys", 0},
         }) {
        CAPTURE(row.line);
        PeerDeck deck = read_as_dtdb_text_import(row.line);
        CHECK(deck.cards[row.title].copies == row.copies);
        CHECK(deck.not_found.size() == (row.copies == 0 ? 1 : 0));
    }
}

TEST_CASE("the reader of DoomtownDraw counts lines and jokers")
{
    std::string text;
    for (int i = 0; i < 44; ++i)
        text += i < 22 ? "1,S\n" : "13,C\n";
    CHECK(read_as_doomtown_draw(text + "Joker\njoker,devils").refusal.empty());
    CHECK(read_as_doomtown_draw(text + "Joker\njoker,devils").faces.at("KC") == 22);
    CHECK(read_as_doomtown_draw(text + "Joker\n").refusal == "45 lines");
    CHECK(read_as_doomtown_draw(text + "Joker\nJoker\nJoker\n").refusal == "too many jokers");
    for (const char* wrong : {"", "0,S", "14,S", "1,s", "1, S", "Devils Joker", "1,S "}) {
        CAPTURE(wrong);
        CHECK_FALSE(read_as_doomtown_draw(text + "1,S\n1,S\n" + wrong + "\n").refusal.empty());
    }
}

TEST_CASE("the strict CSV reader takes RFC 4180 and nothing else")
{
    using Rows = std::vector<std::vector<std::string>>;
    CHECK(read_strict_csv("a,\"b \"\"c\"\", d\",\r\n\"\",x,\"y\r\nz\"\r\n") ==
          Rows{{"a", "b \"c\", d", ""}, {"", "x", "y\r\nz"}});
    for (const char* wrong : {"a,b\n", "a,b", "a,b\r\nc\r\n", "a,b \"c\"\r\n", "a,\"b\"c\r\n", "a,\"b\r\n"}) {
        CAPTURE(wrong);
        CHECK_THROWS(read_strict_csv(wrong));
    }
}
