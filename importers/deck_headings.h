#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace drawhand {

/// What the lines below a heading are. Only starters matter: everything else follows from the card.
enum class DeckSection : std::uint8_t { cards, starting, jokers };

/// "Deeds (14)", "Dude:", "== Actions ==", "Starting Posse (4)"; nothing for any other line.
std::optional<DeckSection> parse_heading(std::string_view line);

/// "#" or "//" at the start, or a line without a letter or digit, drawn to separate.
bool is_comment(std::string_view line);

/// A line that the sites add below or above a list: pack ranges, the count, where it was published.
bool is_site_line(std::string_view line);

} // namespace drawhand
