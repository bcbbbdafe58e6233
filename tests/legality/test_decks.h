#pragma once

#include <string>
#include <vector>

#include "core/deck.h"
#include "core/deck_import.h"
#include "legality/check_deck.h"
#include "support/test_rulesets.h"

namespace drawhand::test {

/// A legal deck without starters: the outfit and 52 different cards that are no dudes, at most two on any
/// face. Reloaded or Classic follows from the outfit.
Deck deck_of(const char* outfit);

/// Adds copies and takes as many filler cards out, those with the same face or title first: still 52 cards.
Deck with(Deck deck, const char* id, int copies, int starting = 0);
Deck without_filler(Deck deck, int copies);
/// Adds one starting copy of each.
Deck starting(Deck deck, const std::vector<const char*>& ids);

/// The starters that most tests use: drifters of Reloaded for 3 + 1 + 3 + 2 + 3 = 12 ghost rock.
const std::vector<const char*>& five_drifters();
std::vector<const char*> plus(std::vector<const char*> ids, const std::vector<const char*>& more);

/// Has these legends, and no others.
Deck with_legends(Deck deck, const std::vector<const char*>& ids);
/// Names one more outfit.
Deck with_another_outfit(Deck deck, const char* id);
Deck without_outfit(Deck deck);

/// A deck of assets/decks.
DeckImport sample_deck(const std::string& file);
std::vector<std::string> sample_files();

/// The full id of the Classic card whose id begins like this.
std::string classic_id(const std::string& prefix);

/// Rule ids of the findings, sorted; a warning has a "?" behind it. Separated by blanks.
std::string rules_broken(const Deck& deck, const char* format = nullptr, CheckOptions options = {});
std::string rules_broken(const Deck& deck, const Ruleset& rules, CheckOptions options = {});
/// The one finding with this rule; fails the test when there is none.
Finding finding(const Deck& deck, const char* rule, const char* format = nullptr);
Finding finding(const Deck& deck, const char* rule, const Ruleset& rules);

/// A row of a table: what it shows, and the rules that the deck breaks in its game's own format or another.
struct DeckCase {
    std::string what;
    Deck deck;
    const char* broken;
    const char* format = nullptr;
};
void check_cases(const std::vector<DeckCase>& cases);

/// The ghost rock that the gang costs.
int gang_cost(const Deck& deck);

} // namespace drawhand::test
