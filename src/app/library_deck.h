#pragma once

#include <string>

#include "app/command.h"
#include "core/deck_import.h"

namespace drawhand {

/// The deck that "NAME" or "NAME@VERSION" means in the library. A name with "@" in it wins over a version.
/// Throws InputError with near names when there is none.
DeckImport library_deck(Session& session, const std::string& name);

} // namespace drawhand
