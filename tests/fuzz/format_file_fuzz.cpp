#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/broken_law.h"
#include "importers/field_text.h"
#include "importers/format_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr std::string_view base_text =
    R"({"format": "base", "name": "Base", "game": "reloaded", "doubtful": {"kept_hand": "legal"},
        "lists": [{"version": "1", "until": "2020-01-01", "banned": ["11001", "Showboating"]},
                  {"version": "2", "since": "2020-01-02", "banned": ["11001"],
                   "pool": {"outside_up_to": "19001", "always": ["01144"], "never": ["Hustings"]}}],
        "house_rules": [{"id": "deeds", "cards": "type:deed", "at_least": 12}]})";

const std::vector<Format> known = {parse_format_file(base_text, "base.json", {}).value()};

bool in_range(std::optional<int> number, int least = 0, int most = 999)
{
    return !number || (*number >= least && *number <= most);
}

void check_id(const std::string& id)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
    law(!id.empty() && id.size() <= 40 && id.find_first_not_of(letters) == std::string::npos, "a valid id",
        id);
}

void check_limits(const DeckLimits& limits)
{
    law(in_range(limits.valued, 1, 99), "the number of valued cards is in range");
    for (const int number : {limits.outfits, limits.legends, limits.starting_places})
        law(in_range(number), "a number is in range");
    for (const auto& limit :
         {limits.jokers, limits.same_face, limits.same_title, limits.grifters, limits.core_deeds})
        law(in_range(limit), "a limit is in range");
}

void check_list(const FormatList& list, const Format& format)
{
    law(list.format == format.id && list.name == format.name && list.game == format.game &&
            list.file == format.file,
        "a list knows its format");
    law(!list.version.empty(), "a list has a version");
    for (const std::string& day : {list.since, list.until})
        law(day.empty() || is_day(day), "a list begins and ends on a day", day);
    law(list.until.empty() || list.since <= list.until, "a list ends after it begins");
    law(list.bounds_are_outside == format.choices.is(Choice::bounds_outside),
        "a list knows what a bound means");
    for (const auto* names : {&list.sets, &list.always, &list.never, &list.banned})
        for (const ListedName& card : *names) {
            law_of_messages(card.name, "the name of a card");
            law(card.line >= 0, "the line of a card");
        }
}

void check_rule(const HouseRule& rule)
{
    check_id(rule.id);
    law_of_messages(rule.query, "the query of a house rule");
    law(rule.at_least || rule.at_most, "a house rule has a limit");
    law(in_range(rule.at_least) && in_range(rule.at_most), "a limit of a house rule is in range");
    law(!rule.at_least || !rule.at_most || *rule.at_least <= *rule.at_most, "a house rule can be kept");
    law(!has_control_character(rule.message), "the message of a house rule", rule.message);
}

void check_format(const Format& format)
{
    check_id(format.id);
    law(format.id != "all", "\"all\" is no format");
    law_of_messages(format.name, "the name of a format");
    check_limits(format.limits);
    law(!format.lists.empty(), "a format has at least one list");
    const auto out_of_order = [](const FormatList& one, const FormatList& next) {
        return one.since >= next.since || one.until >= next.since;
    };
    law(std::ranges::adjacent_find(format.lists, out_of_order) == format.lists.end(),
        "the lists stand in the order of their days and do not overlap");
    for (const FormatList& list : format.lists)
        check_list(list, format);
    for (const HouseRule& rule : format.house_rules)
        check_rule(rule);
}

} // namespace

/// Format files, with a base at hand: an error with its place, or a format that others can rely on, and that
/// can be a base in its turn.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto format = parse_format_file({reinterpret_cast<const char*>(data), size}, "f.json", known);
    if (!format) {
        law_of_messages(format.error().message, "the message of an error");
        law(format.error().where.starts_with("f.json"), "an error names its file", format.error().where);
        return 0;
    }
    check_format(*format);
    const std::string heir =
        R"({"format": "the-heir-of-them-all", "name": "Heir", "base": ")" + format->id + "\"}";
    const auto inherited = parse_format_file(heir, "heir.json", std::vector{*format});
    if (format->id == "the-heir-of-them-all") return 0; // no format is its own base
    law(inherited.has_value(), "a format can be a base");
    check_format(*inherited);
    law(inherited->limits == format->limits && inherited->choices == format->choices,
        "a base hands its numbers and answers on");
    return 0;
}
