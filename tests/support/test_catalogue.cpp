#include "support/test_catalogue.h"

#include <stdexcept>

#include "importers/catalogue_tables.h"
#include "importers/format_file.h"
#include "support/text_file.h"

namespace drawhand::test {

std::vector<Format> asset_formats()
{
    std::vector<Format> formats;
    for (const char* name : {"reloaded", "old-timer", "weird-west", "classic", "classic-after-knicknevin"}) {
        const std::string file = std::string("assets/formats/") + name + ".json";
        auto format = parse_format_file(text_of(source_file(file)), file, formats);
        if (!format) throw std::runtime_error(describe(format.error()));
        formats.push_back(*std::move(format));
    }
    return formats;
}

CatalogueData asset_data()
{
    const auto table = [](const char* name) {
        return text_of(source_file(std::string("assets/catalogue/") + name));
    };
    auto data = parse_catalogue_tables(
        {table("reloaded.tsv"), table("classic.tsv"), table("sets.tsv"), table("corrections.tsv")});
    if (!data) throw std::runtime_error(describe(data.error()));
    data->formats = lists_in_force(asset_formats(), "2026-01-01");
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
