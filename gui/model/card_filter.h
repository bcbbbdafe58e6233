#pragma once

#include <bitset>

#include "core/card.h"

namespace drawhand::gui {

inline constexpr std::size_t type_count = 10;

/// The chips that are switched on. Within a group any of them may fit, the groups all have to;
/// a group without a chip lets everything through.
struct CardFilter {
    std::bitset<type_count> types;
    std::bitset<4> suits;
    std::bitset<13> values; // ace is bit 0
    std::bitset<2> games;
    bool operator==(const CardFilter&) const = default;

    bool has(CardType type) const { return types[static_cast<std::size_t>(type)]; }
    bool has(Suit suit) const { return suits[static_cast<std::size_t>(suit)]; }
    bool has(Value value) const { return values[static_cast<std::size_t>(value.pips() - 1)]; }
    bool has(Game game) const { return games[static_cast<std::size_t>(game)]; }

    void toggle(CardType type) { types.flip(static_cast<std::size_t>(type)); }
    void toggle(Suit suit) { suits.flip(static_cast<std::size_t>(suit)); }
    void toggle(Value value) { values.flip(static_cast<std::size_t>(value.pips() - 1)); }
    void toggle(Game game) { games.flip(static_cast<std::size_t>(game)); }

    bool any() const { return types.any() || suits.any() || values.any() || games.any(); }
};

/// Cards without a face (outfits, jokers) fit no suit and no value.
bool fits(const Card& card, const CardFilter& filter);

} // namespace drawhand::gui
