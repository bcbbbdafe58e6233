#include "reports/display_width.h"

#include <algorithm>

#include <utf8proc.h>

namespace drawhand {

namespace {

struct Glyph {
    std::size_t bytes;
    std::size_t columns;
};

/// The character at the beginning of a text that is not empty; a byte that is not UTF-8 takes one column.
Glyph first_glyph(std::string_view text)
{
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t used = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                                   static_cast<utf8proc_ssize_t>(text.size()), &point);
    if (used <= 0) return {1, 1};
    return {static_cast<std::size_t>(used), static_cast<std::size_t>(std::max(utf8proc_charwidth(point), 0))};
}

} // namespace

std::size_t display_width(std::string_view text)
{
    std::size_t columns = 0;
    while (!text.empty()) {
        const Glyph glyph = first_glyph(text);
        columns += glyph.columns;
        text.remove_prefix(glyph.bytes);
    }
    return columns;
}

std::string padded(std::string_view text, std::size_t width)
{
    std::string result(text);
    result.append(width - std::min(width, display_width(text)), ' ');
    return result;
}

std::string padded_left(std::string_view text, std::size_t width)
{
    std::string result(width - std::min(width, display_width(text)), ' ');
    return result.append(text);
}

std::string shortened(std::string_view text, std::size_t width)
{
    if (display_width(text) <= width) return std::string(text);
    if (width == 0) return {};
    std::string result;
    std::size_t columns = 0;
    while (!text.empty()) {
        const Glyph glyph = first_glyph(text);
        if (columns + glyph.columns > width - 1) break;
        result.append(text.substr(0, glyph.bytes));
        columns += glyph.columns;
        text.remove_prefix(glyph.bytes);
    }
    return result + "\u2026";
}

} // namespace drawhand
