#pragma once

#include "core/card.h"
#include "core/deck.h"

namespace drawhand::test {

/// A plausible deck of the full catalogue, the same for the same seed: one outfit, sometimes a legend, 52
/// cards with a value, up to five starters (non-unique dudes with several copies), up to two jokers of every
/// kind; sometimes two printings of one card, odd characters in the name, notes, tags, a format, and lines
/// that name no known card. Its entries are in no order; it is rarely legal.
Deck random_deck(unsigned seed, Game game);

} // namespace drawhand::test
