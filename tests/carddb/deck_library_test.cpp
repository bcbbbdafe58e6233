#include <doctest/doctest.h>

#include "core/deck_difference.h"
#include "core/deck_edit.h"
#include "library_decks.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("library: a saved deck comes back with every field, and its place in the list says what it is")
{
    DeckLibrary library = empty_library();
    const Deck deck = sample_deck("Tin Star Avenue");
    const auto outcome = library.save_as_new(deck, stamp(5, "first try"));
    REQUIRE(outcome);
    CHECK(outcome->version == 1);
    CHECK(outcome->before == 0);
    CHECK(outcome->changed());

    const auto stored = library.load(outcome->id);
    REQUIRE(stored);
    CHECK(stored->deck == deck);
    CHECK(stored->version == DeckVersionInfo{1, "2026-11-18T00:05:00Z", "first try"});

    const auto summary = library.find("TIN star avenue");
    REQUIRE(summary);
    CHECK(summary->id == outcome->id);
    CHECK(summary->name == "Tin Star Avenue");
    CHECK(summary->current == stored->version);
    CHECK(summary->format == "weird-west");
    CHECK(summary->tags == deck.tags);
    CHECK(summary->notes == deck.notes);
    CHECK(summary->outfit == CardId{"01001"});
    CHECK(summary->cards == 7);
    CHECK(summary->removed_at.empty());
    CHECK(library.find(outcome->id)->name == "Tin Star Avenue");
    CHECK_FALSE(library.find("Tin Star"));
}

TEST_CASE("library: a deck without anything but a name can be saved, too")
{
    DeckLibrary library = empty_library();
    Deck deck;
    deck.name = "  Nothing yet ";
    const DeckId id = saved(library, deck);
    const Deck kept = library.load(id)->deck;
    CHECK(kept == with_name(deck, "Nothing yet"));
    const auto summary = library.find(id);
    CHECK(summary->cards == 0);
    CHECK_FALSE(summary->outfit);
}

TEST_CASE("library: one name is one deck, whatever its case and accents")
{
    DeckLibrary library = empty_library();
    const DeckId first = saved(library, sample_deck("Caf\u00e9 Tin Star"));
    const auto outcome = library.save_as_new(sample_deck("cafe TIN star"), stamp(1));
    REQUIRE_FALSE(outcome);
    const auto* taken = std::get_if<NameTaken>(&outcome.error());
    REQUIRE(taken);
    CHECK(taken->id == first);
    CHECK(taken->name == "Caf\u00e9 Tin Star");
    CHECK(describe(outcome.error()) == "there is already a deck \"Caf\u00e9 Tin Star\"");
    CHECK(library.history(first).size() == 1);
    // Names of signs alone have nothing to fold, and are still two names.
    saved(library, sample_deck("!!!"));
    saved(library, sample_deck("???"));
    CHECK(library.find("!!!")->id != library.find("???")->id);
}

TEST_CASE("library: what cannot be kept is refused with the reason, and nothing is written")
{
    DeckLibrary library = empty_library();
    const Deck good = sample_deck("Good");
    struct Row {
        std::string words;
        Deck deck;
    };
    const std::vector<Row> rows = {
        {"is empty", with_name(good, " \t\n")},
        {"201 bytes", with_name(good, std::string(201, 'x'))},
        {"control character", with_name(good, "a\nb")},
        {"control character", with_name(good, "a\u0085b")},
        {"not valid UTF-8", with_name(good, "a\xFF")},
        {"control character", with_name(good, std::string("a\0b", 3))},
        {"not valid UTF-8", with_notes(good, "a\xC3")},
        {"100001 bytes", with_notes(good, std::string(100'001, 'x'))},
        {"the tag is empty", with_tag(good, "  ")},
        {"the format", with_format(good, "a\x01")},
        {"0 copies",
         [&] {
             Deck deck = good;
             deck.entries[0].copies = 0;
             return deck;
         }()},
        {"-1 starting",
         [&] {
             Deck deck = good;
             deck.entries[0].starting = -1;
             return deck;
         }()},
        {"10000 copies",
         [&] {
             Deck deck = good;
             deck.entries[0].copies = 10'000;
             return deck;
         }()},
        {"has no id",
         [&] {
             Deck deck = good;
             deck.entries[0].id.text.clear();
             return deck;
         }()},
        {"unknown card",
         [&] {
             Deck deck = good;
             deck.unknown[0].text.clear();
             return deck;
         }()},
        {"more than 2000",
         [&] {
             Deck deck = good;
             deck.entries.resize(2'000, {{"1"}, 1, 0});
             return deck;
         }()},
        {"more than 50 tags",
         [&] {
             Deck deck = good;
             deck.tags.resize(51, "x");
             return deck;
         }()},
    };
    for (const Row& row : rows) {
        const auto outcome = library.save_as_new(row.deck, stamp(0));
        CAPTURE(row.words);
        REQUIRE_FALSE(outcome);
        REQUIRE(std::get_if<Error>(&outcome.error()));
        CHECK(std::get<Error>(outcome.error()).kind == ErrorKind::malformed);
        CHECK_MESSAGE(describe(outcome.error()).find(row.words) != std::string::npos,
                      describe(outcome.error()));
    }
    CHECK_FALSE(library.save_as_new(good, stamp(0, std::string(1'001, 'n'))));
    CHECK(library.list().empty());
    CHECK(library.save_as_new(with_name(good, std::string(200, 'x')), stamp(0)));
}

TEST_CASE("library: every save is a version; one that changes nothing is none")
{
    DeckLibrary library = empty_library();
    const Deck first = sample_deck("Tin Star", 2);
    const DeckId id = saved(library, first);
    const Deck second = sample_deck("Tin Star", 3);
    const auto outcome = library.save_version(id, 1, second, stamp(1, "third copy"));
    REQUIRE(outcome);
    CHECK(outcome->version == 2);
    CHECK(outcome->before == 1);

    Deck reordered = second;
    std::swap(reordered.entries[0], reordered.entries[2]);
    const auto same = library.save_version(id, 2, reordered, stamp(2, "again"));
    REQUIRE(same);
    CHECK_FALSE(same->changed());
    CHECK(same->version == 2);

    const auto history = library.history(id);
    REQUIRE(history.size() == 2);
    CHECK(history[0].version == DeckVersionInfo{1, "2026-11-18T00:00:00Z", ""});
    CHECK(history[0].deck == first);
    CHECK(history[1].version == DeckVersionInfo{2, "2026-11-18T00:01:00Z", "third copy"});
    CHECK(history[1].deck == second);
    CHECK(library.load(id, 1)->deck == first);
    CHECK(deck_difference(history[0].deck, history[1].deck).cards.size() == 1);

    CHECK(library.load(id, 3).error().message == "\"Tin Star\" has no version 3; its last one is 2");
    CHECK_FALSE(library.load(id, 0));
    CHECK_FALSE(library.load(DeckId{99}));
    CHECK(library.history(DeckId{99}).empty());
}

TEST_CASE("library: a save that builds on an old version is a conflict, and writes nothing")
{
    DeckLibrary library = empty_library();
    const DeckId id = saved(library, sample_deck("Tin Star", 1));
    REQUIRE(library.save_version(id, 1, sample_deck("Tin Star", 2), stamp(1, "in the other window")));
    const auto outcome = library.save_version(id, 1, sample_deck("Tin Star", 3), stamp(2));
    REQUIRE_FALSE(outcome);
    const auto* conflict = std::get_if<SaveConflict>(&outcome.error());
    REQUIRE(conflict);
    CHECK(conflict->base == 1);
    CHECK(conflict->newer == DeckVersionInfo{2, "2026-11-18T00:01:00Z", "in the other window"});
    CHECK(describe(outcome.error()).find("in the other window") != std::string::npos);
    CHECK(library.history(id).size() == 2);
    // What the other one saved is what this one wants to save: nothing to fight about.
    CHECK(library.save_version(id, 1, sample_deck("Tin Star", 2), stamp(3))->version == 2);
    for (const int base : {0, -1, 3}) {
        const auto wrong = library.save_version(id, base, sample_deck("Tin Star", 3), stamp(4));
        REQUIRE_FALSE(wrong);
        CHECK(std::get_if<Error>(&wrong.error()));
    }
    CHECK_FALSE(library.save_version(DeckId{99}, 1, sample_deck("x"), stamp(5)));
}

TEST_CASE("library: restoring an old version is a new version; the name stays")
{
    DeckLibrary library = empty_library();
    const Deck first = sample_deck("Tin Star", 1);
    const DeckId id = saved(library, first);
    REQUIRE(library.save_version(id, 1, sample_deck("Tin Star", 4), stamp(1)));
    REQUIRE(library.rename(id, "Silver Star", stamp(2)));
    const auto outcome = library.restore_version(id, 1, stamp(3));
    REQUIRE(outcome);
    CHECK(outcome->version == 4);
    const auto now = library.load(id);
    CHECK(now->deck == with_name(first, "Silver Star"));
    CHECK(now->version.note == "restored version 1");
    CHECK_FALSE(library.restore_version(id, 4, stamp(4))->changed());
    CHECK_FALSE(library.restore_version(id, 9, stamp(5)));
    CHECK(library.history(id).size() == 4);
}

TEST_CASE("library: rename, tags and notes are versions with a telling note")
{
    DeckLibrary library = empty_library();
    const DeckId id = saved(library, sample_deck("Tin Star"));
    saved(library, sample_deck("Taken"));

    CHECK(library.rename(id, "Silver Star", stamp(1))->name == "Silver Star");
    CHECK(library.load(id)->version.note == "renamed from Tin Star");
    CHECK_FALSE(library.find("Tin Star"));
    CHECK(std::holds_alternative<NameTaken>(library.rename(id, "TAKEN", stamp(2)).error()));
    CHECK_FALSE(library.rename(id, "  ", stamp(2)));
    // Only its case changes: the same deck may keep its name.
    CHECK(library.rename(id, "SILVER star", stamp(3))->name == "SILVER star");
    CHECK_FALSE(library.rename(id, " SILVER star ", stamp(4))->changed());

    CHECK(library.add_tags(id, {"cup", " final "}, stamp(5))->changed());
    CHECK(library.load(id)->deck.tags == Names{"league", "aggressive", "cup", "final"});
    CHECK(library.load(id)->version.note == "tagged cup, final");
    CHECK_FALSE(library.add_tags(id, {"CUP"}, stamp(6))->changed());
    CHECK_FALSE(library.add_tags(id, {"fine", ""}, stamp(6)));
    CHECK(library.remove_tags(id, {"League", "none"}, stamp(7))->changed());
    CHECK(library.load(id)->deck.tags == Names{"aggressive", "cup", "final"});

    Names many;
    for (int i = 0; i < 40; ++i)
        many.push_back(std::string(90, 'x') + std::to_string(i));
    CHECK(library.add_tags(id, many, stamp(7))->changed());
    CHECK(library.load(id)->version.note == "tagged: 40 tags");
    CHECK(library.remove_tags(id, many, stamp(7))->changed());

    CHECK(library.set_notes(id, "Win.", stamp(8, "my own words"))->changed());
    CHECK(library.load(id)->deck.notes == "Win.");
    CHECK(library.load(id)->version.note == "my own words");
    CHECK(library.history(id).size() == 8);
    CHECK_FALSE(library.rename(DeckId{99}, "x", stamp(9)));
}

TEST_CASE("library: a copy is a deck of its own")
{
    DeckLibrary library = empty_library();
    const DeckId id = saved(library, sample_deck("Tin Star"));
    CHECK(library.duplicate(id, "", stamp(1))->name == "Tin Star (2)");
    const auto third = library.duplicate(library.find("Tin Star (2)")->id, "", stamp(2));
    CHECK(third->name == "Tin Star (3)");
    CHECK(library.load(third->id)->deck == with_name(sample_deck("x"), "Tin Star (3)"));
    CHECK(library.load(third->id)->version.note == "copy of Tin Star (2), version 1");
    CHECK(library.duplicate(id, "Other", stamp(3))->name == "Other");
    CHECK(std::holds_alternative<NameTaken>(library.duplicate(id, "other", stamp(4)).error()));
    // The number fits into the limit, and no character is cut in two.
    const DeckId longest = saved(library, sample_deck(std::string(195, 'x') + "\u00e9\u00e9"));
    CHECK(library.duplicate(longest, "", stamp(5))->name == std::string(195, 'x') + " (2)");
}

TEST_CASE("library: the list is by name and can be narrowed by words and cards")
{
    DeckLibrary library = empty_library();
    Deck law = sample_deck("Law and \u00d6rder");
    law.tags = {"Cup Final"};
    law.notes = "Plays slow.";
    Deck outlaw = sample_deck("bandits");
    outlaw.entries = {{{"99999"}, 1, 0}};
    outlaw.outfits = {{"01004"}};
    const DeckId id = saved(library, law);
    saved(library, outlaw);
    saved(library, sample_deck("Zed"));
    CHECK(names_in(library) == Names{"bandits", "Law and \u00d6rder", "Zed"});
    CHECK(names_in(library, {.text = "ORDER cup"}) == Names{"Law and \u00d6rder"});
    CHECK(names_in(library, {.text = "slow"}) == Names{"Law and \u00d6rder"});
    CHECK(names_in(library, {.text = "cafe"}) == Names{"bandits", "Zed"});
    CHECK(names_in(library, {.text = "nowhere"}).empty());
    CHECK(names_in(library, {.cards = {{"99999"}}}) == Names{"bandits"});
    CHECK(names_in(library, {.cards = {{"01004"}, {"01056"}}}).size() == 3);
    CHECK(names_in(library, {.cards = {{"none"}}}).empty());
    // Only the current version counts.
    REQUIRE(library.save_version(id, 1, with_copies_added(law, {"99999"}, 1), stamp(1)));
    CHECK(names_in(library, {.cards = {{"99999"}}}).size() == 2);
    REQUIRE(library.restore_version(id, 1, stamp(2)));
    CHECK(names_in(library, {.cards = {{"99999"}}}).size() == 1);

    const auto all = library.current_decks();
    REQUIRE(all.size() == 3);
    CHECK(all[1].deck == law);
    CHECK(all[1].version.number == 3);
}
