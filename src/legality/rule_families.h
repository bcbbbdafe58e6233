#pragma once

#include <vector>

#include "legality/deck_facts.h"
#include "legality/finding.h"

namespace drawhand {

/// Every family appends what it finds; none looks at what the others found.
using Findings = std::vector<Finding>;

/// How many outfits, legends, cards with a value, jokers.
void check_size(const DeckFacts& facts, Findings& findings);
/// How many cards on a face and of a title.
void check_copies(const DeckFacts& facts, Findings& findings);
/// Which cards are no part of a deck of this format. `official`: a ban is an error; otherwise it is worth a
/// warning, unless the format says that it always counts.
void check_pool(const DeckFacts& facts, bool official, Findings& findings);
/// How many may start, and whether the stash pays for them.
void check_start(const DeckFacts& facts, Findings& findings);
/// Who may start: gangs, Core deeds, uniqueness, Grifters, and what a card needs beside it.
void check_gang(const DeckFacts& facts, Findings& findings);
/// The format's own limits over search queries.
void check_house_rules(const DeckFacts& facts, Findings& findings);

} // namespace drawhand
