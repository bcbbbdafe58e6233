#include "search/card_columns.h"

#include <algorithm>

namespace drawhand {

namespace {

/// Value + bullets + influence, each read with its limits; only dudes have grit.
std::optional<int> grit(const Card& card)
{
    if (card.type != CardType::dude || !card.face) return std::nullopt;
    return card.face->value.pips() + std::max(card.stat(Stat::bullets).value_or(0), 0) +
           std::max(card.stat(Stat::influence).value_or(0), 0);
}

} // namespace

std::optional<int> number_on(const Card& card, SearchField field)
{
    switch (field) {
    case SearchField::value: return card.face ? std::optional(card.face->value.pips()) : std::nullopt;
    case SearchField::cost: return card.stat(Stat::cost);
    case SearchField::upkeep: return card.stat(Stat::upkeep);
    case SearchField::production: return card.stat(Stat::production);
    case SearchField::bullets: return card.stat(Stat::bullets);
    case SearchField::influence: return card.stat(Stat::influence);
    case SearchField::control: return card.stat(Stat::control);
    case SearchField::stash: return card.stat(Stat::stash);
    case SearchField::difficulty: return card.difficulty;
    case SearchField::experienced:
        return card.experienced > 0 ? std::optional(card.experienced) : std::nullopt;
    case SearchField::grit: return grit(card);
    case SearchField::huckster: return card.skill(Skill::huckster);
    case SearchField::blessed: return card.skill(Skill::blessed);
    case SearchField::shaman: return card.skill(Skill::shaman);
    case SearchField::mad_scientist: return card.skill(Skill::mad_scientist);
    case SearchField::kung_fu: return card.skill(Skill::kung_fu);
    default: return std::nullopt;
    }
}

CardColumns::CardColumns(const CardCatalogue& catalogue)
{
    for (std::size_t i = 0; i < count; ++i) {
        columns_[i].reserve(catalogue.cards().size());
        for (const Card& card : catalogue.cards()) {
            const auto number = number_on(card, static_cast<SearchField>(first + i));
            columns_[i].push_back(number ? static_cast<std::int16_t>(std::clamp(*number, -32'000, 32'000))
                                         : missing);
        }
    }
}

std::span<const std::int16_t> CardColumns::numbers(SearchField field) const
{
    return columns_[static_cast<std::size_t>(field) - first];
}

} // namespace drawhand
