#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/deck_input.h"
#include "reports/check_report.h"

namespace drawhand {

namespace {

struct CheckCall {
    std::vector<std::string> decks;
    std::string format; // empty: the game's own
    bool casual = false;
};

/// The format asked for, or nullptr when each deck is to be judged by its own game's.
const FormatList* format_asked_for(const CardCatalogue& catalogue, const std::string& id)
{
    if (id.empty()) return nullptr;
    if (const FormatList* format = catalogue.find_format(id)) return format;
    std::string known;
    for (const FormatList& format : catalogue.formats())
        known += (known.empty() ? "" : ", ") + format.format;
    throw InputError("--format: there is no format \"" + id + "\"; known are " + known);
}

/// Every deck is tried: an unreadable one is reported and does not keep the next from being judged.
void run_check(Session& session, const CheckCall& call)
{
    const CardCatalogue& catalogue = session.catalogue();
    const FormatList* asked = format_asked_for(catalogue, call.format);
    std::vector<CheckedDeck> decks;
    std::vector<UnreadableDeck> unreadable;
    for (const std::string& file : call.decks) {
        try {
            DeckImport import = read_deck(session, file);
            const FormatList& format = asked ? *asked : default_format(import.deck, catalogue);
            decks.push_back(
                checked_deck(file, std::move(import), catalogue, format, {.official = !call.casual}));
        } catch (const InputError& error) {
            session.err << "drawhand: " << error.what() << '\n';
            unreadable.push_back({file, error.what()});
            continue;
        }
        if (!session.json)
            session.out << check_text(decks.back(), catalogue, session.width(), session.colour());
    }
    if (session.json)
        session.out << check_json(decks, unreadable);
    else if (!decks.empty())
        session.out << check_summary(decks);

    for (const CheckedDeck& checked : decks)
        if (!is_legal(checked.findings)) session.exit_code = ExitCode::no;
    if (!unreadable.empty()) session.exit_code = ExitCode::wrong_input;
}

} // namespace

void add_check_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<CheckCall>();
    CommandBuilder command(app, "check", "Is the deck legal? What is wrong, and what helps");
    command.arguments(call->decks, "decks", "Deck lists; - is standard input", true)
        .option("--format", call->format, "ID", "The rules to judge by (default: the game's own)")
        .flag("--casual", call->casual, "Only warn about bans and cards outside the pool");
    command.footer("Formats: reloaded, old-timer, weird-west, classic, classic-after-knicknevin.\n"
                   "Read are lists in the plain text of DoomtownDB, and as people type them.\n"
                   "Exit codes: 0 all legal, 1 at least one is not, 2 at least one cannot be read.\n\n"
                   "Examples:\n"
                   "  drawhand check deck.txt\n"
                   "  drawhand check deck.txt --format weird-west\n"
                   "  drawhand check decks/*.txt --json\n");
    command.on_run([&session, call] { run_check(session, *call); });
}

} // namespace drawhand
