#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace drawhand {

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
inline constexpr std::array<Suit, 4> all_suits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

/// Printed poker value: ace = 1 ... king = 13. Aces are always low.
class Value {
public:
    static constexpr std::optional<Value> from_int(int pips)
    {
        if (pips < 1 || pips > 13) return std::nullopt;
        return Value(static_cast<std::uint8_t>(pips));
    }
    constexpr int pips() const { return pips_; }
    constexpr auto operator<=>(const Value&) const = default;

private:
    constexpr explicit Value(std::uint8_t pips) : pips_(pips) {}
    std::uint8_t pips_;
};

/// Suit and value together. Two equal faces in one draw hand make it a cheatin' hand.
struct Face {
    Suit suit;
    Value value;
    constexpr auto operator<=>(const Face&) const = default;
};

/// 'S', 'H', 'D' or 'C'.
char suit_letter(Suit suit);
/// The suit's symbol in UTF-8.
std::string_view suit_symbol(Suit suit);
/// "A", "2" ... "10", "J", "Q", "K".
std::string value_text(Value value);
/// "8C": how faces are written in files and on the command line.
std::string face_text(Face face);
/// "8" followed by the club symbol: how faces are shown to people.
std::string face_symbol(Face face);

/// Letters in either case, symbols, or names ("spades", "diams").
std::optional<Suit> parse_suit(std::string_view text);
/// A, 1..13, T, J, Q, K in either case.
std::optional<Value> parse_value(std::string_view text);
/// Value then suit ("8C", "10h", "TD", "8" + symbol); nothing for a joker.
std::optional<Face> parse_face(std::string_view text);

} // namespace drawhand
