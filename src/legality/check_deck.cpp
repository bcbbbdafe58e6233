#include "legality/check_deck.h"

#include <algorithm>

#include "legality/rule_families.h"
#include "legality/starting_gang.h"

namespace drawhand {

std::vector<Finding> check_deck(const Deck& deck, const CardCatalogue& catalogue, const Ruleset& rules,
                                CheckOptions options)
{
    const DeckFacts facts{deck,
                          catalogue,
                          rules,
                          card_lines(deck, catalogue),
                          outfit_of(deck, catalogue),
                          legend_of(deck, catalogue)};
    std::vector<Finding> findings;
    check_size(facts, findings);
    check_copies(facts, findings);
    check_pool(facts, options.official, findings);
    check_start(facts, findings);
    check_gang(facts, findings);
    check_house_rules(facts, findings);
    return findings;
}

bool is_legal(const std::vector<Finding>& findings)
{
    return std::ranges::find(findings, Severity::error, &Finding::severity) == findings.end();
}

Stash stash_of(const Deck& deck, const CardCatalogue& catalogue, const Choices& choices)
{
    const Card* outfit = outfit_of(deck, catalogue);
    const Card* legend = legend_of(deck, catalogue);
    Stash stash;
    // Classic has no legends: one in a Classic deck is a fault of its own and pays nothing.
    if (legend && (!outfit || outfit->game == Game::reloaded))
        stash.legend = legend->stat(Stat::stash).value_or(0);
    for (const PaidStarter& starter : paid_starters(deck, catalogue, choices))
        stash.gang_cost += starter.copies * starter.paid;
    if (!outfit) return stash;
    stash.outfit = outfit->stat(Stat::stash).value_or(0);
    stash.left = *stash.outfit + stash.legend - stash.gang_cost;
    return stash;
}

std::vector<PaidStarter> paid_starters(const Deck& deck, const CardCatalogue& catalogue,
                                       const Choices& choices)
{
    const std::vector<CardLine> starters = starters_of(card_lines(deck, catalogue));
    const Setup setup{outfit_of(deck, catalogue), legend_of(deck, catalogue), starters, choices};
    std::vector<PaidStarter> paid;
    for (const CardLine& line : starters)
        paid.push_back({line.card, line.starting, line.card->stat(Stat::cost).value_or(0),
                        starting_price(*line.card, setup)});
    return paid;
}

} // namespace drawhand
