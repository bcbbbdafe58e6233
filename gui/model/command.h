#pragma once

#include <string>
#include <variant>
#include <vector>

#include "gui/model/browse.h"
#include "gui/model/deck_summary.h"
#include "gui/model/theme.h"

namespace drawhand::gui {

struct SetSearch {
    std::string text;
};
/// Switches one chip on or off.
struct ToggleChip {
    std::variant<CardType, Suit, Value, Game> chip;
};
struct ClearFilters {};
struct ClickColumn {
    Column column;
};
struct SelectCard {
    CardId id;
};
/// By so many rows, stopping at both ends.
struct MoveSelection {
    int rows;
};
/// The cards with this face and nothing else.
struct ShowFace {
    Face face;
};
/// Exactly these cards, whatever was searched for before.
struct ShowCards {
    std::vector<CardId> ids;
};
struct ChooseDeck {
    std::size_t index;
};
/// A deck from outside; it becomes the chosen one.
struct OpenDeck {
    LoadedDeck deck;
};
struct ChooseFormat {
    std::string format;
};
struct ChooseStud {
    int stud;
};
struct CancelOdds {};
/// Something outside the model went wrong; shown until dismissed or until a deck is chosen.
struct ReportProblem {
    std::string message;
};
struct DismissProblem {};
struct SetTheme {
    Theme theme;
};
struct SetFontPercent {
    int percent;
};
struct SetBrowserShare {
    double share;
};

using Command = std::variant<SetSearch, ToggleChip, ClearFilters, ClickColumn, SelectCard, MoveSelection,
                             ShowFace, ShowCards, ChooseDeck, OpenDeck, ChooseFormat, ChooseStud, CancelOdds,
                             ReportProblem, DismissProblem, SetTheme, SetFontPercent, SetBrowserShare>;

/// What the views asked for during a frame; applied after it.
using CommandQueue = std::vector<Command>;

} // namespace drawhand::gui
