#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "core/deck.h"
#include "core/result.h"

namespace drawhand {

enum class DeckFormat : std::uint8_t {
    dtdb_text,
    dtdb_markdown,
    dtdb_bbcode,
    dtdb_json, // of one's own decks, with starters, tags and notes: nothing is lost
    octgn,
    townsquare_json,
    townsquare_text, // what the importer of doomtown.online accepts
    poker,
    csv
};

struct DeckFormatInfo {
    DeckFormat format;
    std::string_view id;          // "dtdb-text": the word on the command line
    std::string_view description; // for people
    std::string_view extension;   // ".txt"
};
std::span<const DeckFormatInfo> deck_formats();
std::optional<DeckFormat> parse_deck_format(std::string_view id);

/// A deck as a file, with what the file does not say and what the receiving program will not understand, one
/// sentence each.
struct WrittenDeck {
    std::string text;
    std::vector<std::string> warnings;
};

/// Fails when nothing would be left of the deck: a poker list of a deck without faces.
Result<WrittenDeck> write_deck(const Deck& deck, const CardCatalogue& catalogue, DeckFormat format);

} // namespace drawhand
