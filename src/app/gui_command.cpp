#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/terminal.h"
#include "app/window_program.h"

namespace drawhand {

namespace {

std::vector<std::string> window_arguments(const Session& session, const std::string& deck)
{
    std::vector<std::string> arguments;
    if (!session.database_path.empty()) arguments = {"--db", session.database_path};
    if (!deck.empty()) arguments.push_back(deck);
    return arguments;
}

void run_gui(Session& session, const std::string& deck)
{
    if (session.json) throw InputError("gui: a window has no JSON; use the other commands with --json");
    if (!window_program())
        throw MachineError("this Drawhand was built without its window (DT_BUILD_GUI=OFF)");
    if (!display_available())
        throw MachineError(
            "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set)");
    session.out.flush();
    session.exit_code = static_cast<ExitCode>(run_window(window_arguments(session, deck)));
}

} // namespace

void add_gui_command(CLI::App& app, Session& session)
{
    auto deck = std::make_shared<std::string>();
    CommandBuilder command(app, "gui", "Open the window");
    command.argument(*deck, "deck", "A deck to open");
    command.footer("Examples:\n"
                   "  drawhand gui\n"
                   "  drawhand gui deck.txt\n");
    command.on_run([&session, deck] { run_gui(session, *deck); });
}

} // namespace drawhand
