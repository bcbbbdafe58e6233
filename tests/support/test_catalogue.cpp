#include "support/test_catalogue.h"

#include <stdexcept>

#include "importers/catalogue_tables.h"
#include "support/text_file.h"

namespace drawhand::test {

CatalogueData asset_data()
{
    const auto table = [](const char* name) {
        return text_of(source_file(std::string("assets/catalogue/") + name));
    };
    auto data = parse_catalogue_tables({table("reloaded.tsv"), table("classic.tsv"), table("sets.tsv"),
                                        table("corrections.tsv"), table("formats.tsv")});
    if (!data) throw std::runtime_error(describe(data.error()));
    return *std::move(data);
}

const CardCatalogue& full_catalogue()
{
    static const CardCatalogue catalogue = [] {
        auto built = CardCatalogue::build(asset_data());
        if (!built) throw std::runtime_error(describe(built.error()));
        return *std::move(built);
    }();
    return catalogue;
}

const DeckReader& deck_reader()
{
    static const DeckReader reader(full_catalogue());
    return reader;
}

DeckImport deck_from(const std::string& text, const std::string& file)
{
    auto decks = deck_reader().read(text, {file, nullptr});
    if (!decks) throw std::runtime_error(describe(decks.error()));
    if (decks->size() != 1) throw std::runtime_error(file + " holds several decks");
    return std::move(decks->front());
}

} // namespace drawhand::test
