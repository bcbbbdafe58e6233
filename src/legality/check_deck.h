#pragma once

#include <optional>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "legality/finding.h"
#include "legality/ruleset.h"

namespace drawhand {

struct CheckOptions {
    bool official =
        true; // as for a tournament: banned cards and cards outside the pool are errors, not warnings
};

/// Everything that is wrong with the deck, all at once. `rules` were built for this catalogue.
std::vector<Finding> check_deck(const Deck& deck, const CardCatalogue& catalogue, const Ruleset& rules,
                                CheckOptions options = {});

/// Legal as long as there is no error.
bool is_legal(const std::vector<Finding>& findings);

/// Ghost rock at setup. Without an outfit there is no stash, hence nothing left.
struct Stash {
    std::optional<int> outfit;
    int legend = 0; // added to the outfit's figure; never positive on today's cards
    int gang_cost = 0;
    std::optional<int> left;
    bool operator==(const Stash&) const = default;
};

Stash stash_of(const Deck& deck, const CardCatalogue& catalogue, const Choices& choices = {});

/// What the copies of one starter cost.
struct PaidStarter {
    const Card* card = nullptr;
    int copies = 0;
    int printed = 0; // one copy
    int paid = 0;    // one copy, after the changes that count at the start
};

/// The starters with their prices, in the order of the deck.
std::vector<PaidStarter> paid_starters(const Deck& deck, const CardCatalogue& catalogue,
                                       const Choices& choices = {});

} // namespace drawhand
