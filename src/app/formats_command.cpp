#include <algorithm>
#include <memory>
#include <ostream>
#include <string>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/format_choice.h"
#include "reports/formats_page.h"

namespace drawhand {

namespace {

struct FormatsCall {
    std::string format; // empty: all of them in a table
    std::string date;
};

void show_one(Session& session, const FormatsCall& call)
{
    const FormatChoice choice(session, call.format, call.date);
    const ShownFormat shown{&choice.named()->format(), choice.named()};
    if (session.json)
        session.out << formats_json({&shown, 1}, session.catalogue());
    else
        session.out << format_page(shown, session.catalogue(), session.width(), session.colour());
}

void show_all(Session& session, const FormatsCall& call)
{
    const FormatChoice choice(session, "", call.date);
    std::vector<ShownFormat> shown;
    for (const Format& format : session.formats())
        shown.push_back({&format, choice.rulesets().find(format.id)});
    if (session.json)
        session.out << formats_json(shown, session.catalogue());
    else
        session.out << formats_table(shown, session.catalogue(), session.width(), session.colour())
                    << "\"drawhand formats ID\" explains one of them.\n";
}

} // namespace

void add_formats_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<FormatsCall>();
    CommandBuilder command(app, "formats", "The rule sets that decks are judged by");
    command.argument(call->format, "format", "The one to explain: an id, or a format file")
        .option("--date", call->date, "YYYY-MM-DD", "The lists in force on that day (default: today)");
    command.footer("A format file of your own gives house rules; it builds on one of these:\n\n"
                   "  {\"format\": \"league\", \"name\": \"Thursday League\", \"base\": \"weird-west\",\n"
                   "   \"ban\": [\"Pistol Whip\"],\n"
                   "   \"doubtful\": {\"core_deeds\": \"one-extra\"},\n"
                   "   \"house_rules\": [\n"
                   "     {\"id\": \"deeds\", \"cards\": \"type:deed\", \"at_most\": 16},\n"
                   "     {\"id\": \"gadgets\", \"cards\": \"keyword:gadget\", \"at_least\": 12}]}\n\n"
                   "\"cards\" is any search query (see \"drawhand cards --help\"). Further keys of a\n"
                   "house rule: \"exactly\"; \"in\": deck, start, outfit or legend; \"count\": copies,\n"
                   "titles or each; \"severity\": error or warning; \"message\".\n"
                   "Further keys of the file: \"unban\", \"allow\" and \"forbid\" (cards in and out of\n"
                   "the pool), \"limits\", \"lists\", \"about\", \"source\". \"drawhand formats ID --json\"\n"
                   "shows the words of limits and doubtful points.\n\n"
                   "Examples:\n"
                   "  drawhand formats\n"
                   "  drawhand formats weird-west\n"
                   "  drawhand formats league.json\n");
    command.on_run([&session, call] {
        if (call->format.empty() || call->format == "all")
            show_all(session, *call);
        else
            show_one(session, *call);
    });
}

} // namespace drawhand
