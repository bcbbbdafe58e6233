#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/deck.h"

namespace drawhand {

/// A deck of the library, whatever its name. Never given to another deck, not even after a purge.
struct DeckId {
    std::int64_t number = 0;
    auto operator<=>(const DeckId&) const = default;
};

/// One saved state of a deck.
struct DeckVersionInfo {
    int number = 0;   // counted from 1 in each deck
    std::string at;   // UTC, ISO 8601: "2026-11-18T12:00:00Z"
    std::string note; // why it was saved; may be empty
    bool operator==(const DeckVersionInfo&) const = default;
};

/// A deck of the library with one of its versions. The name that counts is that of the deck's current
/// version; an older version may have had another.
struct StoredDeck {
    DeckId id;
    DeckVersionInfo version;
    Deck deck;
};

/// A row in the list of decks: what its current version holds, without the cards.
struct DeckSummary {
    DeckId id;
    std::string name;
    DeckVersionInfo current;
    std::string format; // empty: the game's own
    std::string notes;
    std::vector<std::string> tags;
    std::optional<CardId> outfit;
    int cards = 0;          // copies with a value and jokers
    std::string removed_at; // empty: not in the bin
};

/// What the list is to be narrowed to.
struct DeckFilter {
    std::string text;          // each of its words in the name, a tag or the notes, accents and case aside
    std::vector<CardId> cards; // at least one of them in the current version; none given: every deck
    bool in_bin = false;
};

/// A deck that somebody is working on, kept apart from the saved versions until it is saved.
struct DeckDraft {
    std::string key;            // of the window that edits it
    std::optional<DeckId> deck; // none: it was never saved, or its deck was purged
    int base = 0;               // the version that the work began with; 0 without a deck
    std::string at;             // UTC, ISO 8601
    Deck content;
};

} // namespace drawhand
