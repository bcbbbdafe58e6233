#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/card.h"

namespace drawhand {

/// A warning leaves the deck legal: the rules are silent, or only an official game forbids it.
enum class Severity : std::uint8_t { warning, error };

/// One broken rule, with what a player needs to repair it.
struct Finding {
    std::string rule; // stable id; tests, scripts and translations use it, not the wording
    Severity severity = Severity::error;
    int found = 0;
    int allowed = 0;
    std::vector<CardId> cards; // what to highlight
    std::string message;
    std::string fix;
    bool operator==(const Finding&) const = default;
};

} // namespace drawhand
