#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/decks_command.h"
#include "app/library_call.h"
#include "core/folded_title.h"
#include "core/title_suggestions.h"
#include "reports/deck_library_report.h"

namespace drawhand {

namespace {

constexpr int highest_version = 1'000'000;

struct ListCall {
    std::vector<std::string> words;
    std::string card;
    bool in_bin = false;
};

struct ShowCall {
    std::string name;
    int version = 0; // 0: the current one
};

struct DiffCall {
    std::string name;
    int from = 0, to = 0; // 0: the one before, and the current one
};

/// All printings of what an id or a title means: a deck may have any of them.
std::vector<CardId> printings_called(const CardCatalogue& catalogue, const std::string& text)
{
    const std::string folded = fold_title(text);
    std::vector<CardId> ids;
    for (const Card& card : catalogue.cards())
        if (card.id.text == text || card.folded_title == folded)
            for (const Card* printing : catalogue.printings_of(card))
                ids.push_back(printing->id);
    if (!ids.empty()) return ids;
    std::string message = "--with: there is no card \"" + text + '"';
    const auto titles = suggest_titles(catalogue, text);
    if (!titles.empty()) message += "; did you mean " + titles.front() + '?';
    throw InputError(message);
}

DeckFilter filter_of(Session& session, const ListCall& call)
{
    DeckFilter filter;
    for (const std::string& word : call.words)
        filter.text += (filter.text.empty() ? "" : " ") + word;
    if (!call.card.empty()) filter.cards = printings_called(session.catalogue(), call.card);
    filter.in_bin = call.in_bin;
    return filter;
}

void print_hint_for_empty_list(Session& session, const ListCall& call)
{
    if (!call.words.empty() || !call.card.empty())
        session.out << "No deck fits.\n";
    else if (call.in_bin)
        session.out << "The bin is empty.\n";
    else
        session.out << "No deck is saved yet; \"drawhand decks save FILE\" keeps one.\n";
}

void run_list(Session& session, const ListCall& call)
{
    const auto decks = session.library().list(filter_of(session, call));
    if (session.json) {
        session.out << deck_list_json(decks, session.catalogue());
        return;
    }
    if (decks.empty())
        print_hint_for_empty_list(session, call);
    else
        session.out << deck_list_text(decks, session.catalogue(), session.width(), session.colour());
    if (const auto drafts = session.library().drafts().size(); drafts > 0)
        session.err << "note: " << drafts << (drafts == 1 ? " draft was" : " drafts were")
                    << " not saved; \"drawhand decks drafts\" shows more\n";
}

void run_show(Session& session, const ShowCall& call)
{
    const DeckSummary deck = deck_called(session, call.name);
    const auto version = call.version == 0 ? std::nullopt : std::optional(call.version);
    const StoredDeck stored = accepted(session.library().load(deck.id, version));
    session.out << (session.json
                        ? stored_deck_json(stored, session.catalogue())
                        : stored_deck_text(stored, session.catalogue(), session.width(), session.colour()));
}

void run_history(Session& session, const std::string& name)
{
    const auto versions = session.library().history(deck_called(session, name).id);
    session.out << (session.json ? history_json(versions)
                                 : history_text(versions, session.width(), session.colour()));
}

void run_diff(Session& session, const DiffCall& call)
{
    const DeckSummary deck = deck_called(session, call.name);
    const int last = deck.current.number;
    if (call.from == 0 && last == 1)
        throw InputError('"' + deck.name + "\" has only one version; there is nothing to compare");
    const StoredDeck before =
        accepted(session.library().load(deck.id, call.from == 0 ? last - 1 : call.from));
    const StoredDeck after = accepted(session.library().load(deck.id, call.to == 0 ? last : call.to));
    session.out << (session.json ? version_difference_json(before, after, session.catalogue())
                                 : version_difference_text(before, after, session.catalogue(),
                                                           session.width(), session.colour()));
}

void add_list(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ListCall>();
    auto command = decks.subcommand("list", "The decks, by name");
    command.arguments(call->words, "text", "Words in the name, the tags or the notes")
        .option("--with", call->card, "CARD", "Only decks with this card, any printing; id or title")
        .flag("--bin", call->in_bin, "The removed decks instead");
    command.footer("Examples:\n"
                   "  drawhand decks list\n"
                   "  drawhand decks list league\n"
                   "  drawhand decks list --with \"Pony Express\" --json\n");
    command.on_run([&session, call] { run_list(session, *call); });
    decks.on_run([&session] { run_list(session, {}); });
}

void add_show(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ShowCall>();
    auto command = decks.subcommand("show", "One deck, card by card");
    command.argument(call->name, "name", "The deck", true)
        .option("--version", call->version, 1, highest_version, "N", "An older version");
    command.footer("Examples:\n"
                   "  drawhand decks show \"Tin Star\"\n"
                   "  drawhand decks show \"Tin Star\" --version 1 --json\n");
    command.on_run([&session, call] { run_show(session, *call); });
}

void add_history(CommandBuilder& decks, Session& session)
{
    auto name = std::make_shared<std::string>();
    auto command = decks.subcommand("history", "Every version of a deck, with time and note");
    command.argument(*name, "name", "The deck", true);
    command.footer("Examples:\n"
                   "  drawhand decks history \"Tin Star\"\n");
    command.on_run([&session, name] { run_history(session, *name); });
}

void add_diff(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<DiffCall>();
    auto command = decks.subcommand("diff", "What changed between two versions");
    command.argument(call->name, "name", "The deck", true)
        .argument(call->from, 1, highest_version, "from", "A version (default: the one before the last)")
        .argument(call->to, 1, highest_version, "to", "Another one (default: the last)");
    command.footer("Examples:\n"
                   "  drawhand decks diff \"Tin Star\"\n"
                   "  drawhand decks diff \"Tin Star\" 1 3 --json\n");
    command.on_run([&session, call] { run_diff(session, *call); });
}

} // namespace

void add_deck_lists(CommandBuilder& decks, Session& session)
{
    add_list(decks, session);
    add_show(decks, session);
    add_history(decks, session);
    add_diff(decks, session);
}

} // namespace drawhand
