#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("hostile: too much text is refused before anything reads it")
{
    const Error error = error_of(std::string(std::size_t{100} << 20U, '['));
    CHECK(error.kind == ErrorKind::unsupported);
    CHECK(error.message.find("64 MB") != std::string::npos);
}

TEST_CASE("hostile: nesting deeper than any card")
{
    const std::size_t depth = 100'000;
    const std::string list = std::string(depth, '[') + std::string(depth, ']');
    std::string objects;
    for (std::size_t i = 0; i < depth; ++i)
        objects += "{\"a\":";
    for (const std::string& text : {list, std::string(depth, '['), objects, "cb(" + list + ")"}) {
        const Error error = error_of(text);
        CHECK(error.kind == ErrorKind::unsupported);
        CHECK(error.message == "the JSON is nested more than 64 levels deep");
    }
    // Brackets inside a text are no nesting.
    const std::string title = '"' + std::string(150, '[') + '"';
    CHECK(read_only_card(json_list({json_card({{"title", title}})})).title.size() == 150);

    std::string tags = "<set>";
    for (std::size_t i = 0; i < depth; ++i)
        tags += "<a>";
    CHECK_FALSE(read_card_file(tags, "f"));
    for (std::size_t i = 0; i < depth; ++i)
        tags += "</a>";
    CHECK_FALSE(read_card_file(tags + "</set>", "f"));
}

TEST_CASE("hostile: so many values that memory would run out")
{
    std::string json = "[";
    while (json.size() < (std::size_t{4} << 20U))
        json += "{},{},{},{},";
    CHECK(error_of(json + "{}]").message == "the JSON holds more than a million values");
    std::string xml = "<set ";
    while (xml.size() < (std::size_t{11} << 20U))
        xml += "a='' ";
    CHECK(error_of(xml + "/>").message == "the XML has more than two million elements and attributes");
}

TEST_CASE("hostile: more records than there are cards")
{
    std::string json = "[{\"code\":\"99001\",\"title\":\"x\"}";
    for (int i = 0; i < 20'000; ++i)
        json += ",{}";
    CHECK(error_of(json + ']').message == "the file has more than 20,000 records");
    std::string cards;
    for (int i = 0; i <= 20'000; ++i)
        cards += "<card/>";
    CHECK(error_of(xml_set(Game::reloaded, "Zero Zone", {cards})).message ==
          "the file has more than 20,000 records");
}

TEST_CASE("hostile: entity bombs and outside entities")
{
    const std::string set = xml_set(Game::reloaded, "Zero Zone", {xml_card({{"name", "&lol9;"}})});
    const std::string body = set.substr(set.find('\n') + 1);
    std::string bomb = "<!DOCTYPE set [<!ENTITY lol \"lol\">";
    for (int i = 1; i < 10; ++i) {
        const std::string inner = i == 1 ? "&lol;" : "&lol" + std::to_string(i - 1) + ';';
        bomb += "<!ENTITY lol" + std::to_string(i) + " \"" + inner + inner + inner + inner + "\">";
    }
    for (const std::string& doctype :
         {bomb + "]>", std::string("<!DOCTYPE set SYSTEM \"file:///etc/passwd\">"),
          std::string("<!DOCTYPE set>")}) {
        CAPTURE(doctype);
        const Error error = error_of("<?xml version=\"1.0\"?>" + doctype + body);
        CHECK(error.kind == ErrorKind::unsupported);
        CHECK(error.message == "XML with a DOCTYPE is not read");
    }
    CHECK(read_only_card(body).title == "&lol9;"); // an unknown entity is just text
}

TEST_CASE("hostile: NUL bytes and bytes that are not UTF-8")
{
    const std::string good = json_list({json_card()});
    for (const char byte : {'\0', '\xFF', '\xC3', '\x80'}) {
        for (std::size_t at = 0; at < good.size(); at += 7) {
            std::string text = good;
            text[at] = byte;
            const auto file = read_card_file(text, "f");
            REQUIRE_FALSE(file);
            CHECK(file.error().message.starts_with("byte " + std::to_string(at + 1) + " is "));
        }
    }
    for (const char* nul : {"&#0;", "&#x0;", "&#x00;", "&#X000;"}) {
        CAPTURE(nul);
        const std::string name = std::string("Test") + nul + "Pilgrim";
        CHECK(error_of(xml_set(Game::reloaded, "Zero Zone", {xml_card({{"name", name}})})).message ==
              "the XML refers to the character NUL");
    }
}

TEST_CASE("hostile: a file cut off anywhere is read or refused, never worse")
{
    const std::vector<std::string> files = {
        json_list({json_card(
            {{"title", R"("Jos\u00e9 \"T\" \ud83d\ude00")"}, {"gang", R"(["Outlaws","Law Dogs"])"}})}),
        json_pack({json_card({{"text", R"("<b>Noon:</b> <img title=\"x\"> \u2022")"}})}),
        "cb(" + json_list({json_card()}) + ");",
        xml_set(Game::reloaded, "Zero Zone", {xml_card({{"name", "Jos\u00E9 &amp;amp; Co."}})}),
        "\xEF\xBB\xBF" +
            xml_set(Game::classic, "Old Dust", {xml_card({{"Text", "Huckster:1. Noon: &#233;"}})}),
    };
    for (const std::string& whole : files) {
        REQUIRE(read_card_file(whole, "f"));
        std::size_t readable = 0;
        for (std::size_t length = 0; length < whole.size(); ++length) {
            // An exact copy, so that the address sanitizer sees a read behind its end.
            const std::vector<char> part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
            if (read_card_file(std::string_view(part.data(), part.size()), "f")) ++readable;
        }
        CHECK(readable <= 1); // without its last line break or semicolon
    }
}

TEST_CASE("hostile: any single byte of a file replaced")
{
    const std::vector<std::string> files = {json_list({json_card()}),
                                            xml_set(Game::classic, "Old Dust", {xml_card()})};
    for (const std::string& whole : files)
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const char byte : {'"', '<', '{', '\\', '\x01'}) {
                std::string text = whole;
                text[at] = byte;
                const auto file = read_card_file(text, "f");
                if (file) CHECK(file->cards.size() + file->refused.size() <= 1);
            }
}

TEST_CASE("hostile: texts full of half tags and hard blanks are read or refused")
{
    std::string text;
    for (int i = 0; i < 9'000; ++i)
        text += "<a";
    std::vector<std::string> cards;
    for (int i = 0; i < 20; ++i) {
        const std::string code = std::to_string(99'000 + i);
        cards.push_back(json_card({{"code", '"' + code + '"'}, {"text", '"' + text + '"'}}));
    }
    CHECK(read_good(json_list(cards)).cards.size() == 20);
    std::string name;
    for (int i = 0; i < 1'000'000; ++i)
        name += "\u00A0x";
    CHECK(refusal_of(xml_set(Game::reloaded, "Zero Zone", {xml_card({{"name", name}})})) ==
          "the title is longer than 200 characters");
    CHECK(error_of(xml_set(Game::reloaded, name, {})).message == "the set has no usable name");
}
