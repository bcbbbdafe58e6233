#pragma once

#include <optional>
#include <string>

#include "core/deck.h"

namespace drawhand {

inline constexpr int most_copies = 99; // of one printing; more is a slip of the keyboard

// Every change is a new value, so that undoing it is keeping the old one (see deck_history.h).

/// Adds `copies` of a printing, or takes them away when negative; an entry with none left disappears, no more
/// copies start than are there, and the copies stop at most_copies.
Deck with_copies_added(Deck deck, const CardId& id, int copies);
/// Adds copies that all start.
Deck with_starters_added(Deck deck, const CardId& id, int copies);
/// Exactly so many of the copies that are there start; more than there are means all.
Deck with_starting(Deck deck, const CardId& id, int starting);
/// All copies of one printing as another one, starters included: the same card from another set.
Deck with_printing(Deck deck, const CardId& from, const CardId& to);
/// In place of every outfit or legend so far; nothing takes them away.
Deck with_outfit(Deck deck, std::optional<CardId> outfit);
Deck with_legend(Deck deck, std::optional<CardId> legend);
Deck with_name(Deck deck, std::string name);
Deck with_notes(Deck deck, std::string notes);
Deck with_format(Deck deck, std::string format);
/// A tag is there once, whatever its case; the order of adding is kept.
Deck with_tag(Deck deck, const std::string& tag);
Deck without_tag(Deck deck, const std::string& tag);
bool has_tag(const Deck& deck, const std::string& tag);

/// The same deck in one order: entries by id with the copies of a printing together, the rest sorted. Two
/// decks hold the same when their sorted forms are equal.
Deck sorted_deck(Deck deck);

} // namespace drawhand
