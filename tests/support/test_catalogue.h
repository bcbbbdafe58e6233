#pragma once

#include <string>
#include <vector>

#include "core/card_catalogue.h"
#include "core/format.h"
#include "importers/deck_reader.h"

namespace drawhand::test {

/// The files of assets/formats, in the order of the program.
std::vector<Format> asset_formats();
/// The tables of assets/catalogue, parsed, with the newest lists of the formats.
CatalogueData asset_data();

/// The full catalogue, built once for the whole test program.
const CardCatalogue& full_catalogue();

/// Reads decks with the full catalogue; made once.
const DeckReader& deck_reader();
/// The only deck of a text; throws when there is none, or more.
DeckImport deck_from(const std::string& text, const std::string& file = "list.txt");

} // namespace drawhand::test
