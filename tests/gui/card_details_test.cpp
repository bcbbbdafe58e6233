#include <algorithm>

#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "gui/model/card_details.h"
#include "gui/model/card_text.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;

namespace {

const Card& first(const std::string& query)
{
    const auto answer = test::full_search().search(query);
    REQUIRE(answer);
    REQUIRE_FALSE(answer->cards.empty());
    return *answer->cards.front();
}

} // namespace

TEST_CASE("the details of a card with several printings and versions")
{
    const Card& card = first("title=\"Abram Grothe\" set:DTR");
    const CardDetails details = details_of(card, test::full_catalogue());
    CHECK(details.kind == "Unique dude, Law Dogs, Reloaded");
    REQUIRE(details.printings.size() >= 1);
    CHECK(std::ranges::count(details.printings, true, &PrintingLine::shown) == 1);
    CHECK(std::ranges::any_of(details.printings,
                              [](const auto& line) { return line.text.starts_with("Base Set #"); }));
    REQUIRE(details.other_versions.size() == 2);
    for (const OtherVersion& version : details.other_versions) {
        CHECK(test::full_catalogue().find(version.id)->title_key == card.title_key);
        CHECK(version.text != card.title);
    }
    REQUIRE(details.formats.size() == 3); // of Reloaded
    CHECK(details.formats.front().standing == Standing::legal);
    CHECK(std::ranges::find(details.numbers, "Bullets", &LabelledNumber::label)->text == "2 stud");
}

TEST_CASE("a banned card says so")
{
    const Card* card = test::full_catalogue().find({"11001"});
    REQUIRE(card);
    for (const FormatStanding& format : details_of(*card, test::full_catalogue()).formats)
        CHECK(format.standing != Standing::legal);
    CHECK(details_of(*card, test::full_catalogue()).formats.front().standing == Standing::banned);
}

TEST_CASE("Classic calls an outfit a home")
{
    const Card& home = first("type:outfit game:classic");
    CHECK(type_text(home.type, home.game) == "Home");
    CHECK(details_of(home, test::full_catalogue()).formats.size() == 2);
}

TEST_CASE("every card has details")
{
    for (const Card& card : test::full_catalogue().cards()) {
        CAPTURE(card.title);
        const CardDetails details = details_of(card, test::full_catalogue());
        CHECK_FALSE(details.kind.empty());
        CHECK_FALSE(details.printings.empty());
        CHECK_FALSE(details.formats.empty());
    }
}
