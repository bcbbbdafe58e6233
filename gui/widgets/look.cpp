#include "gui/widgets/look.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <system_error>

#include <imgui_freetype.h>

namespace drawhand::gui {

namespace {

// Latin letters of the card titles, dashes and quotes, arrows, comparison signs, triangles, suits, check
// marks.
constexpr ImWchar text_ranges[] = {0x0020, 0x017F, 0x2010, 0x2027, 0x2030, 0x203A, 0x20AC, 0x20AC, 0x2190,
                                   0x2193, 0x2248, 0x2248, 0x2260, 0x2265, 0x25B2, 0x25B2, 0x25BC, 0x25BC,
                                   0x2660, 0x2667, 0x26A0, 0x26A0, 0x2713, 0x2717, 0};
// What the slab face lacks and the body face lends it.
constexpr ImWchar sign_ranges[] = {0x25B2, 0x25B2, 0x25BC, 0x25BC, 0x2660, 0x2667,
                                   0x26A0, 0x26A0, 0x2713, 0x2717, 0};

bool is_file(const std::string& path)
{
    std::error_code ignored;
    return !path.empty() && std::filesystem::is_regular_file(path, ignored);
}

ImFont* load_slab(ImFontAtlas& atlas, float pixels, const FontFiles& files)
{
    ImFont* font = atlas.AddFontFromFileTTF(files.slab.c_str(), pixels, nullptr, text_ranges);
    ImFontConfig merge;
    merge.MergeMode = true;
    atlas.AddFontFromFileTTF(files.body.c_str(), pixels, &merge, sign_ranges);
    return font;
}

} // namespace

Fonts load_fonts(ImFontAtlas& atlas, float pixels, const FontFiles& files)
{
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    if (!is_file(files.body)) {
        ImFontConfig built_in;
        built_in.SizePixels = std::max(13.0F, pixels * 0.85F); // drawn for 13 pixels
        ImFont* font = atlas.AddFontDefault(&built_in);
        return {font, font, font, false};
    }
    // The slab face has small letters for its height, hence the large factors.
    const float heading = std::round(pixels * 1.4F), title = std::round(pixels * 1.75F);
    ImFont* body = atlas.AddFontFromFileTTF(files.body.c_str(), pixels, nullptr, text_ranges);
    if (!is_file(files.slab)) {
        ImFont* larger = atlas.AddFontFromFileTTF(files.body.c_str(), heading, nullptr, text_ranges);
        return {body, larger, larger, true};
    }
    return {body, load_slab(atlas, heading, files), load_slab(atlas, title, files), true};
}

ImU32 packed(Colour colour)
{
    return IM_COL32(colour.red, colour.green, colour.blue, 255);
}

ImVec4 vector_of(Colour colour)
{
    return ImGui::ColorConvertU32ToFloat4(packed(colour));
}

float em(float heights)
{
    return ImGui::GetIO().Fonts->Fonts.front()->FontSize * heights;
}

std::string suit_text(Suit suit, const Look& look)
{
    return look.fonts.symbols ? std::string(suit_symbol(suit)) : std::string(1, suit_letter(suit));
}

std::string face_label(Face face, const Look& look)
{
    return value_text(face.value) + suit_text(face.suit, look);
}

} // namespace drawhand::gui
