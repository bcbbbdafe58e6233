#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace drawhand {

/// What every reader of a file from outside wants: at most 64 MB, valid UTF-8, no NUL byte, not blank.
/// Gives the text without byte order mark.
Result<std::string_view> checked_input(std::string_view text, const std::string& file);

/// Where a byte stands, for people: "cards.json, line 3, column 7". Columns count bytes.
std::string place_at(std::string_view text, std::size_t byte, const std::string& file);

/// As place_at, for formats whose readers only know the line well.
std::string line_at(std::string_view text, std::size_t byte, const std::string& file);

} // namespace drawhand
