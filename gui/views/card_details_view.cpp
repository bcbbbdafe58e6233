#include <algorithm>

#include "gui/model/card_text.h"
#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

void draw_title(Ui& ui, const Card& card)
{
    ImGui::PushFont(ui.look.fonts.title);
    if (card.face) {
        coloured_text(ui.palette().suit(card.face->suit), face_label(*card.face, ui.look));
        ImGui::SameLine(0.0F, em(0.6F));
    }
    fitted_text(ui.palette().text, card.title, ui.look);
    ImGui::PopFont();
    ui.recorder.item("details/title", card.title);
}

/// Each number above its label, all on one line.
void draw_numbers(Ui& ui, const std::vector<LabelledNumber>& numbers)
{
    Flow flow(em(1.1F));
    for (const LabelledNumber& number : numbers) {
        const float width = std::max(width_of(number.label), width_of(number.text));
        flow.next(width);
        ImGui::BeginGroup();
        ImGui::PushFont(ui.look.fonts.heading);
        coloured_text(ui.palette().accent, number.text);
        ImGui::PopFont();
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
        muted_text(ui.look, number.label);
        ImGui::EndGroup();
        ui.recorder.item("details/number/" + number.label, number.text);
    }
}

void draw_versions(Ui& ui, const std::vector<OtherVersion>& versions)
{
    if (versions.empty()) return;
    Flow flow(em(0.6F));
    flow.next(width_of("Also"));
    muted_text(ui.look, "Also");
    for (const OtherVersion& version : versions) {
        flow.next(width_of(version.text));
        if (link(version.text, ui.look)) ui.commands.push_back(SelectCard{version.id});
        ui.recorder.item("details/version/" + version.id.text, version.text);
    }
}

void draw_facts(Ui& ui, const Card& card, const CardDetails& details)
{
    draw_title(ui, card);
    wrapped_text(ui.palette().muted, details.kind);
    ui.recorder.item("details/kind", details.kind);
    if (!details.numbers.empty()) draw_numbers(ui, details.numbers);
    if (!details.keywords.empty()) wrapped_text(ui.palette().text, details.keywords);
    draw_versions(ui, details.other_versions);
    if (!details.rules_text.empty()) wrapped_text(ui.palette().text, details.rules_text);
}

void draw_formats(Ui& ui, const std::vector<FormatStanding>& formats)
{
    const bool signs = ui.look.fonts.symbols;
    muted_text(ui.look, "Legal in");
    for (const FormatStanding& format : formats) {
        const bool legal = format.standing == Standing::legal, banned = format.standing == Standing::banned;
        const Colour colour = legal ? ui.palette().good : banned ? ui.palette().bad : ui.palette().muted;
        const std::string sign = legal ? (signs ? "\u2713 " : "yes: ") : (signs ? "\u2717 " : "no: ");
        fitted_text(colour, sign + format.format + (banned ? " (banned)" : ""), ui.look);
        ui.recorder.item("details/format/" + format.format, legal    ? "legal"
                                                            : banned ? "banned"
                                                                     : "not in it");
    }
}

void draw_printings(Ui& ui, const std::vector<PrintingLine>& printings)
{
    muted_text(ui.look, printings.size() == 1 ? "Printing" : "Printings");
    for (const PrintingLine& line : printings) {
        if (line.shown)
            fitted_text(ui.palette().text, line.text, ui.look);
        else if (link(fitted(line.text, ImGui::GetContentRegionAvail().x, ui.look), ui.look))
            ui.commands.push_back(SelectCard{line.id});
        ui.recorder.item("details/printing/" + line.id.text, line.text);
        if (!line.shown) tooltip(line.text);
    }
}

} // namespace

void draw_card_details(Ui& ui)
{
    const Card* card = ui.model.selected();
    if (!card) {
        muted_text(ui.look, "The details of the selected card stand here.");
        ui.recorder.item("details/empty");
        return;
    }
    const CardDetails& details = ui.model.details();
    if (!ImGui::BeginTable("facts and printings", 2, ImGuiTableFlags_NoSavedSettings)) return;
    ImGui::TableSetupColumn("facts", ImGuiTableColumnFlags_WidthStretch, 1.35F);
    ImGui::TableSetupColumn("printings", ImGuiTableColumnFlags_WidthStretch, 1.0F);
    ImGui::TableNextColumn();
    draw_facts(ui, *card, details);
    ImGui::TableNextColumn();
    draw_formats(ui, details.formats);
    ImGui::Spacing();
    draw_printings(ui, details.printings);
    ImGui::EndTable();
}

} // namespace drawhand::gui
