#include <algorithm>

#include <doctest/doctest.h>

#include "gui/gui_fixture.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::gui;

TEST_CASE("a legal deck")
{
    const DeckSummary deck = summary_of(test::sample_deck("law-dogs-three-values.txt"),
                                        test::full_catalogue(), test::full_rulesets());
    CHECK(deck.name == "Tin Star Avenue");
    CHECK(deck.outfit == "Law Dogs");
    CHECK(deck.size == "52 cards, 2 jokers");
    REQUIRE(deck.verdicts.size() == 3);
    CHECK(deck.verdicts.front().rules->format().id == "reloaded");
    CHECK(deck.verdicts.front().legal);
    int all = 0, by_value = 0;
    for (const Suit suit : all_suits)
        all += deck.whole.suit_total(suit);
    for (int pips = 1; pips <= 13; ++pips)
        by_value += deck.whole.value_total(*Value::from_int(pips));
    CHECK(all == 52);
    CHECK(by_value == 52);
    CHECK(deck.drawn.size() < deck.whole.size()); // the starters are in play
    int listed = 0;
    for (const DeckGroup& group : deck.groups)
        listed += group.copies;
    CHECK(listed == 54);
}

TEST_CASE("a broken deck lists all its faults and still has its numbers")
{
    const DeckSummary deck = summary_of(test::sample_deck("broken-sloane-gang.txt"), test::full_catalogue(),
                                        test::full_rulesets());
    CHECK_FALSE(deck.verdicts.front().legal);
    CHECK(deck.verdicts.front().findings.size() >= 5);
    CHECK(deck.start.find("too many") != std::string::npos);
    CHECK(deck.same_face == 4);
}

TEST_CASE("Classic has its own formats and no limit on faces")
{
    const DeckSummary deck = summary_of(test::sample_deck("classic-sweetrock-deep-shaft.txt"),
                                        test::full_catalogue(), test::full_rulesets());
    REQUIRE(deck.verdicts.size() == 2);
    CHECK(deck.verdicts.front().rules->format().id == "classic");
    CHECK(deck.same_face == 0);
}

TEST_CASE("an empty deck and one of unknown cards do no harm")
{
    LoadedDeck empty{"folder/nothing.txt", {}};
    CHECK(summary_of(empty, test::full_catalogue(), test::full_rulesets()).name == "nothing");
    CHECK(summary_of(empty, test::full_catalogue(), test::full_rulesets()).outfit == "No outfit");
    empty.import.deck.entries.push_back({{"99999"}, 3, 1});
    const DeckSummary unknown = summary_of(empty, test::full_catalogue(), test::full_rulesets());
    CHECK_FALSE(unknown.verdicts.front().legal);
    CHECK(unknown.groups.empty());
}
