#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace drawhand {

inline constexpr std::size_t deepest_json = 64;
inline constexpr std::size_t most_json_values = 1'000'000;

/// Refuses JSON that would cost a parser too much, before one sees it: nested deeper than any real file, or
/// so many tiny values that 64 MB of text would need gigabytes. Says nothing about whether it is valid.
Result<void> check_json_limits(std::string_view json, const std::string& file);

} // namespace drawhand
