#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/card_catalogue.h"

namespace drawhand {

/// Copies of one printing in a deck. The starting copies are among the copies; a faulty list may name more.
struct DeckEntry {
    CardId id;
    int copies = 0;
    int starting = 0;
    bool operator==(const DeckEntry&) const = default;
};

/// A card that a list names in a way nobody could make out: kept as it was written, so that it is not lost.
struct UnknownCard {
    std::string text;
    int copies = 1;
    bool operator==(const UnknownCard&) const = default;
};

/// What stands where a list needs a name and the deck has none.
inline constexpr std::string_view unnamed_deck = "Unnamed deck";

/// A deck as its list states it, legal or not. One outfit is the rule, but a list may name none or two,
/// and the judge has to see that.
struct Deck {
    std::string name;
    std::vector<CardId> outfits;
    std::vector<CardId> legends;
    std::vector<DeckEntry> entries; // the cards with a value, and the jokers of every kind
    std::vector<UnknownCard> unknown;
    std::string format; // "weird-west"; empty: the game's own
    std::string notes;
    std::vector<std::string> tags;
    bool operator==(const Deck&) const = default;
};

/// The outfit that the deck plays: the first one named, when the catalogue knows it.
const Card* outfit_of(const Deck& deck, const CardCatalogue& catalogue);
const Card* legend_of(const Deck& deck, const CardCatalogue& catalogue);

/// The game of the outfit; without an outfit that of most cards; Reloaded for an empty deck.
Game game_of(const Deck& deck, const CardCatalogue& catalogue);

int copies_of(const Deck& deck, const CardId& id);
int starting_copies_of(const Deck& deck, const CardId& id);
/// Cards of the deck proper that have a printed value: what the rules want 52 of. Tokens do not count.
int valued_cards(const Deck& deck, const CardCatalogue& catalogue);
int joker_count(const Deck& deck, const CardCatalogue& catalogue);
/// Copies marked as starting, whatever they are.
int starter_count(const Deck& deck);

} // namespace drawhand
