#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand::bench {

/// The baseline: looks at every card and compares texts, folding each title anew, as a first version would.
std::vector<const Card*> plain_title_scan(const CardCatalogue& catalogue, std::string_view words);

/// The baseline for conditions: every card is asked every question, by name.
std::vector<const Card*> plain_scan(const CardCatalogue& catalogue,
                                    const std::function<bool(const Card&)>& fits);

} // namespace drawhand::bench
