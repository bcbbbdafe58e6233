#include <algorithm>
#include <limits>
#include <map>

#include "core/folded_title.h"
#include "legality/finding_text.h"
#include "legality/rule_families.h"

namespace drawhand {

namespace {

using Lines = std::vector<CardLine>;

Lines named(const std::vector<CardId>& ids, const DeckFacts& facts)
{
    Lines lines;
    for (const CardId& id : ids)
        if (const Card* card = facts.catalogue.find(id)) lines.push_back({card, 1, 0});
    return lines;
}

/// What the rule looks at, with `copies` the number that counts.
Lines lines_at(HouseRule::Place place, const DeckFacts& facts)
{
    switch (place) {
    case HouseRule::Place::deck: return facts.lines;
    case HouseRule::Place::outfit: return named(facts.deck.outfits, facts);
    case HouseRule::Place::legend: return named(facts.deck.legends, facts);
    case HouseRule::Place::start: break;
    }
    Lines starters = starters_of(facts.lines);
    for (CardLine& line : starters)
        line.copies = line.starting;
    return starters;
}

std::map<std::string_view, Lines> by_title(const Lines& lines)
{
    std::map<std::string_view, Lines> titles;
    for (const CardLine& line : lines)
        titles[line.card->title_key].push_back(line);
    return titles;
}

std::string limit_text(const HouseRule& rule)
{
    if (rule.at_least == rule.at_most) return "exactly " + number_word(*rule.at_least);
    if (!rule.at_most) return "at least " + number_word(*rule.at_least);
    const std::string most = "at most " + number_word(*rule.at_most);
    return rule.at_least ? "at least " + number_word(*rule.at_least) + " and " + most : most;
}

std::string what_text(const HouseRule& rule, const Lines& lines)
{
    if (!rule.message.empty()) return rule.message;
    if (rule.count == HouseRule::Count::each)
        return "Copies of " + std::string(without_suffix(lines.front().card->title));
    std::string what = rule.count == HouseRule::Count::titles ? "Titles that fit " : "Cards that fit ";
    what += '"' + rule.query + '"';
    return rule.place == HouseRule::Place::start ? what + " among the starters" : what;
}

std::string fix_text(const HouseRule& rule, int found, const Lines& lines)
{
    const bool titles = rule.count == HouseRule::Count::titles;
    if (rule.at_least && found < *rule.at_least)
        return "add " + counted(*rule.at_least - found, titles ? "more title" : "more",
                                titles ? "more titles" : "more");
    const int surplus = found - *rule.at_most;
    return titles ? "do without " + counted(surplus, "title", "titles") : removal_text(surplus, lines);
}

void judge(const HouseRule& rule, int found, const Lines& lines, Findings& findings)
{
    const bool too_few = rule.at_least && found < *rule.at_least;
    const bool too_many = rule.at_most && found > *rule.at_most;
    if (!too_few && !too_many) return;
    std::string message = what_text(rule, lines) + ": " + (found == 0 ? "none" : number_word(found)) +
                          " found; " + limit_text(rule) +
                          (rule.message.empty() ? " by the rules of the house" : "");
    if (!lines.empty()) message += ": " + cards_text(lines);
    findings.push_back({"house." + rule.id, rule.severity, found, too_few ? *rule.at_least : *rule.at_most,
                        ids_of(lines), std::move(message), fix_text(rule, found, lines)});
}

} // namespace

void check_house_rules(const DeckFacts& facts, Findings& findings)
{
    for (const Ruleset::House& house : facts.rules.house_rules()) {
        Lines lines = lines_at(house.rule.place, facts);
        std::erase_if(lines, [&](const CardLine& line) { return !house.concerns(*line.card); });
        switch (house.rule.count) {
        case HouseRule::Count::copies: judge(house.rule, copies_in(lines), lines, findings); break;
        case HouseRule::Count::titles:
            judge(house.rule, static_cast<int>(by_title(lines).size()), lines, findings);
            break;
        case HouseRule::Count::each:
            for (const auto& [key, same] : by_title(lines))
                judge(house.rule, copies_in(same), same, findings);
            break;
        }
    }
}

} // namespace drawhand
