#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "analytics/stud_odds.h"
#include "gui/jobs/job.h"

namespace drawhand::gui {

/// The exact odds of one hand size, and how long they took.
struct TimedOdds {
    StudOdds odds;
    double milliseconds = 0;
};

using OddsJob = Job<TimedOdds>;

/// Counts one hand size after the other and delivers each as soon as it is known. Progress is in different
/// hands. Every size has to pass check_draw().
std::unique_ptr<OddsJob> start_odds_job(const PokerDeck& deck, std::vector<int> hand_sizes,
                                        std::function<void()> wake);

} // namespace drawhand::gui
