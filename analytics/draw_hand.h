#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/face.h"

namespace drawhand {

/// Thirteen bits, ace = bit 0 ... king = bit 12.
using ValueSet = std::uint16_t;

constexpr ValueSet value_bit(Value value)
{
    return static_cast<ValueSet>(1u << (value.pips() - 1));
}

/// The cards somebody has drawn, kept as the sets that hand ranks are read from, so that adding a card
/// and ranking a hand are a few bit operations. The order of the cards never matters.
class DrawHand {
public:
    void add(Face face)
    {
        const ValueSet bit = value_bit(face.value);
        for (std::size_t times = held_.size() - 1; times > 0; --times)
            held_[times] = static_cast<ValueSet>(held_[times] | (held_[times - 1] & bit));
        held_[0] = static_cast<ValueSet>(held_[0] | bit);
        const auto suit = static_cast<std::size_t>(face.suit);
        const auto is_new = static_cast<std::uint8_t>((suits_[suit] & bit) == 0);
        suits_[suit] = static_cast<ValueSet>(suits_[suit] | bit);
        different_[suit] = static_cast<std::uint8_t>(different_[suit] + is_new);
        ++suit_sizes_[suit];
    }
    void add_jokers(int count) { jokers_ = static_cast<std::uint8_t>(jokers_ + count); }

    int jokers() const { return jokers_; }
    /// Cards of the suit, repeats included.
    int suit_size(Suit suit) const { return suit_sizes_[static_cast<std::size_t>(suit)]; }
    /// The different values of the suit, and how many they are.
    ValueSet values_in(Suit suit) const { return suits_[static_cast<std::size_t>(suit)]; }
    int different_in(Suit suit) const { return different_[static_cast<std::size_t>(suit)]; }
    /// The values held at least `times` times, 1 to 5, repeated faces counted as often as they occur.
    ValueSet held(int times) const { return held_[static_cast<std::size_t>(times - 1)]; }
    /// Jokers not counted.
    int naturals() const { return suit_sizes_[0] + suit_sizes_[1] + suit_sizes_[2] + suit_sizes_[3]; }
    int different_faces() const { return different_[0] + different_[1] + different_[2] + different_[3]; }

private:
    std::array<ValueSet, 5> held_{};
    std::array<ValueSet, 4> suits_{};
    std::array<std::uint8_t, 4> suit_sizes_{};
    std::array<std::uint8_t, 4> different_{};
    std::uint8_t jokers_ = 0;
};

} // namespace drawhand
