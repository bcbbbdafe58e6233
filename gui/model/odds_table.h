#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analytics/stud_odds.h"

namespace drawhand::gui {

/// One rank of the odds table. The shares are for the bars only; texts come from the exact counts.
struct RankRow {
    HandRank rank = HandRank::none;
    std::string exactly, at_least, legal_at_least;
    double share = 0;       // at least this rank, cheatin' or not
    double legal_share = 0; // at least this rank with a legal hand
    std::string counts;     // "at least: 61,337,512 of 85,900,584 draws ..."
};

struct OddsTable {
    std::vector<RankRow> rows;  // High Card to Dead Man's Hand
    std::string cheatin_better; // percent of draws in which a cheatin' hand outranks every legal one
};

/// The two means of one stud bonus.
struct MeanRanks {
    std::string any, legal;
};

MeanRanks mean_ranks(const StudOdds& odds);
OddsTable odds_table(const StudOdds& odds);

} // namespace drawhand::gui
