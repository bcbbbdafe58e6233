#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/deck.h"

namespace drawhand {

enum class DeckPart : std::uint8_t { outfit, legend, card };

/// One printing of which another number is in the deck, or starts.
struct DeckCardChange {
    DeckPart part = DeckPart::card;
    CardId id;
    int copies_before = 0, copies_after = 0;
    int starting_before = 0, starting_after = 0;
    bool operator==(const DeckCardChange&) const = default;
};

/// A text that changed; the same on both sides when it did not.
struct TextChange {
    std::string before, after;
    bool changed() const { return before != after; }
    bool operator==(const TextChange&) const = default;
};

/// What it takes to turn one deck into the other. The order of entries and tags means nothing.
struct DeckDifference {
    std::vector<DeckCardChange> cards; // outfits, legends, then cards, by id
    std::vector<UnknownCard> unknown_removed, unknown_added;
    std::vector<std::string> tags_removed, tags_added;
    TextChange name, format, notes;

    bool cards_changed() const
    {
        return !cards.empty() || !unknown_removed.empty() || !unknown_added.empty();
    }
    bool any() const
    {
        return cards_changed() || !tags_removed.empty() || !tags_added.empty() || name.changed() ||
               format.changed() || notes.changed();
    }
};

DeckDifference deck_difference(const Deck& before, const Deck& after);

} // namespace drawhand
