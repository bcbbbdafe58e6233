#pragma once

#include <span>
#include <string>
#include <string_view>

namespace drawhand {

/// The name that somebody who typed `typed` most likely meant, compared in folded form; empty when none is
/// near.
std::string nearest_name(std::string_view typed, std::span<const std::string> names);

} // namespace drawhand
