#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/asset_files.h"
#include "app/card_import.h"
#include "app/command.h"
#include "app/command_builder.h"
#include "app/library_import.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_file = 64u << 20;

struct ImportCall {
    std::vector<std::string> files;
    ImportOptions options;
    bool forget = false;
};

void forget_imports(Session& session)
{
    session.store().forget_imports();
    session.reload();
    if (session.json)
        session.out << "{\"forgotten\": true}\n";
    else
        session.out << "Imported cards and texts are gone; the cards that came with the program are back.\n";
}

void take_cards(Session& session, const CardSource& source, const ImportOptions& options,
                std::vector<ImportOutcome>& outcomes)
{
    outcomes.push_back(import_cards(session, source, options));
    if (!session.json) print_outcome(session, outcomes.back());
    if (options.strict && !outcomes.back().merge.refused.empty()) session.exit_code = ExitCode::wrong_input;
}

void take_decks(Session& session, std::vector<ImportedDeck> decks, const ImportOptions& options,
                std::vector<ImportedDeck>& all)
{
    const bool complete =
        std::ranges::all_of(decks, [](const ImportedDeck& deck) { return deck.import.skipped.empty(); });
    if (options.strict && !complete)
        session.exit_code = ExitCode::wrong_input;
    else if (!options.dry_run)
        save_imported_decks(session, decks);
    for (ImportedDeck& deck : decks) {
        if (!session.json) print_imported_deck(session, deck);
        all.push_back(std::move(deck));
    }
}

/// Every file is tried: a broken one is reported and does not keep the next from being read.
void run_import(Session& session, const ImportCall& call)
{
    if (call.forget) return forget_imports(session);
    if (call.files.empty())
        throw InputError("import: name at least one file; see \"drawhand import --help\"");
    std::vector<ImportOutcome> cards;
    std::vector<ImportedDeck> decks;
    for (const std::string& file : call.files) {
        try {
            const std::string text = read_input_file(file, largest_file);
            if (auto found = decks_of_file(session, file, text))
                take_decks(session, *std::move(found), call.options, decks);
            else
                take_cards(session, {file, text}, call.options, cards);
        } catch (const InputError& error) {
            session.err << "drawhand: " << error.what() << '\n';
            session.exit_code = ExitCode::wrong_input;
        }
    }
    if (session.json) session.out << with_decks_json(outcomes_json(cards), decks);
}

} // namespace

void add_import_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<ImportCall>();
    CommandBuilder command(app, "import", "Take decks into your library, and newer card data");
    command.arguments(call->files, "files", "Deck and card files; - is standard input")
        .flag("--strict", call->options.strict, "Store nothing from a file with an unread line or card")
        .flag("--dry-run", call->options.dry_run, "Only say what would happen")
        .flag("--forget", call->forget, "Drop all imported card data; decks stay");
    command.footer("Decks of every format go into the library (see \"drawhand decks\"); a deck whose\n"
                   "name is there already becomes its next version. Card data are read from lists\n"
                   "and packs of DoomtownDB and doomtown.online (JSON) and OCTGN sets of both games\n"
                   "(XML); rules texts are kept in your database only. All are recognised by what\n"
                   "is in them.\n\n"
                   "Examples:\n"
                   "  drawhand import my-decks/*\n"
                   "  drawhand import cards.json\n"
                   "  drawhand import packs/*.json --dry-run\n"
                   "  drawhand import set.xml --strict --json\n"
                   "  drawhand import --forget\n");
    command.on_run([&session, call] { run_import(session, *call); });
}

} // namespace drawhand
