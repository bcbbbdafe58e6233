#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/deck_input.h"
#include "app/decks_command.h"
#include "app/library_call.h"
#include "app/library_import.h"
#include "core/deck_edit.h"
#include "reports/import_report.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

struct SaveCall {
    std::string deck;
    std::string name;
    std::string note;
    int base = 0; // 0: whatever the current version is
    bool strict = false;
};

std::string name_for(const SaveCall& call, const Deck& deck)
{
    if (!call.name.empty()) return call.name;
    if (!deck.name.empty()) return deck.name;
    if (call.deck == "-") throw InputError("the list has no name; give it one with --name");
    return std::filesystem::path(call.deck).stem().string();
}

Result<SavedVersion, Refusal> saved(DeckLibrary& library, const SaveCall& call, Deck deck)
{
    const auto known = library.find(deck.name);
    if (!known && call.base > 0)
        throw InputError("--base: there is no deck \"" + deck.name + "\" yet, so it has no versions");
    if (!known) return library.save_as_new(deck, stamp_now(call.note));
    const StoredDeck current = accepted(library.load(known->id));
    deck = with_texts_kept(with_name(std::move(deck), known->name), current.deck);
    return library.save_version(known->id, call.base > 0 ? call.base : current.version.number, deck,
                                stamp_now(call.note));
}

/// Exit 1: the answer to "may I save on top of version N" is no.
void report_conflict(Session& session, const SaveConflict& conflict)
{
    session.exit_code = ExitCode::no;
    session.err << "drawhand: not saved: " << describe(Refusal{conflict})
                << "\nSee \"drawhand decks diff\" for what changed; without --base it is saved on top.\n";
    if (!session.json) return;
    const DeckVersionInfo& newer = conflict.newer;
    const Json json = {
        {"name", conflict.name},
        {"changed", false},
        {"conflict",
         {{"base", conflict.base}, {"version", newer.number}, {"at", newer.at}, {"note", newer.note}}}};
    session.out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void print_result(Session& session, const SaveCall& call, DeckImport import, const SavedVersion& version)
{
    if (!session.json) {
        print_imported_deck(session, {call.deck, std::move(import), version});
        return;
    }
    Json json = Json::parse(saved_json(version));
    json["import"] = Json::parse(import_json(import));
    session.out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void run_save(Session& session, const SaveCall& call)
{
    DeckImport import = read_card_deck(session, call.deck, {.strict = call.strict});
    const Deck deck = with_name(import.deck, name_for(call, import.deck));
    const auto outcome = saved(session.library(), call, deck);
    if (outcome)
        print_result(session, call, std::move(import), *outcome);
    else if (const auto* conflict = std::get_if<SaveConflict>(&outcome.error()))
        report_conflict(session, *conflict);
    else
        throw InputError(describe(outcome.error()));
}

} // namespace

void add_deck_saving(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<SaveCall>();
    auto command = decks.subcommand("save", "Keep a deck, or the next version of one");
    command.argument(call->deck, "deck", "A deck file, deck:NAME, or -", true)
        .option("--name", call->name, "NAME", "Save it under this name (default: the list's)")
        .option("--note", call->note, "TEXT", "Why: shown in the history")
        .option("--base", call->base, 1, 1'000'000, "N", "Only if version N is still the last one")
        .flag("--strict", call->strict, "A line that cannot be read is an error: exit 2");
    command.footer("A name that is there already gets a new version; tags, notes and format stay\n"
                   "where the file has none. What equals the last version is not saved again.\n"
                   "Exit code 1: --base is not the last version any more; nothing was saved.\n\n"
                   "Examples:\n"
                   "  drawhand decks save deck.o8d\n"
                   "  drawhand decks save deck.txt --name \"Tin Star\" --note \"two more deeds\"\n"
                   "  drawhand decks save - --name \"Tin Star\" --base 3\n");
    command.on_run([&session, call] { run_save(session, *call); });
}

} // namespace drawhand
