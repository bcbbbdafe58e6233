#include "app/deck_saving.h"

#include "app/library_call.h"

namespace drawhand {

SavedVersion save_deck(Session& session, const Deck& deck, const std::string& note)
{
    DeckLibrary& library = session.library();
    const SaveStamp stamp = stamp_now(note);
    const auto known = library.find(deck.name);
    if (!known) return accepted(library.save_as_new(deck, stamp));
    const StoredDeck before = accepted(library.load(known->id));
    return accepted(
        library.save_version(known->id, before.version.number, with_texts_kept(deck, before.deck), stamp));
}

std::string saved_text(const SavedVersion& saved)
{
    const std::string name = "deck:" + saved.name;
    if (!saved.changed())
        return name + " already holds exactly that (version " + std::to_string(saved.version) + ")";
    return "saved as " + name + ", version " + std::to_string(saved.version) +
           (saved.before > 0 ? " (before: " + std::to_string(saved.before) + ")" : "");
}

} // namespace drawhand
