#pragma once

#include <cstddef>
#include <string>

namespace drawhand {

/// A bar of `width` columns for a probability, drawn in eighths of a column: `solid` of it in full (what
/// a legal hand reaches), the rest up to `whole` lighter (what cheatin' adds).
std::string two_tone_bar(double solid, double whole, std::size_t width, bool colour);

} // namespace drawhand
