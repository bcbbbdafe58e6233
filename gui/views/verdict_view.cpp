#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

constexpr const char* show_cards = "show";

void draw_badge(Ui& ui, const FormatVerdict& verdict)
{
    const std::string word = verdict.legal ? "LEGAL" : "NOT LEGAL";
    badge(word, verdict.legal ? ui.palette().good : ui.palette().bad, ui.look);
    ui.recorder.item("deck/badge", word);
}

/// The formats of the game with their own verdicts; clicking one shows its findings.
void draw_formats(Ui& ui, const std::vector<FormatVerdict>& verdicts)
{
    Flow flow(em(0.3F));
    for (const FormatVerdict& verdict : verdicts) {
        const bool chosen = verdict.rules == ui.model.verdict().rules;
        flow.next(chip_width(verdict.rules->format().name));
        const Colour colour = verdict.legal ? ui.palette().good : ui.palette().bad;
        if (chip(verdict.rules->format().name, chosen, colour, ui.look))
            ui.commands.push_back(ChooseFormat{verdict.rules->format().id});
        ui.recorder.item("deck/format/" + verdict.rules->format().id, chosen ? "chosen" : "");
        tooltip(verdict.rules->format().name + (verdict.legal ? ": legal" : ": not legal"));
    }
}

/// What helps, and the way to the cards in question.
void draw_cure(Ui& ui, const Finding& finding)
{
    const float gap = em(0.6F);
    const bool beside =
        width_of(finding.fix) + gap + width_of(show_cards) <= ImGui::GetContentRegionAvail().x;
    wrapped_text(ui.palette().muted, finding.fix);
    if (finding.cards.empty()) return;
    if (beside) ImGui::SameLine(0.0F, gap);
    if (link(show_cards, ui.look)) ui.commands.push_back(ShowCards{finding.cards});
    ui.recorder.item("deck/show/" + finding.rule);
}

/// On one line where there is room for it.
void draw_finding(Ui& ui, const Finding& finding)
{
    const Colour colour = finding.severity == Severity::error ? ui.palette().bad : ui.palette().warning;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float indent = em(0.6F), gap = em(0.6F);
    ImGui::Indent(indent);
    const float link_width = finding.cards.empty() ? 0.0F : gap + width_of(show_cards);
    const float whole = width_of(finding.message) + gap + width_of(finding.fix) + link_width;
    const bool one_line = whole <= ImGui::GetContentRegionAvail().x;
    wrapped_text(ui.palette().text, finding.message);
    ui.recorder.item("deck/finding/" + finding.rule, finding.message);
    if (one_line) ImGui::SameLine(0.0F, gap);
    draw_cure(ui, finding);
    ImGui::Unindent(indent);
    const float end = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
    ImGui::GetWindowDrawList()->AddRectFilled(start, {start.x + em(0.2F), end}, packed(colour), em(0.1F));
}

} // namespace

void draw_verdict(Ui& ui)
{
    const FormatVerdict& verdict = ui.model.verdict();
    draw_badge(ui, verdict);
    ImGui::SameLine(0.0F, em(0.6F));
    ImGui::BeginGroup();
    draw_formats(ui, ui.model.deck()->verdicts);
    ImGui::EndGroup();
    for (std::size_t i = 0; i < verdict.findings.size(); ++i) {
        ImGui::PushID(static_cast<int>(i)); // a rule may be broken twice
        draw_finding(ui, verdict.findings[i]);
        ImGui::PopID();
    }
}

} // namespace drawhand::gui
