#pragma once

#include <string>

#include "app/command.h"
#include "carddb/deck_library.h"
#include "core/deck_import.h"

namespace drawhand {

/// Saves a deck under its name: as a new one, or as the next version of the one that has the name. Throws
/// InputError when the library refuses it.
SavedVersion save_deck(Session& session, const Deck& deck, const std::string& note);

/// "saved as deck:Tin Star, version 3 (before: 2)", or that nothing changed.
std::string saved_text(const SavedVersion& saved);

} // namespace drawhand
