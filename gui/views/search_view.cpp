#include <algorithm>

#include <imgui.h>
#include <imgui_stdlib.h>

#include "gui/model/card_text.h"
#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

void draw_count(Ui& ui)
{
    heading_text(ui.look, "Cards");
    const std::string count =
        grouped(ui.model.rows().size()) + " of " + grouped(ui.model.catalogue().cards().size());
    text_beside(ui.look.fonts.heading, ui.palette().text, count, ui.look);
    ui.recorder.item("browser/count", count);
}

void draw_box(Ui& ui)
{
    ViewState& state = ui.state;
    if (!state.search_active) state.search_text = ui.model.query().text;
    const float clear_width = ImGui::GetFrameHeight();
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - clear_width - em(0.25F));
    if (state.focus_search) {
        ImGui::SetKeyboardFocusHere();
        state.focus_search = false;
    }
    // The keyboard's place is marked by the accent, also before anything is typed.
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1.0F);
    ImGui::PushStyleColor(ImGuiCol_Border,
                          packed(state.search_active ? ui.palette().accent : ui.palette().line));
    const bool edited = ImGui::InputTextWithHint("##search", "Search all cards (Ctrl+F)", &state.search_text,
                                                 ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    state.search_active = ImGui::IsItemActive();
    ui.recorder.item("browser/search", state.search_text);
    if (edited) ui.commands.push_back(SetSearch{state.search_text});
}

void draw_clear_button(Ui& ui)
{
    ImGui::SameLine(0.0F, em(0.25F));
    const bool nothing = ui.model.query().text.empty();
    ImGui::BeginDisabled(nothing);
    if (ImGui::Button("\u00D7##clear", {ImGui::GetFrameHeight(), 0.0F})) ui.commands.push_back(SetSearch{});
    ImGui::EndDisabled();
    ui.recorder.item("browser/clear", nothing ? "off" : "on");
    if (!nothing) tooltip("Clear the search");
}

/// A small mark below the character that the message is about.
void draw_caret(Ui& ui, ImVec2 box, float box_width, std::size_t position)
{
    const float before = width_of(leading(ui.model.query().text, position));
    const float x =
        box.x + ImGui::GetStyle().FramePadding.x + std::min(before, box_width - em(1.5F)) + em(0.25F);
    const float y = box.y + ImGui::GetFrameHeight() + em(0.05F), half = em(0.22F);
    const ImU32 colour = packed(ui.palette().bad);
    ImGui::GetWindowDrawList()->AddTriangleFilled({x, y}, {x + half, y + half * 1.4F},
                                                  {x - half, y + half * 1.4F}, colour);
    ui.recorder.area("browser/caret", x - half, y, x + half, y + half * 1.4F, std::to_string(position));
}

/// One line that is always there, so that the table does not jump: what is wrong, or what one could type.
void draw_message(Ui& ui)
{
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + em(0.1F));
    if (const auto& error = ui.model.query_error()) {
        const std::string message =
            "Character " + std::to_string(error->position + 1) + ": " + error->message;
        fitted_text(ui.palette().bad, message, ui.look);
        ui.recorder.item("browser/message", message);
    } else if (ui.model.answer().texts_missing) {
        fitted_text(ui.palette().warning, "No rules texts are stored yet: \"drawhand sync\" brings them.",
                    ui.look);
        ui.recorder.item("browser/message", "texts missing");
    } else {
        fitted_text(ui.palette().muted,
                    "Words of a title, or  type:dude  value:8  cost<=3  gang:\"law dogs\"", ui.look);
        ui.recorder.item("browser/message", "hint");
    }
}

template <class Chip>
void draw_chip(Ui& ui, Flow& flow, Chip which, const std::string& label, Colour colour, float width)
{
    flow.next(width > 0 ? width : chip_width(label));
    const bool on = ui.model.query().filter.has(which);
    if (chip(label, on, colour, ui.look, width)) ui.commands.push_back(ToggleChip{which});
    ui.recorder.item("browser/chip/" + label, on ? "on" : "off");
}

void draw_face_chips(Ui& ui, Flow& flow)
{
    for (const Suit suit : all_suits)
        draw_chip(ui, flow, suit, suit_text(suit, ui.look), ui.palette().suit(suit), em(1.65F));
    flow.group();
    for (int pips = 1; pips <= 13; ++pips) {
        const Value value = *Value::from_int(pips);
        draw_chip(ui, flow, value, value_text(value), ui.palette().text, em(1.65F));
    }
}

void draw_game_and_type_chips(Ui& ui, Flow& flow)
{
    for (const Game game : {Game::reloaded, Game::classic})
        draw_chip(ui, flow, game, std::string(game_text(game)), ui.palette().text, 0.0F);
    flow.group();
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<CardType>(i);
        draw_chip(ui, flow, type, type_text(type), ui.palette().text, 0.0F);
    }
}

void draw_clear_filters(Ui& ui, Flow& flow)
{
    if (!ui.model.query().filter.any()) return;
    flow.group();
    flow.next(width_of("Clear filters"));
    if (link("Clear filters", ui.look)) ui.commands.push_back(ClearFilters{});
    ui.recorder.item("browser/clear-filters");
}

} // namespace

void draw_search(Ui& ui)
{
    draw_count(ui);
    const ImVec2 box = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x - ImGui::GetFrameHeight();
    draw_box(ui);
    draw_clear_button(ui);
    if (const auto& error = ui.model.query_error()) draw_caret(ui, box, width, error->position);
    draw_message(ui);
}

void draw_chips(Ui& ui)
{
    const float gap = em(0.2F);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    Flow faces(gap);
    draw_face_chips(ui, faces);
    draw_clear_filters(ui, faces); // where there is room, so that the table does not move
    Flow words(gap);
    draw_game_and_type_chips(ui, words);
    ImGui::PopStyleVar();
}

} // namespace drawhand::gui
