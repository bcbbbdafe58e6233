#pragma once

#include <string>
#include <vector>

#include "core/deck.h"
#include "legality/check_deck.h"

namespace drawhand::test {

/// A legal deck without starters: the outfit and 52 different cards that are no dudes, at most two on any
/// face. Reloaded or Classic follows from the outfit.
Deck deck_of(const char* outfit);

/// Adds copies and takes as many filler cards out, those with the same face or title first: still 52 cards.
Deck with(Deck deck, const char* id, int copies, int starting = 0);
Deck without_filler(Deck deck, int copies);
/// Adds one starting copy of each.
Deck starting(Deck deck, const std::vector<const char*>& ids);

/// The full id of the Classic card whose id begins like this.
std::string classic_id(const std::string& prefix);

/// Rule ids of the findings, sorted; a warning has a "?" behind it. Separated by blanks.
std::string rules_broken(const Deck& deck, const char* format = nullptr, CheckOptions options = {});
/// The one finding with this rule; fails the test when there is none.
Finding finding(const Deck& deck, const char* rule, const char* format = nullptr);

} // namespace drawhand::test
