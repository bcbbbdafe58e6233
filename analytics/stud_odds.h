#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "analytics/hand_rank.h"
#include "core/poker_deck.h"
#include "core/result.h"

namespace drawhand {

/// How many of the equally likely draws have each rank.
using RankCounts = std::array<std::uint64_t, rank_count>;

/// Every draw of `hand_size` cards, sorted by its best rank and its best legal rank.
struct StudOdds {
    int hand_size = 0;
    std::uint64_t total = 0;
    std::array<RankCounts, rank_count> joint{}; // [any][legal]
};

RankCounts any_counts(const StudOdds& odds);
RankCounts legal_counts(const StudOdds& odds);
/// Draws with this rank or a better one.
std::uint64_t at_least(const RankCounts& counts, HandRank rank);
/// Draws whose best five cards are cheatin' and better than every legal five.
std::uint64_t better_when_cheatin(const StudOdds& odds);
/// Mean rank; a draw without a hand counts 0.
double mean_rank(const RankCounts& counts);

/// Says why odds cannot be had: too few cards for the hand, too many for exact 64-bit counts, or more
/// different hands than can be counted one by one in reasonable time.
Result<void> check_draw(const PokerDeck& deck, int hand_size);

/// Different hands, equal cards not told apart: the work that stud_odds does.
std::uint64_t hands_to_count(const PokerDeck& deck, int hand_size);

/// Exact counts over all C(deck, hand_size) draws. Nothing when stopped. check_draw() has to agree first.
std::optional<StudOdds> stud_odds(const PokerDeck& deck, int hand_size, std::stop_token stop = {});

} // namespace drawhand
