#pragma once

#include <string>
#include <vector>

#include "app/command.h"
#include "importers/card_merge.h"

namespace drawhand {

/// A card file and what it meant for the catalogue.
struct ImportOutcome {
    std::string source; // file or address
    CardFileKind kind = CardFileKind::dtdb_cards;
    CardMerge merge;
    bool stored = false;
};

struct ImportOptions {
    bool strict = false; // anything refused: store nothing
    bool dry_run = false;
};

/// Text that came from an address, with the time the site gave it.
struct CardSource {
    std::string name;
    std::string text;
    std::string url = {};
    std::string last_modified = {};
};

/// Reads, merges and stores one file in one transaction, then reloads the catalogue.
/// Throws InputError when the file cannot be read or would leave the catalogue contradicting itself.
ImportOutcome import_cards(Session& session, const CardSource& source, const ImportOptions& options);

/// The same for a card list with its list of sets: both or nothing.
ImportOutcome import_cards_with_sets(Session& session, const CardSource& cards, const CardSource& sets,
                                     const ImportOptions& options);

/// What happened, for people: counts, the first changes, every refusal.
void print_outcome(Session& session, const ImportOutcome& outcome);
/// {"files": [{"file": ..., "kind": ..., "new": n, "changed": [...], "same": n, "refused": [...]}]}
std::string outcomes_json(const std::vector<ImportOutcome>& outcomes);

} // namespace drawhand
