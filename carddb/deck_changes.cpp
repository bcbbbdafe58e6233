#include "carddb/deck_changes.h"

#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/row_values.h"
#include "core/deck_edit.h"
#include "core/deck_limits.h"

namespace drawhand {

namespace {

tl::unexpected<Refusal> refuse(Refusal refusal)
{
    return tl::unexpected<Refusal>(std::move(refusal));
}

/// The deck with its name as it is kept, if all of it can be kept.
Result<Deck> storable(Deck deck, const SaveStamp& stamp)
{
    auto name = checked_deck_name(deck.name);
    if (!name) return tl::unexpected(name.error());
    if (const auto fits = check_deck_limits(deck); !fits) return tl::unexpected(fits.error());
    if (const auto fits = check_version_note(stamp.note); !fits) return tl::unexpected(fits.error());
    return with_name(std::move(deck), *std::move(name));
}

/// "Name (2)", or the first number after it that is free.
std::string free_name(SQLite::Database& database, const std::string& name)
{
    for (int number = 2;; ++number) {
        std::string candidate = numbered_deck_name(name, number);
        if (!select_deck_named(database, candidate)) return candidate;
    }
}

void drop_finished_draft(SQLite::Database& database, const SaveStamp& stamp)
{
    if (!stamp.draft.empty()) delete_draft(database, stamp.draft);
}

/// The next version of a deck, whatever the current one is.
SaveOutcome append_version(SQLite::Database& database, const DeckRow& row, const Deck& content,
                           const SaveStamp& stamp)
{
    const auto deck = storable(content, stamp);
    if (!deck) return refuse(deck.error());
    const auto owner = select_deck_named(database, deck->name);
    if (owner && owner->id != row.id) return refuse(NameTaken{owner->id, owner->name});
    const int number = row.version + 1;
    insert_version(database, row.id, {number, stamp.at, stamp.note}, *deck);
    set_current(database, row.id, number, deck->name);
    drop_finished_draft(database, stamp);
    return SavedVersion{row.id, deck->name, number, row.version};
}

/// The order of entries and tags means nothing.
bool holds_the_same(const Deck& current, Deck deck)
{
    if (auto name = checked_deck_name(deck.name)) deck.name = *std::move(name);
    return sorted_deck(current) == sorted_deck(std::move(deck));
}

SavedVersion unchanged(SQLite::Database& database, const DeckRow& row, const SaveStamp& stamp)
{
    drop_finished_draft(database, stamp);
    return {row.id, row.name, row.version, row.version};
}

} // namespace

std::string describe(const Refusal& refusal)
{
    if (const auto* error = std::get_if<Error>(&refusal)) return describe(*error);
    if (const auto* taken = std::get_if<NameTaken>(&refusal))
        return "there is already a deck \"" + taken->name + '"';
    const auto& conflict = std::get<SaveConflict>(refusal);
    const DeckVersionInfo& newer = conflict.newer;
    return '"' + conflict.name + "\" was saved meanwhile: version " + std::to_string(newer.number) + " (" +
           newer.at + (newer.note.empty() ? "" : ", " + newer.note) + ") is newer than version " +
           std::to_string(conflict.base) + ", which this one builds on";
}

tl::unexpected<Error> no_such_deck()
{
    return fail(ErrorKind::not_found, "there is no such deck (any more)");
}

tl::unexpected<Error> no_such_version(const DeckRow& row, int version)
{
    return fail(ErrorKind::not_found, '"' + row.name + "\" has no version " + std::to_string(version) +
                                          "; its last one is " + std::to_string(row.version));
}

Result<DeckRow> deck_in_use(SQLite::Database& database, DeckId id)
{
    auto row = select_deck(database, id);
    if (!row) return no_such_deck();
    if (!row->removed_at.empty()) return fail(ErrorKind::not_found, '"' + row->name + "\" is in the bin");
    return *std::move(row);
}

Result<DeckRow> deck_in_bin(SQLite::Database& database, DeckId id)
{
    auto row = select_deck(database, id);
    if (!row) return no_such_deck();
    if (row->removed_at.empty()) return fail(ErrorKind::not_found, '"' + row->name + "\" is not in the bin");
    return *std::move(row);
}

StoredDeck current_version(SQLite::Database& database, const DeckRow& row)
{
    auto stored = select_version(database, row.id, row.version);
    if (!stored) throw_damaged("the deck \"" + row.name + "\" without its current version");
    return *std::move(stored);
}

SaveOutcome add_deck(SQLite::Database& database, Deck content, const SaveStamp& stamp)
{
    const auto deck = storable(std::move(content), stamp);
    if (!deck) return refuse(deck.error());
    if (const auto owner = select_deck_named(database, deck->name))
        return refuse(NameTaken{owner->id, owner->name});
    const DeckId id = insert_deck(database, deck->name, 1);
    insert_version(database, id, {1, stamp.at, stamp.note}, *deck);
    drop_finished_draft(database, stamp);
    return SavedVersion{id, deck->name, 1, 0};
}

SaveOutcome add_version(SQLite::Database& database, DeckId id, int base, const Deck& deck,
                        const SaveStamp& stamp)
{
    const auto row = deck_in_use(database, id);
    if (!row) return refuse(row.error());
    const StoredDeck current = current_version(database, *row);
    if (holds_the_same(current.deck, deck)) return unchanged(database, *row, stamp);
    if (base > row->version || base < 1) return refuse(no_such_version(*row, base).value());
    if (base != row->version) return refuse(SaveConflict{id, row->name, base, current.version});
    return append_version(database, *row, deck, stamp);
}

SaveOutcome edit_deck(SQLite::Database& database, DeckId id, SaveStamp stamp, const std::string& note,
                      const std::function<Result<Deck>(Deck)>& edit)
{
    const auto row = deck_in_use(database, id);
    if (!row) return refuse(row.error());
    const StoredDeck current = current_version(database, *row);
    const auto edited = edit(current.deck);
    if (!edited) return refuse(edited.error());
    if (holds_the_same(current.deck, *edited)) return unchanged(database, *row, stamp);
    if (stamp.note.empty()) stamp.note = note;
    return append_version(database, *row, *edited, stamp);
}

SaveOutcome edit_tags(SQLite::Database& database, DeckId id, const SaveStamp& stamp, const TagEdit& change)
{
    std::vector<std::string> tags;
    std::string note = change.verb;
    for (const std::string& tag : change.tags) {
        const auto checked = checked_tag(tag);
        if (!checked) return refuse(checked.error());
        note += (tags.empty() ? " " : ", ") + *checked;
        tags.push_back(*checked);
    }
    if (note.size() > longest_version_note) note = change.verb + ": " + std::to_string(tags.size()) + " tags";
    return edit_deck(database, id, stamp, note, [&](Deck deck) -> Result<Deck> {
        for (const std::string& tag : tags)
            deck = change.edit(std::move(deck), tag);
        return deck;
    });
}

SaveOutcome add_duplicate(SQLite::Database& database, DeckId id, const std::string& name, SaveStamp stamp)
{
    const auto row = deck_in_use(database, id);
    if (!row) return refuse(row.error());
    if (stamp.note.empty()) stamp.note = "copy of " + row->name + ", version " + std::to_string(row->version);
    const Deck deck = current_version(database, *row).deck;
    return add_deck(database, with_name(deck, name.empty() ? free_name(database, row->name) : name), stamp);
}

SaveOutcome take_from_bin(SQLite::Database& database, DeckId id, SaveStamp stamp)
{
    const auto row = deck_in_bin(database, id);
    if (!row) return refuse(row.error());
    SaveOutcome outcome = unchanged(database, *row, stamp);
    if (select_deck_named(database, row->name)) {
        if (stamp.note.empty()) stamp.note = "brought back from the bin; the name was taken";
        const Deck deck = current_version(database, *row).deck;
        outcome = append_version(database, *row, with_name(deck, free_name(database, row->name)), stamp);
    }
    if (outcome) set_removed(database, id, "");
    return outcome;
}

} // namespace drawhand
