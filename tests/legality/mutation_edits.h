#pragma once

#include <string>
#include <vector>

#include "rule_breaker.h"

namespace drawhand::test {

/// A way to break one rule. `make` returns false where the deck or its format offers no such way.
struct Edit {
    std::string name;
    std::string broken; // as rules_broken says it
    bool (*make)(RuleBreaker&);
};

/// Edits that concern the outfit, the legend and the cards.
const std::vector<Edit>& deck_edits();
/// Edits that concern the starters.
const std::vector<Edit>& start_edits();

inline bool in_format(const RuleBreaker& b, const Card& card)
{
    return card.game == b.game() && b.rules().in_pool(card) && !b.rules().is_banned(card);
}

} // namespace drawhand::test
