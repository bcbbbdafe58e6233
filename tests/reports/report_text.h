#pragma once

#include <string>
#include <string_view>

namespace drawhand::test {

bool holds(std::string_view text, std::string_view part);
/// Columns of the longest line.
std::size_t widest_line(std::string_view text);
/// Without the escape sequences that colour a terminal.
std::string without_colour(std::string_view text);

} // namespace drawhand::test
