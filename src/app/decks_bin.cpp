#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/decks_command.h"
#include "app/library_call.h"
#include "app/utc_time.h"

namespace drawhand {

namespace {

struct PurgeCall {
    std::vector<std::string> names;
    bool all = false;
};

/// {"removed": ["Tin Star"]}, or a line for each.
void print_names(Session& session, const char* key, const std::vector<DeckSummary>& decks,
                 const std::string& ending)
{
    nlohmann::ordered_json json = {{key, nlohmann::ordered_json::array()}};
    for (const DeckSummary& deck : decks) {
        json[key].push_back(deck.name);
        if (!session.json) session.out << key << " \"" << deck.name << "\"" << ending << '\n';
    }
    if (session.json)
        session.out << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

/// A wrong name among them, and none is removed.
void run_remove(Session& session, const std::vector<std::string>& names)
{
    std::vector<DeckSummary> decks;
    for (const std::string& name : names)
        decks.push_back(deck_called(session, name));
    for (const DeckSummary& deck : decks)
        accept(session.library().remove(deck.id, utc_now()));
    print_names(session, "removed", decks, " to the bin; \"drawhand decks unremove\" brings it back");
}

void run_unremove(Session& session, const std::string& name)
{
    const DeckSummary deck = binned_deck_called(session, name);
    const SavedVersion back = accepted(session.library().bring_back(deck.id, stamp_now()));
    if (session.json)
        session.out << saved_json(back);
    else if (back.changed())
        session.out << "brought back as \"" << back.name << "\": the name \"" << deck.name << "\" is taken\n";
    else
        session.out << "brought back \"" << back.name << "\"\n";
}

void run_purge(Session& session, const PurgeCall& call)
{
    if (call.all != call.names.empty())
        throw InputError("purge: name the decks, or give --all; see \"drawhand decks purge --help\"");
    std::vector<DeckSummary> decks;
    if (call.all) decks = session.library().list({.in_bin = true});
    for (const std::string& name : call.names)
        decks.push_back(binned_deck_called(session, name));
    for (const DeckSummary& deck : decks)
        accept(session.library().purge(deck.id));
    print_names(session, "purged", decks, " with all its versions");
    if (decks.empty() && !session.json) session.out << "The bin is empty.\n";
}

} // namespace

void add_deck_bin(CommandBuilder& decks, Session& session)
{
    auto removed = std::make_shared<std::vector<std::string>>();
    auto remove = decks.subcommand("remove", "Into the bin, with all versions");
    remove.arguments(*removed, "names", "The decks", true);
    remove.footer("Examples:\n"
                  "  drawhand decks remove \"Tin Star\"\n");
    remove.on_run([&session, removed] { run_remove(session, *removed); });

    auto wanted = std::make_shared<std::string>();
    auto unremove = decks.subcommand("unremove", "Out of the bin again");
    unremove.argument(*wanted, "name", "The deck", true);
    unremove.footer("If the name was given to another deck meanwhile, it comes back as \"Name (2)\".\n\n"
                    "Examples:\n"
                    "  drawhand decks unremove \"Tin Star\"\n");
    unremove.on_run([&session, wanted] { run_unremove(session, *wanted); });

    auto call = std::make_shared<PurgeCall>();
    auto purge = decks.subcommand("purge", "Out of the bin for good");
    purge.arguments(call->names, "names", "Decks in the bin").flag("--all", call->all, "Empty the bin");
    purge.footer("Nothing brings a purged deck back but a backup.\n\n"
                 "Examples:\n"
                 "  drawhand decks purge \"Tin Star\"\n"
                 "  drawhand decks purge --all\n");
    purge.on_run([&session, call] { run_purge(session, *call); });
}

} // namespace drawhand
