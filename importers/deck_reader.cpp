#include "importers/deck_reader.h"

#include "importers/text_deck.h"

namespace drawhand {

DeckReader::DeckReader(const CardCatalogue& catalogue) : catalogue_(catalogue), index_(catalogue) {}

Result<std::vector<DeckImport>> DeckReader::read(std::string_view text, const DeckFileOptions& options) const
{
    auto import = read_text_deck(text, catalogue_, options.file);
    if (!import) return tl::unexpected<Error>(import.error());
    return std::vector<DeckImport>{*std::move(import)};
}

} // namespace drawhand
