#include <ostream>

#include "app/asset_files.h"
#include "app/command.h"
#include "app/deck_input.h"
#include "app/terminal.h"
#include "app/window_program.h"
#include "reports/check_report.h"
#include "reports/odds_report.h"

namespace drawhand {

namespace {

constexpr int shown_stud = 2; // two studs in a posse: a usual fight

void show_sample(Session& session)
{
    const std::string file = (asset_folder() / "decks/law-dogs-three-values.txt").string();
    const CardCatalogue& catalogue = session.catalogue();
    const DeckImport import = read_deck(session, file);
    const CheckedDeck checked =
        checked_deck(file, import, catalogue, session.rulesets().default_for(import.deck));
    OddsCall call;
    call.stud = shown_stud;
    session.out << check_text(checked, catalogue, session.width(), session.colour()) << '\n'
                << odds_text(odds_of(session, import, file, call), session.width(), session.colour()) << '\n'
                << "This is a sample deck. Yours: ./run check DECK, ./run odds DECK --stud 2;\n"
                   "search the cards: ./run cards pony express; all commands: ./run --help\n";
    session.out << (window_program() ? "The window opens with ./run or ./run gui where there is a display.\n"
                                     : "This Drawhand was built without its window (DT_BUILD_GUI=OFF).\n");
}

} // namespace

void run_welcome(Session& session)
{
    if (session.json) throw InputError("--json needs a command; see \"drawhand --help\"");
    if (display_available() && window_program()) {
        std::vector<std::string> arguments;
        if (!session.database_path.empty()) arguments = {"--db", session.database_path};
        // A display that cannot show it (no OpenGL, no permission) is no reason to show nothing.
        if (run_window(arguments) == static_cast<int>(ExitCode::done)) return;
        session.err << "drawhand: the window did not open; here is a sample deck in the terminal instead\n";
    }
    show_sample(session);
}

} // namespace drawhand
