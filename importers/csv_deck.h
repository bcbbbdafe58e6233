#pragma once

#include <string_view>

#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand {

/// A table whose first row names the columns of a deck: a title or an id, and more.
bool is_csv_deck(std::string_view text);

/// Reads such a table: quantity, title, set, starting, code and type in any order, under any of their usual
/// names. The code decides where there is one.
Result<DeckImport> read_csv_deck(std::string_view text, const TitleIndex& index,
                                 const DeckFileOptions& options);

} // namespace drawhand
