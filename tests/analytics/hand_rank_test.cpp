#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "slow_odds.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

HandRanks ranks(std::string_view cards)
{
    return best_ranks(hand_of(cards_of(cards)));
}

int any(std::string_view cards)
{
    return static_cast<int>(ranks(cards).any);
}

int legal(std::string_view cards)
{
    return static_cast<int>(ranks(cards).legal);
}

} // namespace

// Worked out by hand; the vectors are those of the rules checklist, section S.
TEST_CASE("hands of five: best rank and cheatin'")
{
    struct Row {
        const char* hand;
        int rank;
        bool cheatin;
    };
    for (const Row& row : {
             Row{"AC AS 8C 8S JD", 11, false}, Row{"AC AS 8C 8S *", 11, false},
             Row{"8C 8S JD * *", 11, false},   Row{"AC AD 8C 8S JD", 3, false},
             Row{"AC AS AD AS AH", 10, true},  Row{"QC QD QH QS *", 10, false},
             Row{"3C 3D 3H * *", 10, false},   Row{"KS KS KH KD *", 10, true},
             Row{"AD 2D 3D 4D 5D", 9, false},  Row{"9C 10C JC QC KC", 9, false},
             Row{"5S 6S 7S * *", 9, false},    Row{"3C 3D 3H 3S KC", 8, false},
             Row{"2C 2D 2H KC KS", 7, false},  Row{"QC QD QH JC JS", 7, false},
             Row{"KC KD 2H 2S *", 7, false},   Row{"5H 5H 5H 9H 9H", 7, true},
             Row{"2H 2H 7H 9H KH", 6, true},   Row{"KH 9H 7H 4H *", 6, false},
             Row{"4H 7H 9H JH *", 6, false},   Row{"AC 2D 3H 4S 5C", 5, false},
             Row{"10S JH QD KC AS", 1, false}, Row{"JC QD KH AS 2C", 1, false},
             Row{"2S 3H 4D 5C *", 5, false},   Row{"AH 2H 3H 4H *", 9, false},
             Row{"7H * * 2C 9D", 4, false},    Row{"5H 5H 9C 9C KD", 3, true},
             Row{"5H 5D 9C 9S KD", 3, false},  Row{"2H 2H 5D 9C KS", 2, true},
             Row{"AC 2D 3H 4S 6C", 1, false},  Row{"* * 2C 3D 4H", 5, false},
             Row{"KC KD KH KS *", 10, false},  Row{"3H 5H 8H 9H *", 6, false},
             Row{"9C 10D JH QS KC", 5, false},
         }) {
        CAPTURE(row.hand);
        CHECK(any(row.hand) == row.rank);
        CHECK(is_cheatin(hand_of(cards_of(row.hand))) == row.cheatin);
        // Of exactly five cards there is no other choice: legal means not cheatin'.
        CHECK(legal(row.hand) == (row.cheatin ? 0 : row.rank));
    }
}

// Two faults of the community's Classic script, which tests flushes in the order of the cards and spends one
// joker on two gaps.
TEST_CASE("the order of the cards does not matter, and a joker fills one gap")
{
    for (const char* flush :
         {"2H 5H 7H 9H KH", "KH 9H 7H 5H 2H", "9H 2H KH 7H 5H", "* 2H 5H 7H 9H", "2H 5H * 7H 9H"})
        CHECK(any(flush) == 6);
    for (const char* no_flush : {"2H 5H 7H 9H KS", "KS 2H 5H 7H 9H", "2H 5H KS 7H 9H"})
        CHECK(any(no_flush) == 1);
    CHECK(any("2C 3D 5H 7S *") == 2); // two gaps, one joker: a pair
    CHECK(any("2C 3D 5H 6S *") == 5);
    CHECK(any("2C 3D 6H * *") == 5);
    CHECK(any("2C 3D 7H * *") == 4);
}

TEST_CASE("more than five cards: the best five, and the best five without a repeat")
{
    CHECK(any("KC KD KH 2S 2S 5C 9D") == 7);
    CHECK(legal("KC KD KH 2S 2S 5C 9D") == 4);
    CHECK(any("5H 5H 9C JC KD 2S 3D") == 2); // the second 5H can be left out, the pair goes with it
    CHECK(legal("5H 5H 9C JC KD 2S 3D") == 1);
    CHECK(any("AS AS AS AS AS 8C 8D 8H 8S *") == 10);
    CHECK(legal("AS AS AS AS AS 8C 8D 8H 8S *") == 10); // four eights and the joker
    CHECK(legal("AS AS AS AS 2C 2C") == 0);
    CHECK(any("AS AS AS AS 2C 2C") == 8);
    CHECK(legal("AS AS AS * * *") == 0);
    CHECK(any("AS AS 2C * * *") == 10);
    CHECK(legal("AS AS 2C * * *") == 8); // the deuce has to stay, or there are not five cards
}

TEST_CASE("fewer than five cards make no hand here")
{
    CHECK(ranks("KC KD KH *") == HandRanks{});
    CHECK(ranks("") == HandRanks{});
}

TEST_CASE("more jokers than a deck may hold are still cards")
{
    CHECK(any("2C 9D * * *") == 8);
    CHECK(any("AC 8S * * *") == 11);
    CHECK(any("* * * * *") == 11);
}

TEST_CASE("every rank has its name")
{
    CHECK(rank_name(HandRank::dead_mans_hand) == "Dead Man's Hand");
    CHECK(rank_name(HandRank::none) == "No Hand");
    for (std::size_t rank = 0; rank < rank_count; ++rank)
        CHECK_FALSE(rank_name(static_cast<HandRank>(rank)).empty());
}

TEST_CASE("random hands rank as the slow obvious way does")
{
    for (unsigned seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        const auto below = [&random](unsigned limit) { return static_cast<int>(random() % limit); };
        // A narrow range of values, so that straights, groups and repeats are frequent.
        const int lowest = 1 + below(8);
        std::vector<SlowCard> cards;
        for (int i = 5 + below(4); i > 0; --i) {
            const Face face{all_suits[static_cast<std::size_t>(below(4))],
                            *Value::from_int(lowest + below(6))};
            cards.push_back(below(9) == 0 && std::ranges::count(cards, SlowCard{}) < 2 ? SlowCard{}
                                                                                       : SlowCard{face});
        }
        CHECK(best_ranks(hand_of(cards)) == slow_ranks(cards));
    }
}
