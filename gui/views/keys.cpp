#include "gui/views/keys.h"

#include <algorithm>

#include "gui/views/views.h"

namespace drawhand::gui {

namespace {

bool pressed(int code)
{
    return ImGui::IsKeyPressed(code, true);
}

/// By character, because "?" is on another key in every country.
bool typed(char character)
{
    const ImGuiIO& io = ImGui::GetIO();
    return !io.WantTextInput && std::ranges::find(io.InputQueueCharacters, static_cast<ImWchar>(character)) !=
                                    io.InputQueueCharacters.end();
}

/// One level back: the help, the box, its text, the chips.
void step_back(Ui& ui)
{
    const BrowserQuery& query = ui.model.query();
    if (ui.state.help_open) {
        ui.state.help_open = false;
    } else if (ui.state.search_active) {
        ImGui::SetWindowFocus(nullptr);
    } else if (!query.text.empty()) {
        ui.commands.push_back(SetSearch{});
    } else if (query.filter.any()) {
        ui.commands.push_back(ClearFilters{});
    } else if (ui.model.odds().computing()) {
        ui.commands.push_back(CancelOdds{});
    }
}

void move_in_list(Ui& ui)
{
    const auto move = [&ui](int rows) { ui.commands.push_back(MoveSelection{rows}); };
    const int page = std::max(1, ui.state.page_rows - 1),
              everything = static_cast<int>(ui.model.rows().size());
    if (pressed(key::up)) move(-1);
    if (pressed(key::down)) move(1);
    if (pressed(key::page_up)) move(-page);
    if (pressed(key::page_down)) move(page);
    // In the box these two move the cursor.
    if (pressed(key::home) && !ui.state.search_active) move(-everything);
    if (pressed(key::end) && !ui.state.search_active) move(everything);
    // From typing on to the list.
    if ((pressed(key::enter) || pressed(key::pad_enter)) && ui.state.search_active)
        ImGui::SetWindowFocus(nullptr);
}

void control_keys(Ui& ui)
{
    constexpr int step = 10;
    const int percent = ui.model.font_percent();
    if (pressed('F')) ui.state.focus_search = true;
    if (pressed('T')) ui.commands.push_back(SetTheme{other_theme(ui.model.theme())});
    if (pressed(key::equal) || pressed(key::pad_add)) ui.commands.push_back(SetFontPercent{percent + step});
    if (pressed(key::minus) || pressed(key::pad_subtract))
        ui.commands.push_back(SetFontPercent{percent - step});
    if (pressed('0')) ui.commands.push_back(SetFontPercent{100});
    const std::size_t decks = ui.model.decks().size(), now = ui.model.deck_index();
    if (pressed(key::page_down) && now + 1 < decks) ui.commands.push_back(ChooseDeck{now + 1});
    if (pressed(key::page_up) && now > 0) ui.commands.push_back(ChooseDeck{now - 1});
}

} // namespace

void map_editing_keys(ImGuiIO& io)
{
    io.KeyMap[ImGuiKey_Tab] = key::tab;
    io.KeyMap[ImGuiKey_LeftArrow] = key::left;
    io.KeyMap[ImGuiKey_RightArrow] = key::right;
    io.KeyMap[ImGuiKey_UpArrow] = key::up;
    io.KeyMap[ImGuiKey_DownArrow] = key::down;
    io.KeyMap[ImGuiKey_PageUp] = key::page_up;
    io.KeyMap[ImGuiKey_PageDown] = key::page_down;
    io.KeyMap[ImGuiKey_Home] = key::home;
    io.KeyMap[ImGuiKey_End] = key::end;
    io.KeyMap[ImGuiKey_Insert] = key::insert;
    io.KeyMap[ImGuiKey_Delete] = key::remove;
    io.KeyMap[ImGuiKey_Backspace] = key::backspace;
    io.KeyMap[ImGuiKey_Space] = key::space;
    io.KeyMap[ImGuiKey_Enter] = key::enter;
    io.KeyMap[ImGuiKey_KeyPadEnter] = key::pad_enter;
    io.KeyMap[ImGuiKey_Escape] = -1;
    for (const auto& [name, letter] :
         {std::pair(ImGuiKey_A, 'A'), std::pair(ImGuiKey_C, 'C'), std::pair(ImGuiKey_V, 'V'),
          std::pair(ImGuiKey_X, 'X'), std::pair(ImGuiKey_Y, 'Y'), std::pair(ImGuiKey_Z, 'Z')})
        io.KeyMap[name] = letter;
}

void handle_keys(Ui& ui)
{
    if (pressed(key::f1) || typed('?')) ui.state.help_open = !ui.state.help_open;
    if (pressed(key::escape)) step_back(ui);
    if (ui.state.help_open) return;
    if (ImGui::GetIO().KeyCtrl) {
        control_keys(ui);
        return;
    }
    move_in_list(ui);
    if (ui.state.search_active) return;
    if (pressed(key::left)) ui.commands.push_back(ChooseStud{ui.model.odds().stud() - 1});
    if (pressed(key::right)) ui.commands.push_back(ChooseStud{ui.model.odds().stud() + 1});
}

} // namespace drawhand::gui
