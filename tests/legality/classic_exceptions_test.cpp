#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

// The cards of Classic that bend the rules of decks and gangs (rule exceptions A2, B5).

namespace {

constexpr const char* sweetrock = "9c4babdd";        // stash 20
constexpr const char* sweetrock_office = "8888a8ac"; // stash 24
constexpr const char* law_dogs = "3460e272";
constexpr const char* rangers = "8f91285d";
constexpr const char* dixie_rails = "498d84be";
constexpr const char* blackjacks = "8e6aced5";
constexpr const char* collegium = "2e3fe4cb";
constexpr const char* whateleys = "b3d0e5d6";
constexpr const char* coalition = "0c30c3a4";

// Drifters of the first set: 2 + 2 + 2 + 2 + 1 ghost rock.
const std::vector<const char*> five{"1d434a06", "44e421a7", "4705f7a0", "846b76aa", "8bc6778c"};

} // namespace

TEST_CASE("A2: two jokers of any kind")
{
    for (const char* joker : {"3f6c5532", "be5f9bf0", "5e53b08d", "a32d8ff8"}) {
        CAPTURE(std::string(joker));
        CHECK(rules_broken(with(deck_of(sweetrock), joker, 2)).empty());
        CHECK(rules_broken(with(with(deck_of(sweetrock), joker, 1), "3f6c5532", 2)) == "jokers.max");
    }
}

TEST_CASE("A2: one title on two values or under two names, three and two copies")
{
    struct Row {
        const char *one, *other;
        bool same;
    };
    for (const auto& [one, other, same] :
         {Row{"d2406efc", "ef02134d", true},  // Pinned Down
          Row{"1840375e", "f54c816d", true},  // Giddyup!
          Row{"44e421a7", "c8ad5478", true},  // Elizabeth King
          Row{"60603189", "4254f226", true},  // Corky Hendricks
          Row{"0324ddfd", "dd04cf70", true},  // Pony Express
          Row{"011a787a", "b16dc1ca", true},  // Vampiric Dance Hall Girl
          Row{"0ecad675", "bf519b67", true},  // SUZY 309
          Row{"243cddf7", "8357c91e", false}, // New and Old Moon Saloon: one card in play only
          Row{"04f942b4", "5f8eb13a", false}}) {
        CAPTURE(std::string(one));
        const Deck deck = with(with(deck_of(sweetrock), one, 3), other, 2);
        CHECK(rules_broken(deck) == (same ? "copies.title" : ""));
    }
    CHECK(full_catalogue().find(CardId{classic_id("c8ad5478")})->experienced == 1);
}

TEST_CASE("A2: play aids are not deck cards")
{
    for (const Card& card : full_catalogue().cards()) {
        if (card.game != Game::classic || card.set != "Markers & Tokens") continue;
        CAPTURE(card.title);
        const Deck deck = with_copies_added(deck_of(sweetrock), card.id, 1);
        CHECK(rules_broken(deck) == "card.token");
    }
}

TEST_CASE("A2: dudes and homes of two gangs")
{
    check_cases({
        {"J.P. Coleman for Union Blue", starting(deck_of("9f3dd026"), {"c0c91ced"}), ""},
        {"J.P. Coleman for the Rangers", starting(deck_of(rangers), {"c0c91ced"}), "start.gang"},
        {"the Coalition starts Rangers", starting(deck_of(coalition), {"c1a0c21e"}), ""},
        {"the Coalition does not start Law Dogs", starting(deck_of(coalition), {"2fbcea9f"}), "start.gang"},
    });
    for (const char* home : {law_dogs, "9f3dd026", coalition}) // always at the printed price
        CHECK(gang_cost(starting(deck_of(home), {"c0c91ced"})) == 10);
}

TEST_CASE("B5: who may start and who may not")
{
    check_cases({
        {"TLC John takes no place", starting(deck_of(rangers), plus(five, {"9c404a35"})), ""},
        {"TLC John and six", starting(deck_of(rangers), plus(five, {"9c404a35", "a8fa065c"})), "start.count"},
        {"Dirt-Face Figueroa", starting(deck_of(blackjacks), {"ee91a225"}), "start.forbidden"},
        {"SUZY 309", starting(deck_of(collegium), {"0ecad675"}), "start.forbidden"},
        {"SUZY 309, Experienced", starting(deck_of(collegium), {"bf519b67"}), "start.forbidden"},
        {"the Werewolf", starting(deck_of(sweetrock), {"77f2f3af"}), "start.forbidden"},
        {"Harrowed Kenny", starting(deck_of(sweetrock), {"ff0a3cfe"}), ""},
        {"Unknown Hooded Figure", starting(deck_of(whateleys), {"59dcc7c8"}), ""},
        {"Unknown Hooded Figure, Experienced", starting(deck_of(whateleys), {"f561df40"}), ""},
        {"Harrowed dudes for Union Blue", starting(deck_of("9f3dd026"), {"01849cb8"}), ""},
        {"The Swarm for the Maze Rats", starting(deck_of("bef6d147"), {"6496b4d3"}), ""},
        {"The Swarm for Sweetrock", starting(deck_of(sweetrock), {"6496b4d3"}), "start.gang"},
        {"both Moon Saloons are deeds all the same", starting(deck_of(sweetrock), {"243cddf7"}),
         "start.forbidden"},
        {"a Non-Unique dude twice", with(deck_of(sweetrock), "d5aae709", 2, 2), "start.unique"},
    });
}

TEST_CASE("B5: dudes of whom several may start")
{
    for (const char* dude : {"c1870a3b", "a8fa065c", "b1f46952", "65cf4c71", "1d906971", "87ce1bf4"}) {
        CAPTURE(std::string(dude));
        CHECK(rules_broken(with(deck_of(whateleys), dude, 4, 4)).empty());
    }
    CHECK(rules_broken(with(with(deck_of(whateleys), "c1870a3b", 2, 2), "a8fa065c", 2, 2)).empty());
}

TEST_CASE("B5: Davidson Consulting starts as a dude would, for Sweetrock")
{
    const std::vector<const char*> four{"1d434a06", "44e421a7", "4705f7a0", "846b76aa"};
    check_cases({
        {"with four dudes", starting(deck_of(sweetrock), plus(four, {"3dc33093"})), ""},
        {"with five", starting(deck_of(sweetrock), plus(five, {"3dc33093"})), "start.count"},
        {"for the other Sweetrock home", starting(deck_of(sweetrock_office), {"3dc33093"}), ""},
        {"for the law", starting(deck_of(law_dogs), {"3dc33093"}), "start.gang"},
    });
    CHECK(gang_cost(starting(deck_of(sweetrock), {"3dc33093"})) == 5);
}

TEST_CASE("B5: the Western Corporate Office buys one Strike without a control point")
{
    check_cases({
        {"one beside five dudes", starting(deck_of(sweetrock_office), plus(five, {"38a062ee"})), ""},
        {"two", starting(deck_of(sweetrock_office), {"38a062ee", "412093b1"}), "start.forbidden"},
        {"one with a control point", starting(deck_of(sweetrock_office), {"41ca4ffc"}), "start.forbidden"},
        {"The Lode, whose control varies", starting(deck_of(sweetrock_office), {"07717de0"}),
         "start.forbidden"},
        {"for another Sweetrock home", starting(deck_of(sweetrock), {"38a062ee"}), "start.forbidden"},
    });
    CHECK(gang_cost(starting(deck_of(sweetrock_office), {"4c0b700a"})) == 9); // it is paid
}

TEST_CASE("B5: homes that change the price")
{
    CHECK(gang_cost(starting(deck_of(dixie_rails), {"c1a0c21e", "94895520"})) == 2 + 4); // Harrowed: two less
    CHECK(gang_cost(starting(deck_of(rangers), {"c1a0c21e", "94895520"})) == 4 + 6);
    CHECK(gang_cost(starting(deck_of(dixie_rails), {"3d5482bd"})) == 0); // 1 - 2
    CHECK(gang_cost(starting(deck_of(dixie_rails), {"8bc6778c"})) == 1);
    for (const char* mob_justice : {"e6e39a40", "766af97b"}) {
        CAPTURE(std::string(mob_justice));
        CHECK(gang_cost(starting(deck_of(mob_justice), {"2fbcea9f", "06e9d0e7"})) == 3 + 4);
        CHECK(gang_cost(starting(deck_of(mob_justice), {"c0c91ced"})) == 10);
    }
}
