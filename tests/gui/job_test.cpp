#include <chrono>
#include <stdexcept>
#include <thread>

#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "gui/jobs/job.h"
#include "gui/model/odds_ladder.h"
#include "gui/model/odds_table.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;
using namespace std::chrono_literals;

namespace {

template <class Output>
void wait_for(const Job<Output>& job)
{
    const auto give_up = std::chrono::steady_clock::now() + 30s;
    while (!job.finished()) {
        REQUIRE(std::chrono::steady_clock::now() < give_up);
        std::this_thread::sleep_for(1ms);
    }
}

/// 52 different cards and two jokers: eight of them are the most that are counted one by one.
PokerDeck plain_deck()
{
    PokerDeck deck;
    for (const Suit suit : all_suits)
        for (int pips = 1; pips <= 13; ++pips)
            deck.add({suit, *Value::from_int(pips)});
    deck.add_jokers(2);
    return deck;
}

PokerDeck sample()
{
    return poker_deck(test::sample_deck("law-dogs-three-values.txt").import.deck, test::full_catalogue());
}

} // namespace

TEST_CASE("a job delivers in order and wakes the window")
{
    std::atomic<int> woken{0};
    Job<int> job(
        [](Job<int>::Context& context) {
            for (int i = 1; i <= 3; ++i) {
                context.deliver(i);
                context.progress().done = static_cast<std::uint64_t>(i);
            }
        },
        [&woken] { ++woken; });
    wait_for(job);
    CHECK(job.take() == std::vector{1, 2, 3});
    CHECK(job.take().empty());
    CHECK(job.failure().empty());
    CHECK(job.progress().done == 3);
    CHECK(woken >= 3);
}

TEST_CASE("a job that throws becomes a message")
{
    Job<int> job([](Job<int>::Context&) { throw std::runtime_error("out of luck"); }, [] {});
    wait_for(job);
    CHECK(job.failure() == "out of luck");
}

TEST_CASE("a cancelled job ends, also when it is only destroyed")
{
    const auto endless = [](Job<int>::Context& context) {
        while (!context.stop().stop_requested())
            std::this_thread::yield();
    };
    Job<int> job(endless, [] {});
    job.cancel();
    wait_for(job);
    const Job<int> forgotten(endless, [] {});
}

TEST_CASE("the ladder counts the chosen bonus first and then the cheap ones")
{
    OddsLadder ladder(2, [] {});
    ladder.set_deck(sample());
    CHECK(ladder.computing());
    test::wait_for_odds(ladder);
    REQUIRE(ladder.up_to_date());
    CHECK(ladder.shown()->odds.hand_size == 7);
    double last = 0;
    for (int stud = 0; stud <= most_stud; ++stud) {
        CAPTURE(stud);
        REQUIRE(ladder.odds(stud));
        const double mean = mean_rank(any_counts(ladder.odds(stud)->odds));
        CHECK(mean > last); // one more card never hurts
        CHECK(std::stod(mean_ranks(ladder.odds(stud)->odds).any) == doctest::Approx(mean).epsilon(0.005));
        last = mean;
        CHECK(ladder.odds(stud)->odds.joint == stud_odds(sample(), base_hand + stud)->joint);
    }
    ladder.choose(5);
    CHECK_FALSE(ladder.computing()); // known already
    CHECK(ladder.shown()->odds.hand_size == 10);
}

TEST_CASE("a long count can be cancelled and taken up again, and the old odds stay in sight")
{
    OddsLadder ladder(0, [] {});
    ladder.set_deck(plain_deck());
    test::wait_for_odds(ladder);
    REQUIRE(ladder.up_to_date());
    ladder.choose(3); // 900 million different hands
    CHECK(ladder.computing());
    CHECK_FALSE(ladder.up_to_date());
    REQUIRE(ladder.shown());
    CHECK(ladder.shown()->odds.hand_size == 5);
    const auto start = std::chrono::steady_clock::now();
    ladder.cancel();
    CHECK(std::chrono::steady_clock::now() - start < 5s);
    CHECK(ladder.cancelled());
    CHECK_FALSE(ladder.computing());
    ladder.choose(3);
    CHECK(ladder.computing());
    CHECK(ladder.fraction() < 1.0);
    ladder.choose(0); // known: nobody waits for the long count any more
    CHECK_FALSE(ladder.computing());
    CHECK(ladder.up_to_date());
}

TEST_CASE("odds that cannot be had say why")
{
    OddsLadder ladder(6, [] {});
    ladder.set_deck(plain_deck());
    CHECK(ladder.problem().find("beyond exact counting") != std::string::npos);
    CHECK_FALSE(ladder.computing());
    ladder.set_deck(PokerDeck());
    CHECK(ladder.problem().find("cannot be drawn") != std::string::npos);
    ladder.set_deck(sample());
    CHECK(ladder.problem().empty());
    test::wait_for_odds(ladder);
}

TEST_CASE("the table of a deck adds up")
{
    const auto odds = stud_odds(sample(), 7);
    const OddsTable table = odds_table(*odds);
    REQUIRE(table.rows.size() == 11);
    CHECK(table.rows.front().rank == HandRank::high_card);
    CHECK(table.rows.front().at_least == "100.00");
    double last = 1.0;
    for (const RankRow& row : table.rows) {
        CHECK(row.share <= last);
        CHECK(row.legal_share <= row.share);
        last = row.share;
    }
    CHECK(table.rows.back().counts.find("of 99,884,400 equally likely draws") !=
          std::string::npos); // C(50, 7)
}
