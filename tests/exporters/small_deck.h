#pragma once

#include <string>

#include "core/deck.h"
#include "exporters/deck_writer.h"

namespace drawhand::test {

/// Eighteen cards of every type with awkward titles, three copies of one dude starting, a legend, two kinds
/// of jokers.
Deck small_deck();

/// The same for Classic: an event, an improvement, and one of two cards with the same title and set.
Deck small_classic_deck();

Deck with_entry(Deck deck, const char* id, int copies, int starting = 0);

WrittenDeck written(const Deck& deck, DeckFormat format);

bool holds(const std::string& text, const std::string& part);

/// A warning holds these words.
bool warns(const WrittenDeck& deck, const std::string& words);

} // namespace drawhand::test
