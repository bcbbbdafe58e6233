#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "exporters/deck_sections.h"

namespace drawhand {

using Warnings = std::vector<std::string>;

/// What a format has room for besides the cards.
struct FormatRoom {
    std::string_view file; // for people: "a CSV table"
    bool name = false, notes = false, tags = false, format = false, unknown = false;
};

/// A sentence for each text of the deck that the file will not hold.
void warn_of_lost_texts(const Deck& deck, const FormatRoom& room, Warnings& warnings);

/// What a site that has one outfit, one legend and no Classic cards will not understand of this deck.
void warn_of_site_limits(const DeckSections& sections, std::string_view site, Warnings& warnings);

/// The cards that nobody knows, when the list has them at its end.
void warn_of_unknown_lines(const Deck& deck, const DeckSections& sections, Warnings& warnings);

/// "2 x Title (Set name)", or the id of a card that is not known.
std::string copies_and_name(const ListedCard& card, const CardCatalogue& catalogue);

/// `"first", "second"`.
std::string quoted(const std::vector<std::string>& texts);

} // namespace drawhand
