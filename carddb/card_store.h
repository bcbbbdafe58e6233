#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand {

/// What one import brings; it is stored whole or not at all.
struct StoredImport {
    std::string source; // file or address
    std::string kind;
    std::string at;               // UTC time, ISO 8601
    std::vector<CardSet> sets;    // new or renamed
    std::vector<CardFacts> cards; // complete facts of new and changed cards; their texts are kept apart
    int added = 0, changed = 0, same = 0, refused = 0;
    std::string url;           // of a download, with its
    std::string last_modified; // time, or both empty
};

/// The user's database. Every change is one transaction. Machine trouble throws StorageError.
class CardStore {
public:
    /// Opens, creates or upgrades the file; ":memory:" for tests.
    static CardStore open(const std::string& path,
                          std::chrono::milliseconds wait_for_lock = std::chrono::milliseconds(4000));
    CardStore(CardStore&&) noexcept;
    CardStore& operator=(CardStore&&) noexcept;
    ~CardStore();

    /// Names the asset tables that the catalogue was filled from; empty in a new database.
    std::string catalogue_revision() const;
    /// Replaces what came with the program; imports stay.
    void replace_catalogue(const CatalogueData& data, const std::string& revision);
    /// All cards, imported ones in place of their namesakes, with imported texts.
    CatalogueData load() const;

    void add_import(const StoredImport& import);
    /// The time that the last successful download from this address carried.
    std::string last_modified(const std::string& url) const;
    /// Goes back to the cards that came with the program.
    void forget_imports();

    struct Summary {
        int schema = 0, cards = 0, imported = 0, texts = 0, imports = 0;
    };
    Summary summary() const;
    /// SQLite's own check of the whole file: empty when sound, else what it found.
    std::vector<std::string> damage() const;

    const std::string& path() const;

private:
    struct Impl;
    explicit CardStore(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace drawhand
