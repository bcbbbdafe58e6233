#include "core/format_list.h"

#include <algorithm>

namespace drawhand {

bool names_printing(const FormatList& list, const CardFacts& card)
{
    if (card.game != list.game) return false;
    if (std::ranges::find(list.extra, card.id) != list.extra.end()) return true;
    if (!list.first_id.empty() && card.id.text < list.first_id) return false;
    if (!list.last_id.empty() && card.id.text > list.last_id) return false;
    return list.sets.empty() || std::ranges::find(list.sets, card.set) != list.sets.end();
}

} // namespace drawhand
