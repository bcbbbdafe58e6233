#include "gui/views/views.h"

namespace drawhand::gui {

namespace {

constexpr ImGuiWindowFlags fixed_window = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                          ImGuiWindowFlags_NoSavedSettings |
                                          ImGuiWindowFlags_NoBringToFrontOnFocus;

void draw_browser(Ui& ui)
{
    const float details_height = em(11.0F);
    draw_search(ui);
    draw_chips(ui);
    ImGui::Spacing();
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    draw_card_table(ui, ImGui::GetContentRegionAvail().y - details_height - gap);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(ui.palette().stripe));
    if (ImGui::BeginChild("details", {0.0F, 0.0F}, false, ImGuiWindowFlags_AlwaysUseWindowPadding))
        draw_card_details(ui);
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

/// The gap between the panels can be dragged.
void draw_splitter(Ui& ui, float height)
{
    const float width = em(0.5F);
    ImGui::InvisibleButton("splitter", {width, height});
    ui.recorder.item("splitter");
    if (!ImGui::IsItemHovered() && !ImGui::IsItemActive()) return;
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    const float middle = (low.x + high.x) / 2;
    ImGui::GetWindowDrawList()->AddLine({middle, low.y}, {middle, high.y}, packed(ui.palette().accent), 2.0F);
    if (ImGui::IsItemActive())
        ui.commands.push_back(SetBrowserShare{ImGui::GetIO().MousePos.x / ImGui::GetIO().DisplaySize.x});
}

void draw_panels(Ui& ui, float height)
{
    const float share = static_cast<float>(ui.model.browser_share());
    const float width = ImGui::GetIO().DisplaySize.x * share - em(1.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, ImGui::GetStyle().ItemSpacing.y});
    ImGui::BeginChild("browser", {width, height}, false, ImGuiWindowFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    draw_browser(ui);
    ImGui::EndChild();
    ImGui::SameLine(0.0F, 0.0F);
    draw_splitter(ui, height);
    ImGui::SameLine(0.0F, 0.0F);
    ImGui::BeginChild("deck", {0.0F, height}, false, ImGuiWindowFlags_AlwaysUseWindowPadding);
    draw_deck(ui);
    ImGui::EndChild();
}

} // namespace

void draw_window(Ui& ui)
{
    ui.recorder.begin_frame();
    handle_keys(ui);
    ImGui::SetNextWindowPos({0.0F, 0.0F});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {em(0.5F), em(0.35F)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::Begin("Drawhand", nullptr, fixed_window);
    ImGui::PopStyleVar(2);
    draw_header(ui);
    const float status_height = ImGui::GetTextLineHeightWithSpacing();
    draw_panels(ui, ImGui::GetContentRegionAvail().y - status_height);
    draw_status(ui);
    ImGui::End();
    draw_help(ui);
}

} // namespace drawhand::gui
