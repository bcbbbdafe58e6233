#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/card_store.h"
#include "carddb/storage_error.h"
#include "support/file_size_limit.h"
#include "support/temporary_folder.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

using namespace std::chrono_literals;

CardFacts made_up_card(const char* id, const char* title)
{
    CardFacts card;
    card.id.text = id;
    card.title = title;
    card.set = "DTR";
    card.type = CardType::goods;
    card.face = Face{Suit::hearts, *Value::from_int(9)};
    card.gangs = {"Neutral"};
    card.set_stat(Stat::cost, 3);
    card.keywords = {{"Gadget", 7}, {"Weapon", {}}};
    card.variable_stats = {{Stat::bullets, "*"}};
    card.text = "Made-up text.";
    return card;
}

StoredImport import_of(std::vector<CardFacts> cards)
{
    StoredImport import;
    import.source = "made-up.json";
    import.kind = "test";
    import.at = "2026-11-18T12:00:00Z";
    import.cards = std::move(cards);
    import.added = static_cast<int>(import.cards.size());
    return import;
}

CardStore filled_store(const std::string& path = ":memory:")
{
    CardStore store = CardStore::open(path, 50ms);
    store.replace_catalogue(asset_data(), "first");
    return store;
}

std::string message_of(auto work)
{
    try {
        work();
    } catch (const StorageError& error) {
        return error.what();
    }
    return "";
}

const CardFacts* find(const CatalogueData& data, const char* id)
{
    const auto found = std::ranges::find(data.cards, CardId{id}, &CardFacts::id);
    return found == data.cards.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("what goes into the database comes out of it")
{
    const CatalogueData before = asset_data();
    CatalogueData after = filled_store().load();
    CHECK(after.corrections == before.corrections);
    REQUIRE(after.cards.size() == before.cards.size());
    const auto by_id = [](const CardFacts& card) -> const std::string& { return card.id.text; };
    CatalogueData sorted = before;
    std::ranges::sort(sorted.cards, {}, by_id);
    std::ranges::sort(after.cards, {}, by_id);
    for (std::size_t i = 0; i < sorted.cards.size(); ++i) {
        CAPTURE(sorted.cards[i].title);
        CHECK(after.cards[i] == sorted.cards[i]);
    }
    const auto set_keys = [](const CatalogueData& data) {
        std::set<std::string> keys;
        for (const CardSet& set : data.sets)
            keys.insert(set.code + '|' + set.name + '|' + set.released);
        return keys;
    };
    CHECK(set_keys(after) == set_keys(before));
}

TEST_CASE("an imported card hides its namesake, survives a renewal, and can be forgotten")
{
    CardStore store = filled_store();
    CardFacts changed = *find(store.load(), "01056"); // Pony Express
    changed.set_stat(Stat::cost, 9);
    changed.text = "Made-up text.";
    store.add_import(import_of({changed, made_up_card("99001", "Made-up Thing")}));

    const auto check_imported = [&] {
        const CatalogueData data = store.load();
        CHECK(data.cards.size() == 2'900);
        CHECK(find(data, "01056")->stat(Stat::cost) == 9);
        REQUIRE(find(data, "99001"));
        CHECK(*find(data, "99001") == made_up_card("99001", "Made-up Thing"));
    };
    check_imported();
    store.replace_catalogue(asset_data(), "second");
    CHECK(store.catalogue_revision() == "second");
    check_imported();

    const auto summary = store.summary();
    CHECK(summary.imported == 2);
    CHECK(summary.texts == 2);
    CHECK(summary.imports == 1);

    store.add_import(import_of({changed})); // once more: replaced, not doubled
    check_imported();

    store.forget_imports();
    CHECK(store.load().cards.size() == 2'899);
    CHECK(find(store.load(), "01056")->text.empty());
}

TEST_CASE("an import that breaks a constraint changes nothing")
{
    CardStore store = filled_store();
    CardFacts nowhere = made_up_card("99002", "Made-up Thing");
    nowhere.set = "no such set";
    CHECK_FALSE(message_of([&] {
                    store.add_import(import_of({made_up_card("99001", "a"), nowhere}));
                }).empty());
    CHECK(store.load().cards.size() == 2'899);
    CHECK(store.summary().imports == 0);
}

TEST_CASE("downloads remember when the site's data changed")
{
    CardStore store = filled_store();
    CHECK(store.last_modified("http://example.test/").empty());
    StoredImport import = import_of({});
    import.url = "http://example.test/";
    import.last_modified = "Wed, 18 Nov 2026 10:00:00 GMT";
    store.add_import(import);
    CHECK(store.last_modified("http://example.test/") == import.last_modified);
}

TEST_CASE("a damaged, foreign or missing file is named with what to do, and not touched")
{
    const TemporaryFolder folder;
    const auto refused = [&](const std::string& name, const std::string& content, const char* words) {
        CAPTURE(name);
        const auto file = folder / name;
        std::ofstream(file, std::ios::binary) << content;
        const std::string message = message_of([&] { filled_store(file.string()); });
        CHECK_MESSAGE(message.find(words) != std::string::npos, message);
        CHECK(message.find(file.string()) != std::string::npos);
        CHECK(text_of(file) == content);
    };
    refused("noise.db", std::string(5'000, 'x'), "damaged");
    refused("short.db", "SQLite format 3", "damaged");

    {
        SQLite::Database other((folder / "other.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        other.exec("CREATE TABLE things (x)");
    }
    refused("other.db", text_of(folder / "other.db"), "another program");
    CHECK(message_of([&] { filled_store((folder / "noise.db" / "below.db").string()); }).find("folder") !=
          std::string::npos);
}

TEST_CASE("pages that went bad are noticed while loading or by the check")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "cards.db").string();
    filled_store(path);
    const std::string sound = text_of(path);
    CHECK(CardStore::open(path).damage().empty());
    int noticed = 0;
    const std::size_t pages = sound.size() / 4096;
    for (std::size_t page = 1; page < pages; page += 7) {
        std::string broken = sound;
        broken.replace(page * 4096, 64, 64, '\xEE');
        std::ofstream(path, std::ios::binary | std::ios::trunc) << broken;
        const std::string message = message_of([&] {
            const CardStore store = CardStore::open(path, 50ms);
            if (!store.damage().empty()) throw StorageError("found by the check");
            store.load();
        });
        if (!message.empty()) ++noticed;
    }
    CHECK(noticed == static_cast<int>((pages + 5) / 7));
    // Cut off in the middle.
    std::ofstream(path, std::ios::binary | std::ios::trunc) << sound.substr(0, sound.size() / 2);
    CHECK_FALSE(message_of([&] { CardStore::open(path, 50ms).load(); }).empty());
}

TEST_CASE("a locked database is waited for, then named")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "cards.db").string();
    filled_store(path);
    SQLite::Database other(path, SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    const std::string message = message_of([&] { CardStore::open(path, 50ms).load(); });
    CHECK_MESSAGE(message.find("locked by another program") != std::string::npos, message);
    other.exec("ROLLBACK");
    CHECK(CardStore::open(path, 50ms).load().cards.size() == 2'899);
}

TEST_CASE("a full disk leaves the database as it was")
{
    std::vector<CardFacts> many;
    for (int i = 0; i < 3'000; ++i) {
        many.push_back(made_up_card(std::to_string(60'000 + i).c_str(), "Made-up Thing"));
        many.back().text = std::string(2'000, 'x');
    }
    const TemporaryFolder folder;
    const std::string path = (folder / "cards.db").string();
    CardStore store = filled_store(path);
    const std::string before = text_of(path);
    std::string message;
    {
        const FileSizeLimit full_disk(before.size() + 100'000);
        message = message_of([&] { store.add_import(import_of(many)); });
    }
    CHECK_MESSAGE(message.find("disk is full") != std::string::npos, message);
    CHECK(store.load().cards.size() == 2'899);
    CHECK(store.damage().empty());
}
