#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "gui/headless_window.h"
#include "gui/views/keys.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;
using test::HeadlessWindow;

TEST_CASE("typing into the box searches as one types")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    CHECK(window.widget("browser/count").value == "2,899 of 2,899");
    window.press('F', true);
    CHECK(window.state().search_active);
    window.type("pon");
    CHECK(model.query().text == "pon");
    window.type("y express");
    CHECK(model.query().text == "pony express");
    CHECK(window.widget("browser/count").value == "5 of 2,899");
    CHECK(window.widget("details/title").value == "Pony Express");
    window.press(key::backspace);
    CHECK(model.query().text == "pony expres");
    window.click("browser/clear");
    CHECK(model.query().text.empty());
    CHECK(window.widget("browser/search").value.empty());
    CHECK(window.widget("browser/clear").value == "off");
}

TEST_CASE("titles with accents can be typed with and without them")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.click("browser/search");
    window.type("Jos\u00e9 Morales");
    CHECK(window.widget("details/title").value == "Jos\u00e9 Morales");
}

TEST_CASE("a mistake is shown below the character it is about")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    CHECK(window.widget("browser/message").value == "hint");
    window.click("browser/search");
    window.type("type:dude gang:\"law");
    REQUIRE(model.query_error());
    CHECK(window.widget("browser/message").value.starts_with("Character 16: "));
    CHECK(window.widget("browser/caret").value == "15");
    const float late = window.widget("browser/caret").left;
    CHECK(window.find(("browser/row/" + model.rows().front()->id.text))); // the rows stay
    window.press('A', true);
    window.type("\"x");
    REQUIRE(model.query_error());
    CHECK(window.widget("browser/caret").left < late);
}

TEST_CASE("a click on a row selects it and shows its details")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    const Card& third = *model.rows()[2];
    window.click("browser/row/" + third.id.text);
    CHECK(model.selected() == &third);
    CHECK(window.widget("browser/row/" + third.id.text).value == "selected");
    CHECK(window.widget("details/title").value == third.title);
}

TEST_CASE("arrow and page keys move the selection and keep it in sight")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    const auto in_sight = [&] {
        const RecordedWidget* row = window.find("browser/row/" + model.selected()->id.text);
        return row && row->visible && row->bottom - row->top > 10;
    };
    window.press(key::down);
    window.press(key::down);
    CHECK(model.selected_row() == 2);
    window.press(key::up);
    CHECK(model.selected_row() == 1);
    window.press(key::page_down);
    CHECK(model.selected_row() == 1 + static_cast<std::size_t>(window.state().page_rows) - 1);
    CHECK(in_sight());
    for (int i = 0; i < 5; ++i)
        window.press(key::page_down);
    CHECK(in_sight());
    window.press(key::end);
    CHECK(model.selected_row() == model.rows().size() - 1);
    CHECK(in_sight());
    window.press(key::page_up);
    CHECK(in_sight());
    window.press(key::home);
    CHECK(model.selected_row() == 0);
    CHECK(in_sight());
}

TEST_CASE("arrows also work while typing, and Enter goes on to the list")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.press('F', true);
    window.type("jose");
    window.press(key::down);
    CHECK(model.selected_row() == 1);
    CHECK(window.state().search_active);
    window.press(key::enter);
    CHECK_FALSE(window.state().search_active);
    CHECK(model.selected_row() == 1);
    CHECK(model.query().text == "jose");
}

TEST_CASE("chips filter, and can be cleared")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.click("browser/chip/Dude");
    window.click("browser/chip/\u2660");
    window.click("browser/chip/8");
    CHECK(model.query().filter.has(CardType::dude));
    CHECK(model.query().filter.has(Suit::spades));
    CHECK(model.query().filter.has(*Value::from_int(8)));
    CHECK(window.widget("browser/chip/Dude").value == "on");
    window.click("browser/clear-filters");
    CHECK_FALSE(model.query().filter.any());
    CHECK_FALSE(window.find("browser/clear-filters"));
}

TEST_CASE("the headings sort")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.click("browser/heading/cost");
    CHECK(model.query().sort == SortOrder{Column::cost, false});
    CHECK(window.widget("browser/heading/cost").value == "up");
    window.click("browser/heading/cost");
    CHECK(window.widget("browser/heading/cost").value == "down");
    window.click("browser/heading/cost");
    CHECK(window.widget("browser/heading/cost").value.empty());
}

TEST_CASE("nothing found: suggestions, or the filters that are in the way")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.click("browser/search");
    window.type("poni express");
    CHECK(window.find("browser/empty"));
    CHECK(window.find("details/empty"));
    window.click("browser/suggestion");
    CHECK(model.selected()->title == "Pony Express");
    window.click("browser/chip/Dude"); // which no Pony Express is
    CHECK(window.find("browser/empty"));
    window.click("browser/empty/clear-filters");
    CHECK(model.selected()->title == "Pony Express");
    window.press('F', true);
    window.type("qqqqqqqqqqqq");
    window.click("browser/empty/help");
    CHECK(window.state().help_open);
}

TEST_CASE("a search for rules text without texts says how to get them")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.click("browser/search");
    window.type("text:draw");
    CHECK(window.widget("browser/message").value == "texts missing");
}

TEST_CASE("the details lead to other printings and versions")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    model.apply(SetSearch{"title=\"Abram Grothe\" set:DTR"});
    window.frames(3);
    REQUIRE_FALSE(model.details().other_versions.empty());
    const CardId version = model.details().other_versions.front().id;
    window.click("details/version/" + version.text);
    CHECK(model.selected()->id == version);
    model.apply(SetSearch{"pony express set:DTR"});
    window.frames(3);
    const CardId printing = model.details().printings.front().id;
    window.click("details/printing/" + printing.text);
    CHECK(model.selected()->id == printing);
}

TEST_CASE("Escape steps back one level at a time")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.click("browser/chip/Deed");
    window.press('F', true);
    window.type("pony");
    window.press(key::f1);
    CHECK(window.state().help_open);
    window.press(key::escape);
    CHECK_FALSE(window.state().help_open);
    window.press('F', true);
    CHECK(window.state().search_active);
    window.press(key::escape);
    CHECK_FALSE(window.state().search_active);
    CHECK(model.query().text == "pony"); // not put back to what it was before
    window.press(key::escape);
    CHECK(model.query().text.empty());
    CHECK(model.query().filter.any());
    window.press(key::escape);
    CHECK_FALSE(model.query().filter.any());
    window.press(key::escape); // nothing left to leave
    CHECK(model.rows().size() == 2899);
}

TEST_CASE("help opens by key, by character and by button, and holds the keyboard")
{
    AppModel model(test::inputs_with({}));
    HeadlessWindow window(model);
    window.press(key::f1);
    CHECK(window.find("help/close"));
    window.press(key::down);
    CHECK(model.selected_row() == 0);
    window.click("help/close");
    CHECK_FALSE(window.find("help/close"));
    window.type("?");
    CHECK(window.find("help/close"));
    window.type("?");
    CHECK_FALSE(window.find("help/close"));
    window.click("header/help");
    CHECK(window.find("help/close"));
    window.press(key::escape);
    window.press('F', true);
    window.type("what?"); // in the box it is a character like any other
    CHECK(model.query().text == "what?");
    CHECK_FALSE(window.find("help/close"));
}
