#include "gui/jobs/odds_job.h"

#include <chrono>

namespace drawhand::gui {

namespace {

void count_all(const PokerDeck& deck, const std::vector<int>& hand_sizes, OddsJob::Context& context)
{
    using Clock = std::chrono::steady_clock;
    for (const int size : hand_sizes) {
        const auto start = Clock::now();
        const auto odds = stud_odds(deck, size, context.stop());
        if (!odds) return; // cancelled
        const std::chrono::duration<double, std::milli> took = Clock::now() - start;
        context.progress().done += hands_to_count(deck, size);
        context.deliver({*odds, took.count()});
    }
}

} // namespace

std::unique_ptr<OddsJob> start_odds_job(const PokerDeck& deck, std::vector<int> hand_sizes,
                                        std::function<void()> wake)
{
    return std::make_unique<OddsJob>(
        [deck, sizes = std::move(hand_sizes)](OddsJob::Context& context) { count_all(deck, sizes, context); },
        std::move(wake));
}

} // namespace drawhand::gui
