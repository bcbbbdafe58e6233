#pragma once

#include "core/card_catalogue.h"

namespace drawhand::test {

/// The tables of assets/catalogue, parsed.
CatalogueData asset_data();

/// The full catalogue, built once for the whole test program.
const CardCatalogue& full_catalogue();

} // namespace drawhand::test
