#pragma once

#include <span>
#include <string>
#include <vector>

#include "legality/deck_facts.h"

namespace drawhand {

/// What stands on the table when the gang is paid.
struct Setup {
    const Card* outfit = nullptr;
    const Card* legend = nullptr;
    std::span<const CardLine> starters;
    const Choices& choices;
};

/// Ghost rock paid for one copy at setup: the printed cost, changed by the outfit's own rule, never
/// below 0. Starting is not bringing into play, so discounts for that do not apply; discounts for what
/// is in play count only where the format wants it (AMB-16).
int starting_price(const Card& card, const Setup& setup);

/// What the starters take of the five places, and which of them may not start at all.
struct StartingPlaces {
    int taken = 0;
    std::vector<int> slots;          // per copy, of the starters in their order
    std::vector<CardLine> forbidden; // with `starting` cut down to the copies that may not
};

/// Dudes take a place each unless the card says otherwise; a Core deed takes the place of one dude
/// (AMB-3); a card on a starter or on the outfit may let a card of another type start.
StartingPlaces starting_places(const DeckFacts& facts, const std::vector<CardLine>& starters);

/// Does the card work for this outfit at the start: same gang, no gang, or named in its own limit?
bool may_start_for(const Card& card, const Card& outfit, const Ruleset& rules);

/// The gangs that a Core deed without a known gang fits by its theme; empty for all other cards.
std::vector<std::string> themed_gangs(const Card& card);

} // namespace drawhand
