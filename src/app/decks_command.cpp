#include "app/decks_command.h"

namespace drawhand {

void add_decks_command(CLI::App& app, Session& session)
{
    CommandBuilder decks(app, "decks", "Your library: keep decks, with every version of them");
    add_deck_lists(decks, session);
    add_deck_saving(decks, session);
    add_deck_editing(decks, session);
    add_deck_changes(decks, session);
    add_deck_bin(decks, session);
    add_deck_backups(decks, session);
    add_deck_export(decks, session);
    add_deck_drafts(decks, session);
    decks.footer("Without a command: the list. A name is found whatever its case and accents.\n"
                 "Every save is a version of its own, so nothing that was saved is overwritten,\n"
                 "and removed decks stay in the bin until they are purged. deck:NAME stands for a\n"
                 "deck of the library in all other commands.\n\n"
                 "Examples:\n"
                 "  drawhand decks save deck.txt --note \"first draft\"\n"
                 "  drawhand decks list\n"
                 "  drawhand decks diff \"Tin Star\"\n"
                 "  drawhand decks restore \"Tin Star\" 2\n"
                 "  drawhand decks backup decks-2026.db\n"
                 "  drawhand check deck:\"Tin Star\"\n");
}

} // namespace drawhand
