#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "gui/gui_fixture.h"
#include "gui/headless_window.h"
#include "gui/views/keys.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;
using test::HeadlessWindow;

TEST_CASE("a legal deck: badge, grid, odds")
{
    AppModel model(test::inputs_with(test::two_decks()));
    HeadlessWindow window(model);
    window.settle();
    CHECK(window.widget("deck/badge").value == "LEGAL");
    CHECK(window.widget("deck/grid").value == "52");
    CHECK(window.widget("deck/face/9D").value == "4");
    CHECK(window.widget("odds/stud/2").value == "chosen");
    CHECK(window.widget("odds/bar/1").value == "100.00");
    CHECK(window.widget("odds/bar/7").value == model.odds_table()->rows[6].at_least);
    CHECK(window.widget("status/odds").value.starts_with("Odds: exact, "));
    CHECK(window.widget("status/cards").value == "2,899 cards");
    CHECK(window.widget("status/database").value == "/somewhere/drawhand.db");
}

TEST_CASE("a broken deck: every finding, with the way to its cards")
{
    AppModel model(test::inputs_with(test::two_decks()));
    HeadlessWindow window(model);
    window.settle();
    window.click("deck/chooser");
    window.click("deck/choice/1");
    window.settle();
    CHECK(window.widget("deck/badge").value == "NOT LEGAL");
    for (const Finding& finding : model.verdict().findings)
        CHECK(window.find("deck/finding/" + finding.rule));
    window.click("deck/show/copies.face");
    CHECK(model.query().text.starts_with("id:"));
    CHECK_FALSE(model.rows().empty());
}

TEST_CASE("formats, faces, cards and bonuses can be chosen")
{
    AppModel model(test::inputs_with(test::two_decks()));
    HeadlessWindow window(model);
    window.settle();
    window.click("deck/format/weird-west");
    CHECK(model.verdict().rules->format().id == "weird-west");
    window.click("deck/face/9D");
    CHECK(model.query().filter.has(Suit::diamonds));
    CHECK(model.rows().front()->face == Face{Suit::diamonds, *Value::from_int(9)});
    window.click("odds/stud/4");
    window.settle();
    CHECK(model.odds().stud() == 4);
    window.press(key::left);
    CHECK(model.odds().stud() == 3);
    window.press(key::right);
    CHECK(model.odds().stud() == 4);
    window.press(key::page_down, true);
    CHECK(model.deck_index() == 1);
    window.press(key::page_up, true);
    CHECK(model.deck_index() == 0);
}

TEST_CASE("a card of the list shows its details")
{
    AppModel model(test::inputs_with({test::sample_deck("law-dogs-three-values.txt")}));
    HeadlessWindow window(model, 1400, 1400); // high enough for the whole list
    window.settle();
    const Card& card = *model.deck()->groups.front().lines.back().card;
    window.click("deck/card/" + card.id.text);
    CHECK(model.selected() == &card);
    CHECK(window.widget("deck/group/dude").value == "14");
}

TEST_CASE("without a deck the panel says how to get one, and a problem is shown and dismissed")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    CHECK(window.find("deck/empty"));
    CHECK_FALSE(window.find("status/odds"));
    model.apply(ReportProblem{"holiday.jpg: this is no deck list"});
    window.frames(2);
    CHECK(window.widget("deck/problem").value == "holiday.jpg: this is no deck list");
    window.click("deck/dismiss");
    CHECK_FALSE(window.find("deck/problem"));
}

TEST_CASE("lines that could not be read are named")
{
    LoadedDeck deck = test::sample_deck("law-dogs-three-values.txt");
    deck.import.skipped.push_back({7, "2x Poni Express", "no card has this title", {"Pony Express"}});
    AppModel model(test::inputs_with({deck}));
    const HeadlessWindow window(model);
    CHECK(window.widget("deck/skipped").value == "1");
}

TEST_CASE("a long count shows its progress and can be cancelled and resumed")
{
    // 52 different cards, eight drawn: 750 million different hands.
    Deck deck;
    for (const Card& card : test::full_catalogue().cards()) {
        if (card.game != Game::reloaded || card.token) continue;
        const bool needed = card.face && poker_deck(deck, test::full_catalogue()).copies(*card.face) == 0;
        if (needed && card.deck_card) deck = with_copies_added(deck, card.id, 1);
    }
    REQUIRE(poker_deck(deck, test::full_catalogue()).size() == 52);
    Settings settings;
    settings.stud = 0;
    AppModel model(test::inputs_with({{"all.txt", {.deck = deck, .read = 52}}}, settings));
    HeadlessWindow window(model);
    window.settle();
    window.click("odds/stud/3");
    CHECK(model.odds().computing());
    CHECK(window.find("status/progress"));
    CHECK(window.find("odds/bar/1")); // the old odds, dimmed
    window.click("status/cancel");
    CHECK_FALSE(model.odds().computing());
    CHECK_FALSE(window.find("status/progress"));
    window.click("odds/again");
    CHECK(model.odds().computing());
    window.press(key::escape);
    CHECK_FALSE(model.odds().computing());
    window.click("odds/stud/6");
    CHECK(window.find("odds/problem"));
}

TEST_CASE("theme, text size and the width of the panels are in reach")
{
    AppModel model(test::inputs_with(test::two_decks()));
    HeadlessWindow window(model);
    window.settle();
    window.click("header/theme");
    CHECK(model.theme() == Theme::light);
    window.press('T', true);
    CHECK(model.theme() == Theme::dark);
    window.click("header/larger");
    CHECK(model.font_percent() == 110);
    window.click("header/smaller");
    window.click("header/smaller");
    CHECK(model.font_percent() == 90);
    window.press('0', true);
    CHECK(model.font_percent() == 100);
    window.press(key::equal, true);
    window.press(key::minus, true);
    CHECK(model.font_percent() == 100);
    window.drag("splitter", 700);
    CHECK(model.browser_share() == doctest::Approx(0.5).epsilon(0.01));
}
