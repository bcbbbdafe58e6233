#pragma once

#include <vector>

#include "legality/deck_facts.h"
#include "legality/finding.h"

namespace drawhand {

/// Every family appends what it finds; none looks at what the others found.
using Findings = std::vector<Finding>;

void check_size(const DeckFacts& facts, Findings& findings);
void check_copies(const DeckFacts& facts, Findings& findings);
/// `official`: a ban is an error; otherwise it is only worth a warning.
void check_pool(const DeckFacts& facts, bool official, Findings& findings);
void check_start(const DeckFacts& facts, Findings& findings);

} // namespace drawhand
