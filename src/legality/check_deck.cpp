#include "legality/check_deck.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "legality/rule_families.h"
#include "legality/starting_gang.h"

namespace drawhand {

namespace {

const FormatList& own_list(const CardCatalogue& catalogue, std::string_view format)
{
    if (const FormatList* own = catalogue.find_format(format)) return *own;
    throw std::invalid_argument("no format \"" + std::string(format) + "\" in the catalogue");
}

} // namespace

std::vector<Finding> check_deck(const Deck& deck, const CardCatalogue& catalogue, const FormatList& list,
                                CheckOptions options)
{
    const DeckFacts facts{deck,
                          catalogue,
                          own_list(catalogue, list.format),
                          rules_of(list.game),
                          card_lines(deck, catalogue),
                          outfit_of(deck, catalogue),
                          legend_of(deck, catalogue)};
    std::vector<Finding> findings;
    check_size(facts, findings);
    check_copies(facts, findings);
    check_pool(facts, options.official, findings);
    check_start(facts, findings);
    return findings;
}

bool is_legal(const std::vector<Finding>& findings)
{
    return std::ranges::find(findings, Severity::error, &Finding::severity) == findings.end();
}

const FormatList& default_format(const Deck& deck, const CardCatalogue& catalogue)
{
    if (const FormatList* own = catalogue.find_format(deck.format)) return *own;
    return own_list(catalogue, game_name(game_of(deck, catalogue)));
}

Stash stash_of(const Deck& deck, const CardCatalogue& catalogue)
{
    const Card* outfit = outfit_of(deck, catalogue);
    const Card* legend = legend_of(deck, catalogue);
    Stash stash;
    // Classic has no legends: one in a Classic deck is a fault of its own and pays nothing.
    if (legend && (!outfit || outfit->game == Game::reloaded))
        stash.legend = legend->stat(Stat::stash).value_or(0);
    stash.gang_cost = gang_cost(starters_of(card_lines(deck, catalogue)), outfit);
    if (!outfit) return stash;
    stash.outfit = outfit->stat(Stat::stash).value_or(0);
    stash.left = *stash.outfit + stash.legend - stash.gang_cost;
    return stash;
}

} // namespace drawhand
