#pragma once

#include <string>
#include <vector>

#include "core/card.h"

namespace drawhand {

/// A printed number as people read it: "3", "3*", or "none".
std::string stat_text(const CardFacts& card, Stat stat);

/// Every fact that differs, in words: "cost 3 -> 4", "text added". Empty when nothing differs.
std::vector<std::string> differences(const CardFacts& before, const CardFacts& after);

} // namespace drawhand
