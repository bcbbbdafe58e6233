#include "gui/widgets/chip.h"

#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

ImVec2 chip_padding()
{
    return {em(0.36F), em(0.12F)};
}

} // namespace

void Flow::next(float width)
{
    if (!first_) {
        ImGui::SameLine(0.0F, gap_ + wider_);
        if (ImGui::GetContentRegionAvail().x < width) ImGui::NewLine();
    }
    first_ = false;
    wider_ = 0;
}

void Flow::group()
{
    wider_ = gap_ * 3;
}

float chip_width(const std::string& label)
{
    return width_of(label) + 2 * chip_padding().x;
}

bool chip(const std::string& label, bool on, Colour colour, const Look& look, float width)
{
    const Palette& p = *look.palette;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, chip_padding());
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1.0F);
    ImGui::PushStyleColor(ImGuiCol_Border, packed(on ? p.accent : p.raised));
    ImGui::PushStyleColor(ImGuiCol_Button, packed(on ? p.selection : p.raised));
    ImGui::PushStyleColor(ImGuiCol_Text, packed(colour));
    const bool clicked = ImGui::Button(label.c_str(), {width, 0.0F});
    ImGui::PopStyleColor(3);
    ImGui::PopStyleVar(2);
    return clicked;
}

bool link(const std::string& label, const Look& look)
{
    coloured_text(look.palette->accent, label);
    const bool hovered = ImGui::IsItemHovered();
    if (!hovered) return false;
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    ImGui::GetWindowDrawList()->AddLine({low.x, high.y}, {high.x, high.y}, packed(look.palette->accent));
    return ImGui::IsMouseReleased(ImGuiMouseButton_Left);
}

void badge(const std::string& label, Colour ground, const Look& look)
{
    const ImVec2 padding(em(0.6F), chip_padding().y); // as high as the chips it stands beside
    const ImVec2 text = ImGui::CalcTextSize(label.c_str());
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 size(text.x + 2 * padding.x, text.y + 2 * padding.y);
    ImGui::Dummy(size);
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->AddRectFilled(low, {low.x + size.x, low.y + size.y}, packed(ground), em(0.25F));
    list->AddText({low.x + padding.x, low.y + padding.y}, packed(readable_on(ground, *look.palette)),
                  label.c_str());
}

} // namespace drawhand::gui
