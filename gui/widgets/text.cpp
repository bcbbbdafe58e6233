#include "gui/widgets/text.h"

#include <algorithm>
#include <cmath>

namespace drawhand::gui {

namespace {

void plain(std::string_view text)
{
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
}

/// Whole characters of UTF-8 only: half of one would show as a replacement sign.
std::string_view without_last_character(std::string_view text)
{
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.back());
        text.remove_suffix(1);
        if ((byte & 0xC0) != 0x80) break;
    }
    return text;
}

} // namespace

float width_of(std::string_view text)
{
    return ImGui::CalcTextSize(text.data(), text.data() + text.size()).x;
}

void coloured_text(Colour colour, std::string_view text)
{
    ImGui::PushStyleColor(ImGuiCol_Text, packed(colour));
    plain(text);
    ImGui::PopStyleColor();
}

void muted_text(const Look& look, std::string_view text)
{
    coloured_text(look.palette->muted, text);
}

void heading_text(const Look& look, std::string_view text)
{
    ImGui::PushFont(look.fonts.heading);
    coloured_text(look.palette->accent, text);
    ImGui::PopFont();
}

void text_beside(const ImFont* larger, Colour colour, std::string_view text, const Look& look)
{
    ImGui::SameLine(0.0F, em(0.6F));
    const std::string shown = fitted(text, ImGui::GetContentRegionAvail().x, look);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    // As high as the larger text: moving the cursor down instead would push down the next line, too.
    ImGui::Dummy({width_of(shown), larger->FontSize});
    const float lower = std::round(larger->Ascent - look.fonts.body->Ascent);
    ImGui::GetWindowDrawList()->AddText({at.x, at.y + lower}, packed(colour), shown.c_str());
}

void wrapped_text(Colour colour, std::string_view text)
{
    ImGui::PushTextWrapPos(0.0F);
    coloured_text(colour, text);
    ImGui::PopTextWrapPos();
}

void right_text(Colour colour, std::string_view text)
{
    const float free = ImGui::GetContentRegionAvail().x - width_of(text);
    if (free > 0) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free);
    coloured_text(colour, text);
}

std::string fitted(std::string_view text, float width, const Look& look)
{
    if (width_of(text) <= width) return std::string(text);
    const std::string dots = look.fonts.symbols ? "\u2026" : "...";
    std::string_view kept = text;
    while (!kept.empty() && width_of(kept) + width_of(dots) > width)
        kept = without_last_character(kept);
    return std::string(kept) + dots;
}

void fitted_text(Colour colour, std::string_view text, const Look& look)
{
    const std::string shown = fitted(text, ImGui::GetContentRegionAvail().x, look);
    coloured_text(colour, shown);
    if (shown != text) tooltip(text);
}

void face_cell(Face face, const Look& look)
{
    const std::string value = value_text(face.value);
    const float widest = width_of("10");
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0F, widest - width_of(value)));
    coloured_text(look.palette->text, value);
    ImGui::SameLine(0.0F, em(0.1F));
    coloured_text(look.palette->suit(face.suit), suit_text(face.suit, look));
}

void tooltip(std::string_view text)
{
    if (!ImGui::IsItemHovered()) return;
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(em(28.0F));
    plain(text);
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

} // namespace drawhand::gui
