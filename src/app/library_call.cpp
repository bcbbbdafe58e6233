#include "app/library_call.h"

#include <ostream>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/utc_time.h"
#include "core/nearest_name.h"

namespace drawhand {

namespace {

std::vector<std::string> names_of(const std::vector<DeckSummary>& decks)
{
    std::vector<std::string> names;
    for (const DeckSummary& deck : decks)
        names.push_back(deck.name);
    return names;
}

/// A slip of the keyboard, or one word of the name.
std::string suggestion(const DeckLibrary& library, const std::string& name, bool in_bin)
{
    std::string meant = nearest_name(name, names_of(library.list({.in_bin = in_bin})));
    if (meant.empty())
        if (const auto decks = library.list({.text = name, .in_bin = in_bin}); !decks.empty())
            meant = decks.front().name;
    return meant.empty() ? "" : "; did you mean \"" + meant + "\"?";
}

} // namespace

void refuse_unknown_deck(Session& session, const std::string& name)
{
    DeckLibrary& library = session.library();
    std::string message = "there is no deck \"" + name + '"';
    if (const auto binned = library.find(name, true))
        message += "; it is in the bin, and \"drawhand decks unremove\" brings it back";
    else
        message += suggestion(library, name, false);
    throw InputError(message + "\n\"drawhand decks list\" shows all decks.");
}

DeckSummary deck_called(Session& session, const std::string& name)
{
    auto found = session.library().find(name);
    if (!found) refuse_unknown_deck(session, name);
    return *std::move(found);
}

DeckSummary binned_deck_called(Session& session, const std::string& name)
{
    DeckLibrary& library = session.library();
    if (auto found = library.find(name, true)) return *std::move(found);
    if (library.find(name))
        throw InputError('"' + name + "\" is not in the bin; \"drawhand decks remove\" moves it there");
    throw InputError("there is no deck \"" + name + "\" in the bin" + suggestion(library, name, true) +
                     "\n\"drawhand decks list --bin\" shows what is there.");
}

SaveStamp stamp_now(const std::string& note)
{
    return {utc_now(), note, {}};
}

std::string saved_json(const SavedVersion& saved)
{
    const nlohmann::ordered_json json = {{"name", saved.name},
                                         {"version", saved.version},
                                         {"before", saved.before},
                                         {"changed", saved.changed()}};
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

void print_saved(Session& session, const std::string& done, const SavedVersion& saved)
{
    if (session.json)
        session.out << saved_json(saved);
    else if (!saved.changed())
        session.out << '"' << saved.name << "\" is like that already: version " << saved.version << '\n';
    else {
        session.out << done << " \"" << saved.name << "\": version " << saved.version;
        if (saved.before > 0) session.out << " (before: " << saved.before << ')';
        session.out << '\n';
    }
}

Deck with_texts_kept(Deck deck, const Deck& before)
{
    if (deck.tags.empty()) deck.tags = before.tags;
    if (deck.notes.empty()) deck.notes = before.notes;
    if (deck.format.empty()) deck.format = before.format;
    return deck;
}

} // namespace drawhand
