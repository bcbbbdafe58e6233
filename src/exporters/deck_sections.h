#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"

namespace drawhand {

/// All copies of one printing, as a list shows them.
struct ListedCard {
    CardId id;
    const Card* card = nullptr;   // nothing: the catalogue does not know the id
    std::optional<CardType> type; // also known for an outfit or legend that the catalogue does not know
    int copies = 0;
    int starting = 0; // as the deck states it, perhaps more than there are

    int starting_in_deck() const { return starting < copies ? starting : copies; }
};

struct CardSection {
    CardType type;
    std::vector<ListedCard> cards;
    int copies() const;
};

/// The deck in the order that the sites show: outfit, dudes, deeds, goods, spells, actions (Classic: events,
/// improvements), legend, jokers; by title inside.
struct DeckSections {
    std::vector<ListedCard> outfits;
    std::vector<CardSection> sections; // without the outfits, none of them empty
    std::vector<ListedCard> nameless;  // ids that the catalogue does not know
    std::vector<ListedCard> all() const;
};
DeckSections deck_sections(const Deck& deck, const CardCatalogue& catalogue);

/// "Dude": the word above a section.
std::string section_heading(CardType type);

/// "Title (Set name)".
std::string printing_name(const Card& card, const CardCatalogue& catalogue);

/// Another printing has the same title in the same set, so that only its id tells this one apart.
bool needs_id(const Card& card, const CardCatalogue& catalogue);

/// The name of the set that came out last; promos, which have no date, only when there is nothing else.
/// Empty for a deck without known cards.
std::string newest_set(const DeckSections& sections, const CardCatalogue& catalogue);

bool has_classic_cards(const DeckSections& sections);

} // namespace drawhand
