#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"

namespace drawhand {

inline constexpr std::size_t card_type_count = 10;
inline constexpr std::size_t joker_kind_count = 5;

/// Copies of each type, starters included; outfits and legends as well.
struct TypeCounts {
    std::array<int, card_type_count> counts{};
    int of(CardType type) const { return counts[static_cast<std::size_t>(type)]; }
};
TypeCounts count_types(const Deck& deck, const CardCatalogue& catalogue);

struct JokerCounts {
    std::array<int, joker_kind_count> counts{};
    int of(JokerKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
};
JokerCounts count_jokers(const Deck& deck, const CardCatalogue& catalogue);

/// Copies of deck cards that carry a gang's symbol; a card of two gangs counts for both, one without for
/// "Neutral". Most copies first, then by name. Outfit, legend and jokers are left out.
struct GangCount {
    std::string gang;
    int copies = 0;
    bool operator==(const GangCount&) const = default;
};
std::vector<GangCount> count_gangs(const Deck& deck, const CardCatalogue& catalogue);

/// Copies by cost: [3] cost 3 ghost rock. Reaches up to the dearest card; cards without a printed cost are
/// left out. `type` looks at one type only.
std::vector<int> cost_curve(const Deck& deck, const CardCatalogue& catalogue,
                            std::optional<CardType> type = std::nullopt);

/// Ghost rock of the first day: what the outfit, the legend and the starters produce, less the starters'
/// upkeep. Abilities that change it in the game are not counted.
struct Income {
    int production = 0;
    int upkeep = 0;
    int net() const { return production - upkeep; }
    bool operator==(const Income&) const = default;
};
Income first_income(const Deck& deck, const CardCatalogue& catalogue);

} // namespace drawhand
