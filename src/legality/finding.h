#pragma once

#include <string>
#include <vector>

#include "core/card.h"
#include "core/severity.h"

namespace drawhand {

/// One broken rule, with what a player needs to repair it.
struct Finding {
    std::string rule; // stable id; tests, scripts and translations use it, not the wording
    Severity severity = Severity::error;
    int found = 0;
    int allowed = 0;
    std::vector<CardId> cards; // what to highlight
    std::string message;
    std::string fix; // the smallest change that helps
    bool operator==(const Finding&) const = default;
};

} // namespace drawhand
