#pragma once

#include <string>
#include <string_view>

namespace drawhand {

/// A name or a line of a list: control characters and every kind of line break become blanks, bytes that are
/// no UTF-8 become U+FFFD, blanks at both ends go.
std::string one_line(std::string_view text);

/// A text of several lines that may stand in an XML document: line breaks as LF, what XML 1.0 forbids as
/// U+FFFD.
std::string xml_text(std::string_view text);

} // namespace drawhand
