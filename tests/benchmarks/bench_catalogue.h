#pragma once

#include <string>

#include <vector>

#include "core/card_catalogue.h"
#include "core/format.h"
#include "importers/catalogue_tables.h"

namespace drawhand::bench {

/// A file of the checkout; throws when it cannot be read.
std::string text_of(const std::string& path);

CatalogueTables tables();
std::vector<Format> formats();
const CatalogueData& data();
const CardCatalogue& catalogue();

} // namespace drawhand::bench
