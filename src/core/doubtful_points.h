#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace drawhand {

/// Questions about decks that the rule texts leave open. A format answers each of them.
/// (How many jokers Classic allows, AMB-1, is a limit like others: DeckLimits::jokers.)
enum class DoubtfulPoint : std::uint8_t {
    same_title,        // AMB-2
    core_deeds,        // AMB-3
    post_a_tron,       // AMB-4
    kept_hand,         // AMB-5
    missing_inventor,  // AMB-15
    setup_discounts,   // AMB-16
    starting_sidekick, // AMB-17
    unknown_core_gang, // AMB-18
    versions_start,    // AMB-21
    casual_bans,       // AMB-22
    pool_bounds        // AMB-23
};
inline constexpr std::size_t doubtful_point_count = 11;

/// The answers, those of one point after another; the first of each is the default.
enum class Choice : std::uint8_t {
    title,
    title_and_type,
    core_takes_a_place,
    core_one_extra,
    post_a_tron_gang,
    post_a_tron_outfit,
    keep_any,
    keep_legal,
    keep_prefer_legal,
    inventor_warning,
    inventor_error,
    discounts_none,
    discounts_counted,
    sidekick_takes_a_place,
    sidekick_no_place,
    core_gang_any,
    core_gang_themed,
    versions_one,
    versions_each,
    casual_ban_warning,
    casual_ban_error,
    bounds_outside,
    bounds_inside
};

struct ChoiceInfo {
    Choice choice;
    std::string_view word; // in format files
    std::string_view meaning;
};

struct DoubtfulPointInfo {
    DoubtfulPoint point;
    std::string_view number; // in the register: "AMB-3"
    std::string_view word;   // in format files
    std::string_view question;
    std::span<const ChoiceInfo> choices; // the default first
};

/// In the order of the enumeration.
std::span<const DoubtfulPointInfo> doubtful_points();

/// One answer to every point.
class Choices {
public:
    /// The defaults.
    Choices();
    bool is(Choice choice) const;
    void choose(Choice choice);
    const ChoiceInfo& answer(DoubtfulPoint point) const;
    bool operator==(const Choices&) const = default;

private:
    std::array<Choice, doubtful_point_count> chosen_{};
};

} // namespace drawhand
