#pragma once

#include <string>
#include <string_view>

#include "gui/widgets/look.h"

namespace drawhand::gui {

void coloured_text(Colour colour, std::string_view text);
void muted_text(const Look& look, std::string_view text);
void heading_text(const Look& look, std::string_view text);
/// Body text behind text in a larger font, both standing on one line; cut when there is no room.
void text_beside(const ImFont* larger, Colour colour, std::string_view text, const Look& look);
/// Broken between words at the right edge of the panel.
void wrapped_text(Colour colour, std::string_view text);

/// Right-aligned in what is left of the cell or panel.
void right_text(Colour colour, std::string_view text);

/// Cut with an ellipsis when it does not fit into the cell; the whole text is then the tooltip.
void fitted_text(Colour colour, std::string_view text, const Look& look);
/// The part of a text that fits into `width`, with an ellipsis when something was cut.
std::string fitted(std::string_view text, float width, const Look& look);

/// "8" and its suit in the suit's colour, the values right-aligned so that the suits stand in a column.
void face_cell(Face face, const Look& look);

/// While the last item is under the mouse.
void tooltip(std::string_view text);

/// Width of a text in the current font.
float width_of(std::string_view text);

} // namespace drawhand::gui
