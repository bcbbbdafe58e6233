#include <cmath>
#include <initializer_list>
#include <utility>

#include "gui/widgets/look.h"

namespace drawhand::gui {

namespace {

void set_distances(ImGuiStyle& style, float pixels)
{
    const auto steps = [pixels](float heights) { return std::floor(pixels * heights); };
    style.WindowPadding = {steps(0.75F), steps(0.6F)};
    style.FramePadding = {steps(0.5F), steps(0.25F)};
    style.ItemSpacing = {steps(0.5F), steps(0.35F)};
    style.ItemInnerSpacing = {steps(0.35F), steps(0.25F)};
    style.CellPadding = {steps(0.25F), steps(0.14F)};
    style.ScrollbarSize = steps(0.75F);
    style.GrabMinSize = steps(0.75F);
    style.WindowRounding = style.ChildRounding = style.PopupRounding = steps(0.3F);
    style.FrameRounding = style.GrabRounding = style.ScrollbarRounding = steps(0.25F);
    style.WindowBorderSize = style.ChildBorderSize = 0.0F;
    style.FrameBorderSize = 0.0F;
    style.PopupBorderSize = 1.0F;
    style.DisplaySafeAreaPadding = {0.0F, 0.0F};
}

void set_colours(ImGuiStyle& style, const Palette& p)
{
    const Colour hovered = mixed(p.raised, p.accent, 0.25), pressed = mixed(p.raised, p.accent, 0.45);
    const std::initializer_list<std::pair<ImGuiCol, Colour>> colours = {
        {ImGuiCol_Text, p.text},
        {ImGuiCol_TextDisabled, p.muted},
        {ImGuiCol_WindowBg, p.background},
        {ImGuiCol_ChildBg, p.panel},
        {ImGuiCol_PopupBg, p.panel},
        {ImGuiCol_Border, p.line},
        {ImGuiCol_FrameBg, p.raised},
        {ImGuiCol_FrameBgHovered, hovered},
        {ImGuiCol_FrameBgActive, p.raised},
        {ImGuiCol_ScrollbarBg, p.panel},
        {ImGuiCol_ScrollbarGrab, p.line},
        {ImGuiCol_ScrollbarGrabHovered, mixed(p.line, p.accent, 0.4)},
        {ImGuiCol_ScrollbarGrabActive, p.accent},
        {ImGuiCol_Button, p.raised},
        {ImGuiCol_ButtonHovered, hovered},
        {ImGuiCol_ButtonActive, pressed},
        {ImGuiCol_Header, p.selection},
        {ImGuiCol_HeaderHovered, mixed(p.panel, p.accent, 0.18)},
        {ImGuiCol_HeaderActive, p.selection},
        {ImGuiCol_Separator, p.line},
        {ImGuiCol_SeparatorHovered, p.accent},
        {ImGuiCol_SeparatorActive, p.accent},
        {ImGuiCol_PlotHistogram, p.bar},
        {ImGuiCol_TableHeaderBg, p.panel},
        {ImGuiCol_TableBorderLight, p.line},
        {ImGuiCol_TableBorderStrong, p.line},
        {ImGuiCol_TableRowBg, p.panel},
        {ImGuiCol_TableRowBgAlt, p.stripe},
        {ImGuiCol_TextSelectedBg, mixed(p.raised, p.accent, 0.5)},
        {ImGuiCol_TitleBg, p.raised},
        {ImGuiCol_TitleBgActive, p.raised},
    };
    for (const auto& [which, colour] : colours)
        style.Colors[which] = vector_of(colour);
    style.Colors[ImGuiCol_ModalWindowDimBg] = ImVec4(0.0F, 0.0F, 0.0F, 0.5F);
}

} // namespace

void apply_style(const Palette& palette, float pixels)
{
    ImGuiStyle& style = ImGui::GetStyle();
    set_distances(style, pixels);
    set_colours(style, palette);
}

} // namespace drawhand::gui
