#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/deck.h"

namespace drawhand {

/// A deck being edited, with the way back. Keeps whole decks: they are tiny, and a snapshot cannot drift.
class DeckHistory {
public:
    explicit DeckHistory(Deck start);

    const Deck& now() const { return steps_[at_].deck; }
    /// A change that changes nothing leaves no trace; a new one ends the way forward.
    void record(Deck deck, std::string label);
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo();
    void redo();
    /// What undo would take back and redo bring back ("add 2 x Hustings"); empty when there is nothing.
    std::string undo_label() const { return can_undo() ? steps_[at_].label : std::string(); }
    std::string redo_label() const { return can_redo() ? steps_[at_ + 1].label : std::string(); }

private:
    struct Step {
        Deck deck;
        std::string label; // of the change that led here
    };
    static constexpr std::size_t most_steps = 1'000; // a few megabytes; older ones are forgotten
    std::vector<Step> steps_;
    std::size_t at_ = 0;
};

} // namespace drawhand
