#pragma once

#include <string_view>

#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand {

/// Reads a deck list in one of the text forms of the deck database (plain, Markdown, BBCode), in that of
/// doomtown.online, or as people type it. `text` has passed checked_input. Every line is either read or
/// reported; a misspelt title is never corrected silently. Fails when the text is too large or when nothing
/// in it looks like a card.
Result<DeckImport> read_text_deck(std::string_view text, const TitleIndex& index,
                                  const DeckFileOptions& options);

} // namespace drawhand
