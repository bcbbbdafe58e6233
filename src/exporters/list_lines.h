#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "exporters/deck_sections.h"

namespace drawhand {

using Lines = std::vector<std::string>;

/// The card in as many lines as it takes with one digit for the copies: the file import of the deck database
/// and the script of doomtown.online read no more. All readers add the lines up.
std::vector<ListedCard> one_digit_lines(const ListedCard& card);

/// One star for each starting copy, as the deck database marks them.
std::string stars(const ListedCard& card);

/// "2x Title* (Set name)" with the id in square brackets where title and set fit another printing too.
std::string plain_card_line(const ListedCard& card, const CardCatalogue& catalogue);
/// The same for an outfit, which has no count.
std::string plain_outfit_line(const ListedCard& outfit, const CardCatalogue& catalogue);

/// "2x Unknown card [99999]": a card of which only the id is known.
std::string nameless_card_line(const ListedCard& card);

/// The lines that name no known card, as they were written. A count that the line does not state comes in
/// front of it.
Lines unknown_card_lines(const Deck& deck);

/// The comment above the cards that no catalogue knows; readers pass over it.
inline constexpr std::string_view unknown_comment = "// Not recognised:";

/// "52 cards with printed value (required 52)".
std::string count_line(const Deck& deck, const CardCatalogue& catalogue);
/// "Cards up to Base Set"; empty for a deck without known cards.
std::string newest_set_line(const DeckSections& sections, const CardCatalogue& catalogue);

} // namespace drawhand
