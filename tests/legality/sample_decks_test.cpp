#include <doctest/doctest.h>

#include <filesystem>

#include "importers/text_deck.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

DeckImport sample(const std::string& name)
{
    const auto file = source_file("assets/decks/" + name);
    auto import = read_text_deck(text_of(file), full_catalogue(), name);
    REQUIRE(import);
    return *std::move(import);
}

} // namespace

// Counted by hand and by a separate script from the tables.
TEST_CASE("the legal sample decks are legal and read without a word lost")
{
    const DeckImport law = sample("law-dogs-three-values.txt");
    CHECK(law.skipped.empty());
    CHECK(law.chosen.empty());
    CHECK(law.read == 54);
    CHECK(law.deck.name == "Tin Star Avenue");
    CHECK(rules_broken(law.deck).empty());
    CHECK(stash_of(law.deck, full_catalogue()) == Stash{19, 0, 16, 3});
    CHECK(starter_count(law.deck) == 4);

    const DeckImport shaft = sample("classic-sweetrock-deep-shaft.txt");
    CHECK(shaft.skipped.empty());
    CHECK(shaft.chosen.empty());
    CHECK(shaft.read == 54);
    CHECK(game_of(shaft.deck, full_catalogue()) == Game::classic);
    CHECK(rules_broken(shaft.deck).empty());
    CHECK(stash_of(shaft.deck, full_catalogue()) == Stash{20, 0, 14, 6});
}

TEST_CASE("the broken sample deck shows what can be wrong")
{
    const DeckImport broken = sample("broken-sloane-gang.txt");
    CHECK(broken.skipped.empty());
    CHECK(rules_broken(broken.deck) ==
          "card.token copies.face copies.title jokers.max size.valued start.cost start.gang start.grifter");
    CHECK(stash_of(broken.deck, full_catalogue()) == Stash{18, 0, 20, -2});
}

TEST_CASE("every sample deck is one of these")
{
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(source_file("assets/decks"))) {
        ++files;
        CHECK(entry.path().extension() == ".txt");
    }
    CHECK(files == 3);
}
