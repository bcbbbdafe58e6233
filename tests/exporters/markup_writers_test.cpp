#include <doctest/doctest.h>

#include "small_deck.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("Markdown as the deck database writes it")
{
    const WrittenDeck text = written(small_deck(), DeckFormat::dtdb_markdown);
    // Two blanks end the last lines; a literal with them inside would lose them to an editor.
    const std::string tail = "\n18 cards with printed value (required 52)  \n"
                             "Cards up to There Comes a Reckoning  \n";
    CHECK(text.text == R"(# Aces & "Eights"

[Law Dogs](http://dtdb.co/en/card/01002) _(Base Set)_


## Dude (7)

* 1x [Abram Grothe (Exp.1)](http://dtdb.co/en/card/05010)*_(Faith and Fear)_
* 3x [Pagliaccio](http://dtdb.co/en/card/05005)***_(Faith and Fear)_
* 2x [Tommy Harden](http://dtdb.co/en/card/01018)*_(Base Set)_
* 1x [Xiong "Wendy" Cheng](http://dtdb.co/en/card/01021)_(Base Set)_

## Deed (2)

* 2x [B & B Attorneys](http://dtdb.co/en/card/01061)_(Base Set)_

## Goods (2)

* 2x [Mustang](http://dtdb.co/en/card/01086)_(Base Set)_

## Spell (1)

* 1x [Shadow Walk](http://dtdb.co/en/card/01102)_(Base Set)_

## Action (6)

* 2x [One Good Turn…](http://dtdb.co/en/card/01122)_(Base Set)_
* 4x [Pistol Whip](http://dtdb.co/en/card/01119)_(Base Set)_

## Legend (1)

* 1x [Darius Hellstromme](http://dtdb.co/en/card/19001)_(There Comes a Reckoning)_

## Joker (2)

* 1x [Devil's Joker (Red)](http://dtdb.co/en/card/10040)_(The Light Shineth)_
* 1x [Joker (red)](http://dtdb.co/en/card/01144)_(Base Set)_
)" + tail);
    CHECK(text.warnings.empty());
}

TEST_CASE("BBCode as the deck database writes it")
{
    const WrittenDeck text = written(small_deck(), DeckFormat::dtdb_bbcode);
    CHECK(text.text == R"([b]Aces & "Eights"[/b]

[url=http://dtdb.co/en/card/01002]Law Dogs[/url] (Base Set)

[b]Dude[/b] (7)
1x [url=http://dtdb.co/en/card/05010]Abram Grothe (Exp.1)[/url]* [i](Faith and Fear)[/i]
3x [url=http://dtdb.co/en/card/05005]Pagliaccio[/url]*** [i](Faith and Fear)[/i]
2x [url=http://dtdb.co/en/card/01018]Tommy Harden[/url]* [i](Base Set)[/i]
1x [url=http://dtdb.co/en/card/01021]Xiong "Wendy" Cheng[/url] [i](Base Set)[/i]

[b]Deed[/b] (2)
2x [url=http://dtdb.co/en/card/01061]B & B Attorneys[/url] [i](Base Set)[/i]

[b]Goods[/b] (2)
2x [url=http://dtdb.co/en/card/01086]Mustang[/url] [i](Base Set)[/i]

[b]Spell[/b] (1)
1x [url=http://dtdb.co/en/card/01102]Shadow Walk[/url] [i](Base Set)[/i]

[b]Action[/b] (6)
2x [url=http://dtdb.co/en/card/01122]One Good Turn…[/url] [i](Base Set)[/i]
4x [url=http://dtdb.co/en/card/01119]Pistol Whip[/url] [i](Base Set)[/i]

[b]Legend[/b] (1)
1x [url=http://dtdb.co/en/card/19001]Darius Hellstromme[/url] [i](There Comes a Reckoning)[/i]

[b]Joker[/b] (2)
1x [url=http://dtdb.co/en/card/10040]Devil's Joker (Red)[/url] [i](The Light Shineth)[/i]
1x [url=http://dtdb.co/en/card/01144]Joker (red)[/url] [i](Base Set)[/i]

18 cards with printed value (required 52)
Cards up to There Comes a Reckoning
)");
    CHECK(text.warnings.empty());
}

TEST_CASE("Classic cards have no page: their lines are plain, with the id where it is needed")
{
    const WrittenDeck markdown = written(small_classic_deck(), DeckFormat::dtdb_markdown);
    CHECK(markdown.text.starts_with(R"(# Deep Shaft

Sweetrock (Doomtown (Episodes 1 - 9))


## Dude (2)

* 2x Black Jack* (Doomtown (Episodes 1 - 9)) [1ac2e72e-a118-418e-90e6-e1c053f78ce6]

## Action (2)

* 2x I Want A Raise (A Reaping of Souls)
)"));
    const WrittenDeck bbcode = written(small_classic_deck(), DeckFormat::dtdb_bbcode);
    CHECK(bbcode.text.starts_with(R"([b]Deep Shaft[/b]

Sweetrock (Doomtown (Episodes 1 - 9))

[b]Dude[/b] (2)
2x Black Jack* (Doomtown (Episodes 1 - 9)) [1ac2e72e-a118-418e-90e6-e1c053f78ce6]

[b]Action[/b] (2)
2x I Want A Raise (A Reaping of Souls)
)"));
    for (const WrittenDeck& text : {markdown, bbcode}) {
        CHECK(text.warnings.size() == 1);
        CHECK(warns(text, "DoomtownDB does not know Classic cards"));
    }
}

TEST_CASE("the link tells twins apart, so no bracket is needed")
{
    const Deck deck = with_entry({}, "00132", 1, 1);
    CHECK(written(deck, DeckFormat::dtdb_markdown).text ==
          "## Dude (1)\n\n* 1x [Willa Mae MacGowan](http://dtdb.co/en/card/00132)*_(Promos)_\n\n"
          "1 cards with printed value (required 52)  \nCards up to Promos  \n");
    CHECK(
        written(deck, DeckFormat::dtdb_bbcode).text ==
        "[b]Dude[/b] (1)\n1x [url=http://dtdb.co/en/card/00132]Willa Mae MacGowan[/url]* [i](Promos)[/i]\n\n"
        "1 cards with printed value (required 52)\nCards up to Promos\n");
}

TEST_CASE("two outfits, many copies and unknown cards in Markdown and BBCode")
{
    Deck deck = with_entry({}, "01119", 11);
    deck.outfits = {{"01004"}, {"01001"}};
    deck.unknown = {{"4x Pistl Wip", 4}};
    deck.entries.push_back({{"99999"}, 2, 1});
    deck.entries.push_back({{"homemade"}, 1, 0});
    CHECK(written(deck, DeckFormat::dtdb_markdown).text ==
          R"([The Sloane Gang](http://dtdb.co/en/card/01004) _(Base Set)_
[The Fourth Ring](http://dtdb.co/en/card/01001) _(Base Set)_


## Action (11)

* 9x [Pistol Whip](http://dtdb.co/en/card/01119)_(Base Set)_
* 2x [Pistol Whip](http://dtdb.co/en/card/01119)_(Base Set)_

// Not recognised:

* 2x [Unknown card](http://dtdb.co/en/card/99999)*
* 1x Unknown card [homemade]
4x Pistl Wip
)"
          "\n11 cards with printed value (required 52)  \nCards up to Base Set  \n");
    CHECK(written(deck, DeckFormat::dtdb_bbcode).text ==
          R"([url=http://dtdb.co/en/card/01004]The Sloane Gang[/url] (Base Set)
[url=http://dtdb.co/en/card/01001]The Fourth Ring[/url] (Base Set)

[b]Action[/b] (11)
9x [url=http://dtdb.co/en/card/01119]Pistol Whip[/url] [i](Base Set)[/i]
2x [url=http://dtdb.co/en/card/01119]Pistol Whip[/url] [i](Base Set)[/i]

// Not recognised:
2x [url=http://dtdb.co/en/card/99999]Unknown card[/url]*
1x Unknown card [homemade]
4x Pistl Wip

11 cards with printed value (required 52)
Cards up to Base Set
)");
}
