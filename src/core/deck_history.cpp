#include "core/deck_history.h"

#include <utility>

namespace drawhand {

DeckHistory::DeckHistory(Deck start)
{
    steps_.push_back({std::move(start), {}});
}

void DeckHistory::record(Deck deck, std::string label)
{
    if (deck == now()) return;
    steps_.resize(at_ + 1);
    steps_.push_back({std::move(deck), std::move(label)});
    if (steps_.size() > most_steps) steps_.erase(steps_.begin());
    at_ = steps_.size() - 1;
}

void DeckHistory::undo()
{
    if (can_undo()) --at_;
}

void DeckHistory::redo()
{
    if (can_redo()) ++at_;
}

} // namespace drawhand
