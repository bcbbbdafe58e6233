#include <doctest/doctest.h>

#include "importers/classic_keywords.h"
#include "support/test_catalogue.h"

using namespace drawhand;

namespace {

std::string read_back(std::string_view text)
{
    std::string keywords;
    for (const Keyword& keyword : classic_keywords(text))
        keywords += (keywords.empty() ? "" : "|") + keyword_text(keyword);
    return keywords;
}

} // namespace

TEST_CASE("Classic keywords are the first sentences of the text")
{
    struct Row {
        const char* text;
        const char* keywords;
    };
    for (const Row& row : {
             Row{"Private. Strike.", "Private|Strike"},
             Row{"Private. Strike", "Private|Strike"},
             Row{"Public. Holy Ground. Noon: Whistle. Strike.", "Public|Holy Ground"},
             Row{"Noon: Whistle. Private.", ""},
             Row{"Paper Boat. Casino. Public.", ""}, // an unknown word ends the list
             Row{"Huckster:1. Experienced. Whistle.", "Huckster 1|Experienced"},
             Row{"Mad Scientist: 3. Whistle.", "Mad Scientist 3"},
             Row{"Blessed:4. Experienced 2. Whistle.", "Blessed 4|Experienced 2"},
             Row{"Blessed:0", "Blessed 0"},
             Row{"Huckster. Noon Hex 7: Whistle.", "Huckster"},
             Row{"Mad Scientist. Weapon. Gadget Difficulty: 5. Whistle.",
                 "Mad Scientist|Weapon|Gadget Difficulty 5"},
             Row{"Weapon. Gadget. Whistle.", "Weapon"}, // a Gadget without difficulty is not in the list
             Row{"Gadget Difficulty: many. Whistle.", ""},
             Row{"Gadget Difficulty. Whistle.", ""},
             Row{"Strike 5. Whistle.", ""},
             Row{"Non-Unique. Out of Town. Whistle.", "Non-Unique|Out of Town"},
             Row{"private. Whistle.", ""},
             Row{"", ""},
             Row{"...", ""},
         }) {
        CAPTURE(row.text);
        CHECK(read_back(row.text) == row.keywords);
    }
}

TEST_CASE("every keyword of the Classic table is read back from a sentence")
{
    int read = 0;
    for (const Card& card : drawhand::test::full_catalogue().cards()) {
        if (card.game != Game::classic) continue;
        std::string text, expected;
        for (const Keyword& keyword : card.keywords) {
            text += keyword.name + (keyword.number ? ":" + std::to_string(*keyword.number) : "") + ". ";
            expected += (expected.empty() ? "" : "|") + keyword_text(keyword);
            ++read;
        }
        CAPTURE(card.title);
        CHECK(read_back(text + "Whistle a tune.") == expected);
    }
    CHECK(read > 900);
}
