#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "core/card_catalogue.h"
#include "core/deck_version.h"

namespace drawhand {

/// The decks of the library, one a line. Those of the bin say when they were removed.
std::string deck_list_text(std::span<const DeckSummary> decks, const CardCatalogue& catalogue,
                           std::size_t width, bool colour);
std::string deck_list_json(std::span<const DeckSummary> decks, const CardCatalogue& catalogue);

/// One version of a deck as a list by type.
std::string stored_deck_text(const StoredDeck& stored, const CardCatalogue& catalogue, std::size_t width,
                             bool colour);
std::string stored_deck_json(const StoredDeck& stored, const CardCatalogue& catalogue);

/// The versions of a deck (given with the oldest first), the newest first, and what each of them changed.
std::string history_text(std::span<const StoredDeck> versions, std::size_t width, bool colour);
std::string history_json(std::span<const StoredDeck> versions);

/// What it took to get from one version to the other.
std::string version_difference_text(const StoredDeck& before, const StoredDeck& after,
                                    const CardCatalogue& catalogue, std::size_t width, bool colour);
std::string version_difference_json(const StoredDeck& before, const StoredDeck& after,
                                    const CardCatalogue& catalogue);

/// A draft with the name of the deck that it will become a version of; empty: a new one.
struct NamedDraft {
    DeckDraft draft;
    std::string deck_name;
};
std::string drafts_text(std::span<const NamedDraft> drafts, std::size_t width, bool colour);
std::string drafts_json(std::span<const NamedDraft> drafts);

/// "2026-11-18T12:00:00Z" as "2026-11-18 12:00", for a column that says UTC.
std::string shown_time(const std::string& at);

} // namespace drawhand
