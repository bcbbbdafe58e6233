#include <memory>
#include <ostream>
#include <string>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/deck_input.h"
#include "reports/import_report.h"
#include "reports/odds_report.h"

namespace drawhand {

namespace {

struct OddsArguments {
    std::string deck;
    int draw = 0;
    bool strict = false;
    OddsCall call;
};

void run_odds(Session& session, const OddsArguments& arguments)
{
    if (arguments.draw > 0)
        throw InputError("--draw: odds with exchanged cards are not available yet; leave it out or give 0");
    const DeckImport import = read_deck(session, arguments.deck, {.strict = arguments.strict});
    for (const SkippedLine& line : import.skipped)
        session.err << "drawhand: line " << line.line << " was not read, " << skipped_text(line) << '\n';
    const DeckOdds odds = odds_of(session, import, arguments.deck, arguments.call);
    session.out << (session.json ? odds_json(odds) : odds_text(odds, session.width(), session.colour()));
}

} // namespace

void add_odds_command(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<OddsArguments>();
    CommandBuilder command(app, "odds", "The exact odds of a deck's draw hands");
    command.argument(arguments->deck, "deck", "A deck file, deck:NAME, or -", true)
        .option("--stud", arguments->call.stud, 0, 7, "S", "Stud bonus: cards drawn beyond five")
        .option("--draw", arguments->draw, 0, 1000, "D", "Draw bonus: only 0 for now")
        .option("--out", arguments->call.out, "FACES", "Cards known to be elsewhere: \"8S 2x KH *\"")
        .flag("--with-starters", arguments->call.with_starters, "Leave the starting gang in the deck")
        .flag("--strict", arguments->strict, "A line that cannot be read is an error: exit 2");
    command.footer("Drawn from are the 52 and the jokers without the starting gang. \"any\" is the\n"
                   "best hand of the cards drawn, cheatin' or not; \"legal\" the best one that\n"
                   "repeats no card. All counts are exact.\n\n"
                   "Examples:\n"
                   "  drawhand odds deck.txt\n"
                   "  drawhand odds deck.txt --stud 3\n"
                   "  drawhand odds deck.txt --stud 2 --out \"8S 2x KH\" --json\n");
    command.on_run([&session, arguments] { run_odds(session, *arguments); });
}

} // namespace drawhand
