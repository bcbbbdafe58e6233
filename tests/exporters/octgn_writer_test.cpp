#include <doctest/doctest.h>

#include <algorithm>

#include <pugixml.hpp>

#include "small_deck.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// Line ends as in the file.
std::string with_crlf(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return result;
}

std::string notes_in(const std::string& text)
{
    pugi::xml_document document;
    REQUIRE(document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata));
    // A CDATA section that had to be split reads as several.
    std::string notes;
    for (const pugi::xml_node part : document.child("deck").child("notes").children())
        notes += part.value();
    return notes;
}

} // namespace

TEST_CASE("an OCTGN deck of Reloaded, byte for byte")
{
    Deck deck = small_deck();
    deck.notes = "First <line>\nsecond";
    const WrittenDeck text = written(deck, DeckFormat::octgn);
    CHECK(text.text == with_crlf("\xEF\xBB\xBF"
                                 R"(<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="b440d120-025a-4fbe-9f8d-3873acacb37b" sleeveid="0">
  <section name="Outfit" shared="False">
    <card qty="1" id="e6bee3e6-0ccd-40e6-a447-28cb032b7448">Law Dogs</card>
  </section>
  <section name="Starting Cards" shared="False">
    <card qty="1" id="5167ca6e-657d-4d96-a72b-247b2298abf9">Abram Grothe (Exp.1)</card>
    <card qty="3" id="6a4d1a94-7e29-465e-9a41-f78389ef49cf">Pagliaccio</card>
    <card qty="1" id="2e81c214-539a-4b49-b2d0-69258204b240">Tommy Harden</card>
  </section>
  <section name="Deck" shared="False">
    <card qty="1" id="2e81c214-539a-4b49-b2d0-69258204b240">Tommy Harden</card>
    <card qty="1" id="e22efbb0-e796-4c72-9793-23ed7635dfce">Xiong "Wendy" Cheng</card>
    <card qty="2" id="232f0a41-2ef5-47a0-9c32-6ccb8eb3c84e">B &amp; B Attorneys</card>
    <card qty="2" id="9aa68e21-1eee-4d44-993e-dd8cf60ed613">Mustang</card>
    <card qty="1" id="f9714fff-14d9-433c-b2cc-05068006c388">Shadow Walk</card>
    <card qty="2" id="1950bc30-abf5-4ed4-b20a-e56bb4032de0">One Good Turn…</card>
    <card qty="4" id="1536769f-42f4-4840-9360-96d2e7e3f366">Pistol Whip</card>
    <card qty="1" id="e5aa241d-bc8c-46ee-a250-dac44616415e">Devil's Joker (Red)</card>
    <card qty="1" id="a630aa27-9ba9-4e38-86b4-83cade3a7546">Joker (red)</card>
  </section>
  <section name="Legend" shared="False">
    <card qty="1" id="ae22bba2-cf1e-4038-b7bb-1d3429ca2daf">Darius Hellstromme</card>
  </section>
  <notes><![CDATA[First <line>
second]]></notes>
</deck>
)"));
    REQUIRE(text.warnings.size() == 1);
    CHECK(warns(text, "OCTGN takes the name of a deck from its file"));
}

TEST_CASE("an OCTGN deck of Classic has no notes, no legend and no attributes of Reloaded")
{
    Deck deck = small_classic_deck();
    deck.notes = "slow";
    const WrittenDeck text = written(deck, DeckFormat::octgn);
    CHECK(text.text == with_crlf("\xEF\xBB\xBF"
                                 R"(<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="9afa6473-fd81-41b9-955f-8f67c7d3f423">
  <section name="Outfit">
    <card qty="1" id="9c4babdd-2675-4ff9-9995-71d965583c25">Sweetrock</card>
  </section>
  <section name="Starting Cards">
    <card qty="1" id="1ac2e72e-a118-418e-90e6-e1c053f78ce6">Black Jack</card>
  </section>
  <section name="Deck">
    <card qty="1" id="1ac2e72e-a118-418e-90e6-e1c053f78ce6">Black Jack</card>
    <card qty="2" id="0057f792-7c83-4052-8e1c-5929c89158cc">I Want A Raise</card>
    <card qty="1" id="be0633c8-e721-4e00-ac91-561791c404c2">Eureka!</card>
    <card qty="1" id="09cfecf5-6864-416b-9825-35136a110551">Brewery</card>
    <card qty="2" id="3f6c5532-756d-4b3f-9354-eb52bc05541d">Joker</card>
  </section>
</deck>
)"));
    CHECK(text.warnings.size() == 2);
    CHECK(warns(text, "the notes are left out: an OCTGN deck has no place for them"));
}

TEST_CASE("sections without cards close themselves")
{
    CHECK(written({}, DeckFormat::octgn).text ==
          with_crlf("\xEF\xBB\xBF"
                    R"(<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="b440d120-025a-4fbe-9f8d-3873acacb37b" sleeveid="0">
  <section name="Outfit" shared="False" />
  <section name="Starting Cards" shared="False" />
  <section name="Deck" shared="False" />
  <section name="Legend" shared="False" />
  <notes><![CDATA[]]></notes>
</deck>
)"));
}

TEST_CASE("a printing that OCTGN lacks is written as another one of the same card, and that is said")
{
    struct Row {
        const char* id;
        const char* written_as;
        const char* warning;
    };
    for (const Row& row : {
             Row{"24228", "1536769f-42f4-4840-9360-96d2e7e3f366\">Pistol Whip<",
                 "Pistol Whip (Weird West Edition) has no OCTGN id; written as the Base Set printing"},
             Row{"24259", "a630aa27-9ba9-4e38-86b4-83cade3a7546\">Joker (red)<",
                 "Joker (red) (Weird West Edition) has no OCTGN id; written as the Base Set printing"},
             Row{"24258", "1b4e7dec-5ff8-4407-9932-30ffd30c91fe\">Joker (black)<",
                 "Joker (black) (Weird West Edition) has no OCTGN id; written as the Base Set printing"},
             Row{"00132", "4be0dce0-1671-4ac1-9539-d721e8fa5b34\">Willa Mae MacGowan<",
                 "Willa Mae MacGowan (Promos) has no OCTGN id; written as the Bad Medicine printing"},
             Row{"00001", "1536769f-42f4-4840-9360-96d2e7e3f366\">Pistol Whip<",
                 "Pistol Whip (Promos) shares its OCTGN id with the Base Set printing and is read as that "
                 "one"},
         }) {
        CAPTURE(row.id);
        const WrittenDeck text = written(with_entry({}, row.id, 3), DeckFormat::octgn);
        CHECK(holds(text.text, std::string("<card qty=\"3\" id=\"") + row.written_as));
        REQUIRE(text.warnings.size() == 1);
        CHECK(text.warnings.front() == row.warning);
    }
}

TEST_CASE("printings that share an id come together")
{
    const Deck deck = with_entry(with_entry(with_entry({}, "24228", 1), "01119", 2), "00001", 1);
    const WrittenDeck text = written(deck, DeckFormat::octgn);
    CHECK(holds(text.text, "<card qty=\"4\" id=\"1536769f-42f4-4840-9360-96d2e7e3f366\">Pistol Whip<"));
    CHECK(text.warnings.size() == 2);
}

TEST_CASE("a card that OCTGN does not have in any printing is left out loudly, the others are written")
{
    Deck deck = with_entry(with_entry({}, "24077", 3, 1), "01119", 2); // Bass Reeves
    deck.outfits = {{"24010"}};                                        // Saved By Grace
    deck.entries.push_back({{"99999"}, 2, 0});
    deck.entries.push_back({{"00000000-0000-4000-8000-00000000abcd"}, 1, 0});
    deck.unknown = {{"4x Pistl Wip", 4}};
    const WrittenDeck text = written(deck, DeckFormat::octgn);
    CHECK(text.warnings.size() == 5);
    CHECK(warns(text, "LEFT OUT: 3 x Bass Reeves (Weird West Edition), because no printing of it"));
    CHECK(warns(text, "LEFT OUT: 1 x Saved By Grace (Weird West Edition), because no printing of it"));
    CHECK(warns(text, "LEFT OUT: 2 x 99999, a card that is not known"));
    CHECK(warns(text, "perhaps OCTGN knows it"));
    CHECK(warns(text, "what names no known card is left out: \"4x Pistl Wip\""));
    CHECK(holds(text.text, "<section name=\"Outfit\" shared=\"False\" />"));
    CHECK(holds(text.text, "<section name=\"Starting Cards\" shared=\"False\" />"));
    CHECK(holds(text.text, "<card qty=\"2\" id=\"1536769f-42f4-4840-9360-96d2e7e3f366\">Pistol Whip<"));
    CHECK(holds(text.text, "<card qty=\"1\" id=\"00000000-0000-4000-8000-00000000abcd\">Unknown card<"));
    CHECK_FALSE(holds(text.text, "id=\"\""));
}

TEST_CASE("more starters than copies stay within the copies")
{
    const WrittenDeck text = written(with_entry({}, "05005", 2, 3), DeckFormat::octgn);
    CHECK(holds(text.text,
                "<section name=\"Starting Cards\" shared=\"False\">\r\n"
                "    <card qty=\"2\" id=\"6a4d1a94-7e29-465e-9a41-f78389ef49cf\">Pagliaccio</card>"));
    CHECK(holds(text.text, "<section name=\"Deck\" shared=\"False\" />"));
    CHECK(text.warnings ==
          std::vector<std::string>{"3 copies of Pagliaccio are to start, but the deck has 2"});
}

TEST_CASE("cards of both games in one deck are written and named")
{
    const Deck deck = with_entry(small_deck(), "be0633c8-e721-4e00-ac91-561791c404c2", 1);
    const WrittenDeck text = written(deck, DeckFormat::octgn);
    CHECK(holds(text.text, "id=\"be0633c8-e721-4e00-ac91-561791c404c2\">Eureka!<"));
    CHECK(
        warns(text, "OCTGN keeps the games apart and will not find the cards of the other one: \"Eureka!\""));

    Deck classic = small_classic_deck();
    classic.legends = {{"19001"}};
    CHECK(holds(written(classic, DeckFormat::octgn).text, "<section name=\"Legend\">"));
}

TEST_CASE("two outfits, and one outfit twice")
{
    Deck deck;
    deck.outfits = {{"01002"}, {"01001"}, {"01002"}};
    const WrittenDeck text = written(deck, DeckFormat::octgn);
    CHECK(holds(text.text,
                "<card qty=\"2\" id=\"e6bee3e6-0ccd-40e6-a447-28cb032b7448\">Law Dogs</card>\r\n"
                "    <card qty=\"1\" id=\"4137ced8-eb93-4ca6-9253-240b46b15886\">The Fourth Ring<"));
}

TEST_CASE("notes of any content stay valid XML and come back")
{
    struct Row {
        std::string notes, read;
    };
    for (const Row& row : {
             Row{"plain", "plain"},
             Row{"", ""},
             Row{" blanks \n\n kept ", " blanks \n\n kept "},
             Row{"]]> and ]]]]>> and ]]", "]]> and ]]]]>> and ]]"},
             Row{"<notes>&amp;</notes>", "<notes>&amp;</notes>"},
             Row{"a\r\nb\rc", "a\nb\nc"},
             Row{std::string("nul\0\x0B\x1F|", 7), "nul\uFFFD\uFFFD\uFFFD|"},
             Row{"bad \xFF\xC3", "bad \uFFFD\uFFFD"},
             Row{"\u00E9 \U0001F0CF", "\u00E9 \U0001F0CF"},
         }) {
        CAPTURE(row.notes);
        Deck deck;
        deck.notes = row.notes;
        const std::string text = written(deck, DeckFormat::octgn).text;
        CHECK(notes_in(text) == row.read);
        CHECK(std::ranges::none_of(text, [](unsigned char c) { return c < ' ' && c != '\r' && c != '\n'; }));
    }
}
