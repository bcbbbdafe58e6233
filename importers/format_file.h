#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/format.h"
#include "core/result.h"

namespace drawhand {

/// Reads a format (assets/formats/ holds examples). `known` are the formats that it may name as its "base";
/// what it has from there loses its line numbers, because they are those of another file.
/// Cards, sets and queries are not looked up.
Result<Format> parse_format_file(std::string_view text, const std::string& file,
                                 std::span<const Format> known);

} // namespace drawhand
