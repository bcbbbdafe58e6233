#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "core/face.h"
#include "core/result.h"

namespace drawhand {

/// A deck as the draw hand sees it: the suit-by-value grid of its copies, and jokers.
class PokerDeck {
public:
    int copies(Face face) const { return copies_[index(face)]; }
    void add(Face face, int count = 1) { copies_[index(face)] += count; }
    int jokers() const { return jokers_; }
    void add_jokers(int count) { jokers_ += count; }
    int size() const; // jokers included
    // Row and column totals of the grid.
    int suit_total(Suit suit) const;
    int value_total(Value value) const;
    bool operator==(const PokerDeck&) const = default;

private:
    static std::size_t index(Face face)
    {
        return static_cast<std::size_t>(face.suit) * 13 + static_cast<std::size_t>(face.value.pips() - 1);
    }
    std::array<int, 52> copies_{};
    int jokers_ = 0;
};

enum class Starters : std::uint8_t { in_play, in_deck };

/// The cards to draw from: starters are searched out of the deck before the first shuffle. A Fool's Joker
/// is replaced whenever it turns up in a draw hand, so it is as if it were not there.
PokerDeck poker_deck(const Deck& deck, const CardCatalogue& catalogue, Starters starters = Starters::in_play);

/// Takes out cards that are known to be elsewhere: "8S 2x KH *".
Result<PokerDeck> without_cards(PokerDeck deck, std::string_view cards);

} // namespace drawhand
