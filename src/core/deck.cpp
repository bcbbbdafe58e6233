#include "core/deck.h"

#include <algorithm>

namespace drawhand {

namespace {

const Card* first_known(const std::vector<CardId>& ids, const CardCatalogue& catalogue)
{
    return ids.empty() ? nullptr : catalogue.find(ids.front());
}

/// Copies of all entries whose card is known and passes the test.
template <class Test>
int count_copies(const Deck& deck, const CardCatalogue& catalogue, Test test)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.entries)
        if (const Card* card = catalogue.find(entry.id); card && test(*card)) copies += entry.copies;
    return copies;
}

} // namespace

const Card* outfit_of(const Deck& deck, const CardCatalogue& catalogue)
{
    return first_known(deck.outfits, catalogue);
}

const Card* legend_of(const Deck& deck, const CardCatalogue& catalogue)
{
    return first_known(deck.legends, catalogue);
}

Game game_of(const Deck& deck, const CardCatalogue& catalogue)
{
    if (const Card* outfit = outfit_of(deck, catalogue)) return outfit->game;
    const auto of_game = [&](Game game) {
        return count_copies(deck, catalogue, [game](const Card& card) { return card.game == game; });
    };
    return of_game(Game::classic) > of_game(Game::reloaded) ? Game::classic : Game::reloaded;
}

int copies_of(const Deck& deck, const CardId& id)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.entries)
        if (entry.id == id) copies += entry.copies;
    return copies;
}

int starting_copies_of(const Deck& deck, const CardId& id)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.entries)
        if (entry.id == id) copies += entry.starting;
    return copies;
}

int valued_cards(const Deck& deck, const CardCatalogue& catalogue)
{
    return count_copies(deck, catalogue, [](const Card& card) { return card.deck_card && card.face; });
}

int joker_count(const Deck& deck, const CardCatalogue& catalogue)
{
    return count_copies(deck, catalogue, [](const Card& card) { return card.type == CardType::joker; });
}

int starter_count(const Deck& deck)
{
    int starters = 0;
    for (const DeckEntry& entry : deck.entries)
        starters += entry.starting;
    return starters;
}

} // namespace drawhand
