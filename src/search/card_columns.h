#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/card_catalogue.h"
#include "search/card_bits.h"
#include "search/search_field.h"

namespace drawhand {

/// The numbers of all cards, field by field, so that a comparison runs over one small array.
class CardColumns {
public:
    static constexpr std::int16_t missing = std::numeric_limits<std::int16_t>::min();

    explicit CardColumns(const CardCatalogue& catalogue);

    /// The numbers of a number field, one a card; `missing` where the card has none.
    std::span<const std::int16_t> numbers(SearchField field) const;

private:
    static constexpr std::size_t first = static_cast<std::size_t>(SearchField::value);
    static constexpr std::size_t count = static_cast<std::size_t>(SearchField::kung_fu) - first + 1;
    std::array<std::vector<std::int16_t>, count> columns_;
};

/// The number that a number field has on one card.
std::optional<int> number_on(const Card& card, SearchField field);

} // namespace drawhand
