#pragma once

#include <string>
#include <string_view>

#include "core/card_catalogue.h"
#include "core/deck_import.h"
#include "core/result.h"

namespace drawhand {

/// Reads a deck list in the plain text form of the deck database, or as people type it. Every line is
/// either read or reported; a misspelt title is never corrected silently. Fails when the text is too
/// large, is no text at all, or names no card that is known.
Result<DeckImport> read_text_deck(std::string_view text, const CardCatalogue& catalogue,
                                  const std::string& file);

} // namespace drawhand
