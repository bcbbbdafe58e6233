#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/result.h"

namespace drawhand {

/// One fact about one card that its printed numbers do not tell: `key` is one of correction_keys().
struct Correction {
    Game game = Game::reloaded;
    CardId card;
    std::string key;
    std::string value;
    std::string source; // where the fact comes from, for people
    bool operator==(const Correction&) const = default;
};

struct CorrectionKey {
    std::string_view name;
    std::string_view meaning;
};

/// The closed list of keys; any other word in a corrections file is an error.
const std::vector<CorrectionKey>& correction_keys();

/// Applies one correction; says what is wrong with its key or value.
Result<void> apply_correction(Card& card, const Correction& correction);

} // namespace drawhand
