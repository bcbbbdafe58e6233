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
    bool strict = false;
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

CheckedDeck judged(Session& session, NamedDeck deck, const FormatList* asked, const CheckCall& call)
{
    if (deck.import.faces)
        throw InputError(deck.name + ": a poker list has faces and no cards; there is nothing to check");
    const FormatList& format = asked ? *asked : default_format(deck.import.deck, session.catalogue());
    return checked_deck(deck.name, std::move(deck.import), session.catalogue(), format,
                        {.official = !call.casual});
}

/// Every deck is tried: an unreadable one is reported and does not keep the next from being judged.
void run_check(Session& session, const CheckCall& call)
{
    const CardCatalogue& catalogue = session.catalogue();
    const FormatList* asked = format_asked_for(catalogue, call.format);
    std::vector<CheckedDeck> decks;
    std::vector<UnreadableDeck> unreadable;
    for (const std::string& file : call.decks) {
        const std::size_t before = decks.size();
        try {
            for (NamedDeck& deck : read_decks(session, file, {asked, call.strict}))
                decks.push_back(judged(session, std::move(deck), asked, call));
        } catch (const InputError& error) {
            session.err << "drawhand: " << error.what() << '\n';
            unreadable.push_back({file, error.what()});
            continue;
        }
        for (std::size_t i = before; i < decks.size() && !session.json; ++i)
            session.out << check_text(decks[i], catalogue, session.width(), session.colour());
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
    command.arguments(call->decks, "decks", "Deck files, deck:NAME, or -", true)
        .option("--format", call->format, "ID", "The rules to judge by (default: the game's own)")
        .flag("--casual", call->casual, "Only warn about bans and cards outside the pool")
        .flag("--strict", call->strict, "A line that cannot be read is an error: exit 2");
    command.footer("Formats: reloaded, old-timer, weird-west, classic, classic-after-knicknevin.\n"
                   "A deck is a file of any format, FILE#2 for the second deck of a file with\n"
                   "several, - for standard input, or deck:NAME from the library.\n"
                   "Exit codes: 0 all legal, 1 at least one is not, 2 at least one cannot be read.\n\n"
                   "Examples:\n"
                   "  drawhand check deck.txt\n"
                   "  drawhand check deck.txt --format weird-west\n"
                   "  drawhand check decks/*.txt --json\n");
    command.on_run([&session, call] { run_check(session, *call); });
}

} // namespace drawhand
