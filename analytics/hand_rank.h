#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace drawhand {

/// The eleven ranks of a draw hand, the lowest first; `none` where no hand of five can be made.
enum class HandRank : std::uint8_t {
    none,
    high_card,
    one_pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    five_of_a_kind,
    dead_mans_hand
};
inline constexpr std::size_t rank_count = 12; // with `none`

/// "Full House".
std::string_view rank_name(HandRank rank);

/// The two ranks of a hand of five or more cards. They differ when the best five repeat a face.
struct HandRanks {
    HandRank any = HandRank::none;   // of the best five cards, cheatin' or not
    HandRank legal = HandRank::none; // of the best five without a repeated face; none when no such five exist
    bool operator==(const HandRanks&) const = default;
};

class DrawHand;

/// The best ranks of five or more cards; a joker stands for any card, also for one that is there already.
/// Fewer than five cards have none: what they count for depends on why they are so few.
HandRanks best_ranks(const DrawHand& hand);

/// Two equal faces among the cards. Jokers never make a hand cheatin' and never cure it.
bool is_cheatin(const DrawHand& hand);

} // namespace drawhand
