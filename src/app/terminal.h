#pragma once

#include <cstddef>

namespace drawhand {

/// Columns of the terminal, $COLUMNS, or 80 when the output goes elsewhere.
std::size_t terminal_width();

/// Standard output is a terminal that shows colour, and nobody asked for none (NO_COLOR, TERM=dumb).
bool terminal_shows_colour();

/// A graphical session is there to open a window in.
bool display_available();

} // namespace drawhand
