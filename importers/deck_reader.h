#pragma once

#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand {

/// Reads decks in every format people have, recognised by content. Making one takes a few milliseconds,
/// reading a deck with it less than one; it is never changed, so threads may share it. The catalogue has to
/// outlive it.
class DeckReader {
public:
    explicit DeckReader(const CardCatalogue& catalogue);

    /// All decks of the file, at least one. Every line of it is either read or among the skipped ones. Fails
    /// when the text is no deck at all, with the place where that shows.
    Result<std::vector<DeckImport>> read(std::string_view text, const DeckFileOptions& options) const;

private:
    TitleIndex index_;
};

} // namespace drawhand
