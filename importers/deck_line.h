#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "importers/title_index.h"

namespace drawhand {

/// One line of a typed list, taken apart. The title is known when `cards` is not empty.
struct DeckLine {
    std::string title;              // what is left when everything else is taken off
    std::vector<const Card*> cards; // printings with that title, oldest first
    std::optional<int> copies;      // as written; nothing when the line has no count
    int stars = 0;                  // starting copies
    bool start_mark = false;        // "(starting)"
    std::string id;                 // of a known card, in brackets
    std::string set;                // as written in brackets
    bool set_known = true;
    std::optional<CardType> part; // "Outfit:", "Legend:", "Joker:" in front

    /// More than a bare title: somebody meant a card.
    bool is_marked() const
    {
        return copies || stars > 0 || start_mark || !id.empty() || !set.empty() || part;
    }
};

/// Reads a line that is no heading and no comment. A known title wins over every other reading of a line:
/// "108 Gracious Gifts" is no count and the "#9" of "Hellstromme Plant #9" no comment.
DeckLine parse_deck_line(std::string_view line, const TitleIndex& index);

} // namespace drawhand
