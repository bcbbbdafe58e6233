#include "core/deck_import.h"

namespace drawhand {

std::string_view deck_source_name(DeckSource source)
{
    switch (source) {
    case DeckSource::text: return "list";
    case DeckSource::markdown: return "Markdown list";
    case DeckSource::bbcode: return "BBCode list";
    case DeckSource::dtdb_decklist: return "published list of DoomtownDB";
    case DeckSource::dtdb_deck: return "deck of DoomtownDB";
    case DeckSource::townsquare_deck: return "deck of doomtown.online";
    case DeckSource::octgn: return "OCTGN deck";
    case DeckSource::csv: return "CSV table";
    case DeckSource::poker: return "poker list";
    case DeckSource::library: return "deck of the library";
    }
    return {};
}

} // namespace drawhand
