#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

constexpr int font_step = 10;

/// A button of the header, `right` the place where it ends; returns where the next one has to end.
template <class Action>
float button_before(Ui& ui, float right, const char* label, const char* path, const char* help, Action action)
{
    const float left = right - chip_width(label);
    ImGui::SameLine(left);
    ImGui::SetCursorPosY(ImGui::GetWindowContentRegionMin().y + em(0.2F)); // halfway up the name
    if (chip(label, false, ui.palette().text, ui.look)) action();
    ui.recorder.item(path, label);
    tooltip(help);
    return left - em(0.4F);
}

} // namespace

void draw_header(Ui& ui)
{
    ImGui::PushFont(ui.look.fonts.title);
    coloured_text(ui.palette().accent, "Drawhand");
    ImGui::PopFont();
    ui.recorder.item("header/name");
    text_beside(ui.look.fonts.title, ui.palette().muted, "deck lab for Doomtown", ui.look);
    ui.recorder.item("header/subtitle");

    const int percent = ui.model.font_percent();
    const auto resize = [&ui, percent](int by) { ui.commands.push_back(SetFontPercent{percent + by}); };
    float right = ImGui::GetWindowContentRegionMax().x;
    right = button_before(ui, right, "Help", "header/help", "Keys and search language (F1 or ?)",
                          [&ui] { ui.state.help_open = true; });
    const Theme other = other_theme(ui.model.theme());
    right = button_before(ui, right, other == Theme::light ? "Light" : "Dark", "header/theme",
                          "The other colours (Ctrl+T)", [&] { ui.commands.push_back(SetTheme{other}); });
    right = button_before(ui, right, "A+", "header/larger", "Larger text (Ctrl and +)",
                          [&] { resize(font_step); });
    button_before(ui, right, "A-", "header/smaller", "Smaller text (Ctrl and -)",
                  [&] { resize(-font_step); });
}

} // namespace drawhand::gui
