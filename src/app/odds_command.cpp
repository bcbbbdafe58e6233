#include <memory>
#include <ostream>
#include <string>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/deck_input.h"
#include "reports/odds_report.h"

namespace drawhand {

namespace {

struct OddsArguments {
    std::string deck;
    int draw = 0;
    OddsCall call;
};

void warn_about_skipped_lines(Session& session, const DeckImport& import)
{
    if (import.skipped.empty()) return;
    const SkippedLine& first = import.skipped.front();
    session.err << "drawhand: " << import.skipped.size()
                << (import.skipped.size() == 1 ? " line was" : " lines were")
                << " not read, the first is line " << first.line << " (" << first.why
                << "); \"drawhand check\" shows all\n";
}

void run_odds(Session& session, const OddsArguments& arguments)
{
    if (arguments.draw > 0)
        throw InputError("--draw: odds with exchanged cards are not available yet; leave it out or give 0");
    const DeckImport import = read_deck(session, arguments.deck);
    warn_about_skipped_lines(session, import);
    const DeckOdds odds = odds_of(session, import.deck, arguments.deck, arguments.call);
    session.out << (session.json ? odds_json(odds) : odds_text(odds, session.width(), session.colour()));
}

} // namespace

void add_odds_command(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<OddsArguments>();
    CommandBuilder command(app, "odds", "The exact odds of a deck's draw hands");
    command.argument(arguments->deck, "deck", "A deck list; - is standard input", true)
        .option("--stud", arguments->call.stud, 0, 7, "S", "Stud bonus: cards drawn beyond five")
        .option("--draw", arguments->draw, 0, 1000, "D", "Draw bonus: only 0 for now")
        .option("--out", arguments->call.out, "FACES", "Cards known to be elsewhere: \"8S 2x KH *\"")
        .flag("--with-starters", arguments->call.with_starters, "Leave the starting gang in the deck");
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
