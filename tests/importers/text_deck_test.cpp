#include <doctest/doctest.h>

#include <algorithm>

#include "importers/deck_headings.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::full_catalogue;

namespace {

DeckImport read(const std::string& text)
{
    return drawhand::test::deck_from(text);
}

/// The list below an outfit, so that a first line is never taken for the deck's name.
DeckImport read_below_outfit(const std::string& text)
{
    return read("Outfit: Law Dogs (Base Set)\n" + text);
}

const Card& card(const CardId& id)
{
    return *full_catalogue().find(id);
}

std::string error_of(const std::string& text)
{
    const auto import = drawhand::test::deck_reader().read(text, {.file = "list.txt"});
    REQUIRE_FALSE(import);
    return describe(import.error());
}

} // namespace

TEST_CASE("a card line: count, title, set and star in every order people use")
{
    struct Row {
        std::string line;
        const char* id;
        int copies;
        int starting;
    };
    for (const Row& row : {
             Row{"4x Pistol Whip (Base Set)", "01119", 4, 0},
             Row{"4x Pistol Whip [01119]", "01119", 4, 0},
             Row{"4x Pistol Whip (Promos) [01119]", "01119", 4, 0},
             Row{"4x 01119", "01119", 4, 0},
             Row{"01119 x4", "01119", 4, 0},
             Row{"1x Willa Mae MacGowan* (Promos) [00132]", "00132", 1, 1},
             Row{"2 [url=https://dtdb.co/fr/card/01119]Pistol Whip[/url] [i](Base Set)[/i]", "01119", 2, 0},
             Row{"* 2x [Pistol Whip](https://dtdb.co/de/card/01119)_(Base Set)_", "01119", 2, 0},
             Row{"4 x Pistol Whip (DTR)", "01119", 4, 0},
             Row{"4 Pistol Whip [DTR]", "01119", 4, 0},
             Row{"4X pistol whip [dtr]", "01119", 4, 0},
             Row{"4\u00D7 Pistol Whip [dtr]", "01119", 4, 0},
             Row{"4xPistol Whip [dtr]", "01119", 4, 0},
             Row{"Pistol Whip x4 (Base Set)", "01119", 4, 0},
             Row{"Pistol Whip x 4 (Base Set)", "01119", 4, 0},
             Row{"Pistol Whip (Base Set) x4", "01119", 4, 0},
             Row{"Pistol Whip (4) [DTR]", "01119", 4, 0},
             Row{"Pistol Whip [DTR] (x4)", "01119", 4, 0},
             Row{"[DTR] 4x Pistol Whip", "01119", 4, 0},
             Row{"4x [DTR] Pistol Whip", "01119", 4, 0},
             Row{"4x Pistol Whip (Core Set)", "01119", 4, 0},
             Row{"- 4x Pistol Whip (Base Set)", "01119", 4, 0},
             Row{"* 4x Pistol Whip (Base Set)", "01119", 4, 0},
             Row{"\u2022 4x Pistol Whip (Base Set)", "01119", 4, 0},
             Row{"\t  4x\tPistol Whip\t(Base Set) \r", "01119", 4, 0},
             Row{"4x Pistol Whip (Base Set) # the usual", "01119", 4, 0},
             Row{"4x Pistol Whip (Base Set) // x2", "01119", 4, 0},
             Row{"4x Pistol Whip (Base Set),", "01119", 4, 0},
             Row{"Pistol Whip (Base Set)", "01119", 1, 0},
             Row{"Pistol Whip", "24228", 1, 0}, // the newest, no promo
             Row{"2x Tommy Harden* (Base Set)", "01018", 2, 1},
             Row{"2x Tommy Harden (Base Set)*", "01018", 2, 1},
             Row{"2x Tommy Harden (DTR) (starting)", "01018", 2, 1},
             Row{"Tommy Harden x2 (start) [DTR]", "01018", 2, 1},
             Row{"3x Pagliaccio*** (Faith and Fear)", "05005", 3, 3},
             Row{"2x Abram Grothe (Exp.1)* (Faith and Fear)", "05010", 2, 1},
             Row{"2x abram grothe exp 1", "05010", 2, 0},
             Row{"2x Abram Grothe (Exp.1)", "05010", 2, 0},
             Row{"Abram Grothe (Exp.1)* x2", "05010", 2, 1},
             Row{"2x Joker (red)", nullptr, 2, 0},
             Row{"Joker (black) (2)", nullptr, 2, 0},
             Row{"2 Xiaodan Li", "09006", 2, 0},
             Row{"2x Xiaodan Li", "09006", 2, 0},
             Row{"1x jose morales (DD)", "03008", 1, 0},
             Row{"1x Baird\u2019s Build &amp; Loan (DT2)", "24131", 1, 0},
             // A title that begins with a number or holds a # wins.
             Row{"54 Card Pick-Up", nullptr, 1, 0},
             Row{"2 54 Card Pick-Up", nullptr, 2, 0},
             Row{"2nd Bank of Gomorra x3", nullptr, 3, 0},
             Row{"3 2nd Bank of Gomorra", nullptr, 3, 0},
             Row{"2x Hellstromme Plant #9", nullptr, 2, 0},
             Row{"Hellstromme Plant #9 # nine", nullptr, 1, 0},
             Row{"4 Cliff's #4 Saloon", nullptr, 4, 0},
             Row{"Winchester Model 1873 x2", nullptr, 2, 0},
             Row{"2x Joker (red) (Base Set)", "01144", 2, 0},
             Row{"2x Joker", nullptr, 2, 0},
             Row{"Joker (2)", nullptr, 2, 0},
             Row{"Jokers: 2", nullptr, 2, 0},
             Row{"Joker: Devil's Joker (Red)", "10040", 1, 0},
         }) {
        CAPTURE(row.line);
        const DeckImport import = read_below_outfit(row.line);
        CHECK(import.skipped.empty());
        REQUIRE(import.deck.entries.size() == 1);
        const DeckEntry& entry = import.deck.entries.front();
        CHECK(entry.copies == row.copies);
        CHECK(entry.starting == row.starting);
        if (row.id) CHECK(entry.id.text == row.id);
        CHECK(import.read == row.copies);
    }
}

TEST_CASE("what cannot be read is reported word for word and never guessed")
{
    struct Row {
        std::string line;
        const char* why;
        const char* did_you_mean; // the first suggestion, or none
    };
    for (const Row& row : {
             Row{"4x Pistl Wip", "no card", "Pistol Whip"},
             Row{"2x Pistol Whip (Frontier Justice)", "not in the set", "Pistol Whip (alt)"},
             Row{"2x Pistol Whip (my favourite)", "no set", "Pistol Whip"},
             Row{"100x Pistol Whip", "99", nullptr},
             Row{"99999999999999999999x Pistol Whip", "99", nullptr},
             Row{"0x Pistol Whip", "0", nullptr},
             Row{"Outfit: Pistol Whip", "no outfit", "Pistol Whip (alt)"},
             Row{"Legend: Law Dogs", "no legend", nullptr},
             Row{"2x Pistol Whip x3", "no card", nullptr},
             Row{"Abram Grothe (Exp.7)", "no card", "Abram Grothe (Exp.1)"},
             Row{"see you on Friday", "no card", nullptr},
             Row{"-4 Pistol Whip", "below 0", nullptr},
             Row{"-1000000000x Pistol Whip", "below 0", nullptr},
             Row{"1 Custom Dude - My Friend", "no card", nullptr},
             Row{"4x", "no card", nullptr},
             Row{"Lucy Clover", "no card", "Lucy Clover (Exp.1)"},
         }) {
        CAPTURE(row.line);
        const DeckImport import = read_below_outfit(row.line);
        CHECK(import.deck.entries.empty());
        CHECK(import.read == 0);
        REQUIRE(import.skipped.size() == 1);
        const SkippedLine& skipped = import.skipped.front();
        CHECK(skipped.line == 2);
        CHECK(skipped.text == row.line);
        CHECK(skipped.why.find(row.why) != std::string::npos);
        if (row.did_you_mean) {
            REQUIRE_FALSE(skipped.did_you_mean.empty());
            CHECK(skipped.did_you_mean.front() == row.did_you_mean);
        }
    }
}

TEST_CASE("a line that may be a card keeps the deck from passing for complete")
{
    CHECK(read_below_outfit("4x Pistl Wip").deck.unknown == std::vector<UnknownCard>{{"4x Pistl Wip", 4}});
    CHECK(read_below_outfit("Pistl Whip").deck.unknown.size() == 1);
    CHECK(read_below_outfit("100x Pistol Whip").deck.unknown.size() == 1);
    CHECK(read_below_outfit("see you on Friday").deck.unknown.empty());
}

TEST_CASE("headings, footers and comments are passed over")
{
    const DeckImport import =
        read_below_outfit("Dudes (14)\nDeed:\n== Actions ==\n## Goods [3]\n**Spells**\n\n"
                          "# a comment\n// another\n-----\n52 cards with printed value (required 52)\n"
                          "Cards up to Frontier Justice\nDeck built on http://dtdb.co.\n"
                          "Decklist published on http://dtdb.co.\n1x Pistol Whip\n");
    CHECK(import.skipped.empty());
    CHECK(import.read == 1);
    CHECK(parse_heading("Starting Posse (4)") == DeckSection::starting);
    CHECK(parse_heading("starting gang:") == DeckSection::starting);
    CHECK(parse_heading("Deeds 14") == DeckSection::cards);
    CHECK_FALSE(parse_heading("Deeds of the past"));
    CHECK_FALSE(parse_heading(""));
}

TEST_CASE("a section of starters: every copy in it starts, and copies elsewhere are more copies")
{
    const DeckImport import = read_below_outfit(
        "Starting Posse (3)\nTommy Harden [DTR]\n2x Pagliaccio (FF)\n\nDudes\n1x Tommy Harden [DTR]\n");
    CHECK(import.deck.entries == std::vector<DeckEntry>{{CardId{"01018"}, 2, 1}, {CardId{"05005"}, 2, 2}});
}

TEST_CASE("outfits and legends are found by their type; a second one is kept")
{
    const DeckImport import =
        read("My deck\nLaw Dogs (Base Set)\nThe Sloane Gang [DTR]\nEzekiah Grimme (TCaR)\n2x Raven (TCaR)\n");
    CHECK(import.deck.name == "My deck");
    CHECK(import.deck.outfits == std::vector<CardId>{CardId{"01002"}, CardId{"01004"}});
    CHECK(import.deck.legends == std::vector<CardId>{CardId{"19002"}, CardId{"19004"}, CardId{"19004"}});
    CHECK(read("Home: Sweetrock\nLegend: Raven").deck.legends.size() == 1);
}

TEST_CASE("the deck's name: the line alone above the outfit, or words that are no card")
{
    CHECK(read("Law Dogs\n\nLaw Dogs (Base Set)\n\nDude (1)\n1x Tommy Harden\n").deck.name == "Law Dogs");
    CHECK(read("Pistol Whip\n\nLaw Dogs (Base Set)\n").deck.name == "Pistol Whip");
    CHECK(read("4x4 posse\n\nLaw Dogs (Base Set)\n").deck.name == "4x4 posse");
    CHECK(read("My deck\n4x Pistol Whip").deck.name == "My deck");
    CHECK(read("// made up\n\nMy deck\n4x Pistol Whip").deck.name == "My deck");
    // Two outfits one below the other are two outfits.
    const DeckImport two = read("Law Dogs\nThe Sloane Gang\n");
    CHECK(two.deck.name.empty());
    CHECK(two.deck.outfits.size() == 2);
    CHECK(read("4x Pistol Whip").deck.name.empty());
    CHECK(read("4x Pistol Whip\nMy deck").skipped.size() == 1);
}

TEST_CASE("titles of both games: the set decides, then the outfit, then Reloaded")
{
    const auto game = [](const std::string& text) { return card(read(text).deck.entries.front().id).game; };
    CHECK(game("1x A Coach Comes to Town") == Game::reloaded);
    CHECK(game("1x A Coach Comes to Town (Doomtown (Episodes 1 - 9))") == Game::classic);
    CHECK(game("Outfit: Sweetrock\n1x A Coach Comes to Town") == Game::classic);
    CHECK(game("1x A Coach Comes to Town\nHome: Sweetrock\n") == Game::classic);
    CHECK(game("Law Dogs (Base Set)\n1x A Coach Comes to Town") == Game::reloaded);
    CHECK(game("Law Dogs (Doomtown (Episodes 1 - 9))\n1x A Coach Comes to Town") == Game::classic);
    // "Law Dogs" alone is in both games: the cards that are in one only decide.
    CHECK(card(read("Law Dogs\n2x Claim Jumper\n2x Snake Eyes\n").deck.outfits.front()).game ==
          Game::classic);
    CHECK(card(read("Law Dogs\n2x Pistol Whip\n").deck.outfits.front()).game == Game::reloaded);
    CHECK(game("Outfit: Sweetrock\n1x Xiaodan Li") == Game::reloaded); // kept, for the judge to see
}

TEST_CASE("versions under one title: the base version, and the choice is on record")
{
    const DeckImport hawley =
        read_below_outfit("1x Ivor Hawley"); // the promo of the Experienced card has no suffix
    CHECK(card(hawley.deck.entries.front().id).experienced == 0);
    CHECK(hawley.chosen.size() == 1);
    const DeckImport northrop = read("Outfit: Sweetrock\n1x Robert Northrop");
    CHECK(card(northrop.deck.entries.front().id).experienced == 0);
    REQUIRE(northrop.chosen.size() == 1);
    CHECK(northrop.chosen.front().line == 2);
    CHECK_FALSE(northrop.chosen.front().others.empty());
    CHECK(card(read("Outfit: Sweetrock\n1x Big Jake...").deck.entries.front().id).experienced ==
          0);                                               // newer is Exp.
    CHECK(read_below_outfit("1x Tin Star").chosen.empty()); // all printings have the same numbers
    // Two cards whose titles differ in punctuation only; then one card in two spellings.
    CHECK(card(read("Outfit: Sweetrock\n1x Eureka!").deck.entries.front().id).title == "Eureka!");
    CHECK(card(read("Outfit: Sweetrock\n1x Eureka?!?").deck.entries.front().id).title == "Eureka?!?");
    CHECK(read_below_outfit("1x Baird's Build and Loan").deck.entries.front().id.text == "24131");
}

TEST_CASE("a joker heading and a joker line look alike")
{
    const DeckImport database =
        read_below_outfit("Joker (2)\n1x Joker (red) (Base Set)\n1x Joker (black) (Base Set)\n");
    CHECK(database.read == 2);
    CHECK(database.deck.entries.size() == 2);
    CHECK(read_below_outfit("Joker (2)\n\nAction (1)\n1x Pistol Whip\n").read == 3);
    CHECK(read_below_outfit("Joker").read == 1);
    CHECK(read_below_outfit("Jokers\n").read == 0);
    CHECK(read_below_outfit("Jokers\n2x Joker\n").read == 2);
    CHECK(read_below_outfit("2 Jokers").read == 2);
}

TEST_CASE("line endings, byte order mark, no last line break")
{
    for (const char* text : {"\xEF\xBB\xBFLaw Dogs (DTR)\r\n\r\n2x Pistol Whip\r\n",
                             "Law Dogs (DTR)\n\n2x Pistol Whip", "Law Dogs (DTR)\r\r2x Pistol Whip\r"}) {
        const DeckImport import = read(text);
        CHECK(import.read == 2);
        CHECK(import.deck.outfits.size() == 1);
        CHECK(import.skipped.empty());
    }
}

TEST_CASE("what is no deck list is refused with the file's name")
{
    CHECK(error_of("").find("list.txt") != std::string::npos);
    CHECK(error_of(" \n\n ").find("empty") != std::string::npos);
    CHECK(error_of("Dear diary,\ntoday I went to town.\n").find("no line names a card") != std::string::npos);
    CHECK(error_of(std::string("2x Pistol Whip\0", 15)).find("NUL") != std::string::npos);
    CHECK(error_of("2x Pistol Whip \xFF\xFE").find("UTF-8") != std::string::npos);
    CHECK(error_of(std::string((1 << 20) + 1, 'x')).find("1 MB") != std::string::npos);
    CHECK(error_of(std::string(20'000, '\n') + "x").find("lines") != std::string::npos);
}

TEST_CASE("long and hostile lines take no time and are reported")
{
    const DeckImport import =
        read_below_outfit(std::string(900'000, '(') + "\n" + std::string(5'000, '*') + "\n2x Pistol Whip");
    CHECK(import.read == 2);
    CHECK(import.skipped.size() == 2);
    CHECK(import.skipped.front().text.size() < 100);
    std::string junk;
    for (int i = 0; i < 3'000; ++i)
        junk += "3x Pistl Wip # # # # (((x)))\n";
    CHECK(read_below_outfit(junk).skipped.size() == 3'000);
}
