#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/deck_import.h"
#include "core/result.h"
#include "importers/deck_file_options.h"
#include "importers/title_index.h"

namespace drawhand::test {

/// Titles and sets of the small catalogue; made once.
const TitleIndex& fuzz_index();
/// The file's name that every error has to give.
const DeckFileOptions& fuzz_options();

std::string_view text_of_input(const std::uint8_t* data, std::size_t size);

/// Whatever the text was: an error that says what and where, or decks that hang together.
void check_laws(const Result<std::vector<DeckImport>>& decks, std::string_view text);
void check_laws(const Result<DeckImport>& deck, std::string_view text);

} // namespace drawhand::test
