#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/deck_version.h"
#include "core/result.h"

namespace drawhand {

/// What belongs to a change besides the deck. No clock in here: the caller knows the time.
struct SaveStamp {
    std::string at;    // UTC, ISO 8601: "2026-11-18T12:00:00Z"
    std::string note;  // why; the library writes its own where nothing is given
    std::string draft; // key of the draft that this save completes and drops; empty: none
};

/// What a change left behind.
struct SavedVersion {
    DeckId id;
    std::string name;
    int version = 0; // the current one now
    int before = 0;  // the current one until now; 0 for a new deck
    /// False when the deck already held exactly that: there is no new version then.
    bool changed() const { return version != before; }
};

/// Another deck outside the bin has the name, in folded form.
struct NameTaken {
    DeckId id;
    std::string name; // as that deck spells it
};

/// Somebody saved the deck after the version that this save builds on.
struct SaveConflict {
    DeckId id;
    std::string name;
    int base = 0;
    DeckVersionInfo newer; // the current version
};

/// Why a change was not made; nothing was written. Error: wrong input (malformed), or no such deck or
/// version (not_found).
using Refusal = std::variant<Error, NameTaken, SaveConflict>;
std::string describe(const Refusal& refusal);

/// How much a backup brought back.
struct RestoredLibrary {
    int decks = 0; // the bin included
    int versions = 0;
    int drafts = 0;
};

/// The user's decks, in the same database file as the cards. Every change is one transaction: it is there
/// whole or not at all, whatever happens to the process. Any number of windows and programs may have the
/// same file open. Machine trouble throws StorageError. Not for use by two threads at once.
class DeckLibrary {
public:
    /// Opens, creates or upgrades the file; ":memory:" for tests.
    static DeckLibrary open(const std::string& path,
                            std::chrono::milliseconds wait_for_lock = std::chrono::milliseconds(4000));
    DeckLibrary(DeckLibrary&&) noexcept;
    DeckLibrary& operator=(DeckLibrary&&) noexcept;
    ~DeckLibrary();

    /// By name; the bin with what was removed last first.
    std::vector<DeckSummary> list(const DeckFilter& filter = {}) const;
    /// The deck of this name, in folded form: "tin star" finds "Tin Star". In the bin, where a name may be
    /// there twice, the one that was removed last.
    std::optional<DeckSummary> find(const std::string& name, bool in_bin = false) const;
    std::optional<DeckSummary> find(DeckId id) const;
    /// The current version, or an older one. Works for decks in the bin, too.
    Result<StoredDeck> load(DeckId id, std::optional<int> version = std::nullopt) const;
    /// All versions, the oldest first; empty when there is no such deck.
    std::vector<StoredDeck> history(DeckId id) const;
    /// The current version of every deck outside the bin, by name: what an export of all writes.
    std::vector<StoredDeck> current_decks() const;

    /// As a new deck, under deck.name.
    Result<SavedVersion, Refusal> save_as_new(const Deck& deck, const SaveStamp& stamp);
    /// As the next version of a deck, if `base` still is its current one. Another deck.name renames it.
    Result<SavedVersion, Refusal> save_version(DeckId id, int base, const Deck& deck, const SaveStamp& stamp);
    /// The cards, tags, notes and format of an older version as a new one; the name stays.
    Result<SavedVersion, Refusal> restore_version(DeckId id, int version, const SaveStamp& stamp);
    Result<SavedVersion, Refusal> rename(DeckId id, const std::string& name, const SaveStamp& stamp);
    Result<SavedVersion, Refusal> add_tags(DeckId id, const std::vector<std::string>& tags,
                                           const SaveStamp& stamp);
    Result<SavedVersion, Refusal> remove_tags(DeckId id, const std::vector<std::string>& tags,
                                              const SaveStamp& stamp);
    Result<SavedVersion, Refusal> set_notes(DeckId id, const std::string& notes, const SaveStamp& stamp);
    /// The current version as a new deck; without a name: the old one with the next free number, "Name (2)".
    Result<SavedVersion, Refusal> duplicate(DeckId id, const std::string& name, const SaveStamp& stamp);

    /// Into the bin, with all versions.
    Result<void> remove(DeckId id, const std::string& at);
    /// Out of the bin. If another deck took the name meanwhile, it comes back as "Name (2)", a new version.
    Result<SavedVersion, Refusal> bring_back(DeckId id, const SaveStamp& stamp);
    /// For good; only from the bin. Drafts of the deck stay, as drafts of no deck.
    Result<void> purge(DeckId id);

    /// Keeps the deck being edited, in place of what was kept under the same key. Its name may be missing.
    Result<void> autosave(const DeckDraft& draft);
    /// The newest first.
    std::vector<DeckDraft> drafts() const;
    std::optional<DeckDraft> draft(const std::string& key) const;
    void drop_draft(const std::string& key);

    /// A copy of the whole database in one file. It appears under its name when it is complete; a file
    /// that is there already is only replaced on demand.
    Result<void> backup(const std::string& file, bool overwrite = false) const;
    /// The decks and drafts of a backup in place of all decks here; cards, and drafts here, stay. A file that
    /// is damaged, not ours or newer changes nothing. Decks get new ids, so that a window with an older
    /// state of one notices. What is replaced goes into `safety_copy` first; empty: it does not.
    Result<RestoredLibrary> restore_backup(const std::string& file, const std::string& safety_copy);

    const std::string& path() const;

private:
    struct Impl;
    explicit DeckLibrary(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace drawhand
