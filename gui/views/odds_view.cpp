#include <algorithm>
#include <array>
#include <cmath>

#include "gui/model/number_text.h"
#include "gui/views/views.h"
#include "gui/widgets/chip.h"
#include "gui/widgets/text.h"

namespace drawhand::gui {

namespace {

/// The heading of the bars: the longest that fits.
constexpr std::array<const char*, 3> units{"percent of draws", "percent", "%"};
constexpr float label_width = 7.2F, button_gap = 0.25F; // in font heights

/// One button a bonus, its mean ranks below it as soon as they are known.
void draw_stud_column(Ui& ui, int stud, float width)
{
    const bool chosen = stud == ui.model.odds().stud();
    ImGui::BeginGroup();
    ImGui::PushID(stud);
    if (chip(std::to_string(stud), chosen, ui.palette().text, ui.look, width))
        ui.commands.push_back(ChooseStud{stud});
    ui.recorder.item("odds/stud/" + std::to_string(stud), chosen ? "chosen" : "");
    tooltip(counted_text(static_cast<std::uint64_t>(base_hand + stud), "card", "cards") +
            " drawn, the best five count");
    ImGui::PopID();
    // Where the columns are too narrow for all means, the chosen one has the place of its neighbours.
    const bool room = width >= width_of("0.00") || chosen;
    const TimedOdds* known = ui.model.odds().odds(stud);
    const MeanRanks means = known ? mean_ranks(known->odds) : MeanRanks{"-", "-"};
    const float left = ImGui::GetCursorPosX();
    for (const auto& [path, mean] :
         {std::pair("odds/mean-legal/", &means.legal), std::pair("odds/mean/", &means.any)}) {
        const std::string text = room ? *mean : "";
        ImGui::SetCursorPosX(left + (width - width_of(text)) / 2);
        coloured_text(chosen ? ui.palette().text : ui.palette().muted, text);
        ui.recorder.item(path + std::to_string(stud), text);
    }
    ImGui::EndGroup();
}

/// Label with the square that is the key to the bars.
void draw_key(Ui& ui, Colour colour, const char* label)
{
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float side = em(0.7F), top = low.y + (ImGui::GetTextLineHeight() - side) / 2;
    ImGui::GetWindowDrawList()->AddRectFilled({low.x, top}, {low.x + side, top + side}, packed(colour),
                                              em(0.1F));
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + side + em(0.35F));
    muted_text(ui.look, label);
    tooltip("Mean rank of the best five cards: 1 is a High Card, 11 the Dead Man's Hand");
}

void draw_stud_choice(Ui& ui)
{
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, em(0.1F)});
    const float left = ImGui::GetCursorPosX();
    const float free = ImGui::GetContentRegionAvail().x - em(label_width) - em(button_gap) * most_stud;
    const float width = std::floor(std::min(em(3.4F), free / (most_stud + 1)));
    ImGui::BeginGroup();
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + em(0.12F));
    muted_text(ui.look, "Stud bonus");
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + em(0.12F));
    draw_key(ui, ui.palette().bar, "mean, legal");
    draw_key(ui, ui.palette().cheatin, "mean, any");
    ImGui::EndGroup();
    for (int stud = 0; stud <= most_stud; ++stud) {
        ImGui::SameLine(0.0F, 0.0F);
        ImGui::SetCursorPosX(left + em(label_width) + static_cast<float>(stud) * (width + em(button_gap)));
        draw_stud_column(ui, stud, width);
    }
    ImGui::PopStyleVar();
}

/// Solid: what a legal hand reaches. Lighter: what cheatin' adds.
void draw_bar(Ui& ui, const RankRow& row)
{
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = ImGui::GetTextLineHeight();
    const float top = low.y + em(0.12F), bottom = low.y + height - em(0.12F);
    ImGui::Dummy({width, height});
    ui.recorder.item("odds/bar/" + std::to_string(static_cast<int>(row.rank)), row.at_least);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const auto end = [&](double share) { return low.x + width * static_cast<float>(share); };
    const auto fade = [](Colour colour) { return ImGui::GetColorU32(vector_of(colour)); };
    list->AddRectFilled({low.x, top}, {low.x + width, bottom}, fade(ui.palette().stripe), em(0.1F));
    const auto part = [&](double share, Colour colour) {
        if (share > 0) list->AddRectFilled({low.x, top}, {end(share), bottom}, fade(colour), em(0.1F));
    };
    part(row.share, ui.palette().cheatin);
    part(row.legal_share, ui.palette().bar);
}

void draw_rank_row(Ui& ui, const RankRow& row)
{
    const Palette& p = ui.palette();
    const std::string rank = std::to_string(static_cast<int>(row.rank));
    ImGui::TableNextRow();
    if (ImGui::TableNextColumn()) right_text(p.muted, rank);
    ImGui::TableNextColumn();
    coloured_text(p.text, rank_name(row.rank));
    ui.recorder.item("odds/name/" + rank);
    tooltip(row.counts);
    const auto chance = [&](const char* path, const std::string& text, Colour colour) {
        if (!ImGui::TableNextColumn()) return;
        right_text(colour, text);
        ui.recorder.item(path + rank, text);
        tooltip(row.counts);
    };
    chance("odds/exactly/", row.exactly, p.muted);
    chance("odds/at-least/", row.at_least, p.text);
    chance("odds/legal/", row.legal_at_least, p.text);
    ImGui::TableNextColumn();
    draw_bar(ui, row);
    tooltip(row.counts);
}

void draw_table_headings(Ui& ui)
{
    ImGui::TableNextRow();
    ImGui::TableSetColumnIndex(1);
    muted_text(ui.look, "Rank");
    for (const auto& [heading, help] : {std::pair("exactly", "Any hand, cheatin' or not"),
                                        std::pair("at least", "Any hand, cheatin' or not"),
                                        std::pair("legal", "At least this rank with a legal hand")}) {
        if (!ImGui::TableNextColumn()) continue;
        right_text(ui.palette().muted, heading);
        tooltip(help);
    }
    ImGui::TableNextColumn();
    const float room = ImGui::GetContentRegionAvail().x;
    const auto unit =
        std::ranges::find_if(units, [room](const char* text) { return width_of(text) <= room; });
    if (unit != units.end()) muted_text(ui.look, *unit);
}

void draw_table(Ui& ui, const OddsTable& odds)
{
    const float percent = std::max(width_of("at least"), width_of(">99.99"));
    if (!ImGui::BeginTable("odds", 6, ImGuiTableFlags_NoSavedSettings)) return;
    // Where there is little room the bars need it more than the numbers of the ranks, and these more than
    // what can be told from the difference of two rows.
    const float room = ImGui::GetContentRegionAvail().x;
    const auto column = [](const char* name, float width, bool shown) {
        ImGui::TableSetupColumn(
            name, ImGuiTableColumnFlags_WidthFixed | (shown ? 0 : ImGuiTableColumnFlags_Disabled), width);
    };
    column("rank", width_of("11"), room >= em(28.0F));
    column("name", width_of("Dead Man's Hand"), true);
    column("exactly", percent, room >= em(23.0F));
    column("at least", percent, true);
    column("legal", percent, true);
    ImGui::TableSetupColumn("bar", ImGuiTableColumnFlags_WidthStretch);
    draw_table_headings(ui);
    for (const RankRow& row : odds.rows)
        draw_rank_row(ui, row);
    ImGui::EndTable();
}

void draw_cheatin(Ui& ui, const OddsTable& odds)
{
    wrapped_text(ui.palette().muted,
                 "Cheatin' beats every legal hand in " + odds.cheatin_better + " % of the draws.");
    ui.recorder.item("odds/cheatin", odds.cheatin_better);
}

} // namespace

void draw_odds(Ui& ui)
{
    const OddsLadder& ladder = ui.model.odds();
    const DeckSummary& deck = *ui.model.deck();
    heading_text(ui.look, "Draw hands");
    text_beside(ui.look.fonts.heading, ui.palette().muted,
                std::to_string(base_hand + ladder.stud()) + " of " + std::to_string(deck.drawn.size()) +
                    " cards; starters are in play",
                ui.look);
    draw_stud_choice(ui);
    ImGui::Spacing();
    if (!ladder.problem().empty()) {
        wrapped_text(ui.palette().warning, "No odds: " + ladder.problem() + '.');
        ui.recorder.item("odds/problem", ladder.problem());
        return;
    }
    if (ladder.cancelled() && !ladder.up_to_date()) {
        if (link("Stopped. Count again", ui.look)) ui.commands.push_back(ChooseStud{ladder.stud()});
        ui.recorder.item("odds/again");
    }
    const OddsTable* table = ui.model.odds_table();
    if (!table) {
        muted_text(ui.look, "Counting every draw ...");
        return;
    }
    // The odds of the last choice stay, dimmed, until the new ones take their place.
    const bool stale = !ladder.up_to_date();
    if (stale) ImGui::PushStyleVar(ImGuiStyleVar_Alpha, 0.5F);
    draw_table(ui, *table);
    draw_cheatin(ui, *table);
    for (const std::string& note : deck.notes)
        wrapped_text(ui.palette().muted, note);
    if (stale) ImGui::PopStyleVar();
}

} // namespace drawhand::gui
