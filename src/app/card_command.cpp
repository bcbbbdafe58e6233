#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/command.h"
#include "app/command_builder.h"
#include "core/folded_title.h"
#include "core/title_suggestions.h"
#include "reports/card_json.h"
#include "reports/card_page.h"
#include "reports/card_table.h"

namespace drawhand {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// By id (or the beginning of a Classic one), else by title. Several printings of one card are one answer:
/// the newest; different cards of one title (Experienced versions, both games) are all shown.
std::vector<const Card*> cards_named(const CardCatalogue& catalogue, const std::string& wanted)
{
    if (const Card* card = catalogue.find(CardId{wanted})) return {card};
    std::vector<const Card*> found;
    const std::string folded = fold_title(wanted), key = title_key(wanted);
    for (const Card& card : catalogue.cards())
        if (card.folded_title == folded) found.push_back(&card);
    if (found.empty())
        for (const Card& card : catalogue.cards())
            if (!key.empty() && (card.title_key == key || title_key(card.title) == key))
                found.push_back(&card);
    if (found.empty() && wanted.size() >= 8)
        for (const Card& card : catalogue.cards())
            if (card.id.text.starts_with(wanted)) found.push_back(&card);
    std::vector<const Card*> newest;
    for (const Card* card : found) {
        const Card* last = catalogue.printings_of(*card).back();
        if (std::ranges::find(newest, last) == newest.end()) newest.push_back(last);
    }
    return newest;
}

void run_card(Session& session, const std::vector<std::string>& words)
{
    const std::string wanted = joined(words);
    const CardCatalogue& catalogue = session.catalogue();
    const auto cards = cards_named(catalogue, wanted);
    if (cards.empty()) {
        std::string message = "there is no card \"" + wanted + "\"";
        const auto titles = suggest_titles(catalogue, wanted);
        for (std::size_t i = 0; i < titles.size(); ++i)
            message += (i == 0 ? "; did you mean " : i + 1 == titles.size() ? " or " : ", ") + titles[i];
        throw InputError(message + (titles.empty() ? "" : "?"));
    }
    if (session.json) {
        session.out << card_pages_json(cards, catalogue);
        return;
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
        session.out << (i > 0 ? "\n" : "")
                    << card_page(*cards[i], catalogue, session.width(), session.colour());
}

} // namespace

void add_card_command(CLI::App& app, Session& session)
{
    auto words = std::make_shared<std::vector<std::string>>();
    CommandBuilder command(app, "card", "One card with all its printings");
    command.arguments(*words, "card", "Its id or its title", true);
    command.footer("Examples:\n"
                   "  drawhand card 01018\n"
                   "  drawhand card \"Pony Express\"\n"
                   "  drawhand card abram grothe --json\n");
    command.on_run([&session, words] { run_card(session, *words); });
}

} // namespace drawhand
