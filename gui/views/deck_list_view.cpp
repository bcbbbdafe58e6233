#include <algorithm>
#include <variant>
#include <vector>

#include "gui/model/card_text.h"
#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

/// A heading or a card.
using Item = std::variant<const DeckGroup*, const DeckGroup::Line*>;

std::vector<Item> items_of(const std::vector<DeckGroup>& groups)
{
    std::vector<Item> items;
    for (const DeckGroup& group : groups) {
        items.emplace_back(&group);
        for (const DeckGroup::Line& line : group.lines)
            items.emplace_back(&line);
    }
    return items;
}

void draw_item(Ui& ui, const DeckGroup* group)
{
    coloured_text(ui.palette().accent, type_text(group->type) + ' ' + std::to_string(group->copies));
    ui.recorder.item("deck/group/" + std::string(type_name(group->type)), std::to_string(group->copies));
}

void draw_item(Ui& ui, const DeckGroup::Line* line)
{
    const Card& card = *line->card;
    ImGui::PushID(line);
    const float start = ImGui::GetCursorPosX();
    const auto place = [start](float heights) {
        ImGui::SameLine(0.0F, 0.0F);
        ImGui::SetCursorPosX(start + em(heights));
    };
    if (ImGui::Selectable("##card", ui.model.selected() == &card)) ui.commands.push_back(SelectCard{card.id});
    ui.recorder.item("deck/card/" + card.id.text, std::to_string(line->copies));
    if (line->starting > 0)
        tooltip(std::to_string(line->starting) +
                (line->starting == 1 ? " copy starts in play" : " copies start in play"));
    place(0.0F);
    coloured_text(ui.palette().muted, std::to_string(line->copies));
    place(0.8F);
    if (card.face) face_cell(*card.face, ui.look);
    place(3.1F);
    const std::string title = line->starting > 0 ? card.title + " *" : card.title;
    coloured_text(ui.palette().text, fitted(title, ImGui::GetContentRegionAvail().x, ui.look));
    ImGui::PopID();
}

} // namespace

/// The whole list, newspaper style: down the first column, then the next.
void draw_deck_list(Ui& ui)
{
    const auto items = items_of(ui.model.deck()->groups);
    heading_text(ui.look, "List");
    text_beside(ui.look.fonts.heading, ui.palette().muted, "* starts in play", ui.look);
    const int columns = std::clamp(static_cast<int>(ImGui::GetContentRegionAvail().x / em(15.0F)), 1, 4);
    const std::size_t count = static_cast<std::size_t>(columns), rows = (items.size() + count - 1) / count;
    if (!ImGui::BeginTable("list", columns,
                           ImGuiTableFlags_NoSavedSettings | ImGuiTableFlags_SizingStretchSame))
        return;
    for (std::size_t column = 0; column < count; ++column) {
        ImGui::TableNextColumn();
        for (std::size_t i = column * rows; i < std::min(items.size(), (column + 1) * rows); ++i)
            std::visit([&ui](const auto* item) { draw_item(ui, item); }, items[i]);
    }
    ImGui::EndTable();
}

} // namespace drawhand::gui
