#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand {

/// {"cards": [...], "count": n, "did_you_mean": [...]}; `count` may be more than are shown.
std::string cards_json(std::span<const Card* const> cards, std::size_t count,
                       const std::vector<std::string>& did_you_mean);

/// {"cards": [{..., "printings": [...], "versions": [...], "formats": {...}}]}
std::string card_pages_json(std::span<const Card* const> cards, const CardCatalogue& catalogue);

} // namespace drawhand
