#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace drawhand {

std::string_view trimmed(std::string_view text);
std::string lower_case(std::string_view text); // ASCII letters only

/// A title, name or keyword: entities decoded (some files escape them twice), hard blanks made soft, trimmed.
std::string plain_line(std::string_view text);

/// Rules text without its light HTML: tags dropped, an image as its title in brackets, entities decoded,
/// every kind of line break as LF. A bare "&" or "<" stays.
std::string plain_text(std::string_view markup);

/// C0 and C1 control characters and DEL; they have no business in a title.
bool has_control_character(std::string_view text);

/// Those characters, but for the ASCII ones in `kept`, as `instead`.
std::string with_controls_replaced(std::string_view text, char instead, std::string_view kept = {});

/// A piece of a file's content that is fit for a message: short, without control characters.
std::string for_message(std::string_view text);

/// A GUID in lower case, or nothing. Real files have upper case and trailing line breaks.
std::optional<std::string> parse_guid(std::string_view text);

} // namespace drawhand
