#pragma once

#include <string>
#include <string_view>

#include <imgui.h>

#include "core/face.h"
#include "gui/model/theme.h"

namespace drawhand::gui {

/// The typefaces in use and what they can show.
struct Fonts {
    ImFont* body = nullptr;
    ImFont* heading = nullptr; // slab, a little larger
    ImFont* title = nullptr;   // slab, for the name of the selected card
    bool symbols = false;      // has suits and the other signs; otherwise letters stand in
};

/// The theme and fonts of a frame.
struct Look {
    const Palette* palette = nullptr;
    Fonts fonts;
};

/// Where fonts are looked for; an empty path or a missing file means ImGui's built-in font.
struct FontFiles {
    std::string body = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
    std::string slab = "/usr/share/fonts/opentype/roboto/slab/RobotoSlab-Regular.otf";
};

/// Fills the atlas anew; its texture has to be made again afterwards.
Fonts load_fonts(ImFontAtlas& atlas, float pixels, const FontFiles& files = {});

/// Sets ImGui's colours and spacing; all distances follow the font's height.
void apply_style(const Palette& palette, float pixels);

ImU32 packed(Colour colour);
ImVec4 vector_of(Colour colour);

/// `heights` times the height of the body font: the unit of every distance.
float em(float heights);

/// The suit's symbol, or its letter when the font has no symbols.
std::string suit_text(Suit suit, const Look& look);
/// "8" and the suit.
std::string face_label(Face face, const Look& look);

} // namespace drawhand::gui
