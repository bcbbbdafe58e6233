#pragma once

#include <string_view>

#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand {

/// Reads an OCTGN deck (.o8d) of either game. Cards are found by their GUID and, where that is not known, by
/// their name; the starting copies stand in a section of their own. `text` has passed checked_input.
Result<DeckImport> read_octgn_deck(std::string_view text, const TitleIndex& index,
                                   const DeckFileOptions& options);

} // namespace drawhand
