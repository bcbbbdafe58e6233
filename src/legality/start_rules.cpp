#include <algorithm>
#include <functional>

#include "legality/check_deck.h"
#include "legality/finding_text.h"
#include "legality/rule_families.h"
#include "legality/starting_gang.h"

namespace drawhand {

namespace {

using Starters = std::vector<CardLine>;

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
                                (line.copies > 0 ? "start " + number_word(line.copies) + ", or " : "") +
                                    "add " + number_word(line.starting - line.copies)});
}

/// The fewest copies that have to stay behind so that the rest fits: the ones with most places first.
std::string fewer_places_text(const StartingPlaces& places, int limit)
{
    std::vector<int> slots = places.slots;
    std::ranges::sort(slots, std::greater());
    int taken = places.taken, left_out = 0;
    for (; taken > limit && left_out < static_cast<int>(slots.size()); ++left_out)
        taken -= slots[static_cast<std::size_t>(left_out)];
    const int all = static_cast<int>(slots.size());
    return "start " + number_word(all - left_out) + " of these " + number_word(all);
}

void check_places(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    const StartingPlaces places = starting_places(facts, starters);
    if (!places.forbidden.empty()) {
        const int copies = copies_starting(places.forbidden);
        findings.push_back({"start.forbidden", Severity::error, copies, 0, ids_of(places.forbidden),
                            sentence(counted(copies, "card", "cards")) +
                                " may not start: " + starters_text(places.forbidden),
                            fewer_starters_text(0, places.forbidden)});
    }
    const int limit = facts.limits().starting_places;
    if (places.taken > limit)
        findings.push_back({"start.count", Severity::error, places.taken, limit, ids_of(starters),
                            "The starters take " + counted(places.taken, "place", "places") + "; there " +
                                (limit == 1 ? "is " : "are ") + number_word(limit) + ": " +
                                starters_text(starters),
                            fewer_places_text(places, limit)});
}

/// "X (8) or Y (4)" when one of them alone saves enough; otherwise the sum to save.
std::string saving_text(const std::vector<PaidStarter>& gang, int shortage)
{
    std::vector<std::string> enough;
    for (const PaidStarter& starter : gang)
        if (starter.paid >= shortage)
            enough.push_back(starter.card->title + " (" + std::to_string(starter.paid) + ')');
    if (enough.empty()) return "leave out starters for " + std::to_string(shortage) + " ghost rock or more";
    return "leave out " + alternatives(enough);
}

/// "8 + 2 + 2x3": what each copy costs.
std::string sum_text(const std::vector<PaidStarter>& gang)
{
    std::string text;
    for (const PaidStarter& starter : gang) {
        text += text.empty() ? "" : " + ";
        if (starter.copies > 1) text += std::to_string(starter.copies) + " x ";
        text += std::to_string(starter.paid);
    }
    return text;
}

void check_cost(const DeckFacts& facts, const Starters& starters, Findings& findings)
{
    const Choices& choices = facts.rules.format().choices;
    const Stash stash = stash_of(facts.deck, facts.catalogue, choices);
    if (!stash.left || *stash.left >= 0) return;
    const std::vector<PaidStarter> gang = paid_starters(facts.deck, facts.catalogue, choices);
    const int available = *stash.outfit + stash.legend;
    std::string message = "The gang costs " + std::to_string(stash.gang_cost) + " ghost rock";
    if (gang.size() > 1) message += " (" + sum_text(gang) + ')';
    message += "; the stash is " + std::to_string(available);
    if (stash.legend != 0)
        message +=
            " (outfit " + std::to_string(*stash.outfit) + ", legend " + std::to_string(stash.legend) + ")";
    findings.push_back({"start.cost", Severity::error, stash.gang_cost, available, ids_of(starters), message,
                        saving_text(gang, -*stash.left)});
}

} // namespace

void check_start(const DeckFacts& facts, Findings& findings)
{
    const Starters starters = starters_of(facts.lines);
    if (starters.empty()) return;
    check_start_copies(starters, findings);
    check_places(facts, starters, findings);
    check_cost(facts, starters, findings);
}

} // namespace drawhand
