#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand {

/// Up to `limit` titles that somebody who typed `typed` may have meant, the likeliest first.
/// Every typed word has to be near a word of the title.
std::vector<std::string> suggest_titles(const CardCatalogue& catalogue, std::string_view typed,
                                        std::size_t limit = 3);

} // namespace drawhand
