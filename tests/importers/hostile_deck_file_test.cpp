#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "importers/deck_reader.h"
#include "support/test_catalogue.h"
#include "support/work_limit.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20U;

std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

std::string octgn(const std::string& section)
{
    return "<deck game=\"b440d120-025a-4fbe-9f8d-3873acacb37b\"><section name=\"Deck\">" + section +
           "</section></deck>";
}

using Decks = Result<std::vector<DeckImport>>;
/// Within the limits of time and memory.
Decks read(const std::string& text)
{
    const WorkLimit limit;
    return deck_reader().read(text, {"hostile.deck", nullptr});
}

Error error_of(const std::string& text)
{
    const Decks decks = read(text);
    REQUIRE_FALSE(decks);
    CHECK(decks.error().where.starts_with("hostile.deck"));
    return decks.error();
}

/// What the only deck of a text that can be read leaves out.
std::vector<SkippedLine> skipped_in(const std::string& text)
{
    const Decks decks = read(text);
    REQUIRE(decks);
    REQUIRE(decks->size() == 1);
    for (const SkippedLine& line : decks->front().skipped) {
        CHECK(line.line >= 1);
        CHECK(!line.why.empty());
        CHECK(line.why.size() < 200);
        CHECK(line.text.size() <= 500);
    }
    return decks->front().skipped;
}

/// One small deck in every format.
const std::vector<std::string> small_decks = {
    "Tin Star\n\nLaw Dogs\n\nDude (1)\n2x Tommy Harden* (Base Set)\n",
    "# Tin Star\n\n[Law Dogs](http://dtdb.co/en/card/01002)\n\n## Dude\n* 2x "
    "[T](http://dtdb.co/en/card/01018)\n",
    "[b]Tin Star[/b]\n\n[url=http://dtdb.co/en/card/01002]Law Dogs[/url]\n\n[b]Dude[/b]\n2x Hustings\n",
    R"({"name":"Tin Star","cards":{"01002":1,"01018":2}})",
    R"([{"outfit":{"code":"01002"},"drawCards":[{"card":{"code":"01018"},"count":2}]}])",
    octgn(R"(<card qty="2" id="2e81c214-539a-4b49-b2d0-69258204b240">Tommy Harden</card>)"),
    "quantity,title,starting\n2,Tommy Harden,1\n",
    "8,C\n8,D\n8,H\n8,S\nJoker\n",
};

/// A deck that names one card so many times, in every format that has counts.
std::vector<std::string> decks_with_count(const std::string& count)
{
    return {count + "x Tommy Harden",
            "* " + count + "x [Tommy Harden](http://dtdb.co/en/card/01018)",
            count + "x [url=http://dtdb.co/en/card/01018]Tommy Harden[/url]",
            "{\"cards\":{\"01018\":" + count + "}}",
            R"({"cards":{"01018":")" + count + "\"}}",
            "{\"01018\":{\"quantity\":" + count + ",\"start\":1}}",
            "{\"cards\":[{\"card_code\":\"01018\",\"qty\":" + count + "}]}",
            "{\"drawCards\":[{\"card\":{\"code\":\"01018\"},\"count\":" + count + "}]}",
            octgn("<card qty=\"" + count + "\">Tommy Harden</card>"),
            "title,qty\nTommy Harden," + count};
}

} // namespace

TEST_CASE("hostile decks: 100 MB of any format are refused unread")
{
    for (const std::string& deck : small_decks) {
        CAPTURE(deck);
        const Error error = error_of(repeated(deck, 100 * megabyte / deck.size()));
        CHECK(error.kind == ErrorKind::unsupported);
        CHECK(error.message == "larger than 8 MB; no deck file is");
    }
}

TEST_CASE("hostile decks: 8 MB of any format")
{
    for (const std::string& deck : small_decks) // what follows the first deck is no part of a file
        CHECK(!error_of(repeated(deck, 8 * megabyte / deck.size())).message.empty());
}

TEST_CASE("hostile decks: one line of 8 MB")
{
    const std::string line(8 * megabyte - 1'000, 'x');
    const std::string quotes = repeated("\u2019", line.size() / 3); // each is folded into another sign
    CHECK(error_of(line).message == "the text is larger than 1 MB; no deck list is");
    CHECK(error_of("2x " + line).message == "the text is larger than 1 MB; no deck list is");
    CHECK(skipped_in("2x Hustings\n" + line.substr(0, megabyte - 100)).front().why ==
          "the line is too long for a card");
    CHECK(error_of("qty,title\n1," + line).message == "the table is larger than 1 MB; no deck is");
    CHECK(skipped_in("qty,title\n1," + quotes.substr(0, 999'000)).size() == 1);
    for (const std::string& text : {line, quotes}) {
        CHECK(skipped_in("{\"cards\":{\"" + text + "\":1}}").size() == 1);
        CHECK(skipped_in("{\"drawCards\":[{\"card\":{\"title\":\"" + text + "\"}}]}").size() == 1);
        CHECK(skipped_in(octgn("<card qty=\"1\">" + text + "</card>")).size() == 1);
        CHECK(skipped_in(octgn("<card qty=\"" + text + "\">Hustings</card>")).size() == 1);
        CHECK(skipped_in("<deck game=\"b440d120-025a-4fbe-9f8d-3873acacb37b\"><section name=\"" + text +
                         "\"><card qty=\"1\">Hustings</card></section></deck>")
                  .size() == 1);
        const Decks named = read("{\"name\":\"" + text + "\",\"cards\":{\"01018\":1}}");
        REQUIRE(named);
        CHECK(named->front().deck.name.size() <= 200);
    }
}

TEST_CASE("hostile decks: lines made to be taken apart again and again")
{
    const std::string card = "2x Hustlings";
    for (const std::string& line :
         {card + repeated(",", 480), card + repeated(" #", 240), card + repeated(", #", 160),
          card + repeated("*,", 240), card + repeated("(", 240) + repeated(")", 240),
          card + repeated("(start)", 60), "2x " + repeated("\uFDFA", 80) + repeated(",", 250),
          repeated("Outfit:", 70), repeated("[b]", 160), repeated("](http", 80)}) {
        CAPTURE(line);
        const Decks decks =
            read("1x Hustings\n" + repeated(line + '\n', (megabyte - 20) / (line.size() + 1)));
        REQUIRE(decks);
        CHECK(decks->front().read == 1);
    }
}

TEST_CASE("hostile decks: a million tiny rows")
{
    CHECK(error_of(repeated("x\n", 1'000'000)).message == "the text is larger than 1 MB; no deck list is");
    CHECK(error_of(repeated("x\n", 500'000)).message == "the text has far more lines than a deck list");
    CHECK(error_of("qty,title\n" + repeated("1\n", 500'000)).message ==
          "the table has far more rows than a deck");
    CHECK(error_of(repeated("8,C\n", 16'000)).message ==
          "the list has 16000 cards; a poker list has from 5 to 60");
    CHECK(error_of("{\"cards\":{" + repeated("\"1\":1,", 1'000'000) + "\"1\":1}}").message ==
          "the JSON holds more than a million values");
    CHECK(error_of("{\"cards\":{" + repeated("\"1\":1,", 90'000) + "\"1\":1}}").message ==
          "a deck has more than 10,000 rows");
    CHECK(error_of("[" + repeated("{\"cards\":[]},", 6'000) + "{}]").message ==
          "the file has more than 5,000 decks");
    CHECK(error_of(octgn(repeated("<card/>", 1'000'000))).message ==
          "the deck has more than 10,000 elements");
    CHECK(error_of(octgn(repeated("<a b=\"\"/>", 1'000'000))).message == // too large before it is too much
          "larger than 8 MB; no deck file is");
    CHECK(error_of("<deck " + repeated("a=''", 2'000'001)).message ==
          "the XML has more than two million elements and attributes");
}

TEST_CASE("hostile decks: many decks cost no more than a large one")
{
    const std::string outfits = "{" + repeated("\"01002\":99,", 140) + "\"01002\":99},";
    CHECK(error_of("[" + repeated(outfits, 4'900) + "{}]").message ==
          "the decks have more than 100,000 rows together");
    const std::string unknown = R"({"cards":[{"card_code":"01018"}],"unknown":[)" +
                                repeated(R"({"text":"Hustlings"},)", 10) + "{}]},";
    CHECK(error_of("[" + repeated(unknown, 4'900) + "{}]").message ==
          "the decks have more than 5,000 unknown cards together");
    // Nearest titles are looked for in the first rows only, whatever deck they are in.
    const std::string misspelt =
        R"({"drawCards":[)" + repeated(R"({"card":{"title":"Hustlings"}},)", 15) + "{}]},";
    const Decks decks = read("[" + repeated(misspelt, 4'900) + "{}]");
    REQUIRE(decks);
    CHECK(decks->size() == 4'901);
    CHECK(!decks->front().skipped.front().did_you_mean.empty());
    CHECK(decks->back().skipped.front().did_you_mean.empty());
    // A deck names so many outfits and no more.
    CHECK(skipped_in("99x Law Dogs\n99x Law Dogs\n").front().why == "the list names more than 99 of them");
}

TEST_CASE("hostile decks: nesting")
{
    constexpr std::size_t depth = 100'000;
    const std::string open_tags = repeated("<a>", depth), close_tags = repeated("</a>", depth);
    for (const std::string& json :
         {std::string(depth, '['), std::string(depth, '[') + std::string(depth, ']'),
          repeated("{\"a\":", depth), repeated("{\"cards\":[", depth),
          "{\"cards\":" + std::string(depth, '[') + std::string(depth, ']') + '}'}) {
        CHECK(error_of(json).message == "the JSON is nested more than 64 levels deep");
    }
    CHECK(error_of(octgn(open_tags)).message.starts_with("this is no valid XML"));
    CHECK(error_of(open_tags + close_tags).message == "this XML is no OCTGN deck; expected <deck>");
    CHECK(skipped_in(octgn(open_tags + close_tags)).size() == 1);
    CHECK(skipped_in(octgn("<card qty=\"1\">" + open_tags + close_tags + "</card>")).size() == 1);
}

TEST_CASE("hostile decks: entities")
{
    std::string bomb = "<?xml version=\"1.0\"?><!DOCTYPE deck [<!ENTITY lol \"lol\">";
    for (int i = 1; i < 10; ++i) {
        const std::string inner = "&lol" + (i == 1 ? "" : std::to_string(i - 1)) + ';';
        bomb += "<!ENTITY lol" + std::to_string(i) + " \"" + repeated(inner, 10) + "\">";
    }
    const std::string deck = octgn("<card qty=\"1\">&lol9;</card>");
    CHECK(error_of(bomb + "]>" + deck).message == "XML with a DOCTYPE is not read");
    CHECK(error_of("<!DOCTYPE deck SYSTEM \"file:///etc/passwd\">" + deck).message ==
          "XML with a DOCTYPE is not read");
    CHECK(skipped_in(deck).front().text == "1x &lol9;"); // an unknown entity is just text
    for (const char* nul : {"&#0;", "&#x0000;"})
        CHECK(error_of(octgn(nul)).message == "the XML refers to the character NUL");
    // Surrogates, beyond Unicode, and numbers that 32 bits make another character of.
    for (const char* reference :
         {"&#55296;", "&#xDFFF;", "&#x110000;", "&#4294967296;", "&#99999999999999999999;"}) {
        CAPTURE(reference);
        CHECK(error_of(octgn(reference)).message == "the XML refers to a character that does not exist");
    }
    CHECK(skipped_in(octgn("<card qty=\"1\">&#x1F600;&#9;&#10;&#;&#12</card>")).size() == 1);
}

TEST_CASE("hostile decks: bytes that are no text")
{
    const std::vector<std::string> bad = {std::string(1, '\0'), "\xFF",         "\x80",
                                          "\xC0\xAF",           "\xE0\x80\xAF", "\xED\xA0\x80",
                                          "\xF4\x90\x80\x80",   "\xE2\x82",     "\xF0\x9F\x98"};
    for (const std::string& deck : small_decks)
        for (const std::string& bytes : bad)
            for (const std::size_t at : {std::size_t{0}, deck.size() / 2, deck.size()}) {
                std::string text = deck;
                text.insert(at, bytes);
                const Error error = error_of(text);
                CHECK(error.kind == ErrorKind::malformed);
                CHECK(error.message == "byte " + std::to_string(at + 1) +
                                           (bytes.front() == '\0' ? " is a NUL" : " is not UTF-8"));
            }
    CHECK(error_of("{\"name\":\"\\ud800\",\"cards\":{}}").message == "this is no valid JSON");
}

TEST_CASE("hostile decks: control characters do not get into the deck")
{
    const Decks json = read(R"({"name":"a\u0000\u001b[2J\u0085b","description":"c\u0007\u009bd\r\n",)"
                            R"("cards":[{"card_code":"01018"}],"unknown":[{"text":"\u001b[2J"}]})");
    REQUIRE(json);
    CHECK(json->front().deck.name == "a  [2J b");
    CHECK(json->front().deck.notes == "c  d\r\n");
    CHECK(json->front().deck.unknown.front().text == "[2J");
    const Decks list = read("2x Hustings (\x1b[2J)\n3x Nobody\u009b\n");
    REQUIRE(list);
    CHECK(list->front().skipped.front().why == "no set is called \"?[2J\"");
    CHECK(list->front().deck.unknown.back().text == "3x Nobody ");
}

TEST_CASE("hostile decks: impossible counts")
{
    struct Row {
        const char* count;
        const char* why;
    };
    for (const Row& row :
         {Row{"1000000000", "more than 99 copies"}, Row{"100", "more than 99 copies"},
          Row{"-1", "a count below 0"}, Row{"-1000000000", "a count below 0"}, Row{"0", "a count of 0"}})
        for (const std::string& deck : decks_with_count(row.count)) {
            CAPTURE(deck);
            const auto skipped = skipped_in(deck);
            REQUIRE(skipped.size() == 1);
            CHECK(skipped.front().why == row.why);
        }
    for (const char* count : {"1000000000000000000000000000000", "-1000000000000000000000000000000"})
        for (const std::string& deck : decks_with_count(count))
            CHECK(skipped_in(deck).size() == 1);
}

TEST_CASE("hostile decks: what is never closed")
{
    for (const std::string& deck : small_decks)
        for (std::size_t length = 1; length < deck.size(); ++length) {
            // An exact copy, so that the address sanitizer sees a read behind its end.
            const std::vector<char> part(deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(length));
            const Decks decks = deck_reader().read({part.data(), part.size()}, {"hostile.deck", nullptr});
            if (!decks) CHECK(decks.error().where.starts_with("hostile.deck"));
        }
    const std::string rest(megabyte / 2, 'x');
    CHECK(error_of("{\"cards\":{\"01018" + rest).message == "this is no valid JSON");
    CHECK(error_of("{\"cards\":{\"01018\":1").message == "this is no valid JSON");
    for (const char* xml : {"<deck game=\"", "<deck", "<!--", "<![CDATA[", "<?xml ", "<deck><section name='"})
        CHECK(error_of(xml + rest).message.starts_with("this is no valid XML"));
    CHECK(skipped_in("qty,title\n1,\"Hustings\n" + rest).size() == 1);
    CHECK(skipped_in("[b]Tin Star\n2x [url=http://dtdb.co/en/card/01018\n2x [Hustings](http\n").size() == 2);
}
