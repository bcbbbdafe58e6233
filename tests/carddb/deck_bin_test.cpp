#include <doctest/doctest.h>

#include "carddb/card_store.h"
#include "library_decks.h"
#include "support/temporary_folder.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("library: a removed deck is in the bin, out of the way, and comes back whole")
{
    DeckLibrary library = empty_library();
    const DeckId id = saved(library, sample_deck("Tin Star", 1));
    REQUIRE(library.save_version(id, 1, sample_deck("Tin Star", 2), stamp(1)));
    REQUIRE(library.remove(id, stamp(2).at));
    CHECK(library.list().empty());
    CHECK_FALSE(library.find("Tin Star"));
    const auto binned = library.find("tin star", true);
    REQUIRE(binned);
    CHECK(binned->removed_at == stamp(2).at);
    CHECK(names_in(library, {.in_bin = true}) == Names{"Tin Star"});

    // Nothing in the bin is changed behind anybody's back.
    CHECK(library.remove(id, stamp(3).at).error().message == "\"Tin Star\" is in the bin");
    CHECK_FALSE(library.save_version(id, 2, sample_deck("Tin Star", 3), stamp(3)));
    CHECK_FALSE(library.rename(id, "x", stamp(3)));
    CHECK_FALSE(library.duplicate(id, "", stamp(3)));
    CHECK(library.load(id)->deck == sample_deck("Tin Star", 2));

    const auto back = library.bring_back(id, stamp(4));
    REQUIRE(back);
    CHECK_FALSE(back->changed());
    CHECK(library.history(id).size() == 2);
    CHECK_FALSE(library.bring_back(id, stamp(5)));

    // Another deck takes the name meanwhile.
    REQUIRE(library.remove(id, stamp(6).at));
    saved(library, sample_deck("tin star", 9));
    const auto renamed = library.bring_back(id, stamp(7));
    REQUIRE(renamed);
    CHECK(renamed->name == "Tin Star (2)");
    CHECK(renamed->version == 3);
    CHECK(names_in(library) == Names{"tin star", "Tin Star (2)"});
}

TEST_CASE("library: only the bin is purged, and the id of what is gone is not used again")
{
    DeckLibrary library = empty_library();
    const DeckId id = saved(library, sample_deck("Tin Star"));
    CHECK_FALSE(library.purge(id));
    REQUIRE(library.remove(id, stamp(1).at));
    const DeckId second = saved(library, sample_deck("Tin Star", 3));
    REQUIRE(library.remove(second, stamp(2).at)); // twice the same name in the bin
    CHECK(library.find("Tin Star", true)->id == second);
    REQUIRE(library.autosave({"window", second, 1, stamp(3).at, sample_deck("Tin Star", 4)}));
    REQUIRE(library.purge(second));
    CHECK(library.find("Tin Star", true)->id == id);
    CHECK_FALSE(library.load(second));
    CHECK(saved(library, sample_deck("New")) > second);
    // Unsaved work on it is not thrown away with it.
    const auto draft = library.draft("window");
    REQUIRE(draft);
    CHECK_FALSE(draft->deck);
    CHECK(draft->base == 0);
    CHECK(draft->content == sample_deck("Tin Star", 4));
    CHECK_FALSE(library.purge(second));
}

TEST_CASE("library: drafts are kept apart until they are saved, and go with the save")
{
    DeckLibrary library = empty_library();
    const DeckId id = saved(library, sample_deck("Tin Star", 1));
    Deck nameless = sample_deck("", 2);
    REQUIRE(library.autosave({"a", std::nullopt, 0, stamp(1).at, nameless}));
    REQUIRE(library.autosave({"b", id, 1, stamp(2).at, sample_deck("Tin Star", 5)}));
    REQUIRE(library.autosave({"b", id, 1, stamp(3).at, sample_deck("Tin Star", 6)}));
    CHECK(library.load(id)->deck == sample_deck("Tin Star", 1));
    const auto drafts = library.drafts();
    REQUIRE(drafts.size() == 2);
    CHECK(drafts[0].key == "b");
    CHECK(drafts[0].deck == id);
    CHECK(drafts[0].base == 1);
    CHECK(drafts[0].content == sample_deck("Tin Star", 6));
    CHECK(drafts[1].content == nameless);

    SaveStamp done = stamp(4);
    done.draft = "b";
    // A save that is refused keeps the draft.
    CHECK_FALSE(library.save_version(id, 7, sample_deck("Tin Star", 6), done));
    CHECK(library.draft("b"));
    REQUIRE(library.save_version(id, 1, sample_deck("Tin Star", 6), done));
    CHECK_FALSE(library.draft("b"));
    CHECK(library.draft("a"));
    REQUIRE(library.autosave({"b", id, 2, stamp(5).at, sample_deck("Tin Star", 6)}));
    CHECK_FALSE(library.save_version(id, 2, sample_deck("Tin Star", 6), done)->changed());
    CHECK_FALSE(library.draft("b"));
    library.drop_draft("a");
    library.drop_draft("a");
    CHECK(library.drafts().empty());
    CHECK_FALSE(library.autosave({"", std::nullopt, 0, stamp(1).at, nameless}));
    nameless.notes = "\xFF";
    CHECK_FALSE(library.autosave({"a", std::nullopt, 0, stamp(1).at, nameless}));
}

TEST_CASE("library: two connections see each other's work and never overwrite it")
{
    const TemporaryFolder folder;
    const std::string path = (folder / "drawhand.db").string();
    DeckLibrary one = DeckLibrary::open(path), two = DeckLibrary::open(path);
    const CardStore cards = CardStore::open(path);
    const DeckId id = saved(one, sample_deck("Tin Star", 1));
    CHECK(two.load(id)->deck == sample_deck("Tin Star", 1));
    REQUIRE(two.save_version(id, 1, sample_deck("Tin Star", 2), stamp(1)));
    const auto late = one.save_version(id, 1, sample_deck("Tin Star", 3), stamp(2));
    REQUIRE_FALSE(late);
    CHECK(std::get<SaveConflict>(late.error()).newer.number == 2);
    REQUIRE(one.remove(id, stamp(3).at));
    CHECK_FALSE(two.save_version(id, 2, sample_deck("Tin Star", 4), stamp(4)));
    CHECK(two.history(id).size() == 2);
    CHECK(cards.damage().empty());
}
