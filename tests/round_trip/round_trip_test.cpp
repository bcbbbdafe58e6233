#include <doctest/doctest.h>

#include <filesystem>

#include "core/deck_difference.h"
#include "core/deck_edit.h"
#include "core/poker_deck.h"
#include "exporters/deck_writer.h"
#include "support/random_deck.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr unsigned random_decks = 1'500; // of each game, in each format

/// What a format has no place for, whatever the deck.
struct Room {
    DeckFormat format;
    bool name, notes, tags, format_id, unknown;
};

constexpr Room rooms[] = {
    {DeckFormat::dtdb_text, true, false, false, false, true},
    {DeckFormat::dtdb_markdown, true, false, false, false, true},
    {DeckFormat::dtdb_bbcode, true, false, false, false, true},
    {DeckFormat::dtdb_json, true, true, true, true, true},
    {DeckFormat::townsquare_json, true, false, false, false, false},
    {DeckFormat::townsquare_text, true, false, false, false, true},
    {DeckFormat::csv, false, false, false, false, true},
};

/// The deck without what the format has no place for.
Deck cut_down(Deck deck, const Room& room)
{
    if (!room.name) deck.name.clear();
    if (!room.notes) deck.notes.clear();
    if (!room.tags) deck.tags.clear();
    if (!room.format_id) deck.format.clear();
    if (!room.unknown) deck.unknown.clear();
    return deck;
}

Deck read_back(const WrittenDeck& written)
{
    return deck_from(written.text, "written").deck;
}

std::string describe_difference(const Deck& before, const Deck& after)
{
    const DeckDifference difference = deck_difference(before, after);
    std::string text;
    for (const DeckCardChange& change : difference.cards)
        text += change.id.text + " x" + std::to_string(change.copies_before) + "->" +
                std::to_string(change.copies_after) + " start " + std::to_string(change.starting_before) +
                "->" + std::to_string(change.starting_after) + "; ";
    for (const UnknownCard& card : difference.unknown_removed)
        text += "-unknown \"" + card.text + "\" " + std::to_string(card.copies) + "; ";
    for (const UnknownCard& card : difference.unknown_added)
        text += "+unknown \"" + card.text + "\" " + std::to_string(card.copies) + "; ";
    if (difference.name.changed()) text += "name \"" + before.name + "\" -> \"" + after.name + "\"; ";
    if (difference.notes.changed()) text += "notes; ";
    if (difference.format.changed()) text += "format; ";
    return text;
}

void check_law(const Deck& deck, const Room& room)
{
    const auto written = write_deck(deck, full_catalogue(), room.format);
    REQUIRE(written);
    const Deck expected = cut_down(deck, room), back = read_back(*written);
    CHECK_MESSAGE(sorted_deck(back) == sorted_deck(expected), describe_difference(expected, back)
                                                                  << '\n'
                                                                  << written->text);
    // Whatever is cut off is warned of.
    CHECK((expected == deck || !written->warnings.empty()));
}

} // namespace

TEST_CASE("reading what was written gives the same deck: random decks of both games")
{
    for (const Room& room : rooms)
        for (const Game game : {Game::reloaded, Game::classic})
            for (unsigned seed = 0; seed < random_decks; ++seed) {
                CAPTURE(seed);
                CAPTURE(static_cast<int>(game));
                CAPTURE(static_cast<int>(room.format));
                check_law(random_deck(seed, game), room);
            }
}

TEST_CASE("reading what was written gives the same deck: OCTGN")
{
    // Cards without an id of OCTGN are written as another printing that has one, or left out; both are warned
    // of, and nothing else is lost.
    for (const Game game : {Game::reloaded, Game::classic})
        for (unsigned seed = 0; seed < random_decks; ++seed) {
            CAPTURE(seed);
            CAPTURE(static_cast<int>(game));
            Deck deck = random_deck(seed, game);
            const auto written = write_deck(deck, full_catalogue(), DeckFormat::octgn);
            REQUIRE(written);
            const Deck back = read_back(*written);
            Deck expected = deck;
            expected.name.clear();
            expected.tags.clear();
            expected.format.clear();
            expected.unknown.clear();
            if (game == Game::classic) expected.notes.clear();
            const DeckDifference difference = deck_difference(expected, back);
            for (const DeckCardChange& change : difference.cards) {
                CAPTURE(change.id.text);
                const Card* card = full_catalogue().find(change.id);
                REQUIRE(card);
                // Gone is only what OCTGN has no id for; come is only another printing of such a card.
                if (change.copies_after < change.copies_before)
                    CHECK((card->octgn_id.empty() || card->set == "alt"));
                if (change.copies_after > change.copies_before) CHECK_FALSE(card->octgn_id.empty());
                CHECK_FALSE(written->warnings.empty());
            }
            CHECK(back.notes == expected.notes);
            CHECK(back.unknown.empty());
        }
}

TEST_CASE("a poker list holds the faces that are drawn from")
{
    for (const Game game : {Game::reloaded, Game::classic})
        for (unsigned seed = 0; seed < random_decks; ++seed) {
            CAPTURE(seed);
            const Deck deck = random_deck(seed, game);
            const auto written = write_deck(deck, full_catalogue(), DeckFormat::poker);
            REQUIRE(written);
            const DeckImport back = deck_from(written->text, "written");
            CHECK(back.skipped.empty());
            CHECK(back.faces == poker_deck(deck, full_catalogue()));
        }
}

TEST_CASE("reading what was written gives the same deck: our sample decks")
{
    int decks = 0;
    for (const auto& entry : std::filesystem::directory_iterator(source_file("assets/decks"))) {
        const Deck deck = deck_from(text_of(entry.path()), entry.path().string()).deck;
        ++decks;
        for (const Room& room : rooms) {
            CAPTURE(entry.path().filename().string());
            CAPTURE(static_cast<int>(room.format));
            check_law(deck, room);
        }
    }
    CHECK(decks >= 12);
}
