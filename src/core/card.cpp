#include "core/card.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace drawhand {

namespace {

template <class Enum, std::size_t Count>
std::optional<Enum> find_name(const std::array<std::string_view, Count>& names, std::string_view text)
{
    for (std::size_t i = 0; i < Count; ++i)
        if (!names[i].empty() && names[i] == text) return static_cast<Enum>(i);
    return std::nullopt;
}

constexpr std::array<std::string_view, 2> game_names{"reloaded", "classic"};
constexpr std::array<std::string_view, 10> type_names{"outfit", "legend", "dude",  "deed",        "goods",
                                                      "spell",  "action", "event", "improvement", "joker"};
constexpr std::array<std::string_view, 4> shooter_names{"", "stud", "draw", "bonus"};
constexpr std::array<std::string_view, stat_count> stat_names{"cost",      "upkeep",  "production", "bullets",
                                                              "influence", "control", "stash"};
constexpr std::array<std::string_view, skill_count> skill_names{"Huckster", "Blessed", "Shaman",
                                                                "Mad Scientist", "Kung Fu"};
constexpr std::array<std::string_view, 5> joker_names{"plain", "devils", "heretic", "deaths_head", "fools"};

bool same_ignoring_case(std::string_view a, std::string_view b)
{
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace

std::string_view game_name(Game game)
{
    return game_names[static_cast<std::size_t>(game)];
}
std::string_view type_name(CardType type)
{
    return type_names[static_cast<std::size_t>(type)];
}
std::string_view shooter_name(Shooter shooter)
{
    return shooter_names[static_cast<std::size_t>(shooter)];
}
std::string_view stat_name(Stat stat)
{
    return stat_names[static_cast<std::size_t>(stat)];
}
std::string_view skill_name(Skill skill)
{
    return skill_names[static_cast<std::size_t>(skill)];
}
std::string_view joker_kind_name(JokerKind kind)
{
    return joker_names[static_cast<std::size_t>(kind)];
}

std::optional<Game> parse_game(std::string_view text)
{
    return find_name<Game>(game_names, text);
}
std::optional<CardType> parse_type(std::string_view text)
{
    return find_name<CardType>(type_names, text);
}
std::optional<JokerKind> parse_joker_kind(std::string_view text)
{
    return find_name<JokerKind>(joker_names, text);
}

std::optional<Shooter> parse_shooter(std::string_view text)
{
    if (text.empty()) return Shooter::none;
    return find_name<Shooter>(shooter_names, text);
}

Keyword parse_keyword(std::string_view text)
{
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos || space == 0) return {std::string(text), std::nullopt};
    const std::string_view tail = text.substr(space + 1);
    int number = 0;
    const auto [end, problem] = std::from_chars(tail.data(), tail.data() + tail.size(), number);
    if (problem != std::errc{} || end != tail.data() + tail.size() || number < 0)
        return {std::string(text), std::nullopt};
    return {std::string(text.substr(0, space)), number};
}

std::string keyword_text(const Keyword& keyword)
{
    return keyword.number ? keyword.name + ' ' + std::to_string(*keyword.number) : keyword.name;
}

bool has_keyword(const CardFacts& card, std::string_view name)
{
    return std::ranges::any_of(card.keywords,
                               [name](const Keyword& k) { return same_ignoring_case(k.name, name); });
}

std::string printed_stat(const CardFacts& card, Stat stat)
{
    const auto variable = std::ranges::find(card.variable_stats, stat, &VariableStat::stat);
    if (variable != card.variable_stats.end()) return variable->mark;
    const auto number = card.stat(stat);
    return number ? std::to_string(*number) : std::string();
}

std::optional<Suit> suit_of_type(CardType type)
{
    switch (type) {
    case CardType::dude: return Suit::spades;
    case CardType::deed:
    case CardType::improvement: return Suit::diamonds;
    case CardType::goods:
    case CardType::spell:
    case CardType::event: return Suit::hearts;
    case CardType::action: return Suit::clubs;
    case CardType::outfit:
    case CardType::legend:
    case CardType::joker: break;
    }
    return std::nullopt;
}

bool type_exists_in(CardType type, Game game)
{
    if (type == CardType::event || type == CardType::improvement) return game == Game::classic;
    if (type == CardType::legend) return game == Game::reloaded;
    return true;
}

bool is_neutral(const CardFacts& card)
{
    return std::ranges::all_of(card.gangs,
                               [](const std::string& g) { return g == "Neutral" || g == "Drifter"; });
}

bool is_drifter(const Card& card)
{
    return card.type == CardType::dude && !card.token && is_neutral(card);
}

} // namespace drawhand
