#include "gui/model/theme.h"

#include <cmath>
#include <utility>

namespace drawhand::gui {

namespace {

/// Ink and lamplight.
const Palette dark{
    .background = {17, 18, 22},
    .panel = {26, 27, 33},
    .stripe = {31, 32, 39},
    .raised = {43, 44, 53},
    .line = {62, 62, 72},
    .text = {233, 226, 211},
    .muted = {164, 157, 144},
    .accent = {236, 178, 86},
    .selection = {68, 54, 32},
    .bar = {219, 158, 66},
    .cheatin = {112, 86, 50},
    .good = {132, 204, 132},
    .warning = {240, 196, 94},
    .bad = {246, 130, 116},
    .suits = {{{240, 236, 226}, {247, 118, 112}, {118, 178, 250}, {116, 208, 138}}},
    .heat = {{{31, 32, 39}, {66, 55, 42}, {116, 87, 48}, {176, 129, 60}, {236, 178, 86}}},
};

/// Paper.
const Palette light{
    .background = {226, 217, 199},
    .panel = {249, 244, 233},
    .stripe = {243, 237, 223},
    .raised = {234, 225, 207},
    .line = {196, 184, 161},
    .text = {41, 35, 29},
    .muted = {101, 89, 72},
    .accent = {139, 74, 16},
    .selection = {240, 212, 160},
    .bar = {176, 104, 34},
    .cheatin = {226, 186, 132},
    .good = {38, 104, 46},
    .warning = {122, 80, 0},
    .bad = {172, 36, 28},
    .suits = {{{30, 28, 30}, {184, 24, 36}, {24, 82, 174}, {18, 106, 52}}},
    .heat = {{{243, 237, 223}, {238, 212, 168}, {222, 172, 106}, {158, 92, 30}, {112, 54, 10}}},
};

double linear(std::uint8_t channel)
{
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Colour colour)
{
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

std::uint8_t between(std::uint8_t a, std::uint8_t b, double share)
{
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
}

} // namespace

std::string_view theme_name(Theme theme)
{
    return theme == Theme::dark ? "dark" : "light";
}

std::optional<Theme> parse_theme(std::string_view text)
{
    if (text == "dark") return Theme::dark;
    if (text == "light") return Theme::light;
    return std::nullopt;
}

Theme other_theme(Theme theme)
{
    return theme == Theme::dark ? Theme::light : Theme::dark;
}

const Palette& palette_of(Theme theme)
{
    return theme == Theme::dark ? dark : light;
}

Colour mixed(Colour a, Colour b, double share)
{
    return {between(a.red, b.red, share), between(a.green, b.green, share), between(a.blue, b.blue, share)};
}

double contrast(Colour a, Colour b)
{
    double lighter = luminance(a), darker = luminance(b);
    if (lighter < darker) std::swap(lighter, darker);
    return (lighter + 0.05) / (darker + 0.05);
}

Colour readable_on(Colour ground, const Palette& palette)
{
    return contrast(palette.text, ground) >= contrast(palette.panel, ground) ? palette.text : palette.panel;
}

} // namespace drawhand::gui
