#include "analytics/stud_odds.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <vector>

#include "analytics/draw_hand.h"

namespace drawhand {

namespace {

constexpr int smallest_hand = 5;
// C(120, 12) < 2^54: every count of draws fits in 64 bits, with room for a factor of 120 on the way.
constexpr int largest_hand = 12;
constexpr int largest_deck = 120;
constexpr std::uint64_t most_hands = 1'000'000'000;

/// The cards of one face that are in the deck.
struct FaceCopies {
    Face face;
    int copies;
};

std::vector<FaceCopies> faces_of(const PokerDeck& deck)
{
    std::vector<FaceCopies> faces;
    for (int pips = 1; pips <= 13; ++pips)
        for (const Suit suit : all_suits) {
            const Face face{suit, *Value::from_int(pips)};
            if (deck.copies(face) > 0) faces.push_back({face, deck.copies(face)});
        }
    return faces;
}

/// n choose k; exact, because every intermediate product is itself k' times a binomial.
std::uint64_t choose(int n, int k)
{
    std::uint64_t result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return k > n ? 0 : result;
}

/// Walks over all hands as multisets of faces: k of the n copies of a face are drawn in C(n, k) ways, so
/// equal cards are never told apart and a hand is ranked once, whatever number of draws it stands for.
class HandWalk {
public:
    HandWalk(const PokerDeck& deck, int hand_size, std::stop_token stop)
        : faces_(faces_of(deck)), stop_(std::move(stop))
    {
        odds_.hand_size = hand_size;
        odds_.total = choose(deck.size(), hand_size);
        left_.resize(faces_.size() + 1, 0);
        for (std::size_t i = faces_.size(); i-- > 0;)
            left_[i] = left_[i + 1] + faces_[i].copies;
    }

    std::optional<StudOdds> run(int jokers)
    {
        for (int drawn = 0; drawn <= std::min(jokers, odds_.hand_size); ++drawn) {
            DrawHand hand;
            hand.add_jokers(drawn);
            const int naturals = odds_.hand_size - drawn;
            if (naturals == 0)
                count(hand, choose(jokers, drawn));
            else
                extend(hand, 0, naturals, choose(jokers, drawn));
        }
        if (stop_.stop_requested()) return std::nullopt;
        return odds_;
    }

private:
    /// Adds `missing` cards from the faces from `first` on, in every way.
    void extend(const DrawHand& hand, std::size_t first, int missing, std::uint64_t weight)
    {
        if (missing >= 3 && stop_.stop_requested()) return;
        for (std::size_t i = first; i < faces_.size() && left_[i] >= missing; ++i) {
            DrawHand longer = hand;
            std::uint64_t ways = weight;
            const int most = std::min(faces_[i].copies, missing);
            for (int k = 1; k <= most; ++k) {
                longer.add(faces_[i].face);
                // C(n, k) from C(n, k-1)
                ways = ways * static_cast<std::uint64_t>(faces_[i].copies - k + 1) /
                       static_cast<std::uint64_t>(k);
                if (k == missing)
                    count(longer, ways);
                else
                    extend(longer, i + 1, missing - k, ways);
            }
        }
    }

    void count(const DrawHand& hand, std::uint64_t draws)
    {
        const HandRanks ranks = best_ranks(hand);
        odds_.joint[static_cast<std::size_t>(ranks.any)][static_cast<std::size_t>(ranks.legal)] += draws;
    }

    std::vector<FaceCopies> faces_;
    std::vector<int> left_; // cards of this face and all later ones
    std::stop_token stop_;
    StudOdds odds_;
};

} // namespace

RankCounts any_counts(const StudOdds& odds)
{
    RankCounts counts{};
    for (std::size_t any = 0; any < rank_count; ++any)
        for (const std::uint64_t draws : odds.joint[any])
            counts[any] += draws;
    return counts;
}

RankCounts legal_counts(const StudOdds& odds)
{
    RankCounts counts{};
    for (const RankCounts& row : odds.joint)
        for (std::size_t legal = 0; legal < rank_count; ++legal)
            counts[legal] += row[legal];
    return counts;
}

std::uint64_t at_least(const RankCounts& counts, HandRank rank)
{
    std::uint64_t draws = 0;
    for (auto r = static_cast<std::size_t>(rank); r < rank_count; ++r)
        draws += counts[r];
    return draws;
}

std::uint64_t better_when_cheatin(const StudOdds& odds)
{
    std::uint64_t draws = 0;
    for (std::size_t any = 0; any < rank_count; ++any)
        for (std::size_t legal = 0; legal < any; ++legal)
            draws += odds.joint[any][legal];
    return draws;
}

double mean_rank(const RankCounts& counts)
{
    std::uint64_t total = 0, sum = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        total += counts[rank];
        sum += rank * counts[rank];
    }
    return total == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(total);
}

std::uint64_t hands_to_count(const PokerDeck& deck, int hand_size)
{
    const auto size = static_cast<std::size_t>(hand_size);
    std::vector<std::uint64_t> hands(size + 1, 0); // by number of cards, over the faces so far
    hands[0] = 1;
    const auto add_face = [&](int copies) {
        for (std::size_t cards = size; cards > 0; --cards)
            for (std::size_t k = 1; k <= std::min(cards, static_cast<std::size_t>(copies)); ++k)
                hands[cards] += hands[cards - k];
    };
    for (const FaceCopies& face : faces_of(deck))
        add_face(face.copies);
    add_face(deck.jokers());
    return hands[size];
}

Result<void> check_draw(const PokerDeck& deck, int hand_size)
{
    const std::string cards = std::to_string(deck.size());
    if (deck.size() > largest_deck)
        return fail(ErrorKind::unsupported, "exact odds are for decks of up to " +
                                                std::to_string(largest_deck) + " cards; this one has " +
                                                cards);
    if (hand_size < smallest_hand || hand_size > deck.size())
        return fail(ErrorKind::malformed, "a hand of " + std::to_string(hand_size) +
                                              " cards cannot be drawn from " + cards +
                                              "; at least five are needed");
    if (hand_size > largest_hand)
        return fail(ErrorKind::unsupported, "exact odds are for hands of up to " +
                                                std::to_string(largest_hand) + " cards, not " +
                                                std::to_string(hand_size));
    if (hands_to_count(deck, hand_size) > most_hands)
        return fail(ErrorKind::unsupported,
                    "a hand of " + std::to_string(hand_size) +
                        " cards from so many different faces is beyond exact counting here");
    return {};
}

std::optional<StudOdds> stud_odds(const PokerDeck& deck, int hand_size, std::stop_token stop)
{
    assert(check_draw(deck, hand_size));
    return HandWalk(deck, hand_size, std::move(stop)).run(deck.jokers());
}

} // namespace drawhand
