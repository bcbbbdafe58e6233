#include <doctest/doctest.h>

#include "gui/model/theme.h"

using namespace drawhand;
using namespace drawhand::gui;

TEST_CASE("contrast is what the guidelines define")
{
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == doctest::Approx(21.0));
    CHECK(contrast({255, 255, 255}, {255, 255, 255}) == doctest::Approx(1.0));
    CHECK(contrast({119, 119, 119}, {255, 255, 255}) ==
          doctest::Approx(4.48).epsilon(0.01)); // #777 just misses
}

TEST_CASE("text is readable in both themes, wherever it stands")
{
    for (const Theme theme : {Theme::dark, Theme::light}) {
        CAPTURE(theme_name(theme));
        const Palette& p = palette_of(theme);
        for (const Colour ground : {p.panel, p.stripe, p.background, p.raised, p.selection})
            CHECK(contrast(p.text, ground) >= 4.5);
        for (const Colour ground : {p.panel, p.stripe, p.background}) {
            for (const Colour ink : {p.muted, p.accent, p.good, p.warning, p.bad})
                CHECK(contrast(ink, ground) >= 4.5);
            for (const Colour suit : p.suits)
                CHECK(contrast(suit, ground) >= 4.5);
        }
        for (const Colour suit : p.suits)
            CHECK(contrast(suit, p.raised) >= 4.5); // on a chip
        for (const Colour ground : {p.good, p.bad})
            CHECK(contrast(readable_on(ground, p), ground) >= 4.5); // the badge
        for (const Colour ground : p.heat)
            CHECK(contrast(readable_on(ground, p), ground) >= 4.5);
        for (const Colour ink : {p.good, p.bad})
            for (const Colour ground : {p.raised, p.selection})
                CHECK(contrast(ink, ground) >= 4.5); // format chips
    }
}

TEST_CASE("the two tones of a bar differ from each other and from the ground")
{
    for (const Theme theme : {Theme::dark, Theme::light}) {
        CAPTURE(theme_name(theme));
        const Palette& p = palette_of(theme);
        CHECK(contrast(p.bar, p.cheatin) >= 1.8);
        CHECK(contrast(p.cheatin, p.stripe) >= 1.4);
    }
}

TEST_CASE("themes have names")
{
    for (const Theme theme : {Theme::dark, Theme::light})
        CHECK(parse_theme(theme_name(theme)) == theme);
    CHECK_FALSE(parse_theme("Dark"));
    CHECK(other_theme(Theme::dark) == Theme::light);
    CHECK(mixed({0, 0, 0}, {200, 100, 50}, 0.5) == Colour{100, 50, 25});
}
