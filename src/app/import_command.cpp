#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/asset_files.h"
#include "app/card_import.h"
#include "app/command.h"
#include "app/command_builder.h"

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

/// Every file is tried: a broken one is reported and does not keep the next from being read.
void run_import(Session& session, const ImportCall& call)
{
    if (call.forget) return forget_imports(session);
    if (call.files.empty())
        throw InputError("import: name at least one file; see \"drawhand import --help\"");
    std::vector<ImportOutcome> outcomes;
    for (const std::string& file : call.files) {
        try {
            outcomes.push_back(
                import_cards(session, {file, read_input_file(file, largest_file)}, call.options));
        } catch (const InputError& error) {
            session.err << "drawhand: " << error.what() << '\n';
            session.exit_code = ExitCode::wrong_input;
            continue;
        }
        if (!session.json) print_outcome(session, outcomes.back());
        if (call.options.strict && !outcomes.back().merge.refused.empty())
            session.exit_code = ExitCode::wrong_input;
    }
    if (session.json) session.out << outcomes_json(outcomes);
}

} // namespace

void add_import_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<ImportCall>();
    CommandBuilder command(app, "import", "Take the community's card files into your database");
    command.arguments(call->files, "files", "Card files; - is standard input")
        .flag("--strict", call->options.strict, "Store nothing from a file with a refused record")
        .flag("--dry-run", call->options.dry_run, "Only say what would happen")
        .flag("--forget", call->forget, "Drop everything imported so far");
    command.footer("Read are card lists and packs of DoomtownDB and doomtown.online (JSON) and OCTGN\n"
                   "sets of both games (XML), recognised by what is in them. Rules texts are kept in\n"
                   "your database only.\n\n"
                   "Examples:\n"
                   "  drawhand import cards.json\n"
                   "  drawhand import packs/*.json --dry-run\n"
                   "  drawhand import set.xml --strict --json\n"
                   "  drawhand import --forget\n");
    command.on_run([&session, call] { run_import(session, *call); });
}

} // namespace drawhand
