#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr const char* law_dogs = "01002";      // stash 19
constexpr const char* sloane_gang = "01004";   // stash 18
constexpr const char* entrepreneurs = "01003"; // stash 18
constexpr const char* fearmongers = "01001";
constexpr const char* anarchists = "09001";
constexpr const char* den_of_thieves = "10003";      // outlaws, stash 17
constexpr const char* sweetrock = "9c4babdd";        // stash 20
constexpr const char* sweetrock_office = "8888a8ac"; // stash 24
constexpr const char* classic_law_dogs = "3460e272";

struct Row {
    std::string what;
    Deck deck;
    const char* broken;
};

void check_rows(const std::vector<Row>& rows)
{
    for (const Row& row : rows) {
        CAPTURE(row.what);
        CHECK(rules_broken(row.deck) == row.broken);
    }
}

Deck with_legend(Deck deck, const char* id)
{
    deck.legends = {CardId{id}};
    return deck;
}

// Prices 3 + 1 + 3 + 2 + 3 = 12.
const std::vector<const char*> five_drifters{"07008", "01051", "01045", "04009", "01046"};

std::vector<const char*> plus(std::vector<const char*> ids, const std::vector<const char*>& more)
{
    ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace

TEST_CASE("E1: up to five dudes")
{
    check_rows({
        {"none", deck_of(law_dogs), ""},
        {"five", starting(deck_of(law_dogs), five_drifters), ""},
        {"six", starting(deck_of(law_dogs), plus(five_drifters, {"01015"})), "start.count"},
        {"Classic six",
         starting(deck_of(sweetrock),
                  {"59b99f82", "fcb10f68", "8bc6778c", "846b76aa", "1d434a06", "44e421a7"}),
         "start.count"},
    });
    const Finding six = finding(starting(deck_of(law_dogs), plus(five_drifters, {"01015"})), "start.count");
    CHECK(six.found == 6);
    CHECK(six.allowed == 5);
}

TEST_CASE("E2: the gang is paid from the stash, the legend's change included")
{
    // Sloane 8, Allie 2, Silas 2, Lawrence 3, Marion 3
    const std::vector<const char*> seventeen{"01044", "01035", "01043"}, more{"01037", "01038"};
    const Deck eighteen = starting(deck_of(sloane_gang), plus(seventeen, more));
    CHECK(rules_broken(eighteen).empty());
    CHECK(stash_of(eighteen, full_catalogue()) == Stash{18, 0, 18, 0});
    CHECK(rules_broken(with_legend(eighteen, "19002")) == "start.cost");
    const Deck fifteen =
        with_legend(starting(deck_of(sloane_gang), {"01044", "01035", "01043", "01037"}), "19002");
    CHECK(rules_broken(fifteen).empty());
    CHECK(stash_of(fifteen, full_catalogue()) == Stash{18, -1, 15, 2});
    const Finding cost = finding(with_legend(eighteen, "19003"), "start.cost"); // Jasper Stone: -2
    CHECK(cost.found == 18);
    CHECK(cost.allowed == 16);
    // The same gang fits the richer home, and not a deck without a home: there is nothing to compare with.
    CHECK(rules_broken(starting(deck_of(sweetrock_office), {"5de0826b", "fcb10f68", "59b99f82"})).empty());
    CHECK(rules_broken(starting(deck_of("bef6d147"), {"07af3d1a", "6b6407c4", "c0581160"})) == "start.cost");
    Deck homeless = eighteen;
    homeless.outfits.clear();
    CHECK(rules_broken(homeless) == "outfit.count");
    CHECK_FALSE(stash_of(homeless, full_catalogue()).left);
}

TEST_CASE("E3: own outfit or drifters")
{
    check_rows({
        {"a Sloane dude for the law", starting(deck_of(law_dogs), {"01035"}), "start.gang"},
        {"a drifter", starting(deck_of(law_dogs), {"01051"}), ""},
        {"two symbols, outlaws", starting(deck_of(sloane_gang), {"25024"}), ""},
        {"two symbols, fearmongers", starting(deck_of(fearmongers), {"25024"}), ""},
        {"two symbols, law dogs", starting(deck_of(law_dogs), {"25024"}), "start.gang"},
        {"Classic: J.P. Coleman for the law", starting(deck_of(classic_law_dogs), {"c0c91ced"}), ""},
        {"Classic: J.P. Coleman for the Agency", starting(deck_of("ae92257e"), {"c0c91ced"}), ""},
        {"Classic: J.P. Coleman for the Coalition", starting(deck_of("0c30c3a4"), {"c0c91ced"}), ""},
        {"Classic: J.P. Coleman for Sweetrock", starting(deck_of(sweetrock), {"c0c91ced"}), "start.gang"},
        {"Classic: The Swarm", starting(deck_of(sweetrock), {"6496b4d3"}), "start.gang"},
        {"Classic: The newest printing rules", starting(deck_of(sweetrock), {"011a787a"}), "start.gang"},
    });
}

TEST_CASE("E4: a unique dude once, all versions together")
{
    check_rows({
        {"base and Experienced", starting(deck_of(law_dogs), {"01023", "05010"}), "start.unique"},
        {"twice the same", with(deck_of(law_dogs), "01015", 2, 2), "start.unique"},
        {"R: two Pagliaccio", with(deck_of(fearmongers), "05005", 2, 2), ""},
        {"C: two Bradley Sloane, Non-Unique", with(deck_of("2e3fe4cb"), "f9cdc48d", 2, 2), "start.unique"},
        {"C: three Walkin' Dead", with(deck_of("b3d0e5d6"), "b1f46952", 3, 3), ""},
        {"Lucy Clover under both names", starting(deck_of(law_dogs), {"01015", "16006"}), "start.unique"},
        {"Mario Crane occupies Sloane's name", starting(deck_of(sloane_gang), {"18020", "01044"}),
         "start.unique"},
        {"but a deck may hold both", with(with(deck_of(sloane_gang), "18020", 2), "01044", 2), ""},
    });
    const Finding unique = finding(with(deck_of(law_dogs), "01015", 2, 2), "start.unique");
    CHECK(unique.found == 2);
    CHECK(unique.allowed == 1);
    CHECK(rules_broken(with(deck_of(sloane_gang), "18020", 2, 2)) == "start.unique"); // two names, said once
}

TEST_CASE("E5: one Grifter, in Reloaded")
{
    check_rows({
        {"one", starting(deck_of(law_dogs), {"01049"}), ""},
        {"two", starting(deck_of(law_dogs), {"01049", "03009"}), "start.grifter"},
        {"two in the Den of Thieves", starting(deck_of(den_of_thieves), {"01049", "03009"}), ""},
        {"three there", starting(deck_of(den_of_thieves), {"01049", "03009", "14009"}), "start.grifter"},
        {"another outfit's", starting(deck_of(law_dogs), {"06005"}), "start.gang"},
        {"the keyword counts, not the ability", starting(deck_of(law_dogs), {"14012", "03009"}),
         "start.grifter"},
    });
}

TEST_CASE("E6: a Core deed starts in place of a dude, for its gang")
{
    const std::vector<const char*> four{"07008", "01051", "01045", "04009"};
    check_rows({
        {"four dudes and one", starting(deck_of(law_dogs), plus(four, {"06011"})), ""},
        {"five dudes and one", starting(deck_of(law_dogs), plus(five_drifters, {"06011"})), "start.count"},
        {"for another gang", starting(deck_of(sloane_gang), {"06011"}), "start.core"},
        {"for any gang", starting(deck_of(sloane_gang), {"14014"}), ""},
        {"the gang in the keyword", starting(deck_of(law_dogs), {"25033"}), ""},
        {"the gang in the keyword, another outfit", starting(deck_of(law_dogs), {"25036"}), "start.core"},
        {"gang unknown: a warning", starting(deck_of(law_dogs), {"20033"}), "start.core?"},
        {"each is unique", with(deck_of(law_dogs), "06011", 2, 2), "start.unique"},
        {"two different ones", starting(deck_of(law_dogs), {"06011", "25033"}), ""},
        {"a deed that is not Core", starting(deck_of(law_dogs), {"01066"}), "start.forbidden"},
        {"a Gadget deed", starting(deck_of(entrepreneurs), {"07011"}), "start.forbidden"},
    });
}

TEST_CASE("E7 to E9: cards with their own rule about starting")
{
    check_rows({
        {"E7 Xiaodan and five", starting(deck_of(anarchists), plus(five_drifters, {"09006"})), ""},
        {"E7 Xiaodan and six", starting(deck_of(anarchists), plus(five_drifters, {"09006", "09003"})),
         "start.count"},
        {"E8 POST-A-TRON with an inventor", starting(deck_of(entrepreneurs), {"18018", "06005"}), ""},
        {"E8 POST-A-TRON alone", starting(deck_of(entrepreneurs), {"18018"}), "start.needs?"},
        {"E8 POST-A-TRON elsewhere", starting(deck_of(fearmongers), {"24037", "01052"}), "start.gang"},
        {"E9 the Harvester and two", starting(deck_of(fearmongers), {"16005", "07008", "01051"}), ""},
        {"E9 the Harvester and three", starting(deck_of(fearmongers), {"16005", "07008", "01051", "01045"}),
         "start.count"},
        {"E9 Denise Brancini", starting(deck_of(fearmongers), {"16009"}), "start.forbidden"},
        {"E9 Judge Harry Somerset, new", starting(deck_of(law_dogs), {"24073"}), "start.forbidden"},
        {"E9 Judge Harry Somerset, old", starting(deck_of(law_dogs), {"07002"}), ""},
        {"E9 a Gadget dude", starting(deck_of(entrepreneurs), {"04010"}), "start.forbidden"},
        {"E9 a token", with_copies_added(starting(deck_of(law_dogs), {}), CardId{"01146"}, 1), "card.token"},
        {"E9 Sky Borne's Sidekick", starting(deck_of(entrepreneurs), {"12007", "01082"}), ""},
        {"E9 Sky Borne's second Sidekick", starting(deck_of(entrepreneurs), {"12007", "01082", "02014"}),
         "start.forbidden"},
        {"E9 a Sidekick without him", starting(deck_of(entrepreneurs), {"01082"}), "start.forbidden"},
        {"E9 the Sidekick takes a place",
         starting(deck_of(entrepreneurs), {"12007", "01082", "07008", "01051", "01045", "04009"}),
         "start.count"},
        {"a joker", with(deck_of(law_dogs), "01144", 1, 1), "start.forbidden"},
    });
}

TEST_CASE("a card that has to be invented cannot be its own inventor")
{
    CatalogueData data = asset_data(); // Howard Aswell is a Mad Scientist himself
    data.corrections.push_back({Game::reloaded, CardId{"06005"}, "start_needs", "Mad Scientist", "made up"});
    const CardCatalogue catalogue = CardCatalogue::build(std::move(data)).value();
    const auto warnings = [&](const std::vector<const char*>& starters) {
        return check_deck(starting(deck_of(entrepreneurs), starters), catalogue,
                          *catalogue.find_format("reloaded"))
            .size();
    };
    CHECK(warnings({"06005"}) == 1);
    CHECK(warnings({"06005", "01052"}) == 0);
}

TEST_CASE("Classic cards with their own rule about starting")
{
    const std::vector<const char*> five{"59b99f82", "fcb10f68", "8bc6778c", "846b76aa", "1d434a06"};
    check_rows({
        {"TLC John takes no place",
         starting(deck_of("8f91285d"),
                  {"9c404a35", "44e421a7", "8bc6778c", "846b76aa", "1d434a06", "a8fa065c"}),
         ""},
        {"Dirt-Face Figueroa", starting(deck_of("8e6aced5"), {"ee91a225"}), "start.forbidden"},
        {"the Werewolf", starting(deck_of(sweetrock), {"77f2f3af"}), "start.forbidden"},
        {"Davidson Consulting for Sweetrock", starting(deck_of(sweetrock), {"3dc33093"}), ""},
        {"Davidson Consulting for the law", starting(deck_of(classic_law_dogs), {"3dc33093"}), "start.gang"},
        {"one Strike beside five dudes", starting(deck_of(sweetrock_office), plus(five, {"38a062ee"})), ""},
        {"two Strikes", starting(deck_of(sweetrock_office), {"38a062ee", "412093b1"}), "start.forbidden"},
        {"a Strike with a control point", starting(deck_of(sweetrock_office), {"41ca4ffc"}),
         "start.forbidden"},
        {"a Strike whose control varies", starting(deck_of(sweetrock_office), {"07717de0"}),
         "start.forbidden"},
        {"a Strike for the other Sweetrock home", starting(deck_of(sweetrock), {"38a062ee"}),
         "start.forbidden"},
    });
}

TEST_CASE("E10, E11: prices at setup")
{
    const auto cost = [](const Deck& deck) { return stash_of(deck, full_catalogue()).gang_cost; };
    CHECK(cost(starting(deck_of(law_dogs), {"01049", "03009"})) == 5);
    CHECK(cost(starting(deck_of(den_of_thieves), {"01049", "03009"})) == 3); // each Grifter one less
    CHECK(cost(starting(deck_of(den_of_thieves), {"01044"})) == 8);
    CHECK(cost(starting(deck_of("498d84be"), {"9c404a35", "846b76aa"})) == 3 + 2); // Harrowed two less
    CHECK(cost(starting(deck_of("e6e39a40"), {"2fbcea9f", "25160e10"})) ==
          3 + 4); // "Deputy", not "Deputized"
    CHECK(cost(starting(deck_of(classic_law_dogs), {"2fbcea9f"})) == 4);
    CHECK(cost(starting(deck_of(sweetrock), {"04f942b4", "5f8eb13a"})) ==
          3 + 6); // no discount for each other
    CHECK(cost(starting(deck_of(den_of_thieves), {"09003"})) == 0);
}

TEST_CASE("E14: starters are copies out of the deck")
{
    check_rows({
        {"two of one copy", with(deck_of(law_dogs), "01015", 1, 2), "start.copies start.unique"},
        {"two of two copies", with(deck_of(fearmongers), "05005", 2, 2), ""},
        {"three of two copies", with(deck_of(fearmongers), "05005", 2, 3), "start.copies"},
    });
    CHECK(finding(with(deck_of(fearmongers), "05005", 2, 3), "start.copies").allowed == 2);
}

// Faults that other deck checkers are known to have; each of these decks passes somewhere.
TEST_CASE("what the community's tools let through")
{
    check_rows({
        {"4 + 4 versions of one dude", with(with(deck_of(law_dogs), "01023", 4), "05010", 4), "copies.title"},
        {"a starter of another outfit", starting(deck_of(law_dogs), {"01044"}), "start.gang"},
        {"two Grifters", starting(deck_of(sloane_gang), {"01049", "03009"}), "start.grifter"},
        {"a legend's stash ignored",
         with_legend(starting(deck_of(sloane_gang), {"01044", "01035", "01043", "01037", "01038"}), "19002"),
         "start.cost"},
        {"six starters", starting(deck_of(law_dogs), plus(five_drifters, {"01015"})), "start.count"},
        {"a Core deed with the gang in its keyword", starting(deck_of(sloane_gang), {"25033"}), "start.core"},
        {"any starting deed", starting(deck_of(law_dogs), {"01056"}), "start.forbidden"},
        {"the price of two copies counted once",
         starting(with(deck_of(fearmongers), "05005", 4, 4), {"01051"}), ""},
        {"Lucy Clover as two dudes", with(with(deck_of(law_dogs), "01015", 4), "16006", 1), "copies.title"},
        {"a base and an Experienced version start", starting(deck_of(sloane_gang), {"01044", "10017"}),
         "start.unique"},
    });
    // Four Pagliaccio cost four times their price.
    const Card& pagliaccio = *full_catalogue().find(CardId{"05005"});
    CHECK(stash_of(with(deck_of(fearmongers), "05005", 4, 4), full_catalogue()).gang_cost ==
          4 * *pagliaccio.stat(Stat::cost));
    const Finding title = finding(with(with(deck_of(law_dogs), "01023", 4), "05010", 4), "copies.title");
    CHECK(title.found == 8);
    CHECK(title.cards.size() == 2);
}
