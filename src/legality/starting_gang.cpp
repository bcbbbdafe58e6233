#include "legality/starting_gang.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/folded_title.h"
#include "core/split_text.h"

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
    if (facts.rules.is(Choice::sidekick_no_place))
        for (StartLeave& leave : leaves)
            leave.slots = 0;
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

/// How many cards on the table a rule like "Anarchists:deed" or "Entrepreneurs:Horse,Ranch" counts: starters
/// of a type or with a keyword, or the own legend.
int counted_in_play(std::string_view rule, const Setup& setup)
{
    const std::size_t colon = rule.find(':');
    if (colon == std::string_view::npos || !setup.outfit) return 0;
    if (!share_a_gang({std::string(rule.substr(0, colon))}, gangs_of_outfit(*setup.outfit))) return 0;
    int count = 0;
    for (const std::string_view what : split(rule.substr(colon + 1), ',')) {
        if (what == "legend" && setup.legend) ++count;
        for (const CardLine& line : setup.starters)
            if (parse_type(what) == line.card->type || has_keyword(*line.card, what)) count += line.starting;
    }
    return count;
}

int outfits_change(const Card& card, const Card* outfit)
{
    const std::string_view rule = outfit ? rule_value(*outfit, "start_cost_delta") : std::string_view{};
    const std::size_t colon = rule.rfind(':');
    if (colon == std::string_view::npos || !concerns(rule.substr(0, colon), card)) return 0;
    return number_in(rule.substr(colon + 1));
}

/// The places that each starting copy of a line takes; none where it may not start.
class PlaceCounter {
public:
    PlaceCounter(const DeckFacts& facts, const std::vector<CardLine>& starters)
        : leaves_(leaves_of(facts, starters)),
          free_core_deeds_(facts.rules.is(Choice::core_one_extra) ? 1 : 0)
    {
    }

    std::optional<int> next_copy(const Card& card)
    {
        if (may_start_by_itself(card))
            return card.core && free_core_deeds_ > 0 && free_core_deeds_-- > 0 ? 0 : card.start_slots;
        const auto leave = std::ranges::find_if(leaves_, [&](const StartLeave& l) { return fits(l, card); });
        if (leave == leaves_.end()) return std::nullopt;
        --leave->copies_left;
        return leave->slots;
    }

private:
    std::vector<StartLeave> leaves_;
    int free_core_deeds_;
};

} // namespace

int starting_price(const Card& card, const Setup& setup)
{
    int price = card.stat(Stat::cost).value_or(0) + outfits_change(card, setup.outfit);
    if (setup.choices.is(Choice::discounts_counted))
        price -= counted_in_play(rule_value(card, "setup_discount"), setup);
    return std::max(price, 0);
}

StartingPlaces starting_places(const DeckFacts& facts, const std::vector<CardLine>& starters)
{
    PlaceCounter counter(facts, starters);
    StartingPlaces places;
    for (const CardLine& line : starters) {
        int forbidden = 0;
        for (int copy = 0; copy < line.starting; ++copy) {
            const std::optional<int> slots = counter.next_copy(*line.card);
            if (!slots) ++forbidden;
            places.slots.push_back(slots.value_or(1)); // the list gives it a place, rightly or not
            places.taken += places.slots.back();
        }
        if (forbidden > 0) places.forbidden.push_back({line.card, line.copies, forbidden});
    }
    return places;
}

bool may_start_for(const Card& card, const Card& outfit, const Ruleset& rules)
{
    if (rules.is(Choice::post_a_tron_outfit))
        if (const std::string_view title = rule_value(card, "start_outfit"); !title.empty())
            return outfit.title == title;
    const std::vector<std::string> gangs = gangs_of_outfit(outfit);
    if (!card.start_gangs.empty()) return share_a_gang(card.start_gangs, gangs);
    if (rules.is(Choice::core_gang_themed) && !card.core_gang_known)
        return share_a_gang(themed_gangs(card), gangs);
    return is_neutral(card) || share_a_gang(card.gangs, gangs);
}

std::vector<std::string> themed_gangs(const Card& card)
{
    const std::string_view theme = rule_value(card, "core_theme");
    return theme.empty() ? std::vector<std::string>{} : std::vector{std::string(theme)};
}

} // namespace drawhand
