#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <string>

#include "exporters/clean_text.h"
#include "judged_decks.h"
#include "peer_readers.h"
#include "small_deck.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// Everything but outfit and legend that Reloaded knows, by id.
CardMap cards_of(const Deck& deck)
{
    CardMap cards;
    for (const DeckEntry& entry : deck.entries)
        if (card_of(entry.id).game == Game::reloaded) cards[entry.id.text] = {entry.copies, entry.starting};
    return cards;
}

/// The title ends with a bracket of its own or has characters that the text import does not know; it sees
/// only the beginning, which may be another card's title ("Abram Grothe" of "Abram Grothe (Exp.1)").
std::string plain_beginning(const std::string& title)
{
    const std::size_t end =
        title.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.'!: ");
    std::string beginning = one_line(title.substr(0, end));
    std::ranges::transform(beginning, beginning.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return beginning;
}

} // namespace

TEST_CASE("doomtown.online finds every card, count and starter of our text")
{
    for_each_deck(Game::reloaded, [](const Deck& deck) {
        const PeerDeck seen = read_as_doomtown_online(written(deck, DeckFormat::townsquare_text).text);
        CHECK(seen.name == (deck.name.empty() ? "Unnamed deck" : deck.name));
        CHECK(seen.outfit == deck.outfits.front().text); // of several it takes the first
        CHECK(seen.legend == (deck.legends.empty() ? "" : card_of(deck.legends.front()).title));
        CardMap expected = cards_of(deck);
        // The exception: twins in one set become the oldest printing.
        for (const DeckEntry& entry : deck.entries)
            if (is_twin(entry.id)) {
                expected.erase(entry.id.text);
                expected["13010"].copies += entry.copies;
                expected["13010"].starting += entry.starting;
            }
        CHECK(seen.cards == expected);
        for (const std::string& title : seen.not_found) {
            CAPTURE(title);
            // Only what we do not know either, an outfit that begins with a number, and Classic cards.
            const bool unknown = std::ranges::any_of(deck.unknown, [&title](const UnknownCard& card) {
                return card.text.find(title) != std::string::npos;
            });
            const bool numbered = card_of(deck.outfits.front()).title == "108 " + title;
            const bool classic = std::ranges::any_of(deck.entries, [&title](const DeckEntry& entry) {
                return card_of(entry.id).game == Game::classic && title.starts_with(card_of(entry.id).title);
            });
            CHECK((unknown || numbered || classic));
        }
    });
}

TEST_CASE("doomtown.online takes the first legend for its own; a second one lands among the cards")
{
    Deck deck = small_deck();
    deck.legends = {{"19004"}, {"19001"}};
    const PeerDeck seen = read_as_doomtown_online(written(deck, DeckFormat::townsquare_text).text);
    CHECK(seen.legend == "Raven");
    CHECK(seen.cards.at("19001") == PeerCopies{1, 0});
}

TEST_CASE("the Markdown script of doomtown.online finds every card and count; of the starters one for a line")
{
    for_each_deck(Game::reloaded, [](const Deck& deck) {
        const PeerDeck seen = read_as_townsquare_script(written(deck, DeckFormat::dtdb_markdown).text);
        CHECK(seen.name == deck.name);
        CHECK(seen.outfit == deck.outfits.back().text); // of several it keeps the last
        CardMap expected = cards_of(deck);
        for (auto& [id, copies] : expected) // the exception: several stars count as one
            copies.starting = std::min(copies.starting, 1);
        for (const CardId& legend : deck.legends) // the script knows no legends
            ++expected[legend.text].copies;
        CHECK(seen.cards == expected);
    });
}

TEST_CASE("counts of two digits pass the programs that read one")
{
    const Deck deck = with_entry(small_deck(), "01091", 23);
    CHECK(read_as_townsquare_script(written(deck, DeckFormat::dtdb_markdown).text).cards["01091"].copies ==
          23);
    CHECK(read_as_dtdb_text_import(written(deck, DeckFormat::dtdb_text).text)
              .cards[plain_beginning(card_of({"01091"}).title)]
              .copies == 23);
    CHECK(read_as_doomtown_online(written(deck, DeckFormat::townsquare_text).text).cards["01091"].copies ==
          23);
}

TEST_CASE("the deck database's text import finds every plain title with its count")
{
    int plain = 0, cut = 0;
    for_each_deck(Game::reloaded, [&](const Deck& deck) {
        const PeerDeck seen = read_as_dtdb_text_import(written(deck, DeckFormat::dtdb_text).text);
        std::map<std::string, int> expected;
        for (const DeckEntry& entry : deck.entries) {
            const std::string& title = card_of(entry.id).title;
            expected[plain_beginning(title)] += entry.copies;
            ++(plain_beginning(title).size() == title.size() ? plain : cut);
        }
        for (const CardId& legend : deck.legends)
            ++expected[plain_beginning(card_of(legend).title)];
        // It finds what is a card's title; the beginnings of cut ones mostly are not. It never finds the
        // outfit, which it expects with a colon, and it knows no starters.
        for (const auto& wanted : expected) {
            const std::string& title = wanted.first; // clang 14 captures no structured binding
            CAPTURE(title);
            if (const auto found = seen.cards.find(title); found != seen.cards.end())
                CHECK(found->second.copies == wanted.second);
        }
        for (const DeckEntry& entry : deck.entries) {
            const Card& card = card_of(entry.id);
            if (card.game == Game::reloaded && plain_beginning(card.title).size() == card.title.size())
                CHECK(seen.cards.contains(plain_beginning(card.title)));
        }
        for (const auto& [title, copies] : seen.cards)
            CHECK(expected.contains(title));
    });
    CHECK(plain > 5 * cut);
}
