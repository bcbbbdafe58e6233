#pragma once

#include <optional>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "legality/finding.h"

namespace drawhand {

struct CheckOptions {
    bool official =
        true; // as for a tournament: banned cards and cards outside the pool are errors, not warnings
};

/// Everything that is wrong with the deck, all at once. `list` has to be one of the catalogue's formats.
std::vector<Finding> check_deck(const Deck& deck, const CardCatalogue& catalogue, const FormatList& list,
                                CheckOptions options = {});

/// Legal as long as there is no error.
bool is_legal(const std::vector<Finding>& findings);

/// The format to judge a deck by when nobody named one: the deck's own, else its game's.
const FormatList& default_format(const Deck& deck, const CardCatalogue& catalogue);

/// Ghost rock at setup. Without an outfit there is no stash, hence nothing left.
struct Stash {
    std::optional<int> outfit;
    int legend = 0; // added to the outfit's figure; never positive on today's cards
    int gang_cost = 0;
    std::optional<int> left;
    bool operator==(const Stash&) const = default;
};

Stash stash_of(const Deck& deck, const CardCatalogue& catalogue);

} // namespace drawhand
