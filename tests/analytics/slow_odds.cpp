#include "slow_odds.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>

namespace drawhand::test {

namespace {

bool is_straight(std::vector<int> values)
{
    std::ranges::sort(values);
    for (std::size_t i = 1; i < values.size(); ++i)
        if (values[i] != values[i - 1] + 1) return false;
    return true;
}

bool is_dead_mans_hand(std::vector<Face> hand)
{
    std::ranges::sort(hand);
    std::vector<Face> wanted;
    for (const char* face : {"AC", "AS", "8C", "8S", "JD"})
        wanted.push_back(*parse_face(face));
    std::ranges::sort(wanted);
    return hand == wanted;
}

int slow_rank_of_naturals(const std::vector<Face>& hand)
{
    std::map<int, int> by_value;
    std::set<Suit> suits;
    std::vector<int> values;
    for (const Face face : hand) {
        ++by_value[face.value.pips()];
        suits.insert(face.suit);
        values.push_back(face.value.pips());
    }
    std::vector<int> sizes;
    for (const auto& [value, count] : by_value)
        sizes.push_back(count);
    std::ranges::sort(sizes, std::greater{});
    const bool flush = suits.size() == 1, straight = is_straight(values);
    if (is_dead_mans_hand(hand)) return 11;
    if (sizes[0] == 5) return 10;
    if (flush && straight) return 9;
    if (sizes[0] == 4) return 8;
    if (sizes[0] == 3 && sizes[1] == 2) return 7;
    if (flush) return 6;
    if (straight) return 5;
    if (sizes[0] == 3) return 4;
    if (sizes[0] == 2 && sizes[1] == 2) return 3;
    return sizes[0] == 2 ? 2 : 1;
}

/// Two jokers named the other way round make the same hand, so a joker starts where the one before it is.
int slow_rank_of_five(std::vector<Face> naturals, std::size_t jokers, int first = 0)
{
    if (jokers == 0) return slow_rank_of_naturals(naturals);
    int best = 0;
    for (int card = first; card < 52; ++card) {
        naturals.push_back(
            Face{all_suits[static_cast<std::size_t>(card / 13)], *Value::from_int(card % 13 + 1)});
        best = std::max(best, slow_rank_of_five(naturals, jokers - 1, card));
        naturals.pop_back();
    }
    return best;
}

/// Calls `visit` with every choice of `size` cards.
template <class Visit>
void for_each_choice(const std::vector<SlowCard>& cards, int size, Visit visit)
{
    std::vector<bool> taken(cards.size(), false);
    std::fill(taken.begin(), taken.begin() + size, true);
    do {
        std::vector<SlowCard> chosen;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (taken[i]) chosen.push_back(cards[i]);
        visit(chosen);
    } while (std::prev_permutation(taken.begin(), taken.end()));
}

} // namespace

std::vector<SlowCard> cards_of(std::string_view text)
{
    std::istringstream words{std::string(text)};
    std::vector<SlowCard> cards;
    for (std::string word; words >> word;) {
        const auto face = parse_face(word);
        if (!face && word != "*") throw std::invalid_argument(word);
        cards.push_back(face);
    }
    return cards;
}

DrawHand hand_of(const std::vector<SlowCard>& cards)
{
    DrawHand hand;
    for (const SlowCard& card : cards) {
        if (card)
            hand.add(*card);
        else
            hand.add_jokers(1);
    }
    return hand;
}

HandRanks slow_ranks(const std::vector<SlowCard>& cards)
{
    // The same five faces come up again and again in a deck with repeats.
    static std::map<std::vector<SlowCard>, int> known;
    int any = 0, legal = 0;
    for_each_choice(cards, 5, [&](std::vector<SlowCard> five) {
        std::ranges::sort(five);
        std::vector<Face> naturals;
        for (const SlowCard& card : five)
            if (card) naturals.push_back(*card);
        const auto [entry, is_new] = known.try_emplace(five, 0);
        if (is_new) entry->second = slow_rank_of_five(naturals, 5 - naturals.size());
        const bool repeats = std::set(naturals.begin(), naturals.end()).size() != naturals.size();
        any = std::max(any, entry->second);
        if (!repeats) legal = std::max(legal, entry->second);
    });
    return {static_cast<HandRank>(any), static_cast<HandRank>(legal)};
}

StudOdds slow_odds(const std::vector<SlowCard>& deck, int hand_size)
{
    StudOdds odds;
    odds.hand_size = hand_size;
    for_each_choice(deck, hand_size, [&](const std::vector<SlowCard>& hand) {
        const HandRanks ranks = slow_ranks(hand);
        ++odds.total;
        ++odds.joint[static_cast<std::size_t>(ranks.any)][static_cast<std::size_t>(ranks.legal)];
    });
    return odds;
}

PokerDeck poker_deck_of(const std::vector<SlowCard>& cards)
{
    PokerDeck deck;
    for (const SlowCard& card : cards) {
        if (card)
            deck.add(*card);
        else
            deck.add_jokers(1);
    }
    return deck;
}

PokerDeck plain_deck(int copies, int jokers)
{
    PokerDeck deck;
    for (const Suit suit : all_suits)
        for (int pips = 1; pips <= 13; ++pips)
            deck.add(Face{suit, *Value::from_int(pips)}, copies);
    deck.add_jokers(jokers);
    return deck;
}

} // namespace drawhand::test
