#include "app/command_line.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/nearest_name.h"

namespace drawhand {

namespace {

void add_global_options(CLI::App& app, Session& session)
{
    app.add_flag("--json", session.json, "Answer with one JSON document");
    app.add_option("--db", session.database_path, "Database file (default: in the XDG data folder)")
        ->type_name("FILE");
    app.add_option("--color,--colour", session.colour_choice, "auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN");
    app.set_version_flag("--version", "drawhand " DT_VERSION);
}

/// The arguments as CLI11 wants them, last first. "-type:deed" is a search term, though it looks like an
/// option: behind "cards" its minus becomes the language's other sign for "not".
std::vector<std::string> arguments_of(int argc, char** argv)
{
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto command = std::ranges::find(arguments, "cards");
    for (auto it = command; it != arguments.end(); ++it)
        if (it->size() > 2 && (*it)[0] == '-' && (*it)[1] != '-') (*it)[0] = '!';
    std::ranges::reverse(arguments);
    return arguments;
}

/// CLI11's words, with the command that was probably meant.
std::string explained(const CLI::App& app, const CLI::ParseError& error)
{
    std::string message = error.what(), path; // "decks " when one of its commands is misspelt
    const CLI::App* last = &app;
    while (!last->get_subcommands().empty()) {
        last = last->get_subcommands().front();
        path += last->get_name() + ' ';
    }
    std::vector<std::string> commands;
    for (const CLI::App* command : last->get_subcommands({}))
        commands.push_back(command->get_name());
    for (const std::string& word : app.remaining(true))
        if (const std::string nearest = nearest_name(word, commands); !nearest.empty())
            message = "there is no command \"" + path + word + "\"; did you mean " + path + nearest + "?";
    return message + "\nSee \"drawhand --help\", or \"drawhand COMMAND --help\" for a command.";
}

} // namespace

ExitCode run_command_line(int argc, char** argv, Session& session)
{
    CLI::App app("Drawhand: the deck lab for Doomtown (Reloaded, Weird West Edition, Classic).\n"
                 "Without a command: the window where there is a display, else a sample deck.",
                 "drawhand");
    app.footer("Examples:\n"
               "  drawhand cards 'type:dude value:8 gang:\"Law Dogs\" bullets>=2'\n"
               "  drawhand card \"Pony Express\"\n"
               "  drawhand check deck.txt\n"
               "  drawhand odds deck.txt --stud 2\n"
               "\"drawhand COMMAND --help\" explains a command.\n"
               "Exit codes: 0 done, 1 the answer is no, 2 wrong input, 3 the machine failed.");
    app.get_formatter()->column_width(22);
    app.require_subcommand(0, 1);
    app.fallthrough(); // --json and --db may stand behind the command, too
    add_global_options(app, session);
    add_cards_command(app, session);
    add_card_command(app, session);
    add_check_command(app, session);
    add_formats_command(app, session);
    add_odds_command(app, session);
    add_decks_command(app, session);
    add_convert_command(app, session);
    add_import_command(app, session);
    add_sync_command(app, session);
    add_gui_command(app, session);
    add_doctor_command(app, session);
    try {
        app.parse(arguments_of(argc, argv));
    } catch (const CLI::ParseError& error) {
        // Help and version are answers, all else is a wrong call.
        if (error.get_exit_code() == 0)
            return static_cast<ExitCode>(app.exit(error, session.out, session.err));
        throw InputError(explained(app, error));
    }
    if (app.get_subcommands().empty()) run_welcome(session);
    return session.exit_code;
}

} // namespace drawhand
