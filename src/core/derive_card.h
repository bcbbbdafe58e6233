#pragma once

#include <span>

#include "core/card.h"
#include "core/correction.h"
#include "core/result.h"

namespace drawhand {

/// Works out everything that follows from the printed facts: keys, skills, uniqueness, start rules;
/// then applies this card's corrections.
Result<Card> derive_card(CardFacts facts, std::span<const Correction> corrections);

/// Says what cannot be on a card ("a dude is printed with hearts"); empty when the facts hang together.
std::string fault_in(const CardFacts& facts);

} // namespace drawhand
