#include <cstdlib>

#include "legality/finding_text.h"
#include "legality/rule_families.h"

namespace drawhand {

namespace {

std::string titles_text(const std::vector<CardId>& ids, const DeckFacts& facts)
{
    std::string text;
    for (const CardId& id : ids)
        if (const Card* card = facts.catalogue.find(id))
            text.append(text.empty() ? ": " : ", ").append(card->title);
    return text;
}

/// Exactly one outfit (a home in Classic).
void check_outfit(const DeckFacts& facts, Findings& findings)
{
    const int found = static_cast<int>(facts.deck.outfits.size());
    const int needed = facts.limits().outfits;
    if (found == needed) return;
    const std::string_view one = facts.game() == Game::classic ? "home" : "outfit";
    findings.push_back({"outfit.count", Severity::error, found, needed, facts.deck.outfits,
                        sentence(counted(found, one, std::string(one) + "s")) +
                            titles_text(facts.deck.outfits, facts) + "; a deck has exactly " +
                            number_word(needed),
                        found == 0 ? "name the one you play" : "keep the one you play"});
}

/// At most one legend; Classic has none.
void check_legend(const DeckFacts& facts, Findings& findings)
{
    const int found = static_cast<int>(facts.deck.legends.size());
    const int most = facts.limits().legends;
    if (found <= most) return;
    findings.push_back({"legend.count", Severity::error, found, most, facts.deck.legends,
                        sentence(counted(found, "legend", "legends")) +
                            titles_text(facts.deck.legends, facts) +
                            (most == 0 ? "; " + facts.rules.format().name + " has none"
                                       : "; a deck has " + number_word(most) + " at most"),
                        most == 0 ? "leave out every legend" : "keep " + number_word(most)});
}

void check_valued(const DeckFacts& facts, Findings& findings)
{
    const int found = valued_cards(facts.deck, facts.catalogue);
    const int needed = facts.limits().valued;
    if (found == needed) return;
    findings.push_back(
        {"size.valued",
         Severity::error,
         found,
         needed,
         {},
         std::to_string(found) + (found == 1 ? " card" : " cards") + " with a printed value; exactly " +
             std::to_string(needed) + " are needed",
         (found < needed ? "add " : "remove ") + counted(std::abs(needed - found), "card", "cards")});
}

void check_jokers(const DeckFacts& facts, Findings& findings)
{
    const int found = joker_count(facts.deck, facts.catalogue);
    const auto most = facts.limits().jokers;
    if (!most || found <= *most) return;
    std::vector<CardLine> jokers;
    for (const CardLine& line : facts.lines)
        if (line.card->type == CardType::joker) jokers.push_back(line);
    findings.push_back({"jokers.max", Severity::error, found, *most, ids_of(jokers),
                        sentence(counted(found, "joker", "jokers")) + "; " + allowed_text(*most) +
                            ", of any kind: " + cards_text(jokers),
                        removal_text(found - *most, jokers)});
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
