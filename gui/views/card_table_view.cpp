#include <algorithm>

#include "gui/model/browse.h"
#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

struct ColumnLayout {
    Column column;
    const char* heading;
    const char* path;
    const char* help;
    bool stretches; // shares what the others leave
    float size;     // its share, or its width in font heights
    bool number;    // right-aligned
};

constexpr std::array<ColumnLayout, 8> layouts{{
    {Column::face, "Face", "face", "Value and suit; sorts by value", false, 2.4F, false},
    {Column::title, "Title", "title", "Sorts by title", true, 5.0F, false},
    {Column::type, "Type", "type", "Sorts by type", true, 2.5F, false},
    {Column::gang, "Gang", "gang", "Sorts by gang; cards without one come last", true, 2.8F, false},
    {Column::cost, "Cost", "cost", "Ghost rock", false, 2.4F, true},
    {Column::shoots, "Shoots", "shoots", "Bullets: stud, draw, or the bonus of goods", false, 3.4F, true},
    {Column::influence, "Infl.", "influence", "Influence", false, 2.3F, true},
    {Column::set, "Set", "set", "Sorts by game and date", false, 3.7F, false},
}};

constexpr float above_heading = 0.25F; // room for the sort mark, in font heights

float row_height()
{
    return ImGui::GetTextLineHeight() + 2 * ImGui::GetStyle().CellPadding.y;
}

float heading_height()
{
    return row_height() + em(above_heading);
}

void draw_sort_mark(Ui& ui, ImVec2 low, ImVec2 high, bool descending)
{
    const float x = (low.x + high.x) / 2, half = em(0.25F), tip = em(0.22F);
    const float base = descending ? low.y : low.y + tip, point = descending ? low.y + tip : low.y;
    ImGui::GetWindowDrawList()->AddTriangleFilled({x - half, base}, {x + half, base}, {x, point},
                                                  packed(ui.palette().accent));
}

/// Own headings instead of ImGui's: numbers are right-aligned below right-aligned words, and the order
/// belongs to the model.
void draw_heading(Ui& ui, const ColumnLayout& layout)
{
    const SortOrder sort = ui.model.query().sort;
    const bool sorted = sort.column == layout.column;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float above = em(above_heading);
    if (ImGui::InvisibleButton(layout.path, {std::max(width, 1.0F), ImGui::GetTextLineHeight() + above}))
        ui.commands.push_back(ClickColumn{layout.column});
    const bool hovered = ImGui::IsItemHovered();
    ui.recorder.item(std::string("browser/heading/") + layout.path,
                     sorted ? (sort.descending ? "down" : "up") : "");
    tooltip(layout.help);
    const float offset = layout.number ? std::max(0.0F, width - width_of(layout.heading)) : 0.0F;
    const Colour colour = sorted || hovered ? ui.palette().accent : ui.palette().muted;
    ImGui::GetWindowDrawList()->AddText({low.x + offset, low.y + above}, packed(colour), layout.heading);
    if (sorted) draw_sort_mark(ui, low, {low.x + width, low.y}, sort.descending);
}

void set_up_columns(Ui& ui)
{
    // Where a title would be cut to a few letters, the type and the gang give way: the details show them,
    // too.
    const bool narrow = ImGui::GetWindowWidth() < em(32.0F);
    for (const ColumnLayout& layout : layouts) {
        const bool dispensable = layout.column == Column::type || layout.column == Column::gang;
        const int width =
            layout.stretches ? ImGuiTableColumnFlags_WidthStretch : ImGuiTableColumnFlags_WidthFixed;
        ImGui::TableSetupColumn(layout.path,
                                width | (narrow && dispensable ? ImGuiTableColumnFlags_Disabled : 0),
                                layout.stretches ? layout.size : em(layout.size));
    }
    ImGui::TableSetupScrollFreeze(0, 1);
    ImGui::TableNextRow(ImGuiTableRowFlags_Headers);
    for (const ColumnLayout& layout : layouts)
        if (ImGui::TableNextColumn()) draw_heading(ui, layout);
}

void draw_face(Ui& ui, const Card& card)
{
    if (card.face)
        face_cell(*card.face, ui.look);
    else if (card.type == CardType::joker) {
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + width_of("10") - width_of("*"));
        coloured_text(ui.palette().accent, "*");
    }
}

void draw_row(Ui& ui, const Card& card, bool selected)
{
    const RowText text = row_text(card, ui.model.catalogue());
    const Palette& p = ui.palette();
    ImGui::TableNextRow();
    ImGui::PushID(card.id.text.c_str());
    ImGui::TableNextColumn();
    if (ImGui::Selectable("##row", selected, ImGuiSelectableFlags_SpanAllColumns))
        ui.commands.push_back(SelectCard{card.id});
    ui.recorder.item("browser/row/" + card.id.text, selected ? "selected" : "");
    ImGui::SameLine(0.0F, 0.0F);
    draw_face(ui, card);
    ImGui::TableNextColumn();
    fitted_text(p.text, card.title, ui.look);
    if (ImGui::TableNextColumn()) fitted_text(p.muted, text.type, ui.look);
    if (ImGui::TableNextColumn()) fitted_text(p.muted, text.gang, ui.look);
    for (const std::string* number : {&text.cost, &text.shoots, &text.influence}) {
        ImGui::TableNextColumn();
        right_text(p.text, *number);
    }
    ImGui::TableNextColumn();
    fitted_text(p.muted, text.set, ui.look);
    ImGui::PopID();
}

/// Scrolls just as far as needed when the selection or the rows changed.
void bring_selection_into_sight(Ui& ui)
{
    ViewState& state = ui.state;
    const auto row = ui.model.selected_row();
    if (!row ||
        (state.scrolled_to == ui.model.selected() && state.scrolled_revision == ui.model.answer_revision()))
        return;
    state.scrolled_to = ui.model.selected();
    state.scrolled_revision = ui.model.answer_revision();
    const float top = static_cast<float>(*row) * row_height(), bottom = top + row_height();
    const float seen = ImGui::GetWindowHeight() - heading_height(), scroll = ImGui::GetScrollY();
    if (top < scroll)
        ImGui::SetScrollY(top);
    else if (bottom > scroll + seen)
        ImGui::SetScrollY(bottom - seen);
}

void draw_rows(Ui& ui)
{
    const auto& rows = ui.model.rows();
    const auto selected = ui.model.selected_row();
    // Rows are as high as their spacing: none reaches into the next.
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 2 * ImGui::GetStyle().CellPadding.y});
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(rows.size()), row_height());
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            const auto row = static_cast<std::size_t>(i);
            draw_row(ui, *rows[row], selected == row);
        }
    ImGui::PopStyleVar();
}

/// Nothing found: says why and offers ways out.
void draw_no_rows(Ui& ui)
{
    const BrowserAnswer& answer = ui.model.answer();
    ImGui::Dummy({0.0F, em(1.0F)});
    heading_text(ui.look, "No card fits");
    ui.recorder.item("browser/empty");
    if (answer.found_by_text > 0) {
        wrapped_text(ui.palette().text, counted_text(answer.found_by_text, "card fits", "cards fit") +
                                            " the text, but not the filters above.");
        if (link("Clear filters", ui.look)) ui.commands.push_back(ClearFilters{});
        ui.recorder.item("browser/empty/clear-filters");
        return;
    }
    if (!answer.did_you_mean.empty()) muted_text(ui.look, "Did you mean");
    for (const std::string& title : answer.did_you_mean) {
        if (link(title, ui.look)) ui.commands.push_back(SetSearch{query_for_title(title)});
        ui.recorder.item("browser/suggestion", title);
    }
    if (!answer.did_you_mean.empty()) return;
    wrapped_text(ui.palette().text, "Try fewer words, or look at the fields that can be asked for.");
    if (link("Search language (F1)", ui.look)) ui.state.help_open = true;
    ui.recorder.item("browser/empty/help");
}

} // namespace

void draw_card_table(Ui& ui, float height)
{
    if (ui.model.rows().empty()) {
        ImGui::BeginChild("no rows", {0.0F, height});
        draw_no_rows(ui);
        ImGui::EndChild();
        return;
    }
    constexpr ImGuiTableFlags flags = ImGuiTableFlags_ScrollY | ImGuiTableFlags_RowBg |
                                      ImGuiTableFlags_Resizable | ImGuiTableFlags_NoSavedSettings |
                                      ImGuiTableFlags_PadOuterX | ImGuiTableFlags_NoBordersInBodyUntilResize |
                                      ImGuiTableFlags_BordersInnerV;
    // Whole rows: the last one is not to be cut in half.
    ui.state.page_rows = std::max(1, static_cast<int>((height - heading_height()) / row_height()));
    const float whole_rows = heading_height() + static_cast<float>(ui.state.page_rows) * row_height();
    // While the query is wrong the rows are those of the last good one: dimmed, they say that they wait.
    const bool stale = ui.model.query_error().has_value();
    if (stale) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, 0.5F);
    if (ImGui::BeginTable("cards", static_cast<int>(layouts.size()), flags, {0.0F, whole_rows})) {
        set_up_columns(ui);
        bring_selection_into_sight(ui);
        draw_rows(ui);
        ImGui::EndTable();
    }
    if (stale) ImGui::PopStyleVar();
}

} // namespace drawhand::gui
