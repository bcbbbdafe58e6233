#pragma once

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "core/result.h"
#include "exporters/deck_writer.h"

namespace drawhand {

// One function for each format of deck_writer.h.
WrittenDeck write_dtdb_text(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_townsquare_text(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_dtdb_markdown(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_dtdb_bbcode(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_dtdb_json(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_townsquare_json(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_octgn(const Deck& deck, const CardCatalogue& catalogue);
WrittenDeck write_csv(const Deck& deck, const CardCatalogue& catalogue);
Result<WrittenDeck> write_poker(const Deck& deck, const CardCatalogue& catalogue);

} // namespace drawhand
