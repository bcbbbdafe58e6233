#pragma once

#include <string_view>
#include <vector>

#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand {

/// Reads the decks of a JSON file: published lists and own decks of DoomtownDB, decks of doomtown.online, one
/// or an array of them. `text` has passed checked_input.
Result<std::vector<DeckImport>> read_deck_json(std::string_view text, const TitleIndex& index,
                                               const DeckFileOptions& options);

} // namespace drawhand
