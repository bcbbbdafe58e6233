#pragma once

#include <cstddef>
#include <string_view>

namespace drawhand {

/// Letters to insert, delete, replace or swap with their neighbour to turn `a` into `b`
/// (bytes; meant for folded titles). Gives up beyond `limit` and returns limit + 1.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

} // namespace drawhand
