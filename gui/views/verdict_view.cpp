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
        const bool chosen = verdict.list == ui.model.verdict().list;
        flow.next(chip_width(verdict.list->name));
        const Colour colour = verdict.legal ? ui.palette().good : ui.palette().bad;
        if (chip(verdict.list->name, chosen, colour, ui.look))
            ui.commands.push_back(ChooseFormat{verdict.list->format});
        ui.recorder.item("deck/format/" + verdict.list->format, chosen ? "chosen" : "");
        tooltip(verdict.list->name + (verdict.legal ? ": legal" : ": not legal"));
    }
}

/// What helps, and the way to the cards in question.
void draw_cure(Ui& ui, const Finding& finding)
{
    muted_text(ui.look, finding.fix);
    if (finding.cards.empty()) return;
    ImGui::SameLine(0.0F, em(0.6F));
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
    for (const Finding& finding : verdict.findings) {
        ImGui::PushID(finding.rule.c_str());
        draw_finding(ui, finding);
        ImGui::PopID();
    }
}

} // namespace drawhand::gui
