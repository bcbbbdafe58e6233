#pragma once

#include <vector>

#include "legality/deck_facts.h"

namespace drawhand {

/// Ghost rock paid for one copy at setup: the printed cost, changed by the outfit's own rule, never
/// below 0. Discounts for bringing a card into play do not apply: starting is not bringing into play.
int starting_price(const Card& card, const Card* outfit);
int gang_cost(const std::vector<CardLine>& starters, const Card* outfit);

/// What the starters take of the five places, and which of them may not start at all.
struct StartingPlaces {
    int taken = 0;
    std::vector<CardLine> forbidden; // with `starting` cut down to the copies that may not
};

/// Dudes take a place each unless the card says otherwise; a Core deed takes the place of one dude;
/// a card on a starter or on the outfit may let a card of another type start.
StartingPlaces starting_places(const DeckFacts& facts, const std::vector<CardLine>& starters);

/// Does the card work for this outfit at the start: same gang, no gang, or named in its own limit?
bool may_start_for(const Card& card, const Card& outfit);

} // namespace drawhand
