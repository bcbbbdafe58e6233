#include <doctest/doctest.h>

#include "reports/display_width.h"
#include "reports/text_layout.h"

using namespace drawhand;

TEST_CASE("text from outside cannot steer the terminal")
{
    CHECK(printable("plain \u00E9\u2663") == "plain \u00E9\u2663");
    CHECK(printable("a\033[31mb\tc\nd\x7F") == "a?[31mb?c?d?");
    CHECK(printable("a\u009Bb") == "a?b"); // the one-character form of the escape sequence
    CHECK(printable("") == "");
}

TEST_CASE("lines break between words and never grow too wide")
{
    CHECK(broken_into_lines("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(broken_into_lines("one  two ", 80) == std::vector<std::string>{"one two"});
    CHECK(broken_into_lines("", 10).empty());
    for (const std::string& line :
         broken_into_lines("\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9 incomprehensibilities a b", 5))
        CHECK(display_width(line) <= 5);
}

TEST_CASE("both ends of a line")
{
    CHECK(at_both_ends("left", "right", 15) == "left      right");
    CHECK(display_width(at_both_ends("caf\u00E9", "\u2663", 20)) == 20);
    CHECK(at_both_ends("a long text", "right", 12) == "a lo\u2026  right");
}

TEST_CASE("ink only with colour")
{
    CHECK(inked("x", Ink::bad, false) == "x");
    CHECK(inked("x", Ink::bad, true) == "\033[1;31mx\033[0m");
    CHECK(inked("x", Ink::plain, true) == "x");
}
