#include <algorithm>

#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;

TEST_CASE("the model starts with every card, the first selected, and the first deck")
{
    AppModel model(test::inputs_with(test::two_decks()));
    CHECK(model.rows().size() == 2899);
    REQUIRE(model.selected());
    CHECK(model.selected() == model.rows().front());
    REQUIRE(model.deck());
    CHECK(model.deck()->name == "Tin Star Avenue");
    CHECK(model.verdict().legal);
    test::wait_for_odds(model);
    CHECK(model.odds_table());
}

TEST_CASE("searching keeps the selection while it can")
{
    AppModel model(test::inputs_with({}));
    model.apply(SetSearch{"pony express"});
    REQUIRE(model.rows().size() >= 3);
    const Card* second = model.rows()[1];
    model.apply(SelectCard{second->id});
    CHECK(model.selected_row() == 1);
    model.apply(SetSearch{"pony"});
    CHECK(model.selected() == second);
    model.apply(SetSearch{"jose"});
    CHECK(model.selected() == model.rows().front());
    model.apply(SetSearch{"zzzzzz"});
    CHECK(model.rows().empty());
    CHECK_FALSE(model.selected());
    CHECK_FALSE(model.selected_row());
    model.apply(MoveSelection{1}); // does no harm
    model.apply(SetSearch{});
    CHECK(model.selected());
}

TEST_CASE("a query that is wrong for the moment keeps the rows of the last one")
{
    AppModel model(test::inputs_with({}));
    model.apply(SetSearch{"type:dude"});
    const auto rows = model.rows();
    model.apply(SetSearch{"type:"});
    REQUIRE(model.query_error());
    CHECK(model.rows() == rows);
    model.apply(SetSearch{"type:deed"});
    CHECK_FALSE(model.query_error());
    CHECK(model.rows() != rows);
}

TEST_CASE("a remembered query that is wrong still shows the cards")
{
    Settings settings;
    settings.search = "type:";
    const AppModel model(test::inputs_with({}, settings));
    CHECK(model.query_error());
    CHECK(model.rows().size() == 2899);
}

TEST_CASE("the selection moves by rows and stops at both ends")
{
    AppModel model(test::inputs_with({}));
    model.apply(SetSearch{"jose"});
    const std::size_t last = model.rows().size() - 1;
    REQUIRE(last >= 3);
    struct Row {
        int rows;
        std::size_t expected;
    };
    for (const Row& row : {Row{1, 1}, Row{1, 2}, Row{-1, 1}, Row{-9, 0}, Row{1'000'000, last}, Row{1, last},
                           Row{-2'000'000'000, 0}}) {
        model.apply(MoveSelection{row.rows});
        CHECK(model.selected_row() == row.expected);
    }
}

TEST_CASE("a printing that is not among the rows can be selected")
{
    AppModel model(test::inputs_with({}));
    model.apply(SetSearch{"pony express set:DTR"});
    REQUIRE(model.rows().size() == 1);
    REQUIRE(model.details().printings.size() > 1);
    const auto other = std::ranges::find(model.details().printings, false, &PrintingLine::shown);
    const CardId id = other->id;
    model.apply(SelectCard{id});
    CHECK(model.selected()->id == id);
    CHECK_FALSE(model.selected_row());
    model.apply(MoveSelection{1});
    CHECK(model.selected_row() == 0);
    model.apply(SelectCard{{"no such card"}});
    CHECK(model.selected_row() == 0);
}

TEST_CASE("chips and columns change the rows, and clearing brings them back")
{
    AppModel model(test::inputs_with({}));
    const auto all = model.rows();
    const int revision = model.answer_revision();
    model.apply(ToggleChip{CardType::dude});
    model.apply(ToggleChip{Suit::spades});
    CHECK(model.rows().size() < all.size());
    CHECK(model.answer_revision() > revision);
    model.apply(ClickColumn{Column::cost});
    CHECK(std::ranges::is_sorted(model.rows(), {},
                                 [](const Card* card) { return card->stat(Stat::cost).value_or(999); }));
    model.apply(ClickColumn{Column::cost});
    model.apply(ClickColumn{Column::cost});
    CHECK(model.query().sort == SortOrder{});
    model.apply(ClearFilters{});
    CHECK(model.rows() == all);
}

TEST_CASE("a face of the grid and a finding lead to their cards")
{
    AppModel model(test::inputs_with(test::two_decks()));
    const Face face{Suit::clubs, *Value::from_int(5)};
    model.apply(SetSearch{"something else"});
    model.apply(ShowFace{face});
    REQUIRE_FALSE(model.rows().empty());
    CHECK(std::ranges::all_of(
        model.rows(), [&](const Card* card) { return card->face == face && card->game == Game::reloaded; }));
    model.apply(ChooseDeck{1});
    for (const Finding& finding : model.verdict().findings) {
        if (finding.cards.empty()) continue;
        CAPTURE(finding.rule);
        model.apply(ShowCards{finding.cards});
        CHECK_FALSE(model.query_error());
        for (const CardId& id : finding.cards)
            CHECK(std::ranges::any_of(model.rows(), [&](const Card* card) { return card->id == id; }));
    }
}

TEST_CASE("another deck brings its own verdict and odds")
{
    AppModel model(test::inputs_with(test::two_decks()));
    test::wait_for_odds(model);
    const std::string before = model.odds_table()->rows[6].at_least;
    model.apply(ChooseDeck{1});
    CHECK_FALSE(model.odds_table()); // never the odds of another deck
    CHECK_FALSE(model.verdict().legal);
    test::wait_for_odds(model);
    REQUIRE(model.odds_table());
    CHECK(model.odds_table()->rows[6].at_least != before);
    model.apply(ChooseDeck{99});
    CHECK(model.deck_index() == 1);
}

TEST_CASE("a deck from outside is added, and a second time replaced")
{
    AppModel model(test::inputs_with({}));
    CHECK_FALSE(model.deck());
    model.apply(ChooseFormat{"reloaded"}); // without a deck: nothing to choose
    model.apply(ReportProblem{"x.txt: no such file"});
    CHECK(model.problem() == "x.txt: no such file");
    model.apply(OpenDeck{test::sample_deck("law-dogs-three-values.txt")});
    CHECK(model.problem().empty());
    REQUIRE(model.deck());
    model.apply(OpenDeck{test::sample_deck("classic-sweetrock-deep-shaft.txt")});
    CHECK(model.decks().size() == 2);
    CHECK(model.verdict().rules->format().id == "classic");
    model.apply(OpenDeck{test::sample_deck("law-dogs-three-values.txt")});
    CHECK(model.decks().size() == 2);
    CHECK(model.deck()->name == "Tin Star Avenue");
    model.apply(ReportProblem{"again"});
    model.apply(DismissProblem{});
    CHECK(model.problem().empty());
}

TEST_CASE("the verdict follows the format")
{
    AppModel model(test::inputs_with(test::two_decks()));
    model.apply(ChooseFormat{"weird-west"});
    CHECK(model.verdict().rules->format().id == "weird-west");
    model.apply(ChooseFormat{"nonsense"});
    CHECK(model.verdict().rules->format().id == "weird-west");
    model.apply(ChooseDeck{0});
    CHECK(model.verdict().rules->format().id == "reloaded");
}

TEST_CASE("the stud bonus stays within its limits")
{
    AppModel model(test::inputs_with(test::two_decks()));
    model.apply(ChooseStud{-1});
    CHECK(model.odds().stud() == 0);
    model.apply(ChooseStud{99});
    CHECK(model.odds().stud() == most_stud);
    model.apply(CancelOdds{});
    CHECK_FALSE(model.odds().computing());
    model.apply(ChooseStud{1});
    test::wait_for_odds(model);
    CHECK(model.odds().up_to_date());
}

TEST_CASE("what was chosen is remembered")
{
    Settings settings;
    {
        AppModel model(test::inputs_with(test::two_decks()));
        CommandQueue commands{SetSearch{"pony"},      ChooseDeck{1},         ChooseStud{4},
                              SetTheme{Theme::light}, SetFontPercent{9'999}, SetBrowserShare{0.01}};
        model.apply_all(commands);
        CHECK(commands.empty());
        settings = model.settings();
    }
    CHECK(settings.search == "pony");
    CHECK(settings.theme == Theme::light);
    CHECK(settings.font_percent == largest_font);
    CHECK(settings.browser_share == narrowest_browser);
    const AppModel model(test::inputs_with(test::two_decks(), settings));
    CHECK(model.query().text == "pony");
    CHECK(model.deck_index() == 1);
    CHECK(model.odds().stud() == 4);
}
