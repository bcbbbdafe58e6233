#pragma once

#include <string>
#include <vector>

#include "core/card_catalogue.h"
#include "importers/card_file.h"

namespace drawhand {

/// What an import does to one card.
struct CardChange {
    CardId id;
    std::string title;
    std::vector<std::string> differences; // "cost 3 -> 4", "text added"; empty for a new card
};

/// What an import means for the catalogue; nothing is changed yet.
struct CardMerge {
    std::vector<CardSet> new_sets; // to store: unknown ones and those whose name or date changed
    std::vector<CardFacts> store;  // complete facts of every added or changed card
    std::vector<CardChange> added;
    std::vector<CardChange> changed;
    int same = 0;
    std::vector<RefusedCard> refused; // the file's own and those that do not fit into the catalogue
    std::vector<std::string> notes;
};

/// Decides what a card file means for the catalogue. The best source of each game wins: DoomtownDB for
/// Reloaded, OCTGN for Classic. OCTGN's Reloaded sets only fill gaps in cards that we have under their code.
/// What a file does not say (text, number, quantity, OCTGN id) never deletes what is stored.
CardMerge merge_cards(const CardCatalogue& catalogue, CardFile file);

} // namespace drawhand
