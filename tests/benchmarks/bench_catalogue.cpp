#include "bench_catalogue.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "importers/format_file.h"

namespace drawhand::bench {

std::string text_of(const std::string& path)
{
    std::ifstream stream(path.starts_with('/') ? path : std::string(DT_SOURCE_DIR) + '/' + path,
                         std::ios::binary);
    if (!stream) throw std::runtime_error("cannot read " + path);
    std::ostringstream text;
    text << stream.rdbuf();
    return std::move(text).str();
}

CatalogueTables tables()
{
    const auto table = [](const char* name) { return text_of(std::string("assets/catalogue/") + name); };
    return {table("reloaded.tsv"), table("classic.tsv"), table("sets.tsv"), table("corrections.tsv")};
}

std::vector<Format> formats()
{
    std::vector<Format> made;
    for (const char* name : {"reloaded", "old-timer", "weird-west", "classic", "classic-after-knicknevin"})
        made.push_back(
            parse_format_file(text_of(std::string("assets/formats/") + name + ".json"), name, made).value());
    return made;
}

const CatalogueData& data()
{
    static const CatalogueData parsed = [] {
        CatalogueData made = parse_catalogue_tables(tables()).value();
        made.formats = lists_in_force(formats(), "2026-01-01");
        return made;
    }();
    return parsed;
}

const CardCatalogue& catalogue()
{
    static const CardCatalogue built = CardCatalogue::build(data()).value();
    return built;
}

} // namespace drawhand::bench
