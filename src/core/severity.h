#pragma once

#include <cstdint>

namespace drawhand {

/// A warning leaves the deck legal: the rules are silent, or only an official game forbids it.
enum class Severity : std::uint8_t { warning, error };

} // namespace drawhand
