#include "legality/rule_families.h"

#include <cstdlib>

namespace drawhand {

namespace {

/// Exactly one outfit (a home in Classic).
void check_outfit(const DeckFacts& facts, Findings& findings)
{
    const int found = static_cast<int>(facts.deck.outfits.size());
    if (found == facts.rules.outfits) return;
    const bool home = facts.list.game == Game::classic;
    findings.push_back(
        {"outfit.count", Severity::error, found, facts.rules.outfits, facts.deck.outfits,
         sentence(home ? counted(found, "home", "homes") : counted(found, "outfit", "outfits")) +
             "; a deck has exactly one",
         found == 0 ? "name the one you play" : "keep the one you play"});
}

/// At most one legend; Classic has none.
void check_legend(const DeckFacts& facts, Findings& findings)
{
    const int found = static_cast<int>(facts.deck.legends.size());
    if (found <= facts.rules.legends) return;
    const bool none = facts.rules.legends == 0;
    findings.push_back({"legend.count", Severity::error, found, facts.rules.legends, facts.deck.legends,
                        sentence(counted(found, "legend", "legends")) +
                            (none ? "; Classic has none" : "; a deck has one at most"),
                        none ? "leave it out" : "keep one"});
}

void check_valued(const DeckFacts& facts, Findings& findings)
{
    const int found = valued_cards(facts.deck, facts.catalogue);
    const int needed = facts.rules.valued;
    if (found == needed) return;
    findings.push_back({"size.valued",
                        Severity::error,
                        found,
                        needed,
                        {},
                        std::to_string(found) + (found == 1 ? " card" : " cards") +
                            " with a printed value; exactly " + std::to_string(needed) + " are needed",
                        (found < needed ? "add " : "remove ") + number_word(std::abs(needed - found))});
}

void check_jokers(const DeckFacts& facts, Findings& findings)
{
    const int found = joker_count(facts.deck, facts.catalogue);
    if (found <= facts.rules.jokers) return;
    std::vector<CardId> jokers;
    for (const CardLine& line : facts.lines)
        if (line.card->type == CardType::joker) jokers.push_back(line.card->id);
    findings.push_back({"jokers.max", Severity::error, found, facts.rules.jokers, std::move(jokers),
                        sentence(counted(found, "joker", "jokers")) + "; " + number_word(facts.rules.jokers) +
                            " are allowed, of any kind",
                        "remove " + number_word(found - facts.rules.jokers)});
}

} // namespace

void check_size(const DeckFacts& facts, Findings& findings)
{
    check_outfit(facts, findings);
    check_legend(facts, findings);
    check_valued(facts, findings);
    check_jokers(facts, findings);
}

} // namespace drawhand
