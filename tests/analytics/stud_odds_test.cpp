#include <doctest/doctest.h>

#include <array>

#include "slow_odds.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// Four main values with one to four copies in each suit, eight single cards, two jokers: 54 cards.
PokerDeck four_values()
{
    PokerDeck deck;
    const auto row = [&deck](int pips, std::array<int, 4> copies) {
        for (std::size_t suit = 0; suit < 4; ++suit)
            deck.add(Face{all_suits[suit], *Value::from_int(pips)}, copies[suit]);
    };
    row(1, {4, 3, 2, 2});
    row(6, {2, 4, 1, 4});
    row(8, {4, 2, 3, 2});
    row(11, {1, 3, 4, 3});
    for (const char* off : {"2S", "4H", "5D", "7C", "9S", "10H", "QC", "KD"})
        deck.add(*parse_face(off));
    deck.add_jokers(2);
    return deck;
}

} // namespace

// Closed form: ordinary poker with the ace low only, so one straight of ten goes. Straights 9 x (4^5 - 4),
// straight flushes 9 x 4; the ten-to-ace ones become high cards and flushes. One two pair is the Dead Man's
// Hand.
TEST_CASE("every five-card hand of a plain deck counted by rank")
{
    const StudOdds odds = stud_odds(plain_deck(1, 0), 5).value();
    CHECK(odds.total == 2'598'960);
    CHECK(any_counts(odds) == RankCounts{0, 1'302'540 + 1'020, 1'098'240, 123'552 - 1, 54'912, 9'180,
                                         5'108 + 4, 3'744, 624, 36, 0, 1});
    CHECK(any_counts(odds) == legal_counts(odds)); // no face twice, nothing to cheat with
    CHECK(better_when_cheatin(odds) == 0);
}

// Counted by an independent program that tries all 52 cards for every joker. With ordinary straights and
// without the Dead Man's Hand that program gives the published counts for one and two jokers.
TEST_CASE("one joker, two jokers")
{
    const StudOdds one = stud_odds(plain_deck(1, 1), 5).value();
    CHECK(one.total == 2'869'685);
    CHECK(any_counts(one) ==
          RankCounts{0, 1'303'560, 1'269'096, 123'551, 137'276, 18'504, 7'824, 6'551, 3'120, 184, 13, 6});
    const StudOdds two = stud_odds(plain_deck(1, 2), 5).value();
    CHECK(two.total == 3'162'510);
    CHECK(any_counts(two) ==
          RankCounts{0, 1'303'560, 1'439'952, 123'551, 233'316, 31'308, 11'448, 9'358, 9'354, 564, 78, 21});
    CHECK(any_counts(two) == legal_counts(two));
}

// Published for two packs shuffled together: 728 fives, 87,360 fours, 98,384 flushes with a card twice. The
// other counts follow from ordinary poker as above: a tenth of the straights (326,400) and straight flushes
// (1,280) become high cards and flushes, and 2^5 two pairs are Dead Man's Hands.
TEST_CASE("every face twice: what repeats are worth")
{
    const StudOdds odds = stud_odds(plain_deck(2, 0), 5).value();
    CHECK(odds.total == 91'962'520);
    CHECK(any_counts(odds) == RankCounts{0, 41'681'280 + 32'640, 40'909'440, 5'374'512 - 32, 3'075'072,
                                         293'760, 261'840 + 128, 244'608, 87'360, 1'152, 728, 32});
    const RankCounts cheatin{0, 0, 5'765'760, 1'420'848, 1'317'888, 0, 98'384, 124'800, 67'392, 0, 728, 0};
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        CAPTURE(rank);
        CHECK(odds.joint[rank][0] == cheatin[rank]); // five cards with a repeat make no legal hand at all
    }
    CHECK(better_when_cheatin(odds) == 8'795'800);
}

TEST_CASE("laws: counts sum to the number of draws, better cards never lower the mean")
{
    const PokerDeck deck = four_values();
    double mean = 0.0;
    for (int hand_size = 5; hand_size <= 8; ++hand_size) {
        CAPTURE(hand_size);
        const StudOdds odds = stud_odds(deck, hand_size).value();
        std::uint64_t sum = 0;
        for (std::size_t any = 0; any < rank_count; ++any)
            for (std::size_t legal = 0; legal < rank_count; ++legal) {
                sum += odds.joint[any][legal];
                if (legal > any) CHECK(odds.joint[any][legal] == 0); // a legal hand is one of any
            }
        CHECK(sum == odds.total);
        CHECK(mean_rank(any_counts(odds)) > mean);
        mean = mean_rank(any_counts(odds));
        CHECK(mean >= mean_rank(legal_counts(odds)));
        for (std::size_t rank = 1; rank < rank_count; ++rank)
            CHECK(at_least(any_counts(odds), static_cast<HandRank>(rank)) <=
                  at_least(any_counts(odds), static_cast<HandRank>(rank - 1)));
    }
}

TEST_CASE("swapping suits keeps every rank but the Dead Man's Hand")
{
    const auto swapped = [](const PokerDeck& deck) {
        PokerDeck result; // red for red, black for black stays; spades for hearts and clubs for diamonds
        for (int pips = 1; pips <= 13; ++pips)
            for (std::size_t suit = 0; suit < 4; ++suit)
                result.add(Face{all_suits[suit ^ 1U], *Value::from_int(pips)},
                           deck.copies(Face{all_suits[suit], *Value::from_int(pips)}));
        result.add_jokers(deck.jokers());
        return result;
    };
    PokerDeck deck = four_values();
    const StudOdds with = stud_odds(deck, 6).value();
    CHECK(stud_odds(swapped(swapped(deck)), 6).value().joint == with.joint);
    CHECK(stud_odds(swapped(deck), 6).value().joint != with.joint); // other Dead Man's Hands
    for (const Suit suit : all_suits) { // no ace, no eight: none of those hands either way
        deck.add(Face{suit, *Value::from_int(1)}, -deck.copies(Face{suit, *Value::from_int(1)}));
        deck.add(Face{suit, *Value::from_int(8)}, -deck.copies(Face{suit, *Value::from_int(8)}));
    }
    CHECK(stud_odds(swapped(deck), 6).value().joint == stud_odds(deck, 6).value().joint);
}

// The numbers of different hands of this deck are given in the design note of the odds engine.
TEST_CASE("the work is the number of different hands, not of draws")
{
    CHECK(hands_to_count(four_values(), 5) == 88'635);
    CHECK(hands_to_count(four_values(), 6) == 386'110);
    CHECK(hands_to_count(four_values(), 7) == 1'455'154);
    CHECK(hands_to_count(four_values(), 8) == 4'842'261);
}

TEST_CASE("what cannot be counted is refused with the reason")
{
    CHECK(check_draw(four_values(), 5));
    CHECK(check_draw(four_values(), 8));
    CHECK_FALSE(check_draw(four_values(), 4));
    CHECK_FALSE(check_draw(four_values(), -1));
    CHECK_FALSE(check_draw(four_values(), 55));
    CHECK_FALSE(check_draw(four_values(), 13));
    CHECK_FALSE(check_draw(PokerDeck{}, 5));
    CHECK_FALSE(check_draw(plain_deck(3, 0), 5));
    CHECK(check_draw(plain_deck(1, 2), 10).error().message.find("beyond exact counting") !=
          std::string::npos);
}

TEST_CASE("a stopped count gives nothing")
{
    std::stop_source source;
    source.request_stop();
    CHECK_FALSE(stud_odds(four_values(), 8, source.get_token()));
}
