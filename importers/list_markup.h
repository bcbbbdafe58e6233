#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace drawhand {

/// How a list is dressed up for a web page or a forum.
enum class Markup : std::uint8_t { none, markdown, bbcode };

/// BBCode and Markdown are told by their links and headings; "#" alone may begin a comment.
Markup markup_of(std::string_view text);

/// A line without links, tags and italics.
struct UnmarkedLine {
    std::string text;
    std::string card_code; // of the card page that the line links to
};
UnmarkedLine without_markup(std::string_view line);

} // namespace drawhand
