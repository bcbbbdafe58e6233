#include "small_deck.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "support/test_catalogue.h"

namespace drawhand::test {

Deck small_deck()
{
    Deck deck;
    deck.name = "Aces & \"Eights\"";
    deck.outfits = {{"01002"}};
    deck.legends = {{"19001"}};
    deck.entries = {
        {{"01144"}, 1, 0}, // Joker (red)
        {{"01018"}, 2, 1}, // Tommy Harden
        {{"05005"}, 3, 3}, // Pagliaccio
        {{"05010"}, 1, 1}, // Abram Grothe (Exp.1)
        {{"01021"}, 1, 0}, // Xiong "Wendy" Cheng
        {{"01119"}, 4, 0}, // Pistol Whip
        {{"01061"}, 2, 0}, // B & B Attorneys
        {{"01086"}, 2, 0}, // Mustang
        {{"10040"}, 1, 0}, // Devil's Joker (Red)
        {{"01102"}, 1, 0}, // Shadow Walk
        {{"01122"}, 2, 0}, // One Good Turn...
    };
    return deck;
}

Deck small_classic_deck()
{
    Deck deck;
    deck.name = "Deep Shaft";
    deck.outfits = {{"9c4babdd-2675-4ff9-9995-71d965583c25"}}; // Sweetrock
    deck.entries = {
        {{"1ac2e72e-a118-418e-90e6-e1c053f78ce6"}, 2, 1}, // Black Jack, Experienced
        {{"09cfecf5-6864-416b-9825-35136a110551"}, 1, 0}, // Brewery, an improvement
        {{"be0633c8-e721-4e00-ac91-561791c404c2"}, 1, 0}, // Eureka!, an event
        {{"0057f792-7c83-4052-8e1c-5929c89158cc"}, 2, 0}, // I Want A Raise, an action
        {{"3f6c5532-756d-4b3f-9354-eb52bc05541d"}, 2, 0}, // Joker
    };
    return deck;
}

Deck with_entry(Deck deck, const char* id, int copies, int starting)
{
    deck.entries.push_back({{id}, copies, starting});
    return deck;
}

WrittenDeck written(const Deck& deck, DeckFormat format)
{
    auto result = write_deck(deck, full_catalogue(), format);
    REQUIRE(result);
    return *std::move(result);
}

bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

bool warns(const WrittenDeck& deck, const std::string& words)
{
    return std::ranges::any_of(deck.warnings,
                               [&words](const std::string& warning) { return holds(warning, words); });
}

} // namespace drawhand::test
