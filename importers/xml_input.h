#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace pugi {
class xml_document;
}

namespace drawhand {

inline constexpr std::string_view octgn_reloaded_game = "b440d120-025a-4fbe-9f8d-3873acacb37b";
inline constexpr std::string_view octgn_classic_game = "9afa6473-fd81-41b9-955f-8f67c7d3f423";

/// Parses XML from outside. Refused are a DOCTYPE (its entities are never expanded; none of these files has
/// one), more than two million elements and attributes, and references to the character NUL.
Result<void> load_xml(std::string_view text, const std::string& file, pugi::xml_document& document);

} // namespace drawhand
