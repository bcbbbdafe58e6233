#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/command_builder.h"
#include "reports/card_json.h"
#include "reports/card_table.h"
#include "reports/query_error_text.h"

namespace drawhand {

namespace {

struct CardsOptions {
    std::vector<std::string> words;
    int limit = 0; // 0: all
    bool count_only = false;
};

/// The shell took the quotes of gang:"Law Dogs"; an argument with a blank gets them back.
std::string with_quotes(const std::string& word)
{
    if (word.find(' ') == std::string::npos || word.find_first_of("\"()|") != std::string::npos) return word;
    const std::size_t comparison = word.find_first_of(":=<>!");
    if (comparison == std::string::npos) return '"' + word + '"';
    const std::size_t value = word.find_first_not_of(":=<>!", comparison);
    if (value == std::string::npos || !find_field(word.substr(0, comparison))) return word;
    return word.substr(0, value) + '"' + word.substr(value) + '"';
}

/// A single argument is the query as typed; several are its terms.
std::string query_of(const std::vector<std::string>& words)
{
    if (words.size() == 1) return words.front();
    std::string query;
    for (const std::string& word : words)
        query += (query.empty() ? "" : " ") + with_quotes(word);
    return query;
}

void print_for_people(Session& session, const SearchAnswer& answer, std::size_t shown)
{
    if (answer.texts_missing)
        session.err
            << "note: no rules texts are stored yet; \"drawhand sync\" or \"drawhand import\" brings them\n";
    if (answer.cards.empty()) {
        session.out << "No card fits.\n";
        for (const std::string& title : answer.did_you_mean)
            session.out << "  did you mean: " << title << "?\n";
        return;
    }
    session.out << card_table(std::span(answer.cards).first(shown), session.catalogue(), session.width(),
                              session.colour());
    session.out << answer.cards.size() << (answer.cards.size() == 1 ? " card" : " cards");
    if (shown < answer.cards.size()) session.out << ", the first " << shown << " shown";
    session.out << '\n';
}

void run_cards(Session& session, const CardsOptions& options)
{
    const std::string query = query_of(options.words);
    const auto answer = session.search().search(query);
    if (!answer) throw InputError(query_error_text(query, answer.error()));
    const std::size_t shown = options.limit == 0
                                  ? answer->cards.size()
                                  : std::min(static_cast<std::size_t>(options.limit), answer->cards.size());
    if (options.count_only && !session.json)
        session.out << answer->cards.size() << '\n';
    else if (session.json)
        session.out << cards_json(std::span(answer->cards).first(options.count_only ? 0 : shown),
                                  answer->cards.size(), answer->did_you_mean);
    else
        print_for_people(session, *answer, shown);
}

} // namespace

void add_cards_command(CLI::App& app, Session& session)
{
    auto options = std::make_shared<CardsOptions>();
    CommandBuilder command(app, "cards", "Search the cards of Reloaded, Weird West and Classic");
    command.arguments(options->words, "query", "What to look for; none: every card")
        .option("--limit", options->limit, 1, 100'000, "N", "Show at most this many")
        .flag("--count", options->count_only, "Only say how many there are");
    command.footer(search_help() +
                   "\nExamples:\n"
                   "  drawhand cards pony express\n"
                   "  drawhand cards 'type:dude value:8 gang:\"Law Dogs\" bullets>=2' --json\n"
                   "  drawhand cards 'format:weird-west keyword:gadget difficulty<=6 sort:cost'\n"
                   "  drawhand cards 'huckster>=2 or (skill:shaman cost<4) -is:experienced'\n");
    command.on_run([&session, options] { run_cards(session, *options); });
}

} // namespace drawhand
