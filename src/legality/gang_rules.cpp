#include <algorithm>
#include <charconv>
#include <map>

#include "core/folded_title.h"
#include "legality/finding_text.h"
#include "legality/rule_families.h"
#include "legality/starting_gang.h"

namespace drawhand {

namespace {

using Starters = std::vector<CardLine>;

Starters starters_that(const Starters& starters, auto test)
{
    Starters chosen;
    std::ranges::copy_if(starters, std::back_inserter(chosen),
                         [&](const CardLine& l) { return test(*l.card); });
    return chosen;
}

/// Only dudes of the own outfit and drifters, and cards that say themselves for whom they start.
void check_outfits_dudes(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    if (!facts.outfit) return;
    const Starters strangers = starters_that(starters, [&](const Card& card) {
        return !card.core && !may_start_for(card, *facts.outfit, facts.rules);
    });
    if (strangers.empty()) return;
    const int copies = copies_starting(strangers);
    const std::string gangs = alternatives(gangs_of_outfit(*facts.outfit));
    findings.push_back({"start.gang", Severity::error, copies, 0, ids_of(strangers),
                        sentence(counted(copies, "starter", "starters")) + " cannot start for " + gangs +
                            ": " + starters_text(strangers),
                        "start dudes of " + gangs + " or drifters instead"});
}

std::string core_gangs_text(const Card& card)
{
    return alternatives(card.start_gangs.empty() ? themed_gangs(card) : card.start_gangs);
}

/// A Core deed starts only for the gang it names, as far as the data knows it.
void check_core_gang(const DeckFacts& facts, const CardLine& line, Findings& findings)
{
    const Card& card = *line.card;
    const bool unknown = !card.core_gang_known && facts.rules.is(Choice::core_gang_any);
    if (unknown)
        findings.push_back({"start.core",
                            Severity::warning,
                            line.starting,
                            line.starting,
                            {card.id},
                            card.title + ": the data does not say which outfit may start this Core deed",
                            "look at the printed card"});
    else if (facts.outfit && !may_start_for(card, *facts.outfit, facts.rules))
        findings.push_back({"start.core",
                            Severity::error,
                            line.starting,
                            0,
                            {card.id},
                            card.title + " is a Core deed of " + core_gangs_text(card),
                            fewer_starters_text(0, {&line, 1})});
}

void check_core(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    const Starters deeds = starters_that(starters, [](const Card& card) { return card.core; });
    for (const CardLine& line : deeds)
        check_core_gang(facts, line, findings);
    const int copies = copies_starting(deeds);
    const auto most = facts.limits().core_deeds;
    if (most && copies > *most)
        findings.push_back({"start.core", Severity::error, copies, *most, ids_of(deeds),
                            sentence(counted(copies, "Core deed", "Core deeds")) + " start; " +
                                number_word(*most) + " may: " + starters_text(deeds),
                            fewer_starters_text(*most, deeds)});
}

/// The starters that share a name, once more apart where versions may start together (AMB-21).
std::vector<Starters> groups_of_one_card(const Starters& same, const DeckFacts& facts)
{
    const auto is_unique = [](const CardLine& line) { return line.card->unique; };
    if (!facts.rules.is(Choice::versions_each) || std::ranges::all_of(same, is_unique)) return {same};
    std::map<std::string_view, Starters> versions;
    for (const CardLine& line : same)
        versions[line.card->version_key].push_back(line);
    std::vector<Starters> groups;
    for (auto& [key, lines] : versions)
        groups.push_back(std::move(lines));
    return groups;
}

/// One of each unique dude; all versions of a dude are one, and a card may occupy another's name too.
/// The strictest card of the group sets the limit.
void check_unique(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    std::map<std::string_view, Starters> by_key;
    for (const CardLine& line : starters)
        for (const std::string& key : line.card->unique_keys)
            by_key[key].push_back(line);
    std::vector<std::vector<CardId>> reported;
    for (const auto& [key, same_name] : by_key)
        for (const Starters& same : groups_of_one_card(same_name, facts)) {
            const int found = copies_starting(same);
            const int limit = std::ranges::min(same, {}, [](const CardLine& l) {
                                  return l.card->start_max;
                              }).card->start_max;
            if (found <= limit || std::ranges::find(reported, ids_of(same)) != reported.end()) continue;
            reported.push_back(ids_of(same));
            const bool versions = same.size() > 1;
            findings.push_back({"start.unique", Severity::error, found, limit, ids_of(same),
                                sentence(counted(found, "copy", "copies")) + " of " +
                                    std::string(without_suffix(same.front().card->title)) +
                                    (versions ? " start, all versions together; " : " start; ") +
                                    number_word(limit) + " may" +
                                    (versions ? ": " + starters_text(same) : ""),
                                fewer_starters_text(limit, same)});
        }
}

int grifter_limit(const DeckFacts& facts)
{
    int limit = *facts.limits().grifters;
    if (facts.outfit) {
        const std::string_view rule = rule_value(*facts.outfit, "grifter_limit");
        std::from_chars(rule.data(), rule.data() + rule.size(), limit);
    }
    return limit;
}

void check_grifters(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    if (!facts.limits().grifters) return;
    const Starters grifters =
        starters_that(starters, [](const Card& card) { return has_keyword(card, "Grifter"); });
    const int found = copies_starting(grifters);
    const int limit = grifter_limit(facts);
    if (found <= limit) return;
    findings.push_back({"start.grifter", Severity::error, found, limit, ids_of(grifters),
                        sentence(counted(found, "Grifter", "Grifters")) + " start; " + number_word(limit) +
                            " may: " + starters_text(grifters),
                        fewer_starters_text(limit, grifters)});
}

bool has_skill(const Card& card, std::string_view name)
{
    return std::ranges::any_of(all_skills,
                               [&](Skill skill) { return card.skill(skill) && skill_name(skill) == name; });
}

/// A card that is invented at the start is lost when nobody among the starters can invent it. It may
/// start all the same, hence a warning unless the format is stricter (AMB-15).
void check_needs(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    for (const CardLine& line : starters) {
        const std::string_view skill = rule_value(*line.card, "start_needs");
        if (skill.empty()) continue;
        const bool met = std::ranges::any_of(starters, [&](const CardLine& other) {
            return other.card != line.card && has_skill(*other.card, skill);
        });
        if (met) continue;
        findings.push_back({"start.needs",
                            facts.rules.is(Choice::inventor_error) ? Severity::error : Severity::warning,
                            0,
                            1,
                            {line.card->id},
                            line.card->title + " is lost at the start without a " + std::string(skill) +
                                " among the starters",
                            "start a " + std::string(skill) + " too"});
    }
}

} // namespace

void check_gang(const DeckFacts& facts, Findings& findings)
{
    const Starters starters = starters_of(facts.lines);
    if (starters.empty()) return;
    check_outfits_dudes(facts, starters, findings);
    check_core(facts, starters, findings);
    check_unique(facts, starters, findings);
    check_grifters(facts, starters, findings);
    check_needs(facts, starters, findings);
}

} // namespace drawhand
