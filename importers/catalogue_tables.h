#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/result.h"

namespace drawhand {

/// The texts of assets/catalogue/, one member a file.
struct CatalogueTables {
    std::string reloaded;
    std::string classic;
    std::string sets;
    std::string corrections;
};

/// Reads the project's own tables. A wrong word is an error with file and line, never a default.
Result<CatalogueData> parse_catalogue_tables(const CatalogueTables& tables);

Result<std::vector<CardFacts>> parse_card_table(std::string_view text, Game game, const std::string& file);
Result<std::vector<CardSet>> parse_set_table(std::string_view text, const std::string& file);
Result<std::vector<Correction>> parse_correction_table(std::string_view text, const std::string& file);

} // namespace drawhand
