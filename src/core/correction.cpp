#include "core/correction.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/split_text.h"

namespace drawhand {

namespace {

std::optional<int> whole_number(std::string_view text)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::vector<std::string> comma_list(std::string_view text)
{
    const auto items = split(text, ',');
    return {items.begin(), items.end()};
}

Result<void> bad_value(const Correction& correction, std::string_view expected)
{
    return fail(ErrorKind::malformed, "\"" + correction.value + "\" is no value for " + correction.key +
                                          "; expected " + std::string(expected));
}

Result<void> set_number(int& field, const Correction& correction, int low, int high)
{
    const auto number = whole_number(correction.value);
    if (!number || *number < low || *number > high)
        return bad_value(correction, std::to_string(low) + " to " + std::to_string(high));
    field = *number;
    return {};
}

Result<void> set_start(Card& card, const Correction& correction)
{
    if (correction.value == "never")
        card.start = StartPermission::never;
    else if (correction.value == "allow")
        card.start = StartPermission::allow;
    else
        return bad_value(correction, "never or allow");
    return {};
}

Result<void> set_core_gangs(Card& card, const Correction& correction)
{
    // "any?": the data does not say; any gang may start it, with a warning.
    card.core = true;
    card.core_gang_known = correction.value != "any?";
    card.start_gangs.clear();
    if (correction.value != "any" && correction.value != "any?")
        card.start_gangs = comma_list(correction.value);
    return {};
}

Result<void> set_joker(Card& card, const Correction& correction)
{
    const auto kind = parse_joker_kind(correction.value);
    if (!kind || card.type != CardType::joker)
        return bad_value(correction, "plain, devils, heretic, deaths_head or fools, on a joker");
    card.joker = kind;
    return {};
}

bool is_plain_rule(std::string_view key)
{
    constexpr std::string_view keys[] = {
        "start_needs",   "start_check", "allows_start",   "extra_start",  "start_cost_delta",
        "grifter_limit", "home_gangs",  "setup_discount", "start_outfit", "core_theme"};
    return std::ranges::find(keys, key) != std::end(keys);
}

} // namespace

const std::vector<CorrectionKey>& correction_keys()
{
    static const std::vector<CorrectionKey> keys = {
        {"token", "not a deck card: token dudes and play aids"},
        {"title_key", "cards with the same key share the limit of four copies"},
        {"unique_key", "keys that the card occupies for uniqueness in play"},
        {"experienced", "level, where the printed keyword or title does not tell it"},
        {"gangs", "every gang the card belongs to"},
        {"start", "never: may not start; allow: may start although its type may not"},
        {"start_slots", "how many of the five starting places it takes"},
        {"start_max", "copies that may start together"},
        {"start_gangs", "gangs that may start it"},
        {"core_gangs", "Core deed: gangs that may start it, any, or any? where unknown"},
        {"joker_kind", "plain, devils, heretic, deaths_head or fools"},
        {"start_needs", "skill that another starter has to bring"},
        {"start_check", "skill check made after the shuffle"},
        {"allows_start", "lets another card start with it: type:keyword:max=n:slots=n"},
        {"extra_start", "outfit: one more card may start: keyword:control=none:max=n:slots=n"},
        {"start_cost_delta", "outfit: change of the price of starters: keyword:n or title~word:n"},
        {"grifter_limit", "outfit: how many Grifters may start"},
        {"home_gangs", "outfit: every gang it counts as"},
        {"setup_discount", "1 less per such card on the table: gang:type, keyword or legend (AMB-16)"},
        {"start_outfit", "the outfit that a narrow reading lets start it (AMB-4)"},
        {"core_theme", "the gang that the theme of a Core deed suggests (AMB-18)"},
    };
    return keys;
}

Result<void> apply_correction(Card& card, const Correction& correction)
{
    const std::string& key = correction.key;
    if (correction.value.empty()) return bad_value(correction, "something");
    if (key == "token") {
        card.token = true;
        card.deck_card = false;
        card.unique = false;
        card.start = StartPermission::never;
        return {};
    }
    if (key == "title_key") {
        card.title_key = correction.value;
        return {};
    }
    if (key == "unique_key") {
        card.unique_keys = comma_list(correction.value);
        return {};
    }
    if (key == "gangs") {
        card.gangs = comma_list(correction.value);
        return {};
    }
    if (key == "start_gangs") {
        card.start_gangs = comma_list(correction.value);
        return {};
    }
    if (key == "experienced") return set_number(card.experienced, correction, 0, 9);
    if (key == "start_slots") return set_number(card.start_slots, correction, 0, 5);
    if (key == "start_max") return set_number(card.start_max, correction, 1, 4);
    if (key == "start") return set_start(card, correction);
    if (key == "core_gangs") return set_core_gangs(card, correction);
    if (key == "joker_kind") return set_joker(card, correction);
    if (is_plain_rule(key)) {
        card.rules.push_back({key, correction.value});
        return {};
    }
    return fail(ErrorKind::malformed, "unknown key \"" + key + "\"");
}

} // namespace drawhand
