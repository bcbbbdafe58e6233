#include "core/face.h"

#include <algorithm>
#include <cctype>

namespace drawhand {

namespace {

std::string lower_case(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

struct SuitWord {
    std::string_view word;
    Suit suit;
};

// The white symbols (U+2661 ...) occur in lists copied from web pages.
constexpr SuitWord suit_words[] = {
    {"s", Suit::spades},        {"spade", Suit::spades},      {"spades", Suit::spades},
    {"\u2660", Suit::spades},   {"\u2664", Suit::spades},     {"h", Suit::hearts},
    {"heart", Suit::hearts},    {"hearts", Suit::hearts},     {"\u2665", Suit::hearts},
    {"\u2661", Suit::hearts},   {"d", Suit::diamonds},        {"diamond", Suit::diamonds},
    {"diams", Suit::diamonds},  {"diamonds", Suit::diamonds}, {"\u2666", Suit::diamonds},
    {"\u2662", Suit::diamonds}, {"c", Suit::clubs},           {"club", Suit::clubs},
    {"clubs", Suit::clubs},     {"\u2663", Suit::clubs},      {"\u2667", Suit::clubs},
};

} // namespace

char suit_letter(Suit suit)
{
    return "SHDC"[static_cast<int>(suit)];
}

std::string_view suit_symbol(Suit suit)
{
    constexpr std::string_view symbols[] = {"\u2660", "\u2665", "\u2666", "\u2663"};
    return symbols[static_cast<int>(suit)];
}

std::string value_text(Value value)
{
    switch (value.pips()) {
    case 1: return "A";
    case 11: return "J";
    case 12: return "Q";
    case 13: return "K";
    default: return std::to_string(value.pips());
    }
}

std::string face_text(Face face)
{
    return value_text(face.value) + suit_letter(face.suit);
}

std::string face_symbol(Face face)
{
    return value_text(face.value).append(suit_symbol(face.suit));
}

std::optional<Suit> parse_suit(std::string_view text)
{
    const std::string word = lower_case(text);
    const auto* found = std::ranges::find(suit_words, word, &SuitWord::word);
    if (found == std::end(suit_words)) return std::nullopt;
    return found->suit;
}

std::optional<Value> parse_value(std::string_view text)
{
    const std::string word = lower_case(text);
    if (word == "a") return Value::from_int(1);
    if (word == "t") return Value::from_int(10);
    if (word == "j") return Value::from_int(11);
    if (word == "q") return Value::from_int(12);
    if (word == "k") return Value::from_int(13);
    if (word.empty() || word.size() > 2 ||
        !std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c) != 0; }))
        return std::nullopt;
    return Value::from_int(std::stoi(word));
}

std::optional<Face> parse_face(std::string_view text)
{
    // The value is one or two ASCII characters; whatever follows has to be a suit.
    for (std::size_t length = 1; length <= 2 && length < text.size(); ++length) {
        const auto value = parse_value(text.substr(0, length));
        const auto suit = parse_suit(text.substr(length));
        if (value && suit) return Face{*suit, *value};
    }
    return std::nullopt;
}

} // namespace drawhand
