#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace drawhand {

/// Meanings, not colours: a theme decides what they look like.
enum class Ink : std::uint8_t { plain, strong, muted, good, warning, bad };

/// The text in that ink on a terminal with colour, unchanged on any other.
std::string inked(std::string_view text, Ink ink, bool colour);

/// Text from outside, fit for a terminal: control characters, which could move the cursor or change
/// colours, become "?".
std::string printable(std::string_view text);

/// Broken between words into lines of at most `width` columns; a longer word stands alone, cut.
std::vector<std::string> broken_into_lines(std::string_view text, std::size_t width);

/// Left text and right text at the two ends of one line; the left one gives way.
std::string at_both_ends(std::string_view left, std::string_view right, std::size_t width);

} // namespace drawhand
