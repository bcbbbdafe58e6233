#include "legality/rule_families.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "core/folded_title.h"
#include "legality/check_deck.h"
#include "legality/starting_gang.h"

namespace drawhand {

namespace {

using Starters = std::vector<CardLine>;

std::vector<CardId> ids_of(const Starters& lines)
{
    std::vector<CardId> ids;
    for (const CardLine& line : lines)
        ids.push_back(line.card->id);
    return ids;
}

int copies_starting(const Starters& lines)
{
    int copies = 0;
    for (const CardLine& line : lines)
        copies += line.starting;
    return copies;
}

Starters starters_that(const Starters& starters, auto test)
{
    Starters chosen;
    std::ranges::copy_if(starters, std::back_inserter(chosen),
                         [&](const CardLine& l) { return test(*l.card); });
    return chosen;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text.append(text.empty() ? "" : " or ").append(name);
    return text;
}

/// Starters are copies out of the deck.
void check_start_copies(const Starters& starters, Findings& findings)
{
    for (const CardLine& line : starters)
        if (line.starting > line.copies)
            findings.push_back({"start.copies",
                                Severity::error,
                                line.starting,
                                line.copies,
                                {line.card->id},
                                sentence(counted(line.starting, "copy", "copies")) + " of " +
                                    line.card->title + (line.starting == 1 ? " starts; " : " start; ") +
                                    number_word(line.copies) + (line.copies == 1 ? " is" : " are") +
                                    " in the deck",
                                "start fewer, or add copies"});
}

void check_places(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    const StartingPlaces places = starting_places(facts, starters);
    if (!places.forbidden.empty()) {
        const int copies = copies_starting(places.forbidden);
        findings.push_back({"start.forbidden", Severity::error, copies, 0, ids_of(places.forbidden),
                            sentence(counted(copies, "card", "cards")) + " may not start",
                            "take it out of the gang"});
    }
    if (places.taken > facts.rules.starting_places)
        findings.push_back({"start.count", Severity::error, places.taken, facts.rules.starting_places,
                            ids_of(starters),
                            "The starters take " + counted(places.taken, "place", "places") + "; there are " +
                                number_word(facts.rules.starting_places),
                            "start fewer"});
}

void check_cost(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    const Stash stash = stash_of(facts.deck, facts.catalogue);
    if (!stash.left || *stash.left >= 0) return;
    const int available = *stash.outfit + stash.legend;
    std::string message = "The gang costs " + std::to_string(stash.gang_cost) + " ghost rock; the stash is " +
                          std::to_string(available);
    if (stash.legend != 0)
        message +=
            " (outfit " + std::to_string(*stash.outfit) + ", legend " + std::to_string(stash.legend) + ")";
    findings.push_back({"start.cost", Severity::error, stash.gang_cost, available, ids_of(starters), message,
                        "save " + std::to_string(-*stash.left)});
}

/// Only dudes of the own outfit and drifters, and cards that say themselves for whom they start.
void check_gang(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    if (!facts.outfit) return;
    const Starters strangers = starters_that(
        starters, [&](const Card& card) { return !card.core && !may_start_for(card, *facts.outfit); });
    if (strangers.empty()) return;
    const int copies = copies_starting(strangers);
    findings.push_back({"start.gang", Severity::error, copies, 0, ids_of(strangers),
                        sentence(counted(copies, "starter", "starters")) + " cannot start for " +
                            listed(gangs_of_outfit(*facts.outfit)),
                        "start dudes of the outfit or drifters"});
}

/// A Core deed starts only for the gang it names, as far as the data knows it.
void check_core(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    for (const CardLine& line : starters) {
        const Card& card = *line.card;
        if (!card.core) continue;
        if (!card.core_gang_known)
            findings.push_back({"start.core",
                                Severity::warning,
                                line.starting,
                                line.starting,
                                {card.id},
                                card.title + ": the data does not say which outfit may start this Core deed",
                                "look at the printed card"});
        else if (facts.outfit && !may_start_for(card, *facts.outfit))
            findings.push_back({"start.core",
                                Severity::error,
                                line.starting,
                                0,
                                {card.id},
                                card.title + " is a Core deed of " + listed(card.start_gangs),
                                "take it out of the gang"});
    }
}

/// One of each unique dude; all versions of a dude are one, and a card may occupy another's name too.
/// The strictest card of the group sets the limit.
void check_unique(const Starters& starters, Findings& findings)
{
    std::map<std::string_view, Starters> by_key;
    for (const CardLine& line : starters)
        for (const std::string& key : line.card->unique_keys)
            by_key[key].push_back(line);
    std::vector<std::vector<CardId>> reported;
    for (const auto& [key, same] : by_key) {
        const int found = copies_starting(same);
        const int limit =
            std::ranges::min(same, {}, [](const CardLine& l) { return l.card->start_max; }).card->start_max;
        if (found <= limit || std::ranges::find(reported, ids_of(same)) != reported.end()) continue;
        reported.push_back(ids_of(same));
        findings.push_back({"start.unique", Severity::error, found, limit, ids_of(same),
                            sentence(counted(found, "copy", "copies")) + " of " +
                                std::string(without_suffix(same.front().card->title)) +
                                (same.size() > 1 ? " start, all versions together; " : " start; ") +
                                number_word(limit) + " may",
                            "start " + number_word(limit)});
    }
}

int grifter_limit(const DeckFacts& facts)
{
    int limit = *facts.rules.grifters;
    if (facts.outfit) {
        const std::string_view rule = rule_value(*facts.outfit, "grifter_limit");
        std::from_chars(rule.data(), rule.data() + rule.size(), limit);
    }
    return limit;
}

void check_grifters(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    if (!facts.rules.grifters) return;
    const Starters grifters =
        starters_that(starters, [](const Card& card) { return has_keyword(card, "Grifter"); });
    const int found = copies_starting(grifters);
    const int limit = grifter_limit(facts);
    if (found <= limit) return;
    findings.push_back(
        {"start.grifter", Severity::error, found, limit, ids_of(grifters),
         sentence(counted(found, "Grifter", "Grifters")) + " start; " + number_word(limit) + " may",
         "start " + number_word(limit)});
}

bool has_skill(const Card& card, std::string_view name)
{
    return std::ranges::any_of(all_skills,
                               [&](Skill skill) { return card.skill(skill) && skill_name(skill) == name; });
}

/// A card that is invented at the start is lost when nobody among the starters can invent it. It may
/// start all the same, hence a warning.
void check_needs(const Starters& starters, Findings& findings)
{
    for (const CardLine& line : starters) {
        const std::string_view skill = rule_value(*line.card, "start_needs");
        if (skill.empty()) continue;
        const bool met = std::ranges::any_of(starters, [&](const CardLine& other) {
            return other.card != line.card && has_skill(*other.card, skill);
        });
        if (met) continue;
        findings.push_back({"start.needs",
                            Severity::warning,
                            0,
                            1,
                            {line.card->id},
                            line.card->title + " is lost at the start without a " + std::string(skill) +
                                " among the starters",
                            "start a " + std::string(skill) + " too"});
    }
}

} // namespace

void check_start(const DeckFacts& facts, Findings& findings)
{
    const Starters starters = starters_of(facts.lines);
    check_start_copies(starters, findings);
    check_places(facts, starters, findings);
    check_cost(facts, starters, findings);
    check_gang(facts, starters, findings);
    check_core(facts, starters, findings);
    check_unique(starters, findings);
    check_grifters(facts, starters, findings);
    check_needs(starters, findings);
}

} // namespace drawhand
