#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "core/card_catalogue.h"

namespace drawhand {

/// Cards one a line, in at most `width` columns.
std::string card_table(std::span<const Card* const> cards, const CardCatalogue& catalogue, std::size_t width,
                       bool colour);

/// "Law Dogs", "Fearmongers/Outlaws", "drifter"; empty for other cards without a gang.
std::string gang_text(const Card& card);
/// "3 stud", "+2": what the card shoots with; empty without bullets.
std::string bullets_text(const CardFacts& card);
/// Long Classic ids are shown by their first eight characters, which are unique.
std::string short_id(const CardId& id);

} // namespace drawhand
