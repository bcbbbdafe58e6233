#include "core/deck_structure.h"

#include <algorithm>
#include <map>

namespace drawhand {

namespace {

/// Calls `visit(card, copies, starting)` for every entry whose card is known.
template <class Visit>
void for_each_entry(const Deck& deck, const CardCatalogue& catalogue, Visit visit)
{
    for (const DeckEntry& entry : deck.entries)
        if (const Card* card = catalogue.find(entry.id)) visit(*card, entry.copies, entry.starting);
}

} // namespace

TypeCounts count_types(const Deck& deck, const CardCatalogue& catalogue)
{
    TypeCounts types;
    const auto add = [&types](const Card& card, int copies) {
        types.counts[static_cast<std::size_t>(card.type)] += copies;
    };
    for (const auto* named : {&deck.outfits, &deck.legends})
        for (const CardId& id : *named)
            if (const Card* card = catalogue.find(id)) add(*card, 1);
    for_each_entry(deck, catalogue, [&](const Card& card, int copies, int) { add(card, copies); });
    return types;
}

JokerCounts count_jokers(const Deck& deck, const CardCatalogue& catalogue)
{
    JokerCounts jokers;
    for_each_entry(deck, catalogue, [&](const Card& card, int copies, int) {
        if (card.joker) jokers.counts[static_cast<std::size_t>(*card.joker)] += copies;
    });
    return jokers;
}

std::vector<GangCount> count_gangs(const Deck& deck, const CardCatalogue& catalogue)
{
    std::map<std::string, int> copies_of_gang;
    for_each_entry(deck, catalogue, [&](const Card& card, int copies, int) {
        if (!card.deck_card || card.type == CardType::joker) return;
        if (is_neutral(card))
            copies_of_gang["Neutral"] += copies;
        else
            for (const std::string& gang : card.gangs)
                copies_of_gang[gang] += copies;
    });
    std::vector<GangCount> gangs;
    for (const auto& [gang, copies] : copies_of_gang)
        gangs.push_back({gang, copies});
    std::ranges::stable_sort(gangs, std::ranges::greater{}, &GangCount::copies);
    return gangs;
}

std::vector<int> cost_curve(const Deck& deck, const CardCatalogue& catalogue, std::optional<CardType> type)
{
    std::vector<int> curve;
    for_each_entry(deck, catalogue, [&](const Card& card, int copies, int) {
        const auto cost = card.stat(Stat::cost);
        if (!cost || *cost < 0 || !card.deck_card || (type && card.type != *type)) return;
        const auto index = static_cast<std::size_t>(*cost);
        if (curve.size() <= index) curve.resize(index + 1);
        curve[index] += copies;
    });
    return curve;
}

Income first_income(const Deck& deck, const CardCatalogue& catalogue)
{
    Income income;
    for (const Card* card : {outfit_of(deck, catalogue), legend_of(deck, catalogue)})
        if (card) income.production += card->stat(Stat::production).value_or(0);
    for_each_entry(deck, catalogue, [&](const Card& card, int, int starting) {
        income.production += starting * card.stat(Stat::production).value_or(0);
        income.upkeep += starting * card.stat(Stat::upkeep).value_or(0);
    });
    return income;
}

} // namespace drawhand
