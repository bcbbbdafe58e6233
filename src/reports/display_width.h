#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drawhand {

/// Columns that the text takes on a terminal: accents and symbols count once, marks not at all.
std::size_t display_width(std::string_view text);

/// Filled with blanks behind (or in front, for numbers) up to `width` columns; longer texts stay whole.
std::string padded(std::string_view text, std::size_t width);
std::string padded_left(std::string_view text, std::size_t width);

/// Cut to `width` columns, the last one an ellipsis when something was cut.
std::string shortened(std::string_view text, std::size_t width);

} // namespace drawhand
