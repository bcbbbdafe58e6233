#include "support/random_deck.h"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "core/deck_edit.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

const std::vector<std::string>& names()
{
    static const std::vector<std::string> all = {
        "",
        "Tin Star Avenue",
        "Se\u00F1or Muerte\u2019s \"Last\" Caf\u00E9",
        "Ghost Rock & Dynamite <v2>",
        "50% off; all must go!",
        "Deck #3 (final) [draft]",
        "\u00BFQu\u00E9? \u2013 Z\u00FCrich, \u6771\u4EAC \U0001F920",
        "Dude, Where's My Horse",
        "Legends of the Weird West",
        "Tea, \"Cake\"; Death ]]> or Glory",
        "Straight/Flush \\ 8s|9s",
        "O'Brien's 'Quotes'",
        "Trails: North",
        "108",
    };
    return all;
}

const std::vector<std::string>& note_texts()
{
    static const std::vector<std::string> all = {
        "Start slow.",
        "First line\nSecond line\n\nA paragraph with \"quotes\", <tags> & ]]> brackets.",
        "* bullet one\n* bullet two\n\n## Heading\n\n2x Pistol Whip (Base Set)",
        "Gr\u00FC\u00DFe aus Gomorra \U0001F0CF",
    };
    return all;
}

// Lines that no catalogue can make out.
const std::vector<UnknownCard>& unknown_lines()
{
    static const std::vector<UnknownCard> all = {
        {"4x Pistl Wip", 4},
        {"2x Nobody at All* (Base Set)", 2},
        {"1x The Card That Never Was (Base Set)", 1},
        {"3x Caf\u00E9 \"Zum R\u00F6ssl\"", 3},
    };
    return all;
}

class DeckMaker {
public:
    DeckMaker(unsigned seed, Game game) : random_(seed), game_(game)
    {
        for (const Card& card : full_catalogue().cards()) {
            if (card.game != game || card.token) continue;
            if (card.type == CardType::outfit) outfits_.push_back(&card);
            if (card.type == CardType::legend) legends_.push_back(&card);
            if (card.type == CardType::joker) jokers_.push_back(&card);
            if (card.deck_card && card.face) valued_.push_back(&card);
        }
    }

    Deck make()
    {
        deck_.outfits.push_back(one_of(outfits_)->id);
        if (!legends_.empty() && one_in(3)) deck_.legends.push_back(one_of(legends_)->id);
        add_valued_cards();
        choose_starters();
        for (unsigned jokers = below(3); jokers > 0; --jokers)
            add(*one_of(jokers_), 1);
        add_texts();
        for (std::size_t i = deck_.entries.size(); i > 1; --i)
            std::swap(deck_.entries[i - 1], deck_.entries[below(static_cast<unsigned>(i))]);
        return std::move(deck_);
    }

private:
    // std::uniform_int_distribution differs between libraries; a remainder does not.
    unsigned below(unsigned end) { return static_cast<unsigned>(random_() % end); }
    bool one_in(unsigned chances) { return below(chances) == 0; }

    template <class T>
    const T& one_of(const std::vector<T>& items)
    {
        return items[below(static_cast<unsigned>(items.size()))];
    }

    void add(const Card& card, int copies) { deck_ = with_copies_added(std::move(deck_), card.id, copies); }

    void add_valued_cards()
    {
        for (int missing = 52; missing > 0;) {
            const Card& card = *one_of(valued_);
            const int copies = std::min(missing, 1 + static_cast<int>(below(4)));
            add(card, copies);
            missing -= copies;
            const auto printings = full_catalogue().printings_of(card);
            if (missing > 0 && printings.size() > 1 && one_in(4)) {
                add(*one_of(printings), 1);
                --missing;
            }
        }
    }

    void choose_starters()
    {
        int places = static_cast<int>(below(6));
        for (DeckEntry& entry : deck_.entries) {
            const Card& card = *full_catalogue().find(entry.id);
            if (places == 0 || card.type != CardType::dude) continue;
            entry.starting = card.unique ? 1 : std::min(places, entry.copies);
            places -= entry.starting;
        }
    }

    void add_texts()
    {
        deck_.name = one_of(names());
        if (one_in(3)) deck_.notes = one_of(note_texts());
        if (one_in(3)) deck_.tags = {"shooter", "Caf\u00E9 \"n\u00B0 1\""};
        if (one_in(4)) deck_.format = game_ == Game::classic ? "classic" : "weird-west";
        for (const UnknownCard& line : unknown_lines())
            if (one_in(12)) deck_.unknown.push_back(line);
    }

    std::mt19937 random_;
    Game game_;
    std::vector<const Card*> outfits_, legends_, jokers_, valued_;
    Deck deck_;
};

} // namespace

Deck random_deck(unsigned seed, Game game)
{
    return DeckMaker(seed, game).make();
}

} // namespace drawhand::test
