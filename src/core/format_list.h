#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"

namespace drawhand {

/// Which cards a format lets in and which it bans, as the format's list of a given day states it.
/// The bounds name printings; the pool is judged by title, so an old printing of a card that the
/// format's sets reprint is in it.
struct FormatList {
    std::string format; // "weird-west"
    std::string name;   // "Weird West Edition"
    Game game = Game::reloaded;
    std::string version;
    std::string since;             // YYYY-MM-DD or empty
    std::string first_id;          // smallest id that is in the pool; empty: no bound
    std::string last_id;           // largest id that is in the pool; empty: no bound
    std::vector<std::string> sets; // when not empty: only these sets
    std::vector<CardId> extra;     // in the pool whatever the bounds say
    std::vector<CardId> banned;
    bool operator==(const FormatList&) const = default;
};

/// Does the list itself (not its reading by title) name this printing?
bool names_printing(const FormatList& list, const CardFacts& card);

} // namespace drawhand
