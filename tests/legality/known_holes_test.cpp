#include <doctest/doctest.h>

#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr const char* law_dogs = "01002";    // stash 19
constexpr const char* sloane_gang = "01004"; // stash 18
constexpr const char* fearmongers = "01001";
constexpr const char* anarchists = "09001";
constexpr const char* entrepreneurs = "01003";

} // namespace

// Faults that other deck checkers are known to have (rules checklist, section R). Each of these decks is
// judged wrongly somewhere.

TEST_CASE("R1: what the online game lets through")
{
    check_cases({
        {"a gang that the stash cannot pay: 10 + 7 + 5 for 19",
         starting(deck_of(law_dogs), {"10013", "07002", "01048"}), "start.cost"},
        {"a starter of another outfit", starting(deck_of(law_dogs), {"01044"}), "start.gang"},
        {"the base and the Experienced version start", starting(deck_of(sloane_gang), {"01044", "10017"}),
         "start.unique"},
        {"a Core deed on top of five dudes", starting(deck_of(law_dogs), plus(five_drifters(), {"06011"})),
         "start.count"},
    });
}

TEST_CASE("R2: what the deck helper lets through")
{
    check_cases({
        {"4 + 4 versions of one dude", with(with(deck_of(law_dogs), "01023", 4), "05010", 4), "copies.title"},
        {"4 + 4 + 4 versions", with(with(with(deck_of(law_dogs), "01023", 4), "05010", 4), "10013", 4),
         "copies.title"},
        {"a starter of another outfit", starting(deck_of(fearmongers), {"01015"}), "start.gang"},
        {"two Grifters", starting(deck_of(sloane_gang), {"01049", "03009"}), "start.grifter"},
        {"three Grifters", starting(deck_of(law_dogs), {"01049", "03009", "14009"}), "start.grifter"},
        {"the legend's stash",
         with_legends(starting(deck_of(sloane_gang), {"01044", "01035", "01043", "01037", "01038"}),
                      {"19002"}),
         "start.cost"},
        {"the same gang without the legend",
         starting(deck_of(sloane_gang), {"01044", "01035", "01043", "01037", "01038"}), ""},
        {"two Core deeds and four dudes",
         starting(deck_of(law_dogs), {"06011", "25033", "07008", "01051", "01045", "04009"}), "start.count"},
        {"six starters", starting(deck_of(law_dogs), plus(five_drifters(), {"01015"})), "start.count"},
        // The keyword may name the gang; these are Core deeds and may start.
        {"Core Law Dogs", starting(deck_of(law_dogs), {"25033"}), ""},
        {"Core Entrepreneurs", starting(deck_of(entrepreneurs), {"25031"}), ""},
        {"Core Anarchists", starting(deck_of(anarchists), {"25036"}), ""},
        {"Core Law Dogs for outlaws", starting(deck_of(sloane_gang), {"25033"}), "start.core"},
    });
    const Finding title = finding(with(with(deck_of(law_dogs), "01023", 4), "05010", 4), "copies.title");
    CHECK(title.found == 8);
    CHECK(title.cards.size() == 2);
}

TEST_CASE("R3: what the deck database lets through")
{
    check_cases({
        {"two copies for the price of one: 2 x 2 + 16 for 19",
         starting(with(deck_of(fearmongers), "05005", 2, 2), {"01014", "05019"}), "start.cost"},
        {"one copy is paid", starting(with(deck_of(fearmongers), "05005", 1, 1), {"01014", "05019"}), ""},
        {"six starters", starting(deck_of(fearmongers), plus(five_drifters(), {"14013"})), "start.count"},
        {"three Grifters", starting(deck_of(sloane_gang), {"01049", "03009", "05014"}), "start.grifter"},
        {"any deed", starting(deck_of(law_dogs), {"01056"}), "start.forbidden"},
        {"any gang's Core deed", starting(deck_of(law_dogs), {"14018"}), "start.core"},
        {"Lucy Clover as two dudes", with(with(deck_of(law_dogs), "01015", 4), "16006", 1), "copies.title"},
        {"Lucy Clover starts twice", starting(deck_of(law_dogs), {"01015", "16006"}), "start.unique"},
        {"the promo Ivor Hawley and the base card", starting(deck_of("18003"), {"00105", "01014"}),
         "start.unique"},
        {"two Ivor Hawleys and three promos", with(with(deck_of("18003"), "01014", 2), "00105", 3),
         "copies.face copies.title"},
        {"the deed versions of Classic", with(with(deck_of("9c4babdd"), "0324ddfd", 3), "dd04cf70", 2),
         "copies.title"},
    });
    // Four Pagliaccio cost four times their price.
    const Card& pagliaccio = *full_catalogue().find(CardId{"05005"});
    CHECK(gang_cost(with(deck_of(fearmongers), "05005", 4, 4)) == 4 * *pagliaccio.stat(Stat::cost));
}

TEST_CASE("R3: bans come from the list, not from a constant")
{
    struct Row {
        const char* id;
        const char* banned_in; // of reloaded, old-timer, weird-west
    };
    for (const auto& [id, banned_in] : {Row{"11001", "reloaded old-timer weird-west"},
                                        Row{"17020", "old-timer weird-west"}, Row{"19028", "weird-west"}}) {
        CAPTURE(std::string(id));
        const Card& card = *full_catalogue().find(CardId{id});
        std::string banned;
        for (const char* format : {"reloaded", "old-timer", "weird-west"})
            if (rules(format).is_banned(card)) banned += (banned.empty() ? "" : " ") + std::string(format);
        CHECK(banned == banned_in);
        const Deck deck = card.type == CardType::outfit ? deck_of(id) : with(deck_of(law_dogs), id, 1);
        for (const char* format : {"reloaded", "weird-west"})
            CHECK(rules_broken(deck, format) ==
                  (banned.find(format) == std::string::npos ? "" : "card.banned"));
    }
}
