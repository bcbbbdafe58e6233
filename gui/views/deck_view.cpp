#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

void draw_problem(Ui& ui)
{
    const std::string& problem = ui.model.problem();
    if (problem.empty()) return;
    wrapped_text(ui.palette().bad, problem);
    ui.recorder.item("deck/problem", problem);
    if (link("Dismiss", ui.look)) ui.commands.push_back(DismissProblem{});
    ui.recorder.item("deck/dismiss");
}

void draw_chooser(Ui& ui, const std::string& name)
{
    heading_text(ui.look, "Deck");
    ImGui::SameLine(0.0F, em(0.6F));
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    const auto& decks = ui.model.decks();
    const bool open = ImGui::BeginCombo("##deck", name.c_str());
    ui.recorder.item("deck/chooser", name);
    if (!open) {
        tooltip("Choose a deck, or drop a deck list on the window");
        return;
    }
    for (std::size_t i = 0; i < decks.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::Selectable(name_of(decks[i]).c_str(), i == ui.model.deck_index()))
            ui.commands.push_back(ChooseDeck{i});
        ui.recorder.item("deck/choice/" + std::to_string(i), name_of(decks[i]));
        ImGui::PopID();
    }
    ImGui::EndCombo();
}

void draw_no_deck(Ui& ui)
{
    heading_text(ui.look, "Deck");
    ui.recorder.item("deck/empty");
    wrapped_text(ui.palette().text,
                 "Drop a deck list here: a text file with one card a line, \"2x Pony Express\", a star "
                 "behind the title of every card that starts. Its verdict, its structure and the "
                 "exact odds of its draw hands then stand here.");
    ImGui::Spacing();
    wrapped_text(ui.palette().muted, "Or start with one:  drawhand gui deck.txt");
}

/// What the reader of the list could not make out.
void draw_skipped(Ui& ui, const std::vector<SkippedLine>& skipped)
{
    if (skipped.empty()) return;
    wrapped_text(ui.palette().warning,
                 counted_text(skipped.size(), "line of the list was", "lines of the list were") +
                     " not read");
    ui.recorder.item("deck/skipped", std::to_string(skipped.size()));
    for (const SkippedLine& line : skipped) {
        std::string text = "line " + std::to_string(line.line) + ": " + line.text + " (" + line.why + ')';
        if (!line.did_you_mean.empty()) text += ", did you mean " + line.did_you_mean.front() + '?';
        wrapped_text(ui.palette().muted, text);
    }
}

} // namespace

void draw_deck(Ui& ui)
{
    const DeckSummary* deck = ui.model.deck();
    draw_problem(ui);
    if (!deck) {
        draw_no_deck(ui);
        return;
    }
    draw_chooser(ui, deck->name);
    fitted_text(ui.palette().text, deck->outfit + ": " + deck->size, ui.look);
    ui.recorder.item("deck/outfit", deck->outfit);
    fitted_text(ui.palette().muted, deck->start, ui.look);
    ui.recorder.item("deck/start", deck->start);
    draw_skipped(ui, deck->skipped);
    draw_verdict(ui);
    ImGui::Spacing();
    draw_face_grid(ui);
    ImGui::Spacing();
    draw_odds(ui);
    ImGui::Spacing();
    draw_deck_list(ui);
}

} // namespace drawhand::gui
