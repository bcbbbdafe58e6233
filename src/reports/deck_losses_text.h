#pragma once

#include <string>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"

namespace drawhand {

/// What of a deck is not there any more when its file is read again, a sentence for each; empty when the two
/// hold the same.
std::vector<std::string> losses_text(const Deck& written, const Deck& read_back,
                                     const CardCatalogue& catalogue);

} // namespace drawhand
