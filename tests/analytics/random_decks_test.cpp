#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "slow_odds.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// A deck that plays a few values, with copies and some jokers: like people build them, but small.
std::vector<SlowCard> random_deck(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](std::size_t limit) { return static_cast<int>(random() % limit); };
    std::vector<SlowCard> deck(static_cast<std::size_t>(below(3)));
    const int lowest = 1 + below(7);
    for (int i = 6 + below(7); i > 0; --i)
        deck.push_back(
            Face{all_suits[static_cast<std::size_t>(below(4))], *Value::from_int(lowest + below(7))});
    return deck;
}

} // namespace

TEST_CASE("the fast count equals the slow one on random small decks")
{
    for (unsigned seed = 0; seed < 120; ++seed) {
        CAPTURE(seed);
        const std::vector<SlowCard> cards = random_deck(seed);
        const int hand_size = std::min(5 + static_cast<int>(seed % 4), static_cast<int>(cards.size()));
        const StudOdds slow = slow_odds(cards, hand_size);
        const StudOdds fast = stud_odds(poker_deck_of(cards), hand_size).value();
        CHECK(fast.total == slow.total);
        CHECK(fast.joint == slow.joint);
    }
}
