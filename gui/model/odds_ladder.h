#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gui/jobs/odds_job.h"

namespace drawhand::gui {

inline constexpr int most_stud = 6;
inline constexpr int base_hand = 5; // cards drawn without any bonus

/// The odds of one deck for every stud bonus. The chosen bonus is counted first, then the others that are
/// cheap, so that changing the choice rarely means waiting. Belongs to the window's thread.
class OddsLadder {
public:
    OddsLadder(int stud, std::function<void()> wake) : wake_(std::move(wake)), stud_(stud) {}

    /// Forgets everything about the deck before.
    void set_deck(const PokerDeck& deck);
    void choose(int stud);
    /// Stops counting; choosing (also the same again) goes on.
    void cancel();
    /// Collects what the job delivered; call once a frame.
    void poll();

    int stud() const { return stud_; }
    /// Nothing until it is counted.
    const TimedOdds* odds(int stud) const;
    /// The odds to show: those of the chosen bonus or, until they are there, the last ones shown.
    const TimedOdds* shown() const;
    bool up_to_date() const { return odds(stud_) != nullptr; }
    bool computing() const { return job_ != nullptr; }
    bool cancelled() const { return cancelled_; }
    /// 0 to 1 while computing.
    double fraction() const;
    /// Different hands to count in the running job.
    std::uint64_t hands() const { return hands_; }
    /// Why the chosen bonus has no odds ("too few cards"); empty otherwise.
    const std::string& problem() const { return problem_; }

private:
    void start();
    std::vector<int> sizes_to_count() const;

    std::function<void()> wake_;
    PokerDeck deck_;
    int stud_;
    std::map<int, TimedOdds> known_; // by stud bonus
    std::optional<int> last_shown_;
    bool cancelled_ = false;
    std::string problem_;
    std::uint64_t hands_ = 0;
    int asked_for_ = 0; // the bonus that the job counts first
    std::unique_ptr<OddsJob> job_;
};

} // namespace drawhand::gui
