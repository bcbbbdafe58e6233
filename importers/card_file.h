#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/card_set.h"
#include "core/result.h"

namespace drawhand {

enum class CardFileKind {
    dtdb_cards,     // the API's array of cards
    dtdb_pack,      // one set with its cards
    dtdb_sets,      // the API's array of sets
    octgn_reloaded, // set.xml of the Reloaded game
    octgn_classic   // set.xml of the Classic game
};

/// A record that could not be used, with what a person needs to find and repair it.
struct RefusedCard {
    std::string where; // "record 12"
    std::string id;
    std::string title;
    std::string why;
};

/// What a community card file says, before it meets the catalogue. Flavour, illustrators and pictures are
/// never kept.
struct CardFile {
    CardFileKind kind = CardFileKind::dtdb_cards;
    std::vector<CardSet> sets;
    std::vector<CardFacts> cards; // OCTGN Reloaded: two may share an id, see merge_cards
    std::vector<RefusedCard> refused;
    std::vector<std::string> notes;
};

inline constexpr std::size_t most_card_records = 20'000;

/// Reads a card file; which kind it is shows its content. Broken records are left out and reported, a file
/// that cannot be read at all is an error.
Result<CardFile> read_card_file(std::string_view text, const std::string& file);

/// For people: "DoomtownDB card list".
std::string_view card_file_kind_name(CardFileKind kind);

} // namespace drawhand
