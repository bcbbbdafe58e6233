#pragma once

#include <string_view>
#include <vector>

#include "analytics/draw_hand.h"
#include "analytics/stud_odds.h"

namespace drawhand::test {

/// One physical card: a face, or a joker when empty.
using SlowCard = std::optional<Face>;

/// "AC 8S *": throws on anything else.
std::vector<SlowCard> cards_of(std::string_view text);
DrawHand hand_of(const std::vector<SlowCard>& cards);

/// The slow obvious way, sharing no code with the library: five cards at a time, every joker replaced by
/// each of the 52 faces, the rank read off sorted values.
HandRanks slow_ranks(const std::vector<SlowCard>& cards);
/// Every subset of the physical cards, ranked the slow way.
StudOdds slow_odds(const std::vector<SlowCard>& deck, int hand_size);

PokerDeck poker_deck_of(const std::vector<SlowCard>& cards);
PokerDeck plain_deck(int copies, int jokers); // every face `copies` times

} // namespace drawhand::test
