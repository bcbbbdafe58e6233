#include "core/doubtful_points.h"

#include <algorithm>

namespace drawhand {

namespace {

using enum Choice;

constexpr std::array same_title{
    ChoiceInfo{title, "title", "cards of one title share the limit, whatever their types"},
    ChoiceInfo{title_and_type, "title-and-type", "two cards of one title and different types are two cards"}};
constexpr std::array core_deeds{
    ChoiceInfo{core_takes_a_place, "take-a-place", "each takes one of the places of the dudes"},
    ChoiceInfo{core_one_extra, "one-extra", "the first one comes on top of the places of the dudes"}};
constexpr std::array post_a_tron{
    ChoiceInfo{post_a_tron_gang, "gang", "for every outfit of the Entrepreneurs"},
    ChoiceInfo{post_a_tron_outfit, "outfit", "only for the outfits titled Morgan Cattle Co."}};
constexpr std::array kept_hand{
    ChoiceInfo{keep_any, "any", "the highest rank, cheatin' or not"},
    ChoiceInfo{keep_legal, "legal", "the highest rank among legal hands"},
    ChoiceInfo{keep_prefer_legal, "prefer-legal", "the highest rank; a legal hand where one has it too"}};
constexpr std::array missing_inventor{
    ChoiceInfo{inventor_warning, "warning", "it may start and is lost: a warning"},
    ChoiceInfo{inventor_error, "error", "it may not start: an error"}};
constexpr std::array setup_discounts{
    ChoiceInfo{discounts_none, "none", "full price: nothing is in play yet"},
    ChoiceInfo{discounts_counted, "counted", "the other starters and the own legend count"}};
constexpr std::array starting_sidekick{
    ChoiceInfo{sidekick_takes_a_place, "take-a-place", "it takes a place as a dude does"},
    ChoiceInfo{sidekick_no_place, "no-place", "it takes none"}};
constexpr std::array unknown_core_gang{
    ChoiceInfo{core_gang_any, "any", "any outfit may start it, with a warning"},
    ChoiceInfo{core_gang_themed, "themed", "only the gang its theme suggests"}};
constexpr std::array versions_start{
    ChoiceInfo{versions_one, "one", "all versions are one card: one may start"},
    ChoiceInfo{versions_each, "each", "a Non-Unique base version and an Experienced one may start together"}};
constexpr std::array casual_bans{
    ChoiceInfo{casual_ban_warning, "warning", "a banned card is worth a warning"},
    ChoiceInfo{casual_ban_error, "error", "a banned card is an error there too"}};
constexpr std::array pool_bounds{
    ChoiceInfo{bounds_outside, "outside", "the card that a bound names is outside, as the lists have it"},
    ChoiceInfo{bounds_inside, "inside", "the card that a bound names is the last one inside"}};

constexpr std::array<DoubtfulPointInfo, doubtful_point_count> points{{
    {DoubtfulPoint::same_title, "AMB-2", "same_title", "What shares the limit of copies?", same_title},
    {DoubtfulPoint::core_deeds, "AMB-3", "core_deeds", "Does a starting Core deed take a place?", core_deeds},
    {DoubtfulPoint::post_a_tron, "AMB-4", "post_a_tron", "For whom may POST-A-TRON start?", post_a_tron},
    {DoubtfulPoint::kept_hand, "AMB-5", "kept_hand", "Which five cards of a draw hand are kept?", kept_hand},
    {DoubtfulPoint::missing_inventor, "AMB-15", "missing_inventor",
     "May a Gadget start that no starter can invent?", missing_inventor},
    {DoubtfulPoint::setup_discounts, "AMB-16", "setup_discounts",
     "Do discounts for cards in play count at the start?", setup_discounts},
    {DoubtfulPoint::starting_sidekick, "AMB-17", "starting_sidekick",
     "Does Sky Borne's Sidekick take a starting place?", starting_sidekick},
    {DoubtfulPoint::unknown_core_gang, "AMB-18", "unknown_core_gang",
     "Who may start a Core deed whose gang the data lacks?", unknown_core_gang},
    {DoubtfulPoint::versions_start, "AMB-21", "versions_start",
     "Classic: may two versions of a dude start together?", versions_start},
    {DoubtfulPoint::casual_bans, "AMB-22", "casual_bans", "What is a banned card in a casual game?",
     casual_bans},
    {DoubtfulPoint::pool_bounds, "AMB-23", "pool_bounds", "Is the card that bounds a pool outside of it?",
     pool_bounds},
}};

const DoubtfulPointInfo& point_of(Choice choice)
{
    const auto has_choice = [choice](const DoubtfulPointInfo& point) {
        return std::ranges::find(point.choices, choice, &ChoiceInfo::choice) != point.choices.end();
    };
    return *std::ranges::find_if(points, has_choice); // every answer belongs to a point; a test says so
}

} // namespace

std::span<const DoubtfulPointInfo> doubtful_points()
{
    return points;
}

Choices::Choices()
{
    for (const DoubtfulPointInfo& point : points)
        choose(point.choices.front().choice);
}

bool Choices::is(Choice choice) const
{
    return std::ranges::find(chosen_, choice) != chosen_.end();
}

void Choices::choose(Choice choice)
{
    chosen_[static_cast<std::size_t>(point_of(choice).point)] = choice;
}

const ChoiceInfo& Choices::answer(DoubtfulPoint point) const
{
    const auto index = static_cast<std::size_t>(point);
    return *std::ranges::find(points[index].choices, chosen_[index], &ChoiceInfo::choice);
}

} // namespace drawhand
