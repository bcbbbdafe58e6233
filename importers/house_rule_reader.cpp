#include "importers/house_rule_reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace drawhand {

namespace {

using Place = HouseRule::Place;
using Count = HouseRule::Count;

constexpr std::size_t most_rules = 100;
constexpr std::size_t longest_query = 1'000;
constexpr std::size_t longest_message = 2'000;
constexpr int largest_limit = 999;

constexpr std::array<std::string_view, 9> rule_keys{"id",      "cards",   "in",       "count",  "at_least",
                                                    "at_most", "exactly", "severity", "message"};
constexpr std::array places{Place::deck, Place::start, Place::outfit, Place::legend};
constexpr std::array counts{Count::copies, Count::titles, Count::each};
constexpr std::array severities{Severity::error, Severity::warning};
constexpr std::array<std::string_view, 2> severity_words{"error", "warning"};

/// The one of `values` whose word a member has; nothing changes when there is no such member.
template <class T, std::size_t N>
void read_word(const JsonNode* member, StrictJson& json, const std::array<std::string_view, N>& words,
               const std::array<T, N>& values, T& into)
{
    if (!member) return;
    if (const auto place = json.word(*member, words)) into = values[*place];
}

template <class T, std::size_t N>
std::array<std::string_view, N> words_of(const std::array<T, N>& values, std::string_view (*name)(T))
{
    std::array<std::string_view, N> words;
    std::ranges::transform(values, words.begin(), name);
    return words;
}

std::optional<int> read_limit(const JsonNode& rule, std::string_view key, StrictJson& json)
{
    const JsonNode* limit = rule.find(key);
    return limit ? json.number(*limit, 0, largest_limit) : std::nullopt;
}

void read_limits(const JsonNode& rule, StrictJson& json, HouseRule& into)
{
    into.at_least = read_limit(rule, "at_least", json);
    into.at_most = read_limit(rule, "at_most", json);
    const JsonNode* exactly = rule.find("exactly");
    if (exactly && (rule.find("at_least") || rule.find("at_most")))
        json.refuse(exactly->line, "\"exactly\" leaves no room for \"at_least\" or \"at_most\" beside it");
    if (exactly) into.at_least = into.at_most = json.number(*exactly, 0, largest_limit);
    if (!into.at_least && !into.at_most)
        json.refuse(rule.line, "a house rule needs \"at_least\", \"at_most\" or \"exactly\"");
    if (into.at_least && into.at_most && *into.at_least > *into.at_most)
        json.refuse(rule.find("at_least")->line, "\"at_least\" " + std::to_string(*into.at_least) +
                                                     " is more than \"at_most\" " +
                                                     std::to_string(*into.at_most));
}

HouseRule read_rule(const JsonNode& node, StrictJson& json)
{
    const std::string name = "a house rule";
    HouseRule rule;
    rule.line = node.line;
    if (!json.check_object(node, name, rule_keys)) return rule;
    if (const JsonNode* id = json.required(node, name, "id")) rule.id = json.id(*id);
    if (const JsonNode* cards = json.required(node, name, "cards"))
        rule.query = json.filled_text(*cards, longest_query);
    read_word(node.find("in"), json, words_of(places, place_name), places, rule.place);
    read_word(node.find("count"), json, words_of(counts, count_name), counts, rule.count);
    read_word(node.find("severity"), json, severity_words, severities, rule.severity);
    read_limits(node, json, rule);
    if (const JsonNode* message = node.find("message")) rule.message = json.text(*message, longest_message);
    return rule;
}

} // namespace

std::vector<HouseRule> read_house_rules(const JsonNode& rules, StrictJson& json)
{
    std::vector<HouseRule> read;
    if (!json.check_array(rules, most_rules)) return read;
    for (const JsonNode& node : rules.items) {
        HouseRule rule = read_rule(node, json);
        if (std::ranges::find(read, rule.id, &HouseRule::id) != read.end())
            json.refuse(node.line, "two house rules have the id \"" + rule.id + '"');
        read.push_back(std::move(rule));
        if (json.failed()) break;
    }
    return read;
}

} // namespace drawhand
