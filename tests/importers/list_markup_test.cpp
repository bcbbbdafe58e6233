#include <doctest/doctest.h>

#include "importers/list_markup.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::deck_from;

namespace {

const DeckEntry harden{CardId{"01018"}, 2, 1}, red_joker{CardId{"01144"}, 1, 0};

} // namespace

TEST_CASE("a line without its markup, and the card it links to")
{
    struct Row {
        const char *line, *text, *code;
    };
    for (const Row& row : {
             Row{"plain", "plain", ""},
             Row{"* 2x [Tommy Harden](http://dtdb.co/en/card/01018)*_(Base Set)_",
                 "* 2x Tommy Harden*(Base Set)", "01018"},
             Row{"[Joker (red)](https://dtdb.co/pl/card/01144)", "Joker (red)", "01144"},
             Row{"[Law Dogs](http://elsewhere/page)", "Law Dogs", ""},
             Row{"[Law Dogs](http://dtdb.co/en/card/1234)", "Law Dogs", ""},
             Row{"2x [url=http://dtdb.co/en/card/01018]Tommy Harden[/url]* [i](Base Set)[/i]",
                 "2x Tommy Harden* (Base Set)", "01018"},
             Row{"[B]Dude[/B] (14)", "Dude (14)", ""},
             Row{"[size=120][color=red]x[/color][/size]", "x", ""},
             Row{"4 Pistol Whip [DTR]", "4 Pistol Whip [DTR]", ""},
             Row{"[b", "[b", ""},
             Row{"](", "](", ""},
             Row{"[](", "[](", ""},
             Row{"](x)", "](x)", ""},
         }) {
        CAPTURE(row.line);
        const UnmarkedLine line = without_markup(row.line);
        CHECK(line.text == row.text);
        CHECK(line.card_code == row.code);
    }
}

TEST_CASE("Markdown and BBCode are told by links and headings, a hash alone is a comment")
{
    CHECK(markup_of("# a comment\n2x Pistol Whip\n") == Markup::none);
    CHECK(markup_of("# Name\n\n## Dude (14)\n") == Markup::markdown);
    CHECK(markup_of("## no heading\n") == Markup::none);
    CHECK(markup_of("* 1x [A](http://x)\n") == Markup::markdown);
    CHECK(markup_of("[b]Name[/b]\n") == Markup::bbcode);
    CHECK(markup_of("2x [url=http://x]A[/url]\n") == Markup::bbcode);
}

TEST_CASE("the deck database's Markdown")
{
    const DeckImport import =
        deck_from("# Pistol Whip\n\n"
                  "[Law Dogs](http://dtdb.co/en/card/01002) _(Base Set)_\n\n\n"
                  "## Dude (2)\n\n"
                  "* 2x [Tommy Harden](http://dtdb.co/en/card/01018)*_(Base Set)_\n\n"
                  "## Legend (1)\n\n"
                  "* 1x [Doc Holliday](http://dtdb.co/en/card/21007)_(Out for Blood)_\n\n"
                  "## Joker (1)\n"
                  "* 1x [Joker (red)](http://dtdb.co/en/card/01144)_(Base Set)_\n  \n"
                  "2 cards with printed value (required 52)  \nCards up to Base Set  \n\n"
                  "Decklist [published on DoomtownDB](https://dtdb.co/en/decklist/1/x).\n");
    CHECK(import.source == DeckSource::markdown);
    CHECK(import.deck.name == "Pistol Whip");
    CHECK(import.deck.outfits == std::vector{CardId{"01002"}});
    CHECK(import.deck.legends == std::vector{CardId{"21007"}});
    CHECK(import.deck.entries == std::vector{harden, red_joker});
    CHECK(import.skipped.empty());
    CHECK(import.remarks.empty());
}

TEST_CASE("the deck database's BBCode")
{
    const DeckImport import =
        deck_from("[b]Dude[/b]\n\n"
                  "[url=http://dtdb.co/en/card/01002]Law Dogs[/url] (Base Set)\n\n"
                  "[b]Dude[/b] (2)\n"
                  "2x [url=http://dtdb.co/en/card/01018]Tommy Harden[/url]* [i](Base Set)[/i]\n\n"
                  "[b]Joker[/b] (1)\n"
                  "1x [url=http://dtdb.co/en/card/01144]Joker (red)[/url] [i](Base Set)[/i]\n\n"
                  "2 cards with printed value (required 52)\nCards up to Base Set\n\n"
                  "Deck built on [url=http://dtdb.co]DoomtownDB[/url].\n");
    CHECK(import.source == DeckSource::bbcode);
    CHECK(import.deck.name == "Dude");
    CHECK(import.deck.outfits == std::vector{CardId{"01002"}});
    CHECK(import.deck.entries == std::vector{harden, red_joker});
    CHECK(import.skipped.empty());
}

TEST_CASE("the number of a link is better than its title, and a disagreement is said")
{
    const DeckImport import = deck_from("# N\n\n## Dude (2)\n"
                                        "* 2x [Tommy Harden](http://dtdb.co/en/card/24067)_(Base Set)_\n"
                                        "* 1x [Pistol Whip](http://dtdb.co/en/card/01144)_(Base Set)_\n"
                                        "* 1x [Pistol Whip](http://dtdb.co/en/card/99999)_(Base Set)_\n"
                                        "* 1x [Pstol Whip](http://dtdb.co/en/card/99999)_(Base Set)_\n");
    CHECK(import.deck.entries ==
          std::vector<DeckEntry>{{CardId{"24067"}, 2, 0}, {CardId{"01144"}, 1, 0}, {CardId{"01119"}, 1, 0}});
    REQUIRE(import.remarks.size() == 1);
    CHECK(import.remarks.front().find("line 5: the number is that of Joker (red)") == 0);
    REQUIRE(import.skipped.size() == 1);
    CHECK(import.skipped.front().line == 7);
    CHECK(import.deck.unknown.size() == 1);
}

TEST_CASE("the first line of a database list is its name, whatever it says")
{
    for (const std::string name :
         {"Law Dogs", "2x Pistol Whip (Base Set)", "Joker (2)", "# 1", "Dude (3)", "Cards up to the hilt",
          "Starting Posse", "[2019] Champion", "<3 Gomorra", "{odd}"}) {
        CAPTURE(name);
        const DeckImport import =
            deck_from(name + "\n\nLaw Dogs (Base Set)\n\nDude (2)\n2x Tommy Harden* (Base Set)\n");
        CHECK(import.deck.name == name);
        CHECK(import.deck.outfits.size() == 1);
        CHECK(import.deck.entries == std::vector{harden});
    }
}

TEST_CASE("the published text export has no name, legend or jokers, and says so")
{
    const DeckImport import = deck_from("Social export\r\n\r\nLaw Dogs (Base Set)\r\n\r\nDude (2)\r\n"
                                        "2x Tommy Harden* (Base Set)\r\n\r\nCards up to Base Set\r\n");
    CHECK(import.deck.name.empty());
    CHECK(import.deck.entries == std::vector{harden});
    REQUIRE(import.remarks.size() == 1);
    CHECK(import.remarks.front().find("leaves out legend and jokers") != std::string::npos);
}

TEST_CASE("what the editor of doomtown.online writes")
{
    const DeckImport import = deck_from("2 Tommy Harden* (DTR)\n1 Joker (red) (DTR)\n1  Pistol Whip\n");
    CHECK(import.deck.entries == std::vector<DeckEntry>{harden, red_joker, {CardId{"24228"}, 1, 0}});
    CHECK(import.skipped.empty());
}
