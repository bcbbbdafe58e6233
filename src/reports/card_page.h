#pragma once

#include <cstddef>
#include <string>

#include "core/card_catalogue.h"

namespace drawhand {

/// One card with all it is known for: numbers, keywords, printings, where it is legal, special rules.
std::string card_page(const Card& card, const CardCatalogue& catalogue, std::size_t width, bool colour);

} // namespace drawhand
