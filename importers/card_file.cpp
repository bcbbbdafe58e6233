#include "importers/card_file.h"

#include "importers/dtdb_json.h"
#include "importers/field_text.h"
#include "importers/input_text.h"
#include "importers/octgn_set_xml.h"

namespace drawhand {

Result<CardFile> read_card_file(std::string_view text, const std::string& file)
{
    const auto checked = checked_input(text, file);
    if (!checked) return tl::unexpected<Error>(checked.error());
    if (trimmed(*checked).starts_with('<')) return read_octgn_set(*checked, file);
    return read_dtdb_json(*checked, file);
}

std::string_view card_file_kind_name(CardFileKind kind)
{
    switch (kind) {
    case CardFileKind::dtdb_cards: return "DoomtownDB card list";
    case CardFileKind::dtdb_pack: return "DoomtownDB card pack";
    case CardFileKind::dtdb_sets: return "DoomtownDB set list";
    case CardFileKind::octgn_reloaded: return "OCTGN set of Doomtown Reloaded";
    case CardFileKind::octgn_classic: return "OCTGN set of Classic Doomtown";
    }
    return {};
}

} // namespace drawhand
