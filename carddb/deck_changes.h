#pragma once

#include <functional>
#include <string>
#include <vector>

#include "carddb/deck_library.h"
#include "carddb/deck_rows.h"

namespace drawhand {

// What the changes of a library do inside their transaction. A refusal is for the caller to take back.

using SaveOutcome = Result<SavedVersion, Refusal>;

tl::unexpected<Error> no_such_deck();
tl::unexpected<Error> no_such_version(const DeckRow& row, int version);
/// The deck, unless it is in the bin; and the other way round.
Result<DeckRow> deck_in_use(SQLite::Database& database, DeckId id);
Result<DeckRow> deck_in_bin(SQLite::Database& database, DeckId id);
StoredDeck current_version(SQLite::Database& database, const DeckRow& row);

SaveOutcome add_deck(SQLite::Database& database, Deck deck, const SaveStamp& stamp);
SaveOutcome add_version(SQLite::Database& database, DeckId id, int base, const Deck& deck,
                        const SaveStamp& stamp);
/// A change of the current version, whichever that is; `note` where the stamp has none.
SaveOutcome edit_deck(SQLite::Database& database, DeckId id, SaveStamp stamp, const std::string& note,
                      const std::function<Result<Deck>(Deck)>& edit);
/// The same edit for every tag; the note says which.
struct TagEdit {
    std::string verb; // "tagged"
    const std::vector<std::string>& tags;
    Deck (*edit)(Deck, const std::string& tag);
};
SaveOutcome edit_tags(SQLite::Database& database, DeckId id, const SaveStamp& stamp, const TagEdit& change);
SaveOutcome add_duplicate(SQLite::Database& database, DeckId id, const std::string& name, SaveStamp stamp);
SaveOutcome take_from_bin(SQLite::Database& database, DeckId id, SaveStamp stamp);

} // namespace drawhand
