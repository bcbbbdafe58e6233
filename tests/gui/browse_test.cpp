#include <algorithm>

#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "gui/model/browse.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;

namespace {

BrowserAnswer ask(const std::string& text, const CardFilter& filter = {}, SortOrder sort = {})
{
    return browse(test::full_search(), test::full_catalogue(), {text, filter, sort});
}

template <class... Chips>
CardFilter chips(Chips... chip)
{
    CardFilter filter;
    (filter.toggle(chip), ...);
    return filter;
}

} // namespace

TEST_CASE("an empty query shows every card by title")
{
    const auto answer = ask("");
    CHECK(answer.rows.size() == test::full_catalogue().cards().size());
    CHECK(std::ranges::is_sorted(answer.rows, {}, [](const Card* card) { return card->folded_title; }));
}

TEST_CASE("chips narrow the text query: any of a group, all of the groups")
{
    const auto all = [](const BrowserAnswer& answer, auto test) {
        return !answer.rows.empty() &&
               std::ranges::all_of(answer.rows, [&](const Card* card) { return test(*card); });
    };
    const auto dudes = ask("", chips(CardType::dude));
    CHECK(all(dudes, [](const Card& card) { return card.type == CardType::dude; }));
    const auto both = ask("", chips(CardType::dude, CardType::deed));
    CHECK(both.rows.size() == dudes.rows.size() + ask("", chips(CardType::deed)).rows.size());
    const Value eight = *Value::from_int(8);
    const auto eights = ask("", chips(Suit::clubs, eight, Game::reloaded));
    CHECK(all(eights, [&](const Card& card) {
        return card.face == Face{Suit::clubs, eight} && card.game == Game::reloaded;
    }));
    // The query language agrees with the chips.
    CHECK(eights.rows == ask("face:8C game:reloaded").rows);
    const auto text_and_chips = ask("pony", chips(CardType::deed));
    CHECK(text_and_chips.rows == ask("pony type:deed").rows);
    CHECK(ask("type:dude", chips(CardType::deed)).rows.empty());
    CHECK(ask("type:dude", chips(CardType::deed)).found_by_text == dudes.rows.size());
}

TEST_CASE("a chip twice is no chip")
{
    CHECK_FALSE(chips(Suit::hearts, Suit::hearts).any());
    CHECK(chips(Suit::hearts).any());
}

TEST_CASE("a wrong query says where")
{
    const auto answer = ask("type:dude gang:\"law");
    REQUIRE(answer.error);
    CHECK(answer.error->position == 15);
    CHECK(leading("type:dude gang:\"law", 15) == "type:dude gang:");
    CHECK(leading("Jos\u00e9 x", 4) == "Jos\u00e9");
    CHECK(leading("ab", 9) == "ab");
}

TEST_CASE("a misspelt title brings suggestions, and each of them finds its card")
{
    const auto answer = ask("pony expres deed");
    CHECK(answer.rows.empty());
    const auto misspelt = ask("poni express");
    REQUIRE_FALSE(misspelt.did_you_mean.empty());
    CHECK(misspelt.did_you_mean.front() == "Pony Express");
    for (const Card& card : test::full_catalogue().cards()) {
        CAPTURE(card.title);
        const auto found = ask(query_for_title(card.title));
        CHECK(std::ranges::find(found.rows, &card) != found.rows.end());
    }
}

TEST_CASE("a heading sorts up, down, and not at all")
{
    SortOrder order = order_after_click({}, Column::cost);
    CHECK(order == SortOrder{Column::cost, false});
    order = order_after_click(order, Column::cost);
    CHECK(order == SortOrder{Column::cost, true});
    CHECK(order_after_click(order, Column::title) == SortOrder{Column::title, false});
    CHECK(order_after_click(order, Column::cost) == SortOrder{});
}

TEST_CASE("every column sorts, and cards without the number come last in both directions")
{
    const auto plain = ask("");
    for (const Column column : all_columns)
        for (const bool descending : {false, true}) {
            CAPTURE(static_cast<int>(column));
            CAPTURE(descending);
            auto rows = ask("", {}, {column, descending}).rows;
            const bool as_before = column == Column::title && !descending;
            CHECK((rows == plain.rows) == as_before);
            std::ranges::sort(rows);
            auto expected = plain.rows;
            std::ranges::sort(expected);
            CHECK(rows == expected); // nothing lost, nothing twice
        }
    for (const bool descending : {false, true}) {
        const auto rows = ask("", {}, {Column::influence, descending}).rows;
        const auto first_without =
            std::ranges::find_if(rows, [](const Card* card) { return !card->stat(Stat::influence); });
        CHECK(std::all_of(first_without, rows.end(),
                          [](const Card* card) { return !card->stat(Stat::influence); }));
        CHECK(std::is_sorted(rows.begin(), first_without, [&](const Card* a, const Card* b) {
            const int x = *a->stat(Stat::influence), y = *b->stat(Stat::influence);
            return descending ? y < x : x < y;
        }));
    }
}

TEST_CASE("a row shows what is printed")
{
    const Card* abram = test::full_catalogue().find({"01018"});
    REQUIRE(abram);
    const RowText text = row_text(*abram, test::full_catalogue());
    CHECK(text.type == "Dude");
    CHECK(text.set == "DTR");
    CHECK(text.cost == printed_stat(*abram, Stat::cost));
}
