#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/face.h"

namespace drawhand {

/// The stable key of a printing: five digits (Reloaded, Weird West) or a lower-case GUID (Classic).
struct CardId {
    std::string text;
    auto operator<=>(const CardId&) const = default;
};

/// Reloaded includes the Weird West Edition: one card pool, one set of types.
enum class Game : std::uint8_t { reloaded, classic };

enum class CardType : std::uint8_t {
    outfit, // called "home" in Classic
    legend,
    dude,
    deed,
    goods,
    spell,
    action,
    event,       // Classic only
    improvement, // Classic only
    joker
};

/// The colour of a dude's bullets; goods that add bullets have a bonus.
enum class Shooter : std::uint8_t { none, stud, draw, bonus };

/// The printed numbers. Every one may be missing; a few are printed as "*" (see VariableStat).
enum class Stat : std::uint8_t { cost, upkeep, production, bullets, influence, control, stash };
inline constexpr std::size_t stat_count = 7;
inline constexpr std::array<Stat, stat_count> all_stats{
    Stat::cost, Stat::upkeep, Stat::production, Stat::bullets, Stat::influence, Stat::control, Stat::stash};

enum class Skill : std::uint8_t { huckster, blessed, shaman, mad_scientist, kung_fu };
inline constexpr std::size_t skill_count = 5;
inline constexpr std::array<Skill, skill_count> all_skills{Skill::huckster, Skill::blessed, Skill::shaman,
                                                           Skill::mad_scientist, Skill::kung_fu};

enum class JokerKind : std::uint8_t { plain, devils, heretic, deaths_head, fools };

/// May the card be among the starters? `allow`: its own text lets it start although its type would not.
enum class StartPermission : std::uint8_t { normal, never, allow };

/// A keyword as printed, its trailing number apart: "Huckster 2" is {"Huckster", 2}.
struct Keyword {
    std::string name;
    std::optional<int> number;
    bool operator==(const Keyword&) const = default;
};

/// A number that the card prints with a star ("*", "+*", "3*"): it depends on the game in progress.
struct VariableStat {
    Stat stat;
    std::string mark;
    bool operator==(const VariableStat&) const = default;
};

/// What is printed on one printing of a card. Facts only: rules text is there when the user imported it.
struct CardFacts {
    CardId id;
    Game game = Game::reloaded;
    std::string title;
    std::string set; // code of its CardSet
    std::optional<int> number;
    std::optional<int> quantity; // copies in one box
    CardType type = CardType::dude;
    std::optional<Face> face;       // none: outfits, legends, jokers, Classic's token dude
    std::vector<std::string> gangs; // as printed: "Law Dogs", "Neutral" (Reloaded), "Drifter" (Classic)
    Shooter shooter = Shooter::none;
    std::array<std::optional<int>, stat_count> stats{};
    std::vector<VariableStat> variable_stats;
    std::vector<Keyword> keywords;
    std::string octgn_id; // lower-case GUID or empty
    std::string text;     // only from the user's own import

    std::optional<int> stat(Stat which) const { return stats[static_cast<std::size_t>(which)]; }
    void set_stat(Stat which, std::optional<int> number_)
    {
        stats[static_cast<std::size_t>(which)] = number_;
    }
    bool operator==(const CardFacts&) const = default;
};

/// A special rule of one card that is kept as data ("start_cost_delta", "Grifter:-1").
struct CardRule {
    std::string key;
    std::string value;
    bool operator==(const CardRule&) const = default;
};

/// A printing with everything that follows from its facts and from the corrections.
struct Card : CardFacts {
    std::string folded_title; // for searching and matching, see folded_title.h
    std::string title_key;    // one key for all printings, spellings and Experienced versions: the copy limit
    std::string version_key;  // as title_key, but Experienced versions apart: same card in another printing
    std::vector<std::string> unique_keys; // uniqueness in play; nearly always just title_key
    int experienced = 0;                  // level; 0 for the base version
    bool unique = false;
    bool token = false;     // token dudes and play aids
    bool deck_card = false; // may be among the 52 or the jokers
    std::optional<JokerKind> joker;
    std::array<std::optional<int>, skill_count> skills{};
    std::optional<int> difficulty; // of a Gadget

    StartPermission start = StartPermission::normal; // normal: dudes may, other types may not
    int start_slots = 1;                             // how many of the five places it takes
    int start_max = 1;                               // copies that may start together
    std::vector<std::string> start_gangs;            // gangs that may start it, when the text limits them
    bool core = false;                               // Core deed
    bool core_gang_known = true;                     // false: the data does not say whose Core deed it is
    std::vector<CardRule> rules;                     // what has no field of its own

    std::optional<int> skill(Skill which) const { return skills[static_cast<std::size_t>(which)]; }
};

std::string_view game_name(Game game);            // "reloaded"
std::string_view type_name(CardType type);        // "dude"
std::string_view shooter_name(Shooter shooter);   // "stud", empty for none
std::string_view stat_name(Stat stat);            // "cost"
std::string_view skill_name(Skill skill);         // "Mad Scientist"
std::string_view joker_kind_name(JokerKind kind); // "devils"
std::optional<Game> parse_game(std::string_view text);
std::optional<CardType> parse_type(std::string_view text);
std::optional<Shooter> parse_shooter(std::string_view text);
std::optional<JokerKind> parse_joker_kind(std::string_view text);

/// "Huckster 2" apart; a word with digits inside ("Ol' One Eye") stays whole.
Keyword parse_keyword(std::string_view text);
std::string keyword_text(const Keyword& keyword);
bool has_keyword(const CardFacts& card, std::string_view name);

/// A number as printed, stars included ("3", "3*", "+*"); empty when the card has none.
std::string printed_stat(const CardFacts& card, Stat stat);

/// The suit that every card of this type has; none for outfits, legends and jokers.
std::optional<Suit> suit_of_type(CardType type);
/// False for event and improvement in Reloaded, for legend in Classic.
bool type_exists_in(CardType type, Game game);

/// No gang symbol: "Neutral" in Reloaded; "Drifter" or nothing in Classic.
bool is_neutral(const CardFacts& card);
/// A dude without a gang, who works for anybody.
bool is_drifter(const Card& card);

} // namespace drawhand
