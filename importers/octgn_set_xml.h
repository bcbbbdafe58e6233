#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "importers/card_file.h"

namespace drawhand {

/// set.xml of OCTGN, of either game. The set's name attribute counts; folder and file names lie.
/// Takes text that checked_input has let through.
Result<CardFile> read_octgn_set(std::string_view text, const std::string& file);

} // namespace drawhand
