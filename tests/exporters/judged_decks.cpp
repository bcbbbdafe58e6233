#include "judged_decks.h"

#include <filesystem>

#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "support/random_deck.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

namespace drawhand::test {

void for_each_deck(Game game, const std::function<void(const Deck&)>& judge)
{
    for (const auto& entry : std::filesystem::directory_iterator(source_file("assets/decks"))) {
        const std::string file = entry.path().filename().string();
        CAPTURE(file);
        const Deck deck = deck_from(text_of(entry.path()), file).deck;
        if (game_of(deck, full_catalogue()) == game) judge(sorted_deck(deck));
    }
    for (unsigned seed = 0; seed < random_decks; ++seed) {
        CAPTURE(seed);
        judge(sorted_deck(random_deck(seed, game)));
    }
}

const Card& card_of(const CardId& id)
{
    const Card* card = full_catalogue().find(id);
    REQUIRE(card);
    return *card;
}

bool is_twin(const CardId& id)
{
    return id.text == "00122" || id.text == "00132";
}

} // namespace drawhand::test
