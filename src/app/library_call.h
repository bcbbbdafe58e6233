#pragma once

#include <string>
#include <vector>

#include "app/command.h"
#include "carddb/deck_library.h"

namespace drawhand {

/// The deck of that name. Throws InputError with the nearest name, or that it is in the bin.
DeckSummary deck_called(Session& session, const std::string& name);
/// The same for a deck in the bin.
DeckSummary binned_deck_called(Session& session, const std::string& name);
/// "there is no deck ...", as deck_called says it.
[[noreturn]] void refuse_unknown_deck(Session& session, const std::string& name);

/// A stamp with the time now.
SaveStamp stamp_now(const std::string& note = {});

/// The value, or InputError: what the library refuses is wrong input.
template <class T, class E>
T accepted(Result<T, E> outcome)
{
    if (!outcome) throw InputError(describe(outcome.error()));
    return *std::move(outcome);
}
inline void accept(const Result<void>& outcome)
{
    if (!outcome) throw InputError(describe(outcome.error()));
}

/// What a change left behind, for people (`done` is "renamed") or as
/// {"name", "version", "before", "changed"}.
void print_saved(Session& session, const std::string& done, const SavedVersion& saved);
std::string saved_json(const SavedVersion& saved);

/// What a file of cards alone says nothing about: tags, notes and format of the version before stay.
Deck with_texts_kept(Deck deck, const Deck& before);

} // namespace drawhand
