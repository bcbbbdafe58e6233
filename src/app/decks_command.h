#pragma once

#include "app/command.h"
#include "app/command_builder.h"

namespace drawhand {

// The commands of "drawhand decks", by subject.
void add_deck_lists(CommandBuilder& decks, Session& session);   // list show history diff
void add_deck_saving(CommandBuilder& decks, Session& session);  // save
void add_deck_editing(CommandBuilder& decks, Session& session); // edit
void add_deck_changes(CommandBuilder& decks, Session& session); // restore rename tag untag note duplicate
void add_deck_bin(CommandBuilder& decks, Session& session);     // remove unremove purge
void add_deck_backups(CommandBuilder& decks, Session& session); // backup restore-backup
void add_deck_export(CommandBuilder& decks, Session& session);  // export
void add_deck_drafts(CommandBuilder& decks, Session& session);  // drafts recover

} // namespace drawhand
