#include <doctest/doctest.h>

#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::deck_from;
using drawhand::test::deck_reader;
using drawhand::test::full_catalogue;

namespace {

const std::string bom = "\xEF\xBB\xBF";
const std::string reloaded = "b440d120-025a-4fbe-9f8d-3873acacb37b";
const std::string classic = "9afa6473-fd81-41b9-955f-8f67c7d3f423";
const std::string harden_guid = "2e81c214-539a-4b49-b2d0-69258204b240";
const std::string law_dogs_guid = "e6bee3e6-0ccd-40e6-a447-28cb032b7448";

std::string deck_xml(const std::string& inside, const std::string& game = reloaded)
{
    return bom + "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\r\n<deck game=\"" + game +
           "\">\r\n" + inside + "</deck>";
}

std::string section(const std::string& name, const std::string& cards)
{
    return "  <section name=\"" + name + "\" shared=\"False\">\r\n" + cards + "  </section>\r\n";
}

std::string card(const std::string& quantity, const std::string& guid, const std::string& name)
{
    return "    <card qty=\"" + quantity + "\" id=\"" + guid + "\">" + name + "</card>\r\n";
}

std::string error_of(const std::string& text)
{
    const auto decks = deck_reader().read(text, {"deck.o8d", nullptr});
    REQUIRE_FALSE(decks);
    return describe(decks.error());
}

} // namespace

TEST_CASE("sections in any order; starting copies stand apart and belong to the deck")
{
    const DeckImport import =
        deck_from(deck_xml(section("Deck", card("1", harden_guid, "Tommy Harden") +
                                               card("2", "1536769f-42f4-4840-9360-96d2e7e3f366", "x")) +
                           section("starting cards", card("1", harden_guid, "Some Old Label")) +
                           section("Outfit", card("1", law_dogs_guid, "Law Dogs")) +
                           "  <section name=\"Common\" shared=\"True\" />\r\n" +
                           "  <notes><![CDATA[ first & best ]]></notes>\r\n"));
    CHECK(import.source == DeckSource::octgn);
    CHECK(import.deck.outfits == std::vector{CardId{"01002"}});
    CHECK(import.deck.entries == std::vector<DeckEntry>{{CardId{"01018"}, 2, 1}, {CardId{"01119"}, 2, 0}});
    CHECK(import.deck.notes == "first & best");
    CHECK(import.skipped.empty());
    CHECK(import.remarks.empty());
}

TEST_CASE("a GUID in capitals with blanks; a promo's GUID means the base card")
{
    const DeckImport import = deck_from(
        deck_xml(section("Deck", card("1", " 2E81C214-539A-4B49-B2D0-69258204B240\n", "") +
                                     card("1", "335662d9-0d7c-430e-a556-11693385f5aa", "Steven Wiles"))));
    CHECK(import.deck.entries == std::vector<DeckEntry>{{CardId{"01018"}, 1, 0}, {CardId{"01051"}, 1, 0}});
}

TEST_CASE("one GUID for two cards: the name decides")
{
    const std::string guid = "377ccebd-2c23-05f9-498a-8f3b1a02cbb6";
    const auto id_of = [&](const char* name) {
        return deck_from(deck_xml(section("Deck", card("1", guid, name)))).deck.entries.front().id;
    };
    CHECK(full_catalogue().find(id_of("Mourning Mist"))->title == "Mourning Mist");
    CHECK(full_catalogue().find(id_of("The Angler"))->title == "The Angler");
    CHECK(full_catalogue().find(id_of("whatever"))->title == "Mourning Mist");
}

TEST_CASE("an unknown GUID: the name, escaped twice or in brackets as OCTGN has it")
{
    const DeckImport import = deck_from(
        deck_xml(section("Deck", card("1", "", "Tommy Harden") +
                                     card("1", "00000000-0000-0000-0000-000000000000", "[Pistol Whip]") +
                                     card("1", "broken", "Baird&amp;#39;s Build &amp;amp; Loan"))));
    CHECK(import.read == 3);
    CHECK(import.skipped.empty());
    REQUIRE(import.remarks.size() == 1);
    CHECK(import.remarks.front() == "3 cards were found by name, because the id is not known");
}

TEST_CASE("Classic decks: the GUID is the card")
{
    const std::string guid = "0057f792-7c83-4052-8e1c-5929c89158cc";
    const DeckImport import = deck_from(deck_xml(section("Deck", card("3", guid, "whatever")), classic));
    CHECK(import.deck.entries == std::vector<DeckEntry>{{CardId{guid}, 3, 0}});
    // A Reloaded card is not looked for in a Classic deck, not even by name.
    CHECK(deck_from(deck_xml(section("Deck", card("1", harden_guid, "Tommy Harden")), classic))
              .skipped.size() == 1);
}

TEST_CASE("every element that is no use is reported with its line")
{
    struct Row {
        std::string inside;
        const char *text, *why;
    };
    for (const Row& row : {
             Row{section("Deck", card("2", "00000000-0000-0000-0000-000000000000", "Pstol Whip")),
                 "2x Pstol Whip", "no card has this title"},
             Row{section("Deck", card("2", "00000000-0000-0000-0000-000000000000", "")),
                 "2x 00000000-0000-0000-0000-000000000000", "no card has this id"},
             Row{section("Deck", card("2", "", "")), "2x ", "neither id nor name"},
             Row{section("Deck", card("0", harden_guid, "Tommy Harden")), "0x Tommy Harden", "a count of 0"},
             Row{section("Deck", card("-1", harden_guid, "Tommy Harden")), "-1x Tommy Harden", "below 0"},
             Row{section("Deck", card("99999999999999999999", harden_guid, "Tommy Harden")),
                 "99999999999999999999x Tommy Harden", "more than 99"},
             Row{section("Deck", card("two", harden_guid, "Tommy Harden")), "twox Tommy Harden", "no number"},
             Row{section("Sideboard", card("1", harden_guid, "Tommy Harden")), "1x Tommy Harden",
                 "\"Sideboard\""},
             Row{"  <sideboard>\r\n  <a/></sideboard>\r\n", "<sideboard>", "expected a section"},
             Row{section("Deck", "    <dude/>\r\n"), "<dude>", "expected a section"},
         }) {
        CAPTURE(row.inside);
        const DeckImport import = deck_from(deck_xml(row.inside));
        CHECK(import.deck.entries.empty());
        REQUIRE(import.skipped.size() == 1);
        CHECK(import.skipped.front().line == (row.inside.starts_with("  <section") ? 4 : 3));
        CHECK(import.skipped.front().text == row.text);
        CHECK(import.skipped.front().why.find(row.why) != std::string::npos);
    }
}

TEST_CASE("XML that is no deck is refused with the reason")
{
    CHECK(error_of("<set gameId=\"" + reloaded + "\"/>").find("drawhand import") != std::string::npos);
    CHECK(error_of("<html/>").find("no OCTGN deck") != std::string::npos);
    CHECK(error_of(deck_xml("", "1234")).find("another game") != std::string::npos);
    CHECK(error_of("<deck game=\"" + reloaded + "\">\n<section></deck>").find("deck.o8d, line 2") == 0);
    CHECK(error_of("<!DOCTYPE lolz [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;&a;\">]><deck>&c;</deck>")
              .find("DOCTYPE") != std::string::npos);
    CHECK(error_of("<").find("no valid XML") != std::string::npos);
    CHECK(error_of(deck_xml("") + deck_xml("")).find("something behind its end") != std::string::npos);
}
