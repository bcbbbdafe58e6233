#include "exporters/deck_writer.h"

#include <algorithm>
#include <array>

#include "exporters/format_writers.h"

namespace drawhand {

namespace {

constexpr std::array<DeckFormatInfo, 9> formats{{
    {DeckFormat::dtdb_text, "dtdb-text", "plain text of the deck database", ".txt"},
    {DeckFormat::dtdb_markdown, "dtdb-markdown", "Markdown of the deck database", ".md"},
    {DeckFormat::dtdb_bbcode, "dtdb-bbcode", "BBCode of the deck database, for forums", ".txt"},
    {DeckFormat::dtdb_json, "dtdb-json", "JSON of the deck database's own decks: holds everything", ".json"},
    {DeckFormat::octgn, "octgn", "OCTGN deck, Reloaded or Classic", ".o8d"},
    {DeckFormat::townsquare_json, "townsquare-json", "JSON of doomtown.online", ".json"},
    {DeckFormat::townsquare_text, "townsquare-text", "text for the importer of doomtown.online", ".txt"},
    {DeckFormat::poker, "poker", "Value,Suit lines for DoomtownDraw: faces, no starters", ".txt"},
    {DeckFormat::csv, "csv", "table for spreadsheets", ".csv"},
}};

} // namespace

std::span<const DeckFormatInfo> deck_formats()
{
    return formats;
}

std::optional<DeckFormat> parse_deck_format(std::string_view id)
{
    const auto* found = std::ranges::find(formats, id, &DeckFormatInfo::id);
    if (found == formats.end()) return std::nullopt;
    return found->format;
}

Result<WrittenDeck> write_deck(const Deck& deck, const CardCatalogue& catalogue, DeckFormat format)
{
    switch (format) {
    case DeckFormat::dtdb_text: return write_dtdb_text(deck, catalogue);
    case DeckFormat::dtdb_markdown: return write_dtdb_markdown(deck, catalogue);
    case DeckFormat::dtdb_bbcode: return write_dtdb_bbcode(deck, catalogue);
    case DeckFormat::dtdb_json: return write_dtdb_json(deck, catalogue);
    case DeckFormat::octgn: return write_octgn(deck, catalogue);
    case DeckFormat::townsquare_json: return write_townsquare_json(deck, catalogue);
    case DeckFormat::townsquare_text: return write_townsquare_text(deck, catalogue);
    case DeckFormat::poker: return write_poker(deck, catalogue);
    case DeckFormat::csv: break;
    }
    return write_csv(deck, catalogue);
}

} // namespace drawhand
