#include <doctest/doctest.h>

#include <algorithm>

#include "core/title_suggestions.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::full_catalogue;

TEST_CASE("did you mean: the title somebody meant is the first suggestion")
{
    struct Row {
        const char* typed;
        const char* meant;
    };
    for (const Row& row : {Row{"pony expres", "Pony Express"}, Row{"pitsol whip", "Pistol Whip"},
                           Row{"abrham grothe", "Abram Grothe"}, Row{"pistolwhip", "Pistol Whip"},
                           Row{"jose moralez", "Jos\u00e9 Morales"}, Row{"tommy hardn", "Tommy Harden"}}) {
        CAPTURE(row.typed);
        const auto titles = suggest_titles(full_catalogue(), row.typed);
        REQUIRE_FALSE(titles.empty());
        CHECK(titles.front() == row.meant);
        CHECK(titles.size() <= 3);
    }
}

TEST_CASE("no suggestion for what is near nothing")
{
    CHECK(suggest_titles(full_catalogue(), "").empty());
    CHECK(suggest_titles(full_catalogue(), "qqqqxxxxzzzz").empty());
    CHECK(suggest_titles(full_catalogue(), std::string(10'000, 'a')).empty());
}
