#pragma once

#include <string>
#include <vector>

#include "app/command.h"
#include "core/deck.h"
#include "exporters/deck_writer.h"

namespace drawhand {

/// A deck as a file of some format, with everything there is to say about it.
struct DeckFile {
    std::string text;
    std::vector<std::string> warnings; // what the program it is for will not understand
    std::vector<std::string> lost;     // what our own reader does not find in it any more
};

/// Writes the deck and reads the text again, so that every loss is known before anybody relies on the file.
/// Throws InputError when the format cannot hold such a deck.
DeckFile deck_file(Session& session, const Deck& deck, DeckFormat format);

/// The format of that name; throws InputError that lists them all.
DeckFormat deck_format_called(const std::string& id);

/// Writes the whole text or nothing: it appears under its name when it is complete. Throws MachineError.
void write_file(const std::string& path, const std::string& text);

} // namespace drawhand
