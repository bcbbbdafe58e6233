#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "core/deck_structure.h"
#include "core/poker_deck.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::full_catalogue;

namespace {

/// Law Dogs with three starters, every kind of Reloaded joker, a card of two gangs, a token, and an id that
/// nobody knows. The expected numbers below were read off the cards by hand.
Deck sample()
{
    Deck deck = with_legend(with_outfit(Deck{}, CardId{"01002"}), CardId{"21007"});
    deck = with_starters_added(std::move(deck), CardId{"01018"}, 1); // Tommy Harden, 3 of spades, cost 5
    deck = with_starters_added(std::move(deck), CardId{"01051"}, 1); // Steven Wiles, 8S, cost 1, upkeep 6
    deck = with_starters_added(std::move(deck), CardId{"14018"}, 1); // Companhurst's, cost 3, production 1
    deck = with_copies_added(std::move(deck), CardId{"01119"}, 3);   // Pistol Whip, 5C, cost 0
    deck = with_copies_added(std::move(deck), CardId{"25024"}, 2);   // Fearmongers and Outlaws, 6S, cost 4
    deck = with_copies_added(std::move(deck), CardId{"01144"}, 1);
    deck = with_copies_added(std::move(deck), CardId{"10040"}, 2); // Devil's
    deck = with_copies_added(std::move(deck), CardId{"14041"}, 1); // Heretic
    deck = with_copies_added(std::move(deck), CardId{"01146"}, 1); // a token
    return with_copies_added(std::move(deck), CardId{"99999"}, 4);
}

} // namespace

TEST_CASE("copies by type, outfit and legend included, unknown cards left out")
{
    const TypeCounts types = count_types(sample(), full_catalogue());
    CHECK(types.of(CardType::outfit) == 1);
    CHECK(types.of(CardType::legend) == 1);
    CHECK(types.of(CardType::dude) == 5); // two of them start, two more, and the token
    CHECK(types.of(CardType::deed) == 1);
    CHECK(types.of(CardType::action) == 3);
    CHECK(types.of(CardType::joker) == 4);
    CHECK(types.of(CardType::spell) == 0);
}

TEST_CASE("jokers by kind")
{
    const JokerCounts jokers = count_jokers(sample(), full_catalogue());
    CHECK(jokers.of(JokerKind::plain) == 1);
    CHECK(jokers.of(JokerKind::devils) == 2);
    CHECK(jokers.of(JokerKind::heretic) == 1);
    CHECK(jokers.of(JokerKind::fools) == 0);
}

TEST_CASE("copies by gang: a card of two gangs counts for both")
{
    CHECK(count_gangs(sample(), full_catalogue()) ==
          std::vector<GangCount>{{"Neutral", 5}, {"Fearmongers", 2}, {"Outlaws", 2}, {"Law Dogs", 1}});
    CHECK(count_gangs(Deck{}, full_catalogue()).empty());
}

TEST_CASE("the cost curve reaches up to the dearest card")
{
    CHECK(cost_curve(sample(), full_catalogue()) == std::vector<int>{3, 1, 0, 1, 2, 1});
    CHECK(cost_curve(sample(), full_catalogue(), CardType::deed) == std::vector<int>{0, 0, 0, 1});
    CHECK(cost_curve(sample(), full_catalogue(), CardType::joker).empty());
    CHECK(cost_curve(Deck{}, full_catalogue()).empty());
}

TEST_CASE("the income of the first day: outfit and starters, less upkeep")
{
    CHECK(first_income(sample(), full_catalogue()) == Income{4, 6});
    CHECK(first_income(sample(), full_catalogue()).net() == -2);
    CHECK(first_income(with_starting(sample(), CardId{"01051"}, 0), full_catalogue()).net() == 4);
    CHECK(first_income(Deck{}, full_catalogue()) == Income{});
}

TEST_CASE("the suit by value grid, with and without the starters")
{
    const PokerDeck whole = poker_deck(sample(), full_catalogue(), Starters::in_deck);
    CHECK(whole.suit_total(Suit::spades) == 4);
    CHECK(whole.suit_total(Suit::clubs) == 3);
    CHECK(whole.suit_total(Suit::hearts) == 0);
    CHECK(whole.value_total(*Value::from_int(5)) == 3);
    CHECK(whole.value_total(*Value::from_int(6)) == 2);
    CHECK(whole.jokers() == 4);
    const PokerDeck drawn = poker_deck(sample(), full_catalogue(), Starters::in_play);
    CHECK(drawn.suit_total(Suit::spades) == 2);
    CHECK(whole.size() - drawn.size() == 3);
}
