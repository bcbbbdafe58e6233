#include <cstdlib>

#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

std::string home()
{
    const char* folder = std::getenv("HOME");
    return folder ? folder : "";
}

void draw_progress(Ui& ui)
{
    const OddsLadder& odds = ui.model.odds();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = em(7.0F), height = ImGui::GetTextLineHeight();
    ImGui::Dummy({width, height});
    ImDrawList* list = ImGui::GetWindowDrawList();
    const float top = low.y + em(0.2F), bottom = low.y + height - em(0.2F);
    list->AddRectFilled({low.x, top}, {low.x + width, bottom}, packed(ui.palette().raised), em(0.15F));
    list->AddRectFilled({low.x, top}, {low.x + width * static_cast<float>(odds.fraction()), bottom},
                        packed(ui.palette().bar), em(0.15F));
    ui.recorder.item("status/progress");
    ImGui::SameLine(0.0F, em(0.5F));
    if (link("Cancel", ui.look)) ui.commands.push_back(CancelOdds{});
    ui.recorder.item("status/cancel");
    ImGui::SameLine(0.0F, em(0.5F));
    muted_text(ui.look, "Odds: counting " + grouped(odds.hands()) + " different hands");
}

void draw_odds_state(Ui& ui)
{
    const OddsLadder& odds = ui.model.odds();
    if (!ui.model.deck()) return;
    ImGui::SameLine(0.0F, em(1.5F));
    if (odds.computing() && !odds.up_to_date()) {
        draw_progress(ui);
    } else if (const TimedOdds* known = odds.odds(odds.stud())) {
        const std::string text = "Odds: exact, " + duration_text(known->milliseconds);
        muted_text(ui.look, text);
        ui.recorder.item("status/odds", text);
    } else {
        muted_text(ui.look, odds.cancelled() ? "Odds: stopped" : "Odds: none");
        ui.recorder.item("status/odds", "none");
    }
}

} // namespace

void draw_status(Ui& ui)
{
    const std::string cards = grouped(ui.model.catalogue().cards().size()) + " cards";
    muted_text(ui.look, cards);
    ui.recorder.item("status/cards", cards);
    draw_odds_state(ui);
    const std::string hint = "F1 shows the keys";
    const float right = ImGui::GetWindowContentRegionMax().x - width_of(hint);
    const std::string database = short_path(ui.model.database(), home(), 48);
    ImGui::SameLine(right - width_of(database) - em(1.5F));
    muted_text(ui.look, database);
    ui.recorder.item("status/database", database);
    tooltip("The card database: " + ui.model.database());
    ImGui::SameLine(right);
    muted_text(ui.look, hint);
    ui.recorder.item("status/hint");
}

} // namespace drawhand::gui
