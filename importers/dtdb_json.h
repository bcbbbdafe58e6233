#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "importers/card_file.h"

namespace drawhand {

/// Answers of the DoomtownDB API (cards, one card, sets; plain or as JSONP) and townsquare's pack files.
/// Takes text that checked_input has let through.
Result<CardFile> read_dtdb_json(std::string_view text, const std::string& file);

} // namespace drawhand
