#include "gui/model/odds_ladder.h"

#include <utility>

namespace drawhand::gui {

namespace {

// About a second of counting: what may be done without being asked for.
constexpr std::uint64_t cheap_hands = 30'000'000;

} // namespace

void OddsLadder::set_deck(const PokerDeck& deck)
{
    job_.reset();
    deck_ = deck;
    known_.clear();
    last_shown_.reset();
    start();
}

void OddsLadder::choose(int stud)
{
    if (up_to_date()) last_shown_ = stud_;
    stud_ = stud;
    if (!up_to_date()) {
        start();
        return;
    }
    problem_.clear();
    cancelled_ = false;
    // Nobody waits any more for what was asked for before.
    if (job_ && !known_.contains(asked_for_)) job_.reset();
}

void OddsLadder::cancel()
{
    if (!job_) return;
    job_.reset(); // stops the thread and waits for it, which takes microseconds
    cancelled_ = true;
}

void OddsLadder::start()
{
    job_.reset();
    cancelled_ = false;
    asked_for_ = stud_;
    problem_.clear();
    if (const auto possible = check_draw(deck_, base_hand + stud_); !possible) {
        problem_ = possible.error().message;
        return;
    }
    const std::vector<int> sizes = sizes_to_count();
    hands_ = 0;
    for (const int size : sizes)
        hands_ += hands_to_count(deck_, size);
    job_ = start_odds_job(deck_, sizes, wake_);
}

std::vector<int> OddsLadder::sizes_to_count() const
{
    std::vector<int> sizes{base_hand + stud_};
    for (int stud = 0; stud <= most_stud; ++stud) {
        const int size = base_hand + stud;
        if (stud == stud_ || known_.contains(stud) || !check_draw(deck_, size)) continue;
        if (hands_to_count(deck_, size) <= cheap_hands) sizes.push_back(size);
    }
    return sizes;
}

void OddsLadder::poll()
{
    if (!job_) return;
    const bool finished = job_->finished(); // before take(): what was delivered until then is not missed
    for (TimedOdds& odds : job_->take()) {
        const int stud = odds.odds.hand_size - base_hand;
        known_.insert_or_assign(stud, std::move(odds));
    }
    if (!finished) return;
    if (const std::string failure = job_->failure(); !failure.empty() && !up_to_date())
        problem_ = "the count failed: " + failure;
    job_.reset();
}

const TimedOdds* OddsLadder::odds(int stud) const
{
    const auto found = known_.find(stud);
    return found == known_.end() ? nullptr : &found->second;
}

const TimedOdds* OddsLadder::shown() const
{
    if (const TimedOdds* chosen = odds(stud_)) return chosen;
    return last_shown_ ? odds(*last_shown_) : nullptr;
}

double OddsLadder::fraction() const
{
    return job_ ? static_cast<double>(job_->progress().done) / static_cast<double>(hands_) : 0.0;
}

} // namespace drawhand::gui
