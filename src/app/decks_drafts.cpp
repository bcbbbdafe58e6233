#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/decks_command.h"
#include "app/library_call.h"
#include "core/deck_edit.h"
#include "core/deck_limits.h"
#include "core/nearest_name.h"
#include "reports/deck_library_report.h"

namespace drawhand {

namespace {

struct RecoverCall {
    std::string key;
    std::string name;
};

DeckDraft draft_called(Session& session, const std::string& key)
{
    if (auto draft = session.library().draft(key)) return *std::move(draft);
    std::vector<std::string> keys;
    for (const DeckDraft& draft : session.library().drafts())
        keys.push_back(draft.key);
    std::string message = "there is no draft \"" + key + '"';
    if (const std::string nearest = nearest_name(key, keys); !nearest.empty())
        message += "; did you mean \"" + nearest + "\"?";
    throw InputError(message + "\n\"drawhand decks drafts\" shows all.");
}

void print_drafts(Session& session)
{
    std::vector<NamedDraft> drafts;
    for (DeckDraft& draft : session.library().drafts()) {
        const auto deck = draft.deck ? session.library().find(*draft.deck) : std::nullopt;
        drafts.push_back({std::move(draft), deck ? deck->name : ""});
    }
    if (session.json)
        session.out << drafts_json(drafts);
    else if (drafts.empty())
        session.out << "No draft is left: everything was saved.\n";
    else
        session.out << drafts_text(drafts, session.width(), session.colour());
}

void run_drafts(Session& session, const std::string& dropped)
{
    if (!dropped.empty()) session.library().drop_draft(draft_called(session, dropped).key);
    print_drafts(session);
}

/// As a new deck, under the first name with a number that is free.
SavedVersion saved_as_new(DeckLibrary& library, const Deck& deck, const SaveStamp& stamp)
{
    auto outcome = library.save_as_new(deck, stamp);
    for (int number = 2; !outcome && std::holds_alternative<NameTaken>(outcome.error()); ++number)
        outcome = library.save_as_new(with_name(deck, numbered_deck_name(deck.name, number)), stamp);
    return accepted(std::move(outcome));
}

/// The work goes where it belongs; if that moved on meanwhile, or is gone, it becomes a deck of its own.
SavedVersion recovered(DeckLibrary& library, const DeckDraft& draft, const RecoverCall& call)
{
    SaveStamp stamp = stamp_now("recovered draft of " + draft.at);
    stamp.draft = draft.key;
    const auto origin = draft.deck ? library.find(*draft.deck) : std::nullopt;
    Deck deck = draft.content;
    if (!call.name.empty()) deck.name = call.name;
    if (deck.name.empty()) deck.name = origin ? origin->name : "Recovered draft";
    if (origin && call.name.empty())
        if (const auto saved = library.save_version(origin->id, draft.base, deck, stamp)) return *saved;
    return saved_as_new(library, deck, stamp);
}

} // namespace

void add_deck_drafts(CommandBuilder& decks, Session& session)
{
    auto dropped = std::make_shared<std::string>();
    auto drafts = decks.subcommand("drafts", "Work that was kept but not saved, after a crash");
    drafts.option("--drop", *dropped, "KEY", "Forget this one");
    drafts.footer("Examples:\n"
                  "  drawhand decks drafts\n"
                  "  drawhand decks drafts --drop window-1\n");
    drafts.on_run([&session, dropped] { run_drafts(session, *dropped); });

    auto call = std::make_shared<RecoverCall>();
    auto recover = decks.subcommand("recover", "Save a draft");
    recover.argument(call->key, "key", "The draft", true)
        .option("--name", call->name, "NAME", "As a new deck of this name");
    recover.footer("It becomes the next version of the deck it was made from, or a deck of its own\n"
                   "if that one was saved meanwhile.\n\n"
                   "Examples:\n"
                   "  drawhand decks recover window-1\n");
    recover.on_run([&session, call] {
        const DeckDraft draft = draft_called(session, call->key);
        print_saved(session, "recovered", recovered(session.library(), draft, *call));
    });
}

} // namespace drawhand
