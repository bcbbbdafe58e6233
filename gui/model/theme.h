#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/face.h"

namespace drawhand::gui {

enum class Theme : std::uint8_t { dark, light };

std::string_view theme_name(Theme theme); // "dark"
std::optional<Theme> parse_theme(std::string_view text);
Theme other_theme(Theme theme);

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    bool operator==(const Colour&) const = default;
};

/// Every colour of the window by its job; both themes fill the same names.
struct Palette {
    Colour background; // behind the panels
    Colour panel;
    Colour stripe; // every second row
    Colour raised; // buttons, boxes to type in
    Colour line;
    Colour text;
    Colour muted; // labels, hints
    Colour accent;
    Colour selection;
    Colour bar;     // the legal part of a chance
    Colour cheatin; // what only a cheatin' hand adds
    Colour good, warning, bad;
    std::array<Colour, 4> suits; // by Suit
    std::array<Colour, 5> heat;  // 0 to 4 copies of a face

    Colour suit(Suit which) const { return suits[static_cast<std::size_t>(which)]; }
};

const Palette& palette_of(Theme theme);

/// `share` of b in a.
Colour mixed(Colour a, Colour b, double share);

/// Contrast as the accessibility guidelines (WCAG 2) define it: 1 to 21; text wants 4.5.
double contrast(Colour a, Colour b);

/// The theme's text or background colour, whichever reads better on `ground`.
Colour readable_on(Colour ground, const Palette& palette);

} // namespace drawhand::gui
