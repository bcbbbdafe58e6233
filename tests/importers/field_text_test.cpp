#include <doctest/doctest.h>

#include "importers/field_text.h"
#include "importers/input_text.h"
#include "importers/json_limits.h"

using namespace drawhand;

TEST_CASE("card text loses its markup and keeps its words")
{
    struct Row {
        const char* markup;
        const char* text;
    };
    for (const Row& row : {
             Row{"<b>Noon:</b> Whistle.", "Noon: Whistle."},
             Row{"<B>Noon:</B> <i>Whistle</i>.", "Noon: Whistle."},
             Row{"<b>Unbalanced: Whistle.", "Unbalanced: Whistle."},
             Row{"<font color=red>Loud</font> horn", "Loud horn"},
             Row{R"(A <img src="x.png" title="Some Gang"> dude)", "A [Some Gang] dude"},
             Row{"A <img title='Some Gang' src=x.png/> dude", "A [Some Gang] dude"},
             Row{"A <img title=Gang> dude", "A [Gang] dude"},
             Row{"A <img src=\"x.png\"> dude", "A  dude"},
             Row{"One.\r\nTwo.\rThree.\nFour.", "One.\nTwo.\nThree.\nFour."},
             Row{"One.&#xD;&#xA;Two.<br/>Three. \nFour.", "One.\nTwo.\nThree.\nFour."},
             Row{"Salt &amp; pepper &lt;b&gt; &quot;x&quot; &#233;&#xE9;",
                 "Salt & pepper <b> \"x\" \u00E9\u00E9"},
             Row{"Salt & pepper, R&D &unknown; &#0; &#xD800;", "Salt & pepper, R&D &unknown; &#0; &#xD800;"},
             Row{"1 < 2 and 3 > 2 <", "1 < 2 and 3 > 2 <"},
             Row{"hard\u00A0blank&nbsp;too", "hard blank too"},
             Row{"\r\n  around \r\n\r\n", "around"},
             Row{"bell\x07\x1B[31m", "bell[31m"},
             Row{"", ""},
         }) {
        CAPTURE(row.markup);
        CHECK(plain_text(row.markup) == row.text);
    }
}

TEST_CASE("nothing longer than 500 characters is a tag")
{
    const std::string no_tag = "<a " + std::string(500, 'x') + '>';
    CHECK(plain_text(no_tag) == no_tag);
    CHECK(plain_text("<a " + std::string(400, 'x') + '>').empty());
}

TEST_CASE("names are decoded, trimmed and kept on one line")
{
    CHECK(plain_line(" Salt &amp; Pepper\u00A0\r\n") == "Salt & Pepper");
    CHECK(plain_line("Say &quot;when&quot;") == "Say \"when\"");
    CHECK(plain_line("<b>") == "<b>"); // markup is for card texts only
    CHECK(has_control_character("a\nb"));
    CHECK(has_control_character(std::string("a\0b", 3)));
    CHECK(has_control_character("a\u0085b"));
    CHECK_FALSE(has_control_character("\u00C9lan \u201Cx\u201D \u00A0"));
}

TEST_CASE("a message quotes the file without harm")
{
    CHECK(for_message("short") == "short");
    CHECK(for_message("\x1B[2J") == "?[2J");
    std::string long_text;
    for (int i = 0; i < 100; ++i)
        long_text += "\u00E9";
    const std::string cut = for_message('x' + long_text);
    CHECK(cut.ends_with("\u00E9..."));
    CHECK(cut.size() < 70);
}

TEST_CASE("GUIDs are trimmed and folded, anything else is none")
{
    CHECK(parse_guid("ABCDEF01-2345-6789-abcd-ef0123456789\n") == "abcdef01-2345-6789-abcd-ef0123456789");
    for (const char* text :
         {"", "abcdef01", "abcdef01-2345-6789-abcd-ef012345678", "gbcdef01-2345-6789-abcd-ef0123456789",
          "abcdef01-2345-6789-abcd-ef0123456789x", "abcdef0112345-6789-abcd-ef0123456789"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_guid(text));
    }
}

TEST_CASE("input: BOM cut, bad bytes named, too much refused")
{
    CHECK(*checked_input("\xEF\xBB\xBF[]", "f") == "[]");
    CHECK(*checked_input("\u00E9 \u2022 \U0001F600", "f") == "\u00E9 \u2022 \U0001F600");
    struct Row {
        std::string text;
        const char* message;
    };
    for (const Row& row : {
             Row{"", "the file is empty"}, Row{"\xEF\xBB\xBF \r\n\t", "the file is empty"},
             Row{std::string("ab\0c", 4), "byte 3 is a NUL"}, Row{"ab\xFFz", "byte 3 is not UTF-8"},
             Row{"ab\xC3", "byte 3 is not UTF-8"},            // cut in the middle of a character
             Row{"\xC0\xAF", "byte 1 is not UTF-8"},          // overlong
             Row{"x\xED\xA0\x80", "byte 2 is not UTF-8"},     // surrogate
             Row{"x\xF5\x80\x80\x80", "byte 2 is not UTF-8"}, // beyond Unicode
             Row{"\xFF\xFE<\0s\0", "byte 1 is not UTF-8"},    // UTF-16
         }) {
        CAPTURE(row.message);
        const auto checked = checked_input(row.text, "f.json");
        REQUIRE_FALSE(checked);
        CHECK(checked.error().message == row.message);
        CHECK(checked.error().kind == ErrorKind::malformed);
        CHECK(checked.error().where == "f.json");
    }
}

TEST_CASE("places count lines and columns from one")
{
    const std::string text = "ab\ncd\n";
    CHECK(place_at(text, 0, "f") == "f, line 1, column 1");
    CHECK(place_at(text, 1, "f") == "f, line 1, column 2");
    CHECK(place_at(text, 4, "f") == "f, line 2, column 2");
    CHECK(place_at(text, 99, "f") == "f, line 3, column 1");
    CHECK(line_at(text, 4, "f") == "f, line 2");
}

TEST_CASE("JSON limits look at structure, not into strings")
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    CHECK(check_json_limits(nested(64), "f"));
    CHECK_FALSE(check_json_limits(nested(65), "f"));
    CHECK(check_json_limits('"' + std::string(100, '[') + "\\\"" + std::string(100, '{') + '"', "f"));
    CHECK(check_json_limits("]]]]}}}}", "f")); // nonsense is the parser's business
    CHECK(check_json_limits("\"never closed \\", "f"));
    std::string wide;
    for (int i = 0; i < 999'000; ++i)
        wide += "0,";
    CHECK(check_json_limits(wide, "f"));
    CHECK_FALSE(check_json_limits(wide + wide, "f"));
}
