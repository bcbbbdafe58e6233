#include <doctest/doctest.h>

#include <filesystem>

#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

struct Expected {
    std::string file;
    std::size_t deck;
    DeckSource source;
    int jokers, starters;
    bool legend;
};

} // namespace

// Counts taken from the files with a script of a few lines. The files of other programs that lie beside a
// checkout of the developers; none of them is ours to keep.
TEST_CASE("real decks of the other programs are read without a skipped line")
{
    const Expected table[] = {
        {"dtdb/FRILtP.txt", 0, DeckSource::markdown, 2, 4, false},
        {"octgn-classic/Law_Dogs.o8d", 0, DeckSource::octgn, 0, 4, false},
        {"octgn-classic/Whateleys.o8d", 0, DeckSource::octgn, 0, 5, false},
        {"octgn-reloaded/Learn2Play - Law Dogs.o8d", 0, DeckSource::octgn, 0, 4, false},
        {"octgn-reloaded/Faith and Fear - Sloane.o8d", 0, DeckSource::octgn, 0, 4, false},
        {"dtdb/standalone-decks-sample.json", 0, DeckSource::townsquare_deck, 2, 5, false},
        {"dtdb/standalone-decks-sample.json", 1, DeckSource::townsquare_deck, 2, 4, false},
        {"dtdb/standalone-decks-sample.json", 2, DeckSource::townsquare_deck, 2, 5, false},
    };
    for (const Expected& row : table) {
        CAPTURE(row.file);
        CAPTURE(row.deck);
        const auto path = outside_sample(row.file);
        if (!path) continue;
        const auto decks = deck_reader().read(text_of(*path), {row.file, nullptr});
        REQUIRE(decks);
        REQUIRE(decks->size() > row.deck);
        const DeckImport& import = (*decks)[row.deck];
        CHECK(import.source == row.source);
        CHECK(import.skipped.empty());
        CHECK(import.deck.unknown.empty());
        CHECK(import.deck.outfits.size() == 1);
        CHECK(import.deck.legends.size() == (row.legend ? 1 : 0));
        CHECK(valued_cards(import.deck, full_catalogue()) == 52);
        CHECK(joker_count(import.deck, full_catalogue()) == row.jokers);
        CHECK(starter_count(import.deck) == row.starters);
        for (const std::string& remark : import.remarks)
            MESSAGE(row.file << ": " << remark);
    }
}
