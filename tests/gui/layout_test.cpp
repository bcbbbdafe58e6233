#include <filesystem>

#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "gui/headless_window.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;
using test::HeadlessWindow;

namespace {

/// Widgets that hold others.
bool is_container(const std::string& path)
{
    return path == "deck/grid" || path == "browser/caret"; // the caret points into the box's border
}

bool overlap(const RecordedWidget& a, const RecordedWidget& b)
{
    constexpr float tolerance = 1.0F; // shared borders
    return a.left + tolerance < b.right && b.left + tolerance < a.right && a.top + tolerance < b.bottom &&
           b.top + tolerance < a.bottom;
}

void check_layout(const HeadlessWindow& window, float width, float height)
{
    const auto& widgets = window.recorder().widgets();
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        const RecordedWidget& widget = widgets[i];
        if (!widget.visible) continue;
        CAPTURE(widget.path);
        CHECK(widget.left >= 0);
        CHECK(widget.top >= 0);
        CHECK(widget.right <= width);
        CHECK(widget.bottom <= height);
        const bool row = widget.path.starts_with("browser/row/") || widget.path.starts_with("deck/card/");
        if (!row) CHECK_FALSE(widget.cut); // rows reach from column to column on purpose
        for (std::size_t j = i + 1; j < widgets.size(); ++j) {
            if (!widgets[j].visible || is_container(widget.path) || is_container(widgets[j].path)) continue;
            CAPTURE(widgets[j].path);
            CHECK_FALSE(overlap(widget, widgets[j]));
        }
    }
}

} // namespace

TEST_CASE("nothing overlaps, nothing sticks out, at every size and for every deck")
{
    struct Size {
        float width, height;
        int percent;
    };
    for (const Size& size : {Size{1400, 900, 100}, Size{1024, 700, 100}, Size{1920, 1080, 100},
                             Size{800, 600, 100}, Size{1400, 900, 130}, Size{2800, 1800, 200}})
        for (const std::size_t deck : {0U, 1U}) {
            CAPTURE(size.width);
            CAPTURE(size.percent);
            CAPTURE(deck);
            Settings settings;
            settings.font_percent = size.percent;
            AppModel model(test::inputs_with(test::two_decks(), settings));
            model.apply(ChooseDeck{deck});
            model.apply(SetSearch{"abram"});
            HeadlessWindow window(model, size.width, size.height);
            window.settle();
            check_layout(window, size.width, size.height);
            model.apply(SetSearch{"type:dude gang:\"law"});
            model.apply(ToggleChip{CardType::dude});
            window.frames(3);
            check_layout(window, size.width, size.height);
        }
}

TEST_CASE("without the fonts the built-in one and letters do")
{
    AppModel model(test::inputs_with(test::two_decks()));
    HeadlessWindow window(model, 1400, 900, {"", ""});
    window.settle();
    CHECK_FALSE(window.look().fonts.symbols);
    CHECK(window.find("browser/chip/S"));
    CHECK(window.find("browser/chip/C"));
    check_layout(window, 1400, 900);
}

TEST_CASE("every character of the cards has its sign in both typefaces")
{
    const FontFiles files;
    if (!std::filesystem::exists(files.body)) {
        MESSAGE("SKIPPED: " << files.body << " is not installed");
        return;
    }
    AppModel model(test::inputs_with({}));
    const HeadlessWindow window(model);
    const auto check = [&window](const std::string& text) {
        CAPTURE(text);
        const char* at = text.data();
        const char* end = at + text.size();
        while (at < end) {
            // UTF-8 of at most three bytes: the card data has nothing beyond.
            const auto byte = static_cast<unsigned char>(*at);
            const int length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3;
            unsigned int code = byte < 0x80 ? byte : byte & (byte < 0xE0 ? 0x1FU : 0x0FU);
            for (int i = 1; i < length; ++i)
                code = code << 6 | (static_cast<unsigned char>(at[i]) & 0x3FU);
            at += length;
            for (ImFont* font : {window.look().fonts.body, window.look().fonts.title})
                CHECK(font->FindGlyphNoFallback(static_cast<ImWchar>(code)));
        }
    };
    for (const Card& card : test::full_catalogue().cards()) {
        check(card.title);
        for (const std::string& gang : card.gangs)
            check(gang);
        for (const Keyword& keyword : card.keywords)
            check(keyword.name);
    }
    for (const CardSet& set : test::full_catalogue().sets())
        check(set.name);
    for (const Suit suit : all_suits)
        check(std::string(suit_symbol(suit)));
    check("\u2026\u2713\u2717\u00d7");
}

TEST_CASE("a frame is cheap: only the rows in sight are drawn")
{
    AppModel model(test::inputs_with(test::two_decks()));
    HeadlessWindow window(model);
    window.settle();
    int rows = 0;
    for (const RecordedWidget& widget : window.recorder().widgets())
        rows += widget.path.starts_with("browser/row/") ? 1 : 0;
    CHECK(rows < 60);
    CHECK(window.triangles() < 40'000);
}
