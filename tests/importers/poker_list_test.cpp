#include <doctest/doctest.h>

#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::deck_from;
using drawhand::test::deck_reader;

namespace {

Face face(int value, Suit suit)
{
    return {suit, *Value::from_int(value)};
}

} // namespace

TEST_CASE("values and suits a line, jokers of both spellings")
{
    const DeckImport import = deck_from("1,C\r\n1,C\n13,H\n8,s\njoker\n Joker,Devils\n\n10,D");
    CHECK(import.source == DeckSource::poker);
    REQUIRE(import.faces);
    CHECK(import.faces->copies(face(1, Suit::clubs)) == 2);
    CHECK(import.faces->copies(face(13, Suit::hearts)) == 1);
    CHECK(import.faces->copies(face(8, Suit::spades)) == 1);
    CHECK(import.faces->copies(face(10, Suit::diamonds)) == 1);
    CHECK(import.faces->jokers() == 2);
    CHECK(import.read == 7);
    CHECK(import.deck == Deck{});
    CHECK(import.remarks.size() == 1);
}

TEST_CASE("a line that is no face is reported")
{
    const DeckImport import = deck_from("1,C\n2,C\n14,C\n3,X\n3,H\n4,H\n5,H\n6,H\nPistol Whip\n");
    CHECK(import.read == 6);
    REQUIRE(import.skipped.size() == 3);
    CHECK(import.skipped[0].line == 3);
    CHECK(import.skipped[0].text == "14,c");
    CHECK(import.skipped[1].line == 4);
    CHECK(import.skipped[2].line == 9);
}

TEST_CASE("from five to sixty cards")
{
    std::string list;
    for (int i = 0; i < 61; ++i) {
        const auto decks = deck_reader().read(list, {"list.csv", nullptr});
        CAPTURE(i);
        if (i >= 1) CHECK(decks.has_value() == (i >= 5));
        list += "3,H\n";
    }
    const auto decks = deck_reader().read(list, {"list.csv", nullptr});
    REQUIRE_FALSE(decks);
    CHECK(describe(decks.error()) == "list.csv: the list has 61 cards; a poker list has from 5 to 60");
}
