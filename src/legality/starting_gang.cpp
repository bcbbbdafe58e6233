#include "legality/starting_gang.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/folded_title.h"

namespace drawhand {

namespace {

/// Leave for a card to start that its type would not have, from a rule like
/// "goods:Sidekick:max=1:slots=1" or "Strike:control=none:max=1:slots=0".
struct StartLeave {
    std::optional<CardType> type;
    std::string_view keyword;
    bool only_without_control = false;
    int copies_left = 1;
    int slots = 1;
};

int number_in(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

StartLeave parse_leave(std::string_view rule)
{
    StartLeave leave;
    while (!rule.empty()) {
        const std::size_t end = std::min(rule.find(':'), rule.size());
        const std::string_view part = rule.substr(0, end);
        rule.remove_prefix(std::min(end + 1, rule.size()));
        if (part.starts_with("max="))
            leave.copies_left = number_in(part.substr(4));
        else if (part.starts_with("slots="))
            leave.slots = number_in(part.substr(6));
        else if (part == "control=none")
            leave.only_without_control = true;
        else if (const auto type = parse_type(part))
            leave.type = type;
        else
            leave.keyword = part;
    }
    return leave;
}

std::vector<StartLeave> leaves_of(const DeckFacts& facts, const std::vector<CardLine>& starters)
{
    std::vector<StartLeave> leaves;
    for (const CardLine& line : starters)
        if (const auto rule = rule_value(*line.card, "allows_start"); !rule.empty())
            leaves.push_back(parse_leave(rule));
    if (facts.outfit)
        if (const auto rule = rule_value(*facts.outfit, "extra_start"); !rule.empty())
            leaves.push_back(parse_leave(rule));
    return leaves;
}

/// A starred number ("*") may become a control point, so it does not count as none.
bool without_control(const Card& card)
{
    return card.stat(Stat::control).value_or(0) == 0 &&
           std::ranges::find(card.variable_stats, Stat::control, &VariableStat::stat) ==
               card.variable_stats.end();
}

bool fits(const StartLeave& leave, const Card& card)
{
    return leave.copies_left > 0 && (!leave.type || card.type == *leave.type) &&
           has_keyword(card, leave.keyword) && (!leave.only_without_control || without_control(card));
}

/// By its own type or text, without leave from another card.
bool may_start_by_itself(const Card& card)
{
    if (card.start == StartPermission::never) return false;
    return card.start == StartPermission::allow || card.type == CardType::dude || card.core;
}

bool share_a_gang(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    return std::ranges::any_of(
        a, [&b](const std::string& gang) { return std::ranges::find(b, gang) != b.end(); });
}

/// "Grifter" names a keyword, "title~Deputy" a word of the title.
bool concerns(std::string_view condition, const Card& card)
{
    constexpr std::string_view in_title = "title~";
    if (!condition.starts_with(in_title)) return has_keyword(card, condition);
    const std::string word = ' ' + fold_title(condition.substr(in_title.size())) + ' ';
    return (' ' + card.folded_title + ' ').find(word) != std::string::npos;
}

} // namespace

int starting_price(const Card& card, const Card* outfit)
{
    const int printed = card.stat(Stat::cost).value_or(0);
    const std::string_view rule = outfit ? rule_value(*outfit, "start_cost_delta") : std::string_view{};
    const std::size_t colon = rule.rfind(':');
    if (colon == std::string_view::npos || !concerns(rule.substr(0, colon), card)) return printed;
    return std::max(printed + number_in(rule.substr(colon + 1)), 0);
}

int gang_cost(const std::vector<CardLine>& starters, const Card* outfit)
{
    int cost = 0;
    for (const CardLine& line : starters)
        cost += line.starting * starting_price(*line.card, outfit);
    return cost;
}

StartingPlaces starting_places(const DeckFacts& facts, const std::vector<CardLine>& starters)
{
    std::vector<StartLeave> leaves = leaves_of(facts, starters);
    StartingPlaces places;
    for (const CardLine& line : starters) {
        if (may_start_by_itself(*line.card)) {
            places.taken += line.starting * line.card->start_slots;
            continue;
        }
        int forbidden = 0;
        for (int copy = 0; copy < line.starting; ++copy) {
            const auto leave =
                std::ranges::find_if(leaves, [&](const StartLeave& l) { return fits(l, *line.card); });
            if (leave == leaves.end()) {
                ++forbidden;
                ++places.taken; // the list gives it a place, rightly or not
                continue;
            }
            places.taken += leave->slots;
            --leave->copies_left;
        }
        if (forbidden > 0) places.forbidden.push_back({line.card, line.copies, forbidden});
    }
    return places;
}

bool may_start_for(const Card& card, const Card& outfit)
{
    const std::vector<std::string> gangs = gangs_of_outfit(outfit);
    if (!card.start_gangs.empty()) return share_a_gang(card.start_gangs, gangs);
    return is_neutral(card) || share_a_gang(card.gangs, gangs);
}

} // namespace drawhand
