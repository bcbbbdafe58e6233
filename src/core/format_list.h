#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"

namespace drawhand {

/// A card as a list names it: an id or a title, with the line where it stands (0: unknown).
struct ListedName {
    std::string name;
    int line = 0;
    bool operator==(const ListedName&) const = default;
};

/// Which cards a format lets in and which it bans, as the format's list of a given day states it.
/// The bounds name printings; the pool is judged by title, so an old printing of a card that the
/// format's sets reprint is in it (see CardPool).
struct FormatList {
    std::string format; // "weird-west"
    std::string name;   // "Weird West Edition"
    Game game = Game::reloaded;
    std::string version;
    std::string since;         // YYYY-MM-DD or empty: since ever
    std::string until;         // the last day, or empty: until another list takes its place
    std::string outside_up_to; // ids up to this one are outside; empty: no bound
    std::string outside_from;  // ids from this one on are outside; empty: no bound
    bool bounds_are_outside = true;
    std::vector<ListedName> sets;   // codes or names; when not empty: only these sets
    std::vector<ListedName> always; // in the pool whatever the bounds say
    std::vector<ListedName> never;  // outside, whatever the bounds say
    std::vector<ListedName> banned;
    std::string file; // where it was read, for messages
    bool operator==(const FormatList&) const = default;
};

/// Do the bounds let this id in?
bool within_bounds(const FormatList& list, const CardId& id);

/// Is the list in force on that day (YYYY-MM-DD)?
bool is_in_force(const FormatList& list, std::string_view day);

} // namespace drawhand
