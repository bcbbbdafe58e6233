#include "carddb/deck_library.h"

#include <algorithm>
#include <set>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/backup_reader.h"
#include "carddb/backup_writer.h"
#include "carddb/database.h"
#include "carddb/deck_changes.h"
#include "carddb/deck_rows.h"
#include "core/deck_edit.h"
#include "core/deck_limits.h"
#include "core/folded_title.h"
#include "core/split_text.h"

namespace drawhand {

struct DeckLibrary::Impl {
    std::string path;
    std::unique_ptr<SQLite::Database> database;

    /// Everything as it was at one moment, whatever others write meanwhile.
    template <class Work>
    auto read(Work work) const
    {
        return guarded(path, [&] {
            const SQLite::Transaction one_moment(*database);
            return work(*database);
        });
    }

    /// One transaction that has the lock from its start: what it looks at cannot change before it writes.
    /// A refusal takes everything back.
    template <class Work>
    auto change(Work work)
    {
        return guarded(path, [&] {
            SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
            auto outcome = work(*database);
            if (outcome) transaction.commit();
            return outcome;
        });
    }
};

namespace {

/// Every word in the name, a tag or the notes.
bool fits_text(const DeckSummary& deck, const std::string& folded_text)
{
    std::string searched = fold_title(deck.name) + '\n' + fold_title(deck.notes);
    for (const std::string& tag : deck.tags)
        searched += '\n' + fold_title(tag);
    return std::ranges::all_of(words_of(folded_text), [&](std::string_view word) {
        return searched.find(word) != std::string::npos;
    });
}

Result<void> check_key(const std::string& key)
{
    if (const auto checked = checked_tag(key); !checked || *checked != key)
        return fail(ErrorKind::malformed, "\"" + key + "\" is no key for a draft");
    return {};
}

} // namespace

DeckLibrary::DeckLibrary(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
DeckLibrary::DeckLibrary(DeckLibrary&&) noexcept = default;
DeckLibrary& DeckLibrary::operator=(DeckLibrary&&) noexcept = default;
DeckLibrary::~DeckLibrary() = default;

DeckLibrary DeckLibrary::open(const std::string& path, std::chrono::milliseconds wait_for_lock)
{
    return DeckLibrary(std::make_unique<Impl>(Impl{path, open_database(path, wait_for_lock)}));
}

const std::string& DeckLibrary::path() const
{
    return impl_->path;
}

std::vector<DeckSummary> DeckLibrary::list(const DeckFilter& filter) const
{
    const std::string text = fold_title(filter.text);
    return impl_->read([&](SQLite::Database& database) {
        std::set<DeckId> with_cards;
        for (const CardId& card : filter.cards)
            for (const DeckId id : select_decks_with(database, card))
                with_cards.insert(id);
        std::vector<DeckSummary> decks;
        for (const DeckRow& row : select_decks(database, filter.in_bin)) {
            if (!filter.cards.empty() && !with_cards.contains(row.id)) continue;
            DeckSummary summary = select_summary(database, row);
            if (fits_text(summary, text)) decks.push_back(std::move(summary));
        }
        return decks;
    });
}

std::optional<DeckSummary> DeckLibrary::find(const std::string& name, bool in_bin) const
{
    return impl_->read([&](SQLite::Database& database) -> std::optional<DeckSummary> {
        const auto row = select_deck_named(database, name, in_bin);
        return row ? std::optional(select_summary(database, *row)) : std::nullopt;
    });
}

std::optional<DeckSummary> DeckLibrary::find(DeckId id) const
{
    return impl_->read([&](SQLite::Database& database) -> std::optional<DeckSummary> {
        const auto row = select_deck(database, id);
        return row ? std::optional(select_summary(database, *row)) : std::nullopt;
    });
}

Result<StoredDeck> DeckLibrary::load(DeckId id, std::optional<int> version) const
{
    return impl_->read([&](SQLite::Database& database) -> Result<StoredDeck> {
        const auto row = select_deck(database, id);
        if (!row) return no_such_deck();
        auto stored = select_version(database, id, version.value_or(row->version));
        if (!stored) return no_such_version(*row, version.value_or(row->version));
        return *std::move(stored);
    });
}

std::vector<StoredDeck> DeckLibrary::history(DeckId id) const
{
    return impl_->read([&](SQLite::Database& database) { return select_versions(database, id); });
}

std::vector<StoredDeck> DeckLibrary::current_decks() const
{
    return impl_->read([](SQLite::Database& database) {
        std::vector<StoredDeck> decks;
        for (const DeckRow& row : select_decks(database, false))
            decks.push_back(current_version(database, row));
        return decks;
    });
}

Result<SavedVersion, Refusal> DeckLibrary::save_as_new(const Deck& deck, const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) { return add_deck(database, deck, stamp); });
}

Result<SavedVersion, Refusal> DeckLibrary::save_version(DeckId id, int base, const Deck& deck,
                                                        const SaveStamp& stamp)
{
    return impl_->change(
        [&](SQLite::Database& database) { return add_version(database, id, base, deck, stamp); });
}

Result<SavedVersion, Refusal> DeckLibrary::restore_version(DeckId id, int version, const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) -> SaveOutcome {
        const auto old = select_version(database, id, version);
        const auto edit = [&](Deck current) -> Result<Deck> {
            if (!old)
                return fail(ErrorKind::not_found,
                            '"' + current.name + "\" has no version " + std::to_string(version));
            return with_name(old->deck, current.name);
        };
        return edit_deck(database, id, stamp, "restored version " + std::to_string(version), edit);
    });
}

Result<SavedVersion, Refusal> DeckLibrary::rename(DeckId id, const std::string& name, const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) {
        const auto row = select_deck(database, id);
        return edit_deck(database, id, stamp, "renamed from " + (row ? row->name : ""),
                         [&](Deck deck) -> Result<Deck> { return with_name(std::move(deck), name); });
    });
}

Result<SavedVersion, Refusal> DeckLibrary::add_tags(DeckId id, const std::vector<std::string>& tags,
                                                    const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) {
        return edit_tags(database, id, stamp, {"tagged", tags, with_tag});
    });
}

Result<SavedVersion, Refusal> DeckLibrary::remove_tags(DeckId id, const std::vector<std::string>& tags,
                                                       const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) {
        return edit_tags(database, id, stamp, {"untagged", tags, without_tag});
    });
}

Result<SavedVersion, Refusal> DeckLibrary::set_notes(DeckId id, const std::string& notes,
                                                     const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) {
        return edit_deck(database, id, stamp, "notes changed",
                         [&](Deck deck) -> Result<Deck> { return with_notes(std::move(deck), notes); });
    });
}

Result<SavedVersion, Refusal> DeckLibrary::duplicate(DeckId id, const std::string& name,
                                                     const SaveStamp& stamp)
{
    return impl_->change(
        [&](SQLite::Database& database) { return add_duplicate(database, id, name, stamp); });
}

Result<void> DeckLibrary::remove(DeckId id, const std::string& at)
{
    return impl_->change([&](SQLite::Database& database) -> Result<void> {
        const auto row = deck_in_use(database, id);
        if (!row) return tl::unexpected(row.error());
        set_removed(database, id, at);
        return {};
    });
}

Result<SavedVersion, Refusal> DeckLibrary::bring_back(DeckId id, const SaveStamp& stamp)
{
    return impl_->change([&](SQLite::Database& database) { return take_from_bin(database, id, stamp); });
}

Result<void> DeckLibrary::purge(DeckId id)
{
    return impl_->change([&](SQLite::Database& database) -> Result<void> {
        const auto row = deck_in_bin(database, id);
        if (!row) return tl::unexpected(row.error());
        delete_deck(database, id);
        return {};
    });
}

Result<void> DeckLibrary::autosave(const DeckDraft& draft)
{
    if (const auto fits = check_key(draft.key); !fits) return fits;
    if (const auto fits = check_deck_limits(draft.content); !fits) return fits;
    return impl_->change([&](SQLite::Database& database) -> Result<void> {
        put_draft(database, draft);
        return {};
    });
}

std::vector<DeckDraft> DeckLibrary::drafts() const
{
    return impl_->read([](SQLite::Database& database) { return select_drafts(database); });
}

std::optional<DeckDraft> DeckLibrary::draft(const std::string& key) const
{
    return impl_->read([&](SQLite::Database& database) { return select_draft(database, key); });
}

void DeckLibrary::drop_draft(const std::string& key)
{
    impl_->change([&](SQLite::Database& database) -> Result<void> {
        delete_draft(database, key);
        return {};
    });
}

Result<void> DeckLibrary::backup(const std::string& file, bool overwrite) const
{
    return write_backup(*impl_->database, impl_->path, file, overwrite);
}

Result<RestoredLibrary> DeckLibrary::restore_backup(const std::string& file, const std::string& safety_copy)
{
    const auto content = read_backup(file);
    if (!content) return tl::unexpected(content.error());
    return impl_->change([&](SQLite::Database& database) -> Result<RestoredLibrary> {
        if (!safety_copy.empty()) {
            // The lock of this transaction keeps others from writing, but lets a second connection read:
            // what is replaced below and what is in the copy are the same.
            SQLite::Database reader(impl_->path, SQLite::OPEN_READONLY);
            if (const auto copied = write_backup(reader, impl_->path, safety_copy, false); !copied)
                return tl::unexpected(copied.error());
        }
        return replace_decks(database, *content);
    });
}

} // namespace drawhand
