#include "gui/model/card_filter.h"

namespace drawhand::gui {

bool fits(const Card& card, const CardFilter& filter)
{
    if (filter.types.any() && !filter.has(card.type)) return false;
    if (filter.games.any() && !filter.has(card.game)) return false;
    if (filter.suits.any() && !(card.face && filter.has(card.face->suit))) return false;
    return !filter.values.any() || (card.face && filter.has(card.face->value));
}

} // namespace drawhand::gui
