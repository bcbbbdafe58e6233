#pragma once

#include <cstddef>
#include <string>

#include "core/card_catalogue.h"
#include "core/deck_import.h"

namespace drawhand {

/// What every report on a deck begins with when its file was not read completely; empty when it was.
std::string skipped_headline(const DeckImport& import);

/// "2x Pstol Whip: no card has this title; did you mean Pistol Whip?"
std::string skipped_text(const SkippedLine& line);
/// The reason and the suggestions alone.
std::string skipped_reason(const SkippedLine& line);

/// {"source": ..., "read": n, "skipped": [{"line", "text", "why", "did_you_mean"}], "chosen": [...],
/// "remarks": [...]} as text, to be set into the JSON of a report.
std::string import_json(const DeckImport& import);

} // namespace drawhand
