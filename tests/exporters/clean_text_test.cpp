#include <doctest/doctest.h>

#include <string>

#include "exporters/clean_text.h"

using namespace drawhand;

TEST_CASE("a line stays one line, whatever it is made of")
{
    struct Row {
        std::string text;
        const char* line;
    };
    for (const Row& row : {
             Row{"Tin Star Avenue", "Tin Star Avenue"},
             Row{"  blanks  inside  ", "blanks  inside"},
             Row{"a\nb\rc\td", "a b c d"},
             Row{std::string("nul\0here", 8), "nul here"},
             Row{"\u0085next line\u2028line\u2029paragraph\x7F", "next line line paragraph"},
             Row{"Qu\u00E9 \u6771 \U0001F0CF", "Qu\u00E9 \u6771 \U0001F0CF"},
             Row{"\n \t", ""},
             Row{"", ""},
             // Cut off, stray, overlong (twice "/"), a surrogate, beyond U+10FFFF.
             Row{"a\xC3", "a\uFFFD"},
             Row{"a\x80z", "a\uFFFDz"},
             Row{"\xC0\xAF", "\uFFFD\uFFFD"},
             Row{"\xE0\x80\xAF", "\uFFFD\uFFFD\uFFFD"},
             Row{"\xED\xA0\x80", "\uFFFD\uFFFD\uFFFD"},
             Row{"\xF4\x90\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD"},
             Row{"\xE2\x82y", "\uFFFD\uFFFDy"},
         }) {
        CAPTURE(row.text);
        CHECK(one_line(row.text) == row.line);
    }
}

TEST_CASE("XML text keeps its lines and loses what XML forbids")
{
    struct Row {
        std::string text;
        const char* clean;
    };
    for (const Row& row : {
             Row{"a\r\nb\rc\nd\te", "a\nb\nc\nd\te"},
             Row{"\r\n\r\n", "\n\n"},
             Row{std::string("\0\x01\x1F", 3), "\uFFFD\uFFFD\uFFFD"},
             Row{"\uFFFE\uFFFF\uFFFD", "\uFFFD\uFFFD\uFFFD"},
             Row{"\xFF<&>]]>", "\uFFFD<&>]]>"},
         }) {
        CAPTURE(row.text);
        CHECK(xml_text(row.text) == row.clean);
    }
}
