#include <doctest/doctest.h>

#include "core/edit_distance.h"
#include "core/folded_title.h"

using namespace drawhand;

TEST_CASE("titles are compared without case, accents, quotes and punctuation")
{
    struct Row {
        const char* title;
        const char* folded;
    };
    for (const Row& row : {
             Row{"Pistol Whip", "pistol whip"},
             Row{"José Morales", "jose morales"},
             Row{"R\u0065\u0301my", "remy"}, // decomposed accent
             Row{"One Good Turn…", "one good turn"},
             Row{"One Good Turn...", "one good turn"},
             Row{"Baird's Build & Loan", "bairds build and loan"},
             Row{"B&B", "b and b"},
             Row{"\"Lucky\" Sky Borne", "lucky sky borne"},
             Row{"“Lucky” Sky Borne", "lucky sky borne"},
             Row{"This’ll Hurt", "thisll hurt"},
             Row{"Bio-Charged  Neutralizer ", "bio charged neutralizer"},
             Row{"Hellstromme Plant #9", "hellstromme plant #9"},
             Row{"The Flock,(Children of Armageddon)", "the flock children of armageddon"},
             Row{"Zuì Waidan", "zui waidan"},
             Row{"", ""},
             Row{"...", ""},
         }) {
        CAPTURE(row.title);
        CHECK(fold_title(row.title) == row.folded);
    }
}

TEST_CASE("bytes that are not UTF-8 are folded, not refused")
{
    const std::string folded = fold_title(std::string("ab\xFF\xC3") + '\0' + "c");
    CHECK(folded.starts_with("ab"));
    CHECK(folded.ends_with("c"));
}

TEST_CASE("the suffix of Experienced cards and of jokers is no part of the title key")
{
    CHECK(experienced_suffix("Abram Grothe (Exp.2)") == 2);
    CHECK(experienced_suffix("Abram Grothe (Exp.)") == 0);
    CHECK(experienced_suffix("Abram Grothe (Exp.1) x") == 0);
    CHECK(title_key("Abram Grothe (Exp.1)") == "abramgrothe");
    CHECK(title_key("Joker (red)") == "joker");
    CHECK(title_key("Devil's Joker (Black)") == "devilsjoker");
    CHECK(title_key("Baird's Build & Loan") == title_key("Baird's Build and Loan"));
}

TEST_CASE("edit distance counts a swapped pair of letters once and gives up at its limit")
{
    struct Row {
        const char* a;
        const char* b;
        std::size_t distance;
    };
    for (const Row& row : {Row{"pistol", "pistol", 0}, Row{"pitsol", "pistol", 1}, Row{"pistl", "pistol", 1},
                           Row{"pistool", "pistol", 1}, Row{"", "abc", 3}, Row{"kitten", "sitting", 3}}) {
        CAPTURE(row.a);
        CHECK(edit_distance(row.a, row.b, 5) == row.distance);
        CHECK(edit_distance(row.b, row.a, 5) == row.distance);
    }
    CHECK(edit_distance("abcdef", "uvwxyz", 2) == 3);
    CHECK(edit_distance("a", "abcdefgh", 2) == 3);
}
