#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <vector>

#include "small_deck.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

std::string without(std::string text, const std::string& part)
{
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.erase(at, part.size());
}

/// Without headings, comments and the count of the cards.
std::vector<std::string> sorted_lines(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        const bool heading = holds(line, " (") &&
                             line.find_first_not_of("0123456789)", line.find(" (") + 2) == std::string::npos;
        if (!line.empty() && !heading && !line.starts_with("//") && !holds(line, "cards with printed value"))
            lines.push_back(line);
    }
    std::ranges::sort(lines);
    return lines;
}

} // namespace

TEST_CASE("plain text as the deck database writes it")
{
    const WrittenDeck text = written(small_deck(), DeckFormat::dtdb_text);
    CHECK(text.text == R"(Aces & "Eights"

Law Dogs (Base Set)

Dude (7)
1x Abram Grothe (Exp.1)* (Faith and Fear)
3x Pagliaccio*** (Faith and Fear)
2x Tommy Harden* (Base Set)
1x Xiong "Wendy" Cheng (Base Set)

Deed (2)
2x B & B Attorneys (Base Set)

Goods (2)
2x Mustang (Base Set)

Spell (1)
1x Shadow Walk (Base Set)

Action (6)
2x One Good Turn… (Base Set)
4x Pistol Whip (Base Set)

Legend (1)
1x Darius Hellstromme (There Comes a Reckoning)

Joker (2)
1x Devil's Joker (Red) (The Light Shineth)
1x Joker (red) (Base Set)

18 cards with printed value (required 52)
Cards up to There Comes a Reckoning
)");
    CHECK(text.warnings.empty());

    // doomtown.online takes the same, but would read the count of the cards as a card.
    const WrittenDeck townsquare = written(small_deck(), DeckFormat::townsquare_text);
    CHECK(townsquare.text == without(text.text, "18 cards with printed value (required 52)\n"));
    CHECK(townsquare.warnings.empty());
}

TEST_CASE("the sample decks, written by hand, come out as they are")
{
    int exact = 0;
    for (const auto& entry : std::filesystem::directory_iterator(source_file("assets/decks"))) {
        const std::string file = entry.path().filename().string(), text = text_of(entry.path());
        CAPTURE(file);
        const Deck deck = deck_from(text, file).deck;
        const std::string text_again = written(deck, DeckFormat::dtdb_text).text;
        // These have their events above the actions, or a misspelt line among the cards.
        if (holds(text, "\nEvent (") || !deck.unknown.empty()) {
            CHECK(sorted_lines(text_again) == sorted_lines(text));
            continue;
        }
        CHECK(text_again == text);
        ++exact;
    }
    CHECK(exact > 5);
}

TEST_CASE("Classic: events and improvements behind the actions, the id where title and set fit two cards")
{
    const std::string count = "6 cards with printed value (required 52)\n";
    const std::string list = R"(Deep Shaft

Sweetrock (Doomtown (Episodes 1 - 9))

Dude (2)
2x Black Jack* (Doomtown (Episodes 1 - 9)) [1ac2e72e-a118-418e-90e6-e1c053f78ce6]

Action (2)
2x I Want A Raise (A Reaping of Souls)

Event (1)
1x Eureka! (Doomtown (Episodes 1 - 9))

Improvement (1)
1x Brewery (Revelations)

Joker (2)
2x Joker (Doomtown (Episodes 1 - 9))

6 cards with printed value (required 52)
Cards up to A Reaping of Souls
)";
    for (const DeckFormat format : {DeckFormat::dtdb_text, DeckFormat::townsquare_text}) {
        const WrittenDeck text = written(small_classic_deck(), format);
        CHECK(text.text == (format == DeckFormat::dtdb_text ? list : without(list, count)));
        REQUIRE(text.warnings.size() == 1);
        CHECK(warns(text, "does not know Classic cards"));
    }
}

TEST_CASE("a card line in plain text")
{
    struct Row {
        const char* id;
        int copies, starting;
        const char* lines;
    };
    for (const Row& row : {
             Row{"01119", 4, 0, "\n4x Pistol Whip (Base Set)\n"},
             Row{"24228", 1, 0, "\n1x Pistol Whip (Weird West Edition)\n"},
             Row{"00001", 1, 0, "\n1x Pistol Whip (Promos)\n"},
             // Twins in one set: only the id tells them apart, and only they have it.
             Row{"00122", 2, 1, "\n2x Willa Mae MacGowan* (Promos) [00122]\n"},
             Row{"00132", 2, 0, "\n2x Willa Mae MacGowan (Promos) [00132]\n"},
             Row{"13010", 2, 0, "\n2x Willa Mae MacGowan (Bad Medicine)\n"},
             Row{"19026", 1, 0, "\n1x Hellstromme Plant #9 (There Comes a Reckoning)\n"},
             Row{"03008", 1, 1, "\n1x José Morales* (Double Dealin')\n"},
             Row{"01146", 1, 0, "\n1x Gunslinger (Base Set)\n"},
             // One digit a line, so that every program can read the count.
             Row{"01119", 10, 0, "\n9x Pistol Whip (Base Set)\n1x Pistol Whip (Base Set)\n"},
             Row{"05005", 12, 11,
                 "\n9x Pagliaccio********* (Faith and Fear)\n3x Pagliaccio** (Faith and Fear)\n"},
             // A deck may claim more starters than it has copies; whoever reads it has to see that.
             Row{"05005", 2, 3, "\n2x Pagliaccio*** (Faith and Fear)\n"},
             Row{"05005", 10, 11,
                 "\n9x Pagliaccio********* (Faith and Fear)\n1x Pagliaccio** (Faith and Fear)\n"},
         }) {
        CAPTURE(row.lines);
        Deck deck;
        deck.outfits = {{"01002"}};
        deck.entries = {{{row.id}, row.copies, row.starting}};
        for (const DeckFormat format : {DeckFormat::dtdb_text, DeckFormat::townsquare_text})
            CHECK(holds(written(deck, format).text, row.lines));
    }
    CHECK(written(with_entry({}, "01119", 0), DeckFormat::dtdb_text).text ==
          "0 cards with printed value (required 52)\n");
}

TEST_CASE("two rows of one printing are one line")
{
    const Deck deck = with_entry(with_entry(with_entry({}, "05005", 2, 1), "01119", 1), "05005", 1, 1);
    CHECK(holds(written(deck, DeckFormat::dtdb_text).text, "Dude (3)\n3x Pagliaccio** (Faith and Fear)\n"));
}

TEST_CASE("a deck without a name, without an outfit, with too many of them, or with nothing")
{
    Deck deck = small_deck();
    deck.name.clear();
    CHECK(written(deck, DeckFormat::dtdb_text).text.starts_with("Law Dogs (Base Set)\n\nDude (7)\n"));
    const WrittenDeck unnamed = written(deck, DeckFormat::townsquare_text);
    CHECK(unnamed.text.starts_with("Unnamed deck\n\nLaw Dogs (Base Set)\n\nDude (7)\n"));
    CHECK(warns(unnamed, "\"Unnamed deck\""));

    deck.outfits = {{"01004"}, {"01001"}, {"01001"}};
    deck.legends = {{"19004"}, {"19001"}};
    const WrittenDeck several = written(deck, DeckFormat::dtdb_text);
    // The order counts: the first is the one that is played.
    CHECK(several.text.starts_with("The Sloane Gang (Base Set)\nThe Fourth Ring (Base Set)\n"
                                   "The Fourth Ring (Base Set)\n\nDude (7)\n"));
    CHECK(holds(several.text, "\nLegend (2)\n1x Raven (There Comes a Reckoning)\n1x Darius Hellstromme ("));
    CHECK(warns(several, "the deck has 3 outfits; DoomtownDB takes one, The Sloane Gang"));
    CHECK(warns(several, "the deck has 2 legends; DoomtownDB takes one, Raven"));

    deck.outfits.clear();
    deck.name = "No Home";
    CHECK(written(deck, DeckFormat::dtdb_text).text.starts_with("No Home\n\nDude (7)\n"));
    CHECK(warns(written(deck, DeckFormat::townsquare_text), "the deck has no outfit"));

    CHECK(written({}, DeckFormat::dtdb_text).text == "0 cards with printed value (required 52)\n");
    CHECK(written({}, DeckFormat::townsquare_text).text == "Unnamed deck\n\nDude (0)\n");
}

TEST_CASE("what names no known card stands at the end of the list as it was written")
{
    Deck deck = with_entry({}, "01119", 1);
    deck.outfits = {{"01002"}, {"98765"}};
    deck.entries.push_back({{"99999"}, 2, 1});
    deck.unknown = {{"4x Pistl Wip", 4}, {"Nobody", 1}, {"Two of Them", 2}, {"12 of 2", 2}, {"12 of", 2}};
    for (const DeckFormat format : {DeckFormat::dtdb_text, DeckFormat::townsquare_text}) {
        const WrittenDeck text = written(deck, format);
        CHECK(holds(text.text,
                    "1x Pistol Whip (Base Set)\n\n// Not recognised:\n"
                    "Outfit: 1x Unknown card [98765]\n2x Unknown card* [99999]\n4x Pistl Wip\nNobody\n"
                    "2x Two of Them\n12 of 2\n2x 12 of\n\n"));
        CHECK(warns(text, "\"4x Pistl Wip\", \"Nobody\", \"2x Two of Them\""));
        CHECK(warns(text, "the card 99999 is not known"));
        CHECK(warns(text, "the card 98765 is not known"));
    }
}

TEST_CASE("text forms say that notes, tags and format are left out")
{
    Deck deck = small_deck();
    deck.notes = "slow";
    deck.tags = {"fun", "old"};
    deck.format = "old-timer";
    for (const DeckFormat format : {DeckFormat::dtdb_text, DeckFormat::dtdb_markdown, DeckFormat::dtdb_bbcode,
                                    DeckFormat::townsquare_text}) {
        const WrittenDeck text = written(deck, format);
        CHECK(text.warnings.size() == 3);
        CHECK(warns(text, "the notes are left out"));
        CHECK(warns(text, "the tags \"fun\", \"old\" are left out"));
        CHECK(warns(text, "the format \"old-timer\" is left out"));
    }
}

TEST_CASE("the newest set: by date, promos only when nothing else is there")
{
    struct Row {
        const char *id, *other, *set;
    };
    for (const Row& row : {Row{"01119", "24228", "Weird West Edition"}, Row{"00001", "01119", "Base Set"},
                           Row{"00001", "00002", "Promos"}, Row{"24228", "25024", "Debt of Blood"},
                           Row{"23001", "22001", "Welcome to Deadwood"}}) {
        CAPTURE(row.set);
        const Deck deck = with_entry(with_entry({}, row.id, 1), row.other, 1);
        CHECK(written(deck, DeckFormat::dtdb_text)
                  .text.ends_with("\nCards up to " + std::string(row.set) + "\n"));
    }
}

TEST_CASE("a name never breaks the list")
{
    Deck deck = small_deck();
    deck.name = " two\nlines\tand\x01\xFF\u2028more\r\n";
    CHECK(written(deck, DeckFormat::dtdb_text).text.starts_with("two lines and \uFFFD more\n\nLaw Dogs"));
    CHECK(written(deck, DeckFormat::dtdb_markdown).text.starts_with("# two lines and \uFFFD more\n\n[Law"));
    CHECK(written(deck, DeckFormat::dtdb_bbcode).text.starts_with("[b]two lines and \uFFFD more[/b]\n\n"));
}

TEST_CASE("every format has a word of its own")
{
    CHECK(deck_formats().size() == 9);
    for (const DeckFormatInfo& info : deck_formats()) {
        CAPTURE(info.id);
        CHECK(parse_deck_format(info.id) == info.format);
        CHECK(info.extension.starts_with('.'));
        CHECK_FALSE(info.description.empty());
    }
    CHECK_FALSE(parse_deck_format("DTDB-TEXT"));
    CHECK_FALSE(parse_deck_format(""));
}
