#pragma once

#include <string>
#include <string_view>

#include "core/card.h"

namespace drawhand::gui {

/// "Dude"; Classic calls its outfits homes.
std::string type_text(CardType type, Game game);
std::string type_text(CardType type); // for both games

/// "Unique dude, Law Dogs, Experienced 1"
std::string kind_text(const Card& card);

std::string_view game_text(Game game); // "Reloaded"

/// "Cost"
std::string stat_label(Stat stat);

} // namespace drawhand::gui
