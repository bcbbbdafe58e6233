#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/deck_input.h"
#include "app/format_choice.h"
#include "reports/check_report.h"

namespace drawhand {

namespace {

struct CheckCall {
    std::vector<std::string> decks;
    std::string format; // empty: the game's own
    std::string date;
    bool casual = false;
    bool details = false;
    bool strict = false;
};

/// One verdict, or with "--format all" one for every format of the deck's game.
void judge(Session& session, NamedDeck deck, const FormatChoice& choice, const CheckCall& call,
           std::vector<CheckedDeck>& into)
{
    if (deck.import.faces)
        throw InputError(deck.name + ": a poker list has faces and no cards; there is nothing to check");
    for (const Ruleset* rules : choice.for_deck(deck.import.deck))
        into.push_back(
            checked_deck(deck.name, deck.import, session.catalogue(), *rules, {.official = !call.casual}));
}

struct Verdicts {
    std::vector<CheckedDeck> decks;
    std::vector<UnreadableDeck> unreadable;
};

/// Every deck is tried: an unreadable one is reported and does not keep the next from being judged.
Verdicts judge_all(Session& session, const FormatChoice& choice, const CheckCall& call)
{
    Verdicts verdicts;
    for (const std::string& file : call.decks) {
        try {
            for (NamedDeck& deck : read_decks(session, file, {choice.pool(), call.strict}))
                judge(session, std::move(deck), choice, call, verdicts.decks);
        } catch (const InputError& error) {
            session.err << "drawhand: " << error.what() << '\n';
            verdicts.unreadable.push_back({file, error.what()});
        }
    }
    return verdicts;
}

/// One deck in full; several as a table, unless details are asked for.
void show(Session& session, const Verdicts& verdicts, const CheckCall& call)
{
    const CardCatalogue& catalogue = session.catalogue();
    const bool alone = verdicts.decks.size() == 1;
    if (alone || call.details)
        for (const CheckedDeck& checked : verdicts.decks)
            session.out << check_text(checked, catalogue, session.width(), session.colour());
    else if (!verdicts.decks.empty())
        session.out << check_table(verdicts.decks, catalogue, session.width(), session.colour());
    if (verdicts.decks.empty()) return;
    session.out << check_summary(verdicts.decks, verdicts.unreadable.size());
    const auto has_lost_lines = [](const CheckedDeck& deck) { return !deck.import.skipped.empty(); };
    if (alone || call.details) return;
    if (std::ranges::any_of(verdicts.decks, has_lost_lines))
        session.out << "? : lines of the list could not be read.\n";
    session.out << "--details shows the findings with their cards and cures.\n";
}

void run_check(Session& session, const CheckCall& call)
{
    const FormatChoice choice(session, call.format, call.date);
    const Verdicts verdicts = judge_all(session, choice, call);
    if (session.json)
        session.out << check_json(verdicts.decks, verdicts.unreadable);
    else
        show(session, verdicts, call);
    for (const CheckedDeck& checked : verdicts.decks)
        if (!is_legal(checked.findings)) session.exit_code = ExitCode::no;
    if (!verdicts.unreadable.empty()) session.exit_code = ExitCode::wrong_input;
}

} // namespace

void add_check_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<CheckCall>();
    CommandBuilder command(app, "check", "Is the deck legal? What is wrong, and what helps");
    command.arguments(call->decks, "decks", "Deck files, deck:NAME, or -", true)
        .option("--format", call->format, "ID", "The rules to judge by (default: the game's own)")
        .option("--date", call->date, "YYYY-MM-DD", "The list in force on that day (default: today)")
        .flag("--casual", call->casual, "Only warn about bans and cards outside the pool")
        .flag("--details", call->details, "Several decks: all findings instead of a table")
        .flag("--strict", call->strict, "A line that cannot be read is an error: exit 2");
    command.footer("Formats: reloaded, old-timer, weird-west, classic, classic-after-knicknevin, all\n"
                   "(every format of the deck's game), or the path of a format file of your own.\n"
                   "\"drawhand formats\" explains them.\n"
                   "A deck is a file of any format, FILE#2 for the second deck of a file with\n"
                   "several, - for standard input, or deck:NAME from the library. One deck is\n"
                   "shown in full, several as a table.\n"
                   "Exit codes: 0 all legal, 1 at least one is not, 2 at least one cannot be read.\n\n"
                   "Examples:\n"
                   "  drawhand check deck.txt\n"
                   "  drawhand check deck.txt --format all\n"
                   "  drawhand check decks/*.o8d --format weird-west --date 2022-06-01\n"
                   "  drawhand check deck.txt --format league.json --json\n");
    command.on_run([&session, call] { run_check(session, *call); });
}

} // namespace drawhand
