#pragma once

#include <optional>

#include "core/card.h"

namespace drawhand {

/// The numbers of deck building. A limit that a game does not know is empty.
struct DeckRules {
    int valued = 52;
    int jokers = 2;
    int outfits = 1;
    int legends = 1;
    std::optional<int> same_face = 4;
    int same_title = 4;
    int starting_places = 5;
    std::optional<int> grifters = 1;
};

/// Reloaded and Weird West share their rules. Classic knows no legends, no limit on equal faces and no
/// rule about Grifters; its rulebook leaves the jokers open and the joker cards say two.
DeckRules rules_of(Game game);

} // namespace drawhand
