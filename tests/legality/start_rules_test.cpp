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

} // namespace

TEST_CASE("E1: up to five dudes")
{
    check_cases({
        {"none", deck_of(law_dogs), ""},
        {"five", starting(deck_of(law_dogs), five_drifters()), ""},
        {"six", starting(deck_of(law_dogs), plus(five_drifters(), {"01015"})), "start.count"},
        {"Classic six",
         starting(deck_of(sweetrock),
                  {"59b99f82", "fcb10f68", "8bc6778c", "846b76aa", "1d434a06", "44e421a7"}),
         "start.count"},
    });
    const Finding six = finding(starting(deck_of(law_dogs), plus(five_drifters(), {"01015"})), "start.count");
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
    CHECK(rules_broken(with_legends(eighteen, {"19002"})) == "start.cost");
    const Deck fifteen =
        with_legends(starting(deck_of(sloane_gang), {"01044", "01035", "01043", "01037"}), {"19002"});
    CHECK(rules_broken(fifteen).empty());
    CHECK(stash_of(fifteen, full_catalogue()) == Stash{18, -1, 15, 2});
    const Finding cost = finding(with_legends(eighteen, {"19003"}), "start.cost"); // Jasper Stone: -2
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
    check_cases({
        {"a Sloane dude for the law", starting(deck_of(law_dogs), {"01035"}), "start.gang"},
        {"a drifter", starting(deck_of(law_dogs), {"01051"}), ""},
        {"two symbols, outlaws", starting(deck_of(sloane_gang), {"25024"}), ""},
        {"two symbols, fearmongers", starting(deck_of(fearmongers), {"25024"}), ""},
        {"two symbols, law dogs", starting(deck_of(law_dogs), {"25024"}), "start.gang"},
        {"Classic: J.P. Coleman for the law", starting(deck_of(classic_law_dogs), {"c0c91ced"}), ""},
        {"Classic: J.P. Coleman for the Agency", starting(deck_of("ae92257e"), {"c0c91ced"}), ""},
        {"Classic: J.P. Coleman for the Coalition", starting(deck_of("0c30c3a4"), {"c0c91ced"}), ""},
        {"Classic: J.P. Coleman for Sweetrock", starting(deck_of(sweetrock), {"c0c91ced"}), "start.gang"},
    });
}

TEST_CASE("E4: a unique dude once, all versions together")
{
    check_cases({
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
    // What may not start at all is not scolded for coming twice, unless it is unique.
    Deck tokens = deck_of(law_dogs);
    tokens.entries.push_back({CardId{"01146"}, 2, 2});
    CHECK(rules_broken(tokens) == "card.token start.forbidden");
    CHECK(rules_broken(with(deck_of(sweetrock), "d2406efc", 2, 2)) == "start.forbidden");
    const Finding unique = finding(with(deck_of(law_dogs), "01015", 2, 2), "start.unique");
    CHECK(unique.found == 2);
    CHECK(unique.allowed == 1);
    CHECK(rules_broken(with(deck_of(sloane_gang), "18020", 2, 2)) == "start.unique"); // two names, said once
}

TEST_CASE("E5: one Grifter, in Reloaded")
{
    check_cases({
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
    check_cases({
        {"four dudes and one", starting(deck_of(law_dogs), plus(four, {"06011"})), ""},
        {"five dudes and one", starting(deck_of(law_dogs), plus(five_drifters(), {"06011"})), "start.count"},
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
    check_cases({
        {"E7 Xiaodan and five", starting(deck_of(anarchists), plus(five_drifters(), {"09006"})), ""},
        {"E7 Xiaodan and six", starting(deck_of(anarchists), plus(five_drifters(), {"09006", "09003"})),
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
    const CardSearch search(catalogue);
    const Ruleset reloaded =
        Ruleset::build(rules("reloaded").format(), rules("reloaded").list(), catalogue, search).value();
    const auto warnings = [&](const std::vector<const char*>& starters) {
        return check_deck(starting(deck_of(entrepreneurs), starters), catalogue, reloaded).size();
    };
    CHECK(warnings({"06005"}) == 1);
    CHECK(warnings({"06005", "01052"}) == 0);
}

TEST_CASE("E10, E11: prices at setup")
{
    CHECK(gang_cost(starting(deck_of(law_dogs), {"01049", "03009"})) == 5);
    CHECK(gang_cost(starting(deck_of(den_of_thieves), {"01049", "03009"})) == 3); // each Grifter one less
    CHECK(gang_cost(starting(deck_of(den_of_thieves), {"01044"})) == 8);
    CHECK(gang_cost(starting(deck_of("498d84be"), {"9c404a35", "846b76aa"})) == 3 + 2); // Harrowed two less
    CHECK(gang_cost(starting(deck_of("e6e39a40"), {"2fbcea9f", "25160e10"})) ==
          3 + 4); // "Deputy", not "Deputized"
    CHECK(gang_cost(starting(deck_of(classic_law_dogs), {"2fbcea9f"})) == 4);
    CHECK(gang_cost(starting(deck_of(sweetrock), {"04f942b4", "5f8eb13a"})) ==
          3 + 6); // no discount for each other
    CHECK(gang_cost(starting(deck_of(den_of_thieves), {"09003"})) == 0);
}

TEST_CASE("P4: a legend changes the stash")
{
    const auto stash = [](const char* outfit, const char* legend) {
        return stash_of(with_legends(deck_of(outfit), {legend}), full_catalogue()).left;
    };
    CHECK(stash(law_dogs, "19003") == 17); // Jasper Stone: 19 - 2
    CHECK(stash(law_dogs, "21007") == 18); // Doc Holliday: 19 - 1
    CHECK(stash(sloane_gang, "22001") == 17);
}

TEST_CASE("E14: starters are copies out of the deck")
{
    check_cases({
        {"two of one copy", with(deck_of(law_dogs), "01015", 1, 2), "start.copies start.unique"},
        {"two of two copies", with(deck_of(fearmongers), "05005", 2, 2), ""},
        {"three of two copies", with(deck_of(fearmongers), "05005", 2, 3), "start.copies"},
    });
    CHECK(finding(with(deck_of(fearmongers), "05005", 2, 3), "start.copies").allowed == 2);
}
