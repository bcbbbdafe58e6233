#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gui/model/browse.h"
#include "gui/model/card_details.h"
#include "gui/model/command.h"
#include "gui/model/deck_summary.h"
#include "gui/model/odds_ladder.h"
#include "gui/model/odds_table.h"
#include "gui/model/settings.h"

namespace drawhand::gui {

/// Everything the window shows. Views read it; apply() and poll() are the only ways to change it.
class AppModel {
public:
    struct Inputs {
        const CardCatalogue& catalogue; // all three have to outlive the model
        const CardSearch& search;
        const Rulesets& rulesets;
        std::vector<LoadedDeck> decks; // the samples; the one opened on the command line comes last
        std::string database;          // its path, to show
        Settings settings;
        std::function<void()> wake; // called from other threads when there is something new to show
    };
    explicit AppModel(Inputs inputs);

    void apply(const Command& command);
    /// Applies and empties.
    void apply_all(CommandQueue& commands);
    /// Collects finished work; call once a frame.
    void poll();

    const CardCatalogue& catalogue() const { return catalogue_; }
    const std::string& database() const { return database_; }

    const BrowserQuery& query() const { return query_; }
    const std::vector<const Card*>& rows() const { return answer_.rows; }
    /// The query is wrong; rows() are still those of the last one that was right.
    const std::optional<QueryError>& query_error() const { return answer_.error; }
    const BrowserAnswer& answer() const { return answer_; }
    /// Changes whenever rows() do.
    int answer_revision() const { return answer_revision_; }

    const Card* selected() const { return selected_; }
    /// Where the selected card stands among rows().
    std::optional<std::size_t> selected_row() const { return selected_row_; }
    const CardDetails& details() const { return details_; }

    const std::vector<LoadedDeck>& decks() const { return decks_; }
    std::size_t deck_index() const { return deck_index_; }
    /// Nothing when there are no decks at all.
    const DeckSummary* deck() const { return summary_ ? &*summary_ : nullptr; }
    const FormatVerdict& verdict() const { return summary_->verdicts[verdict_index_]; }
    const std::string& problem() const { return problem_; }

    const OddsLadder& odds() const { return odds_; }
    /// The table of odds().shown().
    const OddsTable* odds_table() const { return odds_table_ ? &*odds_table_ : nullptr; }

    Theme theme() const { return settings_.theme; }
    int font_percent() const { return settings_.font_percent; }
    double browser_share() const { return settings_.browser_share; }
    /// For saving; the window's size is its own business.
    Settings settings() const;

private:
    void on(const SetSearch& command);
    void on(const ToggleChip& command);
    void on(const ClearFilters&);
    void on(const ClickColumn& command);
    void on(const SelectCard& command);
    void on(const MoveSelection& command);
    void on(const ShowFace& command);
    void on(const ShowCards& command);
    void on(const ChooseDeck& command);
    void on(const OpenDeck& command);
    void on(const ChooseFormat& command);
    void on(const ChooseStud& command);
    void on(const CancelOdds&);
    void on(const ReportProblem& command);
    void on(const DismissProblem&);
    void on(const SetTheme& command);
    void on(const SetFontPercent& command);
    void on(const SetBrowserShare& command);

    void search_again();
    void keep_selection();
    void select(const Card* card);
    void choose_deck(std::size_t index);
    void refresh_odds_table();

    const CardCatalogue& catalogue_;
    const CardSearch& search_;
    const Rulesets& rulesets_;
    std::string database_;
    Settings settings_;

    BrowserQuery query_;
    BrowserAnswer answer_;
    int answer_revision_ = 0;
    const Card* selected_ = nullptr;
    std::optional<std::size_t> selected_row_;
    CardDetails details_;

    std::vector<LoadedDeck> decks_;
    std::size_t deck_index_ = 0;
    std::optional<DeckSummary> summary_;
    std::size_t verdict_index_ = 0;
    std::string problem_;

    OddsLadder odds_;
    const TimedOdds* tabled_ = nullptr; // what odds_table_ was made from
    std::optional<OddsTable> odds_table_;
};

} // namespace drawhand::gui
