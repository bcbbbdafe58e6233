#include "gui/model/app_model.h"

#include <algorithm>
#include <filesystem>

namespace drawhand::gui {

namespace {

std::string file_name(const LoadedDeck& deck)
{
    return std::filesystem::path(deck.file).filename().string();
}

/// The place of the deck of last time; the first one when it is gone. Of two with the same file name it is
/// the last: the one that was opened, not the sample.
std::size_t remembered_deck(const std::vector<LoadedDeck>& decks, const std::string& name)
{
    const auto found = std::find_if(decks.rbegin(), decks.rend(),
                                    [&name](const LoadedDeck& deck) { return file_name(deck) == name; });
    return found == decks.rend() ? 0 : static_cast<std::size_t>(decks.rend() - found) - 1;
}

} // namespace

AppModel::AppModel(Inputs inputs)
    : catalogue_(inputs.catalogue), search_(inputs.search), rulesets_(inputs.rulesets),
      database_(std::move(inputs.database)), settings_(std::move(inputs.settings)),
      decks_(std::move(inputs.decks)), odds_(settings_.stud, std::move(inputs.wake))
{
    search_again(); // all cards: what stays in sight when the remembered search turns out to be wrong
    on(SetSearch{settings_.search});
    if (!decks_.empty()) choose_deck(remembered_deck(decks_, settings_.deck));
}

void AppModel::apply(const Command& command)
{
    std::visit([this](const auto& what) { on(what); }, command);
}

void AppModel::apply_all(CommandQueue& commands)
{
    for (const Command& command : commands)
        apply(command);
    commands.clear();
}

void AppModel::poll()
{
    odds_.poll();
    refresh_odds_table();
}

Settings AppModel::settings() const
{
    Settings settings = settings_;
    settings.search = query_.text;
    settings.stud = odds_.stud();
    if (!decks_.empty()) settings.deck = file_name(decks_[deck_index_]);
    return settings;
}

void AppModel::search_again()
{
    BrowserAnswer answer = browse(search_, catalogue_, query_);
    // Half a query ("type:") is wrong for the moment of typing: the rows stay until it is right again.
    if (answer.error) answer.rows = std::move(answer_.rows);
    answer_ = std::move(answer);
    ++answer_revision_;
    keep_selection();
}

/// The selected card stays selected as long as it is among the rows, else the first row takes its place.
void AppModel::keep_selection()
{
    const auto& rows = answer_.rows;
    const auto found = std::ranges::find(rows, selected_);
    select(found != rows.end() ? *found : rows.empty() ? nullptr : rows.front());
}

void AppModel::select(const Card* card)
{
    const auto found = std::ranges::find(answer_.rows, card);
    selected_row_.reset();
    if (found != answer_.rows.end()) selected_row_ = static_cast<std::size_t>(found - answer_.rows.begin());
    if (card == selected_) return;
    selected_ = card;
    details_ = card ? details_of(*card, catalogue_) : CardDetails{};
}

void AppModel::choose_deck(std::size_t index)
{
    deck_index_ = index;
    verdict_index_ = 0;
    summary_ = summary_of(decks_[index], catalogue_, rulesets_);
    tabled_ = nullptr;
    odds_table_.reset();
    odds_.set_deck(summary_->drawn);
}

void AppModel::refresh_odds_table()
{
    const TimedOdds* shown = odds_.shown();
    if (shown == tabled_) return;
    tabled_ = shown;
    odds_table_.reset();
    if (shown) odds_table_ = gui::odds_table(shown->odds);
}

void AppModel::on(const SetSearch& command)
{
    if (query_.text == command.text) return;
    query_.text = command.text;
    search_again();
}

void AppModel::on(const ToggleChip& command)
{
    std::visit([this](auto chip) { query_.filter.toggle(chip); }, command.chip);
    search_again();
}

void AppModel::on(const ClearFilters&)
{
    query_.filter = {};
    search_again();
}

void AppModel::on(const ClickColumn& command)
{
    query_.sort = order_after_click(query_.sort, command.column);
    search_again();
}

void AppModel::on(const SelectCard& command)
{
    if (const Card* card = catalogue_.find(command.id)) select(card);
}

void AppModel::on(const MoveSelection& command)
{
    if (answer_.rows.empty()) return;
    const int last = static_cast<int>(answer_.rows.size()) - 1;
    int row = command.rows < 0 ? last : 0; // a selected card that is not among the rows: start at an end
    if (selected_row_) row = static_cast<int>(*selected_row_) + std::clamp(command.rows, -last, last);
    select(answer_.rows[static_cast<std::size_t>(std::clamp(row, 0, last))]);
}

void AppModel::on(const ShowFace& command)
{
    query_.text.clear();
    query_.filter = {};
    query_.filter.toggle(command.face.suit);
    query_.filter.toggle(command.face.value);
    if (summary_) query_.filter.toggle(summary_->verdicts.front().rules->format().game);
    search_again();
}

void AppModel::on(const ShowCards& command)
{
    std::string ids;
    for (const CardId& id : command.ids)
        ids += (ids.empty() ? "id:" : ",") + id.text;
    query_.text = ids;
    query_.filter = {};
    search_again();
}

void AppModel::on(const ChooseDeck& command)
{
    if (command.index >= decks_.size()) return;
    problem_.clear();
    choose_deck(command.index);
}

void AppModel::on(const OpenDeck& command)
{
    // Opening the same file again shows its newest state instead of adding it twice.
    std::erase_if(decks_, [&](const LoadedDeck& deck) { return deck.file == command.deck.file; });
    decks_.push_back(command.deck);
    problem_.clear();
    choose_deck(decks_.size() - 1);
}

void AppModel::on(const ChooseFormat& command)
{
    if (!summary_) return;
    const auto& verdicts = summary_->verdicts;
    const auto found =
        std::ranges::find(verdicts, command.format, [](const auto& v) { return v.rules->format().id; });
    if (found != verdicts.end()) verdict_index_ = static_cast<std::size_t>(found - verdicts.begin());
}

void AppModel::on(const ChooseStud& command)
{
    odds_.choose(std::clamp(command.stud, 0, most_stud));
    refresh_odds_table();
}

void AppModel::on(const CancelOdds&)
{
    odds_.cancel();
}

void AppModel::on(const ReportProblem& command)
{
    problem_ = command.message;
}

void AppModel::on(const DismissProblem&)
{
    problem_.clear();
}

void AppModel::on(const SetTheme& command)
{
    settings_.theme = command.theme;
}

void AppModel::on(const SetFontPercent& command)
{
    settings_.font_percent = std::clamp(command.percent, smallest_font, largest_font);
}

void AppModel::on(const SetBrowserShare& command)
{
    settings_.browser_share = std::clamp(command.share, narrowest_browser, widest_browser);
}

} // namespace drawhand::gui
