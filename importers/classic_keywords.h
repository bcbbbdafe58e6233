#pragma once

#include <string_view>
#include <vector>

#include "core/card.h"

namespace drawhand {

/// Classic files have no keyword field: the first sentences of the text are the keywords ("Private. Strike.
/// ..."). Reads them up to the first sentence that is none; "Huckster:1" is Huckster 1.
std::vector<Keyword> classic_keywords(std::string_view text);

} // namespace drawhand
