#include <algorithm>
#include <cmath>

#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

/// Label, thirteen values, total.
constexpr int columns = 15;

class Grid {
public:
    Grid(Ui& ui, const DeckSummary& deck) : ui_(ui), deck_(deck)
    {
        origin_ = ImGui::GetCursorScreenPos();
        cell_ = {std::floor(ImGui::GetContentRegionAvail().x / columns), std::floor(em(1.3F))};
    }

    void draw()
    {
        for (int pips = 1; pips <= 13; ++pips) {
            const Value value = *Value::from_int(pips);
            label(pips, 0, value_text(value), ui_.palette().muted);
            label(pips, 5, std::to_string(deck_.whole.value_total(value)), ui_.palette().text);
        }
        for (int row = 1; row <= 4; ++row)
            draw_suit(row, all_suits[static_cast<std::size_t>(row - 1)]);
        label(columns - 1, 5, std::to_string(valued()), ui_.palette().accent);
        ImGui::SetCursorScreenPos(origin_);
        ImGui::Dummy({cell_.x * columns, cell_.y * 6});
        ui_.recorder.item("deck/grid", std::to_string(valued()));
    }

private:
    int valued() const { return deck_.whole.size() - deck_.whole.jokers(); }

    void draw_suit(int row, Suit suit)
    {
        label(0, row, suit_text(suit, ui_.look), ui_.palette().suit(suit));
        for (int pips = 1; pips <= 13; ++pips)
            draw_cell(pips, row, {suit, *Value::from_int(pips)});
        label(columns - 1, row, std::to_string(deck_.whole.suit_total(suit)), ui_.palette().text);
    }

    ImVec2 corner(int column, int row) const
    {
        return {origin_.x + static_cast<float>(column) * cell_.x,
                origin_.y + static_cast<float>(row) * cell_.y};
    }

    void label(int column, int row, const std::string& text, Colour colour)
    {
        const ImVec2 low = corner(column, row);
        const ImVec2 size = ImGui::CalcTextSize(text.c_str());
        ImGui::GetWindowDrawList()->AddText(
            {std::floor(low.x + (cell_.x - size.x) / 2), std::floor(low.y + (cell_.y - size.y) / 2)},
            packed(colour), text.c_str());
    }

    void draw_cell(int column, int row, Face face)
    {
        const int copies = deck_.whole.copies(face);
        const auto& heat = ui_.palette().heat;
        const Colour ground = heat[static_cast<std::size_t>(std::clamp(copies, 0, 4))];
        const ImVec2 low = corner(column, row), high{low.x + cell_.x - 2, low.y + cell_.y - 2};
        ImGui::SetCursorScreenPos(low);
        const std::string name = face_text(face);
        if (ImGui::InvisibleButton(name.c_str(), {cell_.x - 2, cell_.y - 2}))
            ui_.commands.push_back(ShowFace{face});
        ui_.recorder.item("deck/face/" + name, std::to_string(copies));
        ImDrawList* list = ImGui::GetWindowDrawList();
        list->AddRectFilled(low, high, packed(ground), em(0.15F));
        const bool too_many = deck_.same_face > 0 && copies > deck_.same_face;
        if (too_many || ImGui::IsItemHovered())
            list->AddRect(low, high, packed(too_many ? ui_.palette().bad : ui_.palette().accent), em(0.15F),
                          0, 2.0F);
        if (copies > 0) label(column, row, std::to_string(copies), readable_on(ground, ui_.palette()));
        explain(face, copies);
    }

    void explain(Face face, int copies)
    {
        if (!ImGui::IsItemHovered()) return;
        std::string text = face_label(face, ui_.look) + ": " +
                           counted_text(static_cast<std::uint64_t>(copies), "card", "cards");
        const int starting = copies - deck_.drawn.copies(face);
        if (starting > 0) text += ", " + std::to_string(starting) + " of them in play at the start";
        tooltip(text + "\nClick to see every card with this face.");
    }

    Ui& ui_;
    const DeckSummary& deck_;
    ImVec2 origin_;
    ImVec2 cell_;
};

} // namespace

void draw_face_grid(Ui& ui)
{
    Grid(ui, *ui.model.deck()).draw();
}

} // namespace drawhand::gui
