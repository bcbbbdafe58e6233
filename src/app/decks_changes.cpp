#include <memory>
#include <string>
#include <vector>

#include "app/decks_command.h"
#include "app/library_call.h"

namespace drawhand {

namespace {

struct ChangeCall {
    std::string name;
    int version = 0;
    std::string text; // a new name, or the notes
    std::vector<std::string> tags;
};

void add_restore(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ChangeCall>();
    auto command = decks.subcommand("restore", "An older version as a new one");
    command.argument(call->name, "name", "The deck", true)
        .argument(call->version, 1, 1'000'000, "version", "Its number in the history", true);
    command.footer("The name stays, and so do all versions. A whole library comes back from a backup\n"
                   "with \"drawhand decks restore-backup\".\n\n"
                   "Examples:\n"
                   "  drawhand decks restore \"Tin Star\" 2\n");
    command.on_run([&session, call] {
        const DeckSummary deck = deck_called(session, call->name);
        print_saved(session, "restored",
                    accepted(session.library().restore_version(deck.id, call->version, stamp_now())));
    });
}

void add_rename(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ChangeCall>();
    auto command = decks.subcommand("rename", "Another name for a deck");
    command.argument(call->name, "name", "The deck", true)
        .argument(call->text, "new_name", "Its new name", true);
    command.footer("Examples:\n"
                   "  drawhand decks rename \"Tin Star\" \"Silver Star\"\n");
    command.on_run([&session, call] {
        const DeckSummary deck = deck_called(session, call->name);
        print_saved(session, "renamed to",
                    accepted(session.library().rename(deck.id, call->text, stamp_now())));
    });
}

void add_tag(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ChangeCall>();
    auto command = decks.subcommand("tag", "Words to find a deck by");
    command.argument(call->name, "name", "The deck", true).arguments(call->tags, "tags", "The tags", true);
    command.footer("Examples:\n"
                   "  drawhand decks tag \"Tin Star\" league \"cup 2026\"\n");
    command.on_run([&session, call] {
        const DeckSummary deck = deck_called(session, call->name);
        print_saved(session, "tagged",
                    accepted(session.library().add_tags(deck.id, call->tags, stamp_now())));
    });
}

void add_untag(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ChangeCall>();
    auto command = decks.subcommand("untag", "Take tags away");
    command.argument(call->name, "name", "The deck", true).arguments(call->tags, "tags", "The tags", true);
    command.footer("Examples:\n"
                   "  drawhand decks untag \"Tin Star\" league\n");
    command.on_run([&session, call] {
        const DeckSummary deck = deck_called(session, call->name);
        print_saved(session, "untagged",
                    accepted(session.library().remove_tags(deck.id, call->tags, stamp_now())));
    });
}

void add_note(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ChangeCall>();
    auto command = decks.subcommand("note", "Your notes on a deck, in place of those so far");
    command.argument(call->name, "name", "The deck", true)
        .argument(call->text, "text", "The notes; \"\" for none", true);
    command.footer("Examples:\n"
                   "  drawhand decks note \"Tin Star\" \"Weak against Fort 51.\"\n");
    command.on_run([&session, call] {
        const DeckSummary deck = deck_called(session, call->name);
        print_saved(session, "noted",
                    accepted(session.library().set_notes(deck.id, call->text, stamp_now())));
    });
}

void add_duplicate(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ChangeCall>();
    auto command = decks.subcommand("duplicate", "A copy under another name");
    command.argument(call->name, "name", "The deck", true)
        .argument(call->text, "new_name", "The copy's name (default: the next free number)");
    command.footer("Examples:\n"
                   "  drawhand decks duplicate \"Tin Star\"\n"
                   "  drawhand decks duplicate \"Tin Star\" \"Tin Star, more jokers\"\n");
    command.on_run([&session, call] {
        const DeckSummary deck = deck_called(session, call->name);
        print_saved(session, "copied to",
                    accepted(session.library().duplicate(deck.id, call->text, stamp_now())));
    });
}

} // namespace

void add_deck_changes(CommandBuilder& decks, Session& session)
{
    add_restore(decks, session);
    add_rename(decks, session);
    add_tag(decks, session);
    add_untag(decks, session);
    add_note(decks, session);
    add_duplicate(decks, session);
}

} // namespace drawhand
