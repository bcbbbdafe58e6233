#include <algorithm>
#include <array>

#include "gui/views/views.h"
#include "gui/widgets/text.h"
#include "search/search_field.h"

namespace drawhand::gui {

namespace {

struct HelpLine {
    const char* left;
    const char* right;
};

constexpr std::array<HelpLine, 11> keys{{
    {"Ctrl+F", "search box"},
    {"Up, Down", "card by card, also while typing"},
    {"Page Up, Page Down", "a screenful of cards"},
    {"Home, End", "first and last card"},
    {"Enter", "from the search box on to the list"},
    {"Left, Right", "stud bonus"},
    {"Ctrl+Page Up, Page Down", "deck"},
    {"Ctrl+T", "dark or light"},
    {"Ctrl and +, -, 0", "size of the text"},
    {"F1 or ?", "this help"},
    {"Escape", "one step back: help, box, search, filters, counting"},
}};

constexpr std::array<HelpLine, 7> language{{
    {"jose", "words of the title; accents and capitals do not matter"},
    {"type:dude cost<=3", "all terms have to fit; also = != < > >="},
    {"gang:\"law dogs\"", "quotes around several words"},
    {"value:5,8,J  cost:2..4", "one of several values; a span"},
    {"cost:none  cost:*", "no such number; printed with a star"},
    {"deputy or -type:deed", "or, not (also -), and parentheses"},
    {"sort:cost  sort:-value,title", "order; a click on a heading goes first"},
}};

template <class Lines>
void draw_lines(Ui& ui, const char* name, const Lines& lines, float left_width)
{
    if (!ImGui::BeginTable(name, 2, ImGuiTableFlags_NoSavedSettings)) return;
    ImGui::TableSetupColumn("left", ImGuiTableColumnFlags_WidthFixed, left_width);
    ImGui::TableSetupColumn("right", ImGuiTableColumnFlags_WidthStretch);
    for (const auto& [left, right] : lines) {
        ImGui::TableNextColumn();
        coloured_text(ui.palette().accent, left);
        ImGui::TableNextColumn();
        wrapped_text(ui.palette().text, right);
    }
    ImGui::EndTable();
}

std::vector<std::pair<std::string_view, std::string_view>> field_lines()
{
    std::vector<std::pair<std::string_view, std::string_view>> lines;
    for (const FieldInfo& info : search_fields())
        lines.emplace_back(info.names.front(), info.help.empty() ? "a number" : info.help);
    return lines;
}

void draw_content(Ui& ui)
{
    const float bottom = ImGui::GetFrameHeightWithSpacing();
    ImGui::BeginChild("help text", {0.0F, -bottom}, false);
    heading_text(ui.look, "Keys");
    draw_lines(ui, "keys", keys, em(13.0F));
    ImGui::Spacing();
    heading_text(ui.look, "Searching");
    draw_lines(ui, "language", language, em(13.0F));
    ImGui::Spacing();
    heading_text(ui.look, "Fields");
    draw_lines(ui, "fields", field_lines(), em(13.0F));
    ImGui::EndChild();
    if (ImGui::Button("Close")) ui.state.help_open = false;
    ui.recorder.item("help/close");
}

} // namespace

void draw_help(Ui& ui)
{
    constexpr const char* name = "Help##window";
    if (ui.state.help_open && !ImGui::IsPopupOpen(name)) ImGui::OpenPopup(name);
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos({display.x / 2, display.y / 2}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize(
        {std::min(em(46.0F), display.x - em(4.0F)), std::min(em(46.0F), display.y - em(4.0F))});
    constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoTitleBar;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1.0F);
    const bool open = ImGui::BeginPopupModal(name, nullptr, flags);
    ImGui::PopStyleVar();
    if (!open) return;
    draw_content(ui);
    if (!ui.state.help_open) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
}

} // namespace drawhand::gui
