#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/format.h"
#include "importers/catalogue_tables.h"

namespace drawhand {

/// Where the files that come with the program lie: $DRAWHAND_ASSETS, beside the installed program
/// (../share/drawhand), or in the checkout it was built from. Throws MachineError when there is none.
std::filesystem::path asset_folder();

CatalogueTables read_catalogue_tables();
/// The files of assets/formats: those that others build on come first.
std::vector<Format> read_formats();

/// A fingerprint of the tables: another one means that the database has to be renewed.
std::string revision_of(const CatalogueTables& tables);

/// The whole file; throws InputError (missing, not a file, too large) naming it.
std::string read_input_file(const std::string& path, std::size_t limit);

} // namespace drawhand
