#pragma once

#include <string_view>

#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"

namespace drawhand {

/// Most lines are "Value,Suit" (1..13 and a letter) or jokers.
bool is_poker_list(std::string_view text);

/// Reads such a list of 5 to 60 cards: faces without cards, good for odds only.
Result<DeckImport> read_poker_list(std::string_view text, const DeckFileOptions& options);

} // namespace drawhand
