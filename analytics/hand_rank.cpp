#include "analytics/hand_rank.h"

#include <algorithm>
#include <array>
#include <bit>

#include "analytics/draw_hand.h"

namespace drawhand {

namespace {

/// For every set of values, the most of them that lie within five neighbours, ace to five up to nine to
/// king: a straight lacks five minus this many cards. Aces are low only, so nothing wraps round.
constexpr std::size_t value_sets = std::size_t{1} << 13;
constexpr std::array<std::uint8_t, value_sets> best_run = [] {
    std::array<std::uint8_t, value_sets> table{};
    for (unsigned set = 0; set < value_sets; ++set)
        for (int low = 0; low <= 8; ++low)
            table[set] = std::max(table[set], static_cast<std::uint8_t>(std::popcount((set >> low) & 0x1Fu)));
    return table;
}();

/// The part of a hand that changes when repeated faces are left out.
struct Groups {
    int most = 0;           // cards of the most frequent value
    bool two_pairs = false; // two values are held at least twice
    int suited = 0;         // cards of the longest suit
};

/// The part that does not: straights, straight flushes and the Dead Man's Hand use no face twice.
struct Runs {
    int plain = 0;     // cards there are of the nearest straight
    int suited = 0;    // ... of the nearest straight flush
    int dead_mans = 0; // ... of the Dead Man's Hand
};

bool holds_two(unsigned values)
{
    return (values & (values - 1)) != 0;
}

Groups groups_with_repeats(const DrawHand& hand)
{
    Groups groups;
    while (groups.most < 5 && hand.held(groups.most + 1) != 0)
        ++groups.most;
    groups.two_pairs = holds_two(hand.held(2));
    for (const Suit suit : all_suits)
        groups.suited = std::max(groups.suited, hand.suit_size(suit));
    return groups;
}

Groups groups_without_repeats(const DrawHand& hand)
{
    const unsigned s = hand.values_in(Suit::spades), h = hand.values_in(Suit::hearts),
                   d = hand.values_in(Suit::diamonds), c = hand.values_in(Suit::clubs);
    const unsigned both_black = s & c, both_red = h & d, black = s | c, red = h | d;
    const unsigned two = both_black | both_red | (black & red);
    const unsigned three = (both_black & red) | (both_red & black);
    const unsigned four = both_black & both_red;
    Groups groups;
    groups.most = four ? 4 : three ? 3 : two ? 2 : (black | red) ? 1 : 0;
    groups.two_pairs = holds_two(two);
    for (const Suit suit : all_suits)
        groups.suited = std::max(groups.suited, hand.different_in(suit));
    return groups;
}

Runs runs_of(const DrawHand& hand)
{
    constexpr int ace = 0, eight = 7, jack = 10;
    const auto holds = [&hand](Suit suit, int bit) { return hand.values_in(suit) >> bit & 1; };
    Runs runs;
    runs.plain = best_run[hand.held(1)];
    for (const Suit suit : all_suits)
        runs.suited = std::max<int>(runs.suited, best_run[hand.values_in(suit)]);
    runs.dead_mans = holds(Suit::spades, ace) + holds(Suit::spades, eight) + holds(Suit::clubs, ace) +
                     holds(Suit::clubs, eight) + holds(Suit::diamonds, jack);
    return runs;
}

/// Asks for the ranks from the top; every one needs at most as many cards more as there are jokers.
HandRank rank_of(const Groups& groups, const Runs& runs, int jokers)
{
    if (runs.dead_mans + jokers >= 5) return HandRank::dead_mans_hand;
    if (groups.most + jokers >= 5) return HandRank::five_of_a_kind;
    if (runs.suited + jokers >= 5) return HandRank::straight_flush;
    if (groups.most + jokers >= 4) return HandRank::four_of_a_kind;
    // Below four of a kind a joker can turn two pair into a full house, but never make the second pair:
    // that would take two jokers beside a pair, which are four of a kind.
    if (groups.two_pairs && groups.most + jokers >= 3) return HandRank::full_house;
    if (groups.suited + jokers >= 5) return HandRank::flush;
    if (runs.plain + jokers >= 5) return HandRank::straight;
    if (groups.most + jokers >= 3) return HandRank::three_of_a_kind;
    if (groups.two_pairs) return HandRank::two_pair;
    if (groups.most + jokers >= 2) return HandRank::one_pair;
    return HandRank::high_card;
}

} // namespace

std::string_view rank_name(HandRank rank)
{
    constexpr std::array<std::string_view, rank_count> names{
        "No Hand", "High Card",  "One Pair",       "Two Pair",       "Three of a Kind", "Straight",
        "Flush",   "Full House", "Four of a Kind", "Straight Flush", "Five of a Kind",  "Dead Man's Hand"};
    return names[static_cast<std::size_t>(rank)];
}

HandRanks best_ranks(const DrawHand& hand)
{
    const int jokers = hand.jokers();
    const int different = hand.different_faces();
    HandRanks ranks;
    if (hand.naturals() + jokers < 5) return ranks;
    const Runs runs = runs_of(hand);
    if (different + jokers >= 5) ranks.legal = rank_of(groups_without_repeats(hand), runs, jokers);
    ranks.any = different == hand.naturals() ? ranks.legal : rank_of(groups_with_repeats(hand), runs, jokers);
    return ranks;
}

bool is_cheatin(const DrawHand& hand)
{
    return hand.different_faces() != hand.naturals();
}

} // namespace drawhand
