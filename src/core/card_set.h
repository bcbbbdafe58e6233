#pragma once

#include <optional>
#include <string>

#include "core/card.h"

namespace drawhand {

/// A product that cards were printed in. Promos have no date; the dates of the Classic sets are not known.
struct CardSet {
    Game game = Game::reloaded;
    std::string code; // mixed case as published: "TCaR"; Classic sets are keyed by their name
    std::string name;
    std::string released;      // YYYY-MM-DD or empty
    std::optional<int> cycle;  // 0: promos
    std::optional<int> number; // position in its cycle; Classic: order of appearance
    bool operator==(const CardSet&) const = default;
};

/// The code, or initials where a set has only a long name: "Mouth of Hell" is MoH.
std::string short_code(const CardSet& set);

} // namespace drawhand
