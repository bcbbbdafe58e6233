#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

// The cards of Reloaded and Weird West that bend the rules of decks and gangs (rule exceptions A1, B1 to B4).
// What the rules checklist names itself is in deck_rules_test and start_rules_test.

namespace {

constexpr const char* law_dogs = "01002";
constexpr const char* sloane_gang = "01004";
constexpr const char* entrepreneurs = "01003";
constexpr const char* fearmongers = "01001";
constexpr const char* anarchists = "09001";
constexpr const char* first_peoples = "09002";
constexpr const char* den_of_thieves = "10003";

const Card& card(const char* id)
{
    return *full_catalogue().find(CardId{id});
}

} // namespace

TEST_CASE("A1: tokens are no part of a deck and never start")
{
    for (const char* id : {"01146", "24261", "09041", "24260", "09042"}) {
        CAPTURE(std::string(id));
        CHECK(rules_broken(with_copies_added(deck_of(law_dogs), CardId{id}, 1)) == "card.token");
        Deck started = deck_of(law_dogs);
        started.entries.push_back({CardId{id}, 1, 1});
        CHECK(rules_broken(started).find("start.forbidden") != std::string::npos);
        CHECK_FALSE(card(id).unique);
    }
}

TEST_CASE("A1: one title in several spellings, three and two copies")
{
    check_cases({
        {"Ivor Hawley: the promo is the Experienced one",
         with(with(deck_of(fearmongers), "00105", 3), "10011", 2), "copies.face copies.title"},
        {"Ivor Hawley and the base card", with(with(deck_of(fearmongers), "01014", 3), "10011", 2),
         "copies.face copies.title"},
        {"Willa Mae MacGowan", with(with(deck_of(law_dogs), "13010", 3), "23027", 2), "copies.title"},
        {"Baird's Build and Loan", with(with(deck_of(law_dogs), "03013", 3), "24131", 2),
         "copies.face copies.title"},
        {"Bio-Charged Neutralizer", with(with(deck_of(law_dogs), "05026", 3), "24176", 2),
         "copies.face copies.title"},
        {"Disgenuine Currency Press", with(with(deck_of(law_dogs), "11016", 3), "24152", 2),
         "copies.face copies.title"},
        {"Mario Crane is not Sloane in the deck", with(with(deck_of(sloane_gang), "18020", 2), "01044", 2),
         ""},
        {"Mario Crane is Mario Crane", with(with(deck_of(sloane_gang), "18020", 3), "03010", 2),
         "copies.title"},
    });
    CHECK(card("00105").experienced == 1);
    CHECK(card("23027").experienced == 1);
    CHECK(card("10013").experienced == 2);
}

TEST_CASE("A1: Union and Confederate dudes are dudes like others")
{
    check_cases({{"both in one gang", starting(deck_of(law_dogs), {"05017", "05018"}), ""}});
}

TEST_CASE("B1: who may start, beyond the rules checklist")
{
    check_cases({
        {"the old POST-A-TRON with an inventor", starting(deck_of(entrepreneurs), {"18018", "12007"}), ""},
        {"the new POST-A-TRON with an inventor", starting(deck_of(entrepreneurs), {"24037", "12007"}), ""},
        {"the new POST-A-TRON alone", starting(deck_of(entrepreneurs), {"24037"}), "start.needs?"},
        {"the old POST-A-TRON for another gang", starting(deck_of(fearmongers), {"18018", "01052"}),
         "start.gang"},
        {"any outfit of the Entrepreneurs", starting(deck_of("24003"), {"24037", "01052"}), ""},
        {"QUATERMAN", starting(deck_of(entrepreneurs), {"04010", "01052"}), "start.forbidden"},
        {"The Wretched", starting(deck_of(entrepreneurs), {"10019", "01052"}), "start.forbidden"},
        {"QUATERMAN PRIME", starting(deck_of(entrepreneurs), {"22029", "01052"}), "start.forbidden"},
        {"Secured Stockyard", starting(deck_of(entrepreneurs), {"07011", "01052"}), "start.forbidden"},
        {"Miasmatic Purifier", starting(deck_of(entrepreneurs), {"11015", "01052"}), "start.forbidden"},
        {"Sky Borne's Gadget Sidekick", starting(deck_of(entrepreneurs), {"12007", "10024"}), ""},
        {"Sky Borne brings goods, not spells", starting(deck_of(entrepreneurs), {"12007", "14027"}),
         "start.forbidden"},
        {"four Pagliaccio", with(deck_of(fearmongers), "24040", 4, 4), ""},
        {"four Ghost Dancers", with(deck_of(first_peoples), "25013", 4, 4), ""},
        {"Agent Provocateur", starting(deck_of(law_dogs), {"19018"}), ""},
        {"the new Somerset may not start, but be in the deck", with(deck_of(law_dogs), "24073", 2), ""},
        {"Christine Perfect for both her gangs", starting(deck_of(den_of_thieves), {"25024"}), ""},
    });
    CHECK(gang_cost(starting(deck_of(entrepreneurs), {"12007", "01082"})) == 2 + 2); // the hound is paid
    CHECK(gang_cost(starting(deck_of(fearmongers), {"16005"})) == 6);                // once, for three places
}

TEST_CASE("B2: every Grifter counts against the limit")
{
    for (const char* id : {"01049", "03009", "11013", "00104", "14009", "14012"}) {
        CAPTURE(std::string(id));
        const char* second =
            std::string_view(id) == "11013" || std::string_view(id) == "00104" ? "14009" : "11013";
        CHECK(rules_broken(starting(deck_of(law_dogs), {id})).empty());
        CHECK(rules_broken(starting(deck_of(law_dogs), {id, second})) == "start.grifter");
        CHECK(rules_broken(starting(deck_of(den_of_thieves), {id, second})).empty());
        CHECK(gang_cost(starting(deck_of(den_of_thieves), {id})) ==
              gang_cost(starting(deck_of(law_dogs), {id})) - 1);
    }
    for (const char* id : {"05014", "06001", "06003", "06005", "09003", "09016", "23001", "23005", "23009",
                           "23013", "23017", "23022"}) {
        CAPTURE(std::string(id));
        CHECK(has_keyword(card(id), "Grifter"));
    }
}

TEST_CASE("B3: the Core deeds and their gangs")
{
    struct Row {
        const char* deed;
        std::string gang; // "any", "?" where the data is silent
    };
    const std::vector<std::pair<const char*, std::string>> outfits{
        {law_dogs, "Law Dogs"},       {sloane_gang, "Outlaws"},   {entrepreneurs, "Entrepreneurs"},
        {fearmongers, "Fearmongers"}, {anarchists, "Anarchists"}, {first_peoples, "First Peoples"}};
    const std::vector<Row> rows{{"06011", "Law Dogs"},   {"14014", "any"},      {"14015", "Entrepreneurs"},
                                {"14018", "Anarchists"}, {"20033", "?"},        {"20035", "?"},
                                {"22033", "?"},          {"25033", "Law Dogs"}, {"25031", "Entrepreneurs"},
                                {"25036", "Anarchists"}};
    for (const auto& [deed, gang] : rows)
        for (const auto& [outfit, own_gang] : outfits) {
            CAPTURE(std::string(deed));
            CAPTURE(own_gang);
            const std::string expected = gang == "?"                         ? "start.core?"
                                         : gang == "any" || gang == own_gang ? ""
                                                                             : "start.core";
            CHECK(rules_broken(starting(deck_of(outfit), {deed})) == expected);
        }
    int cores = 0;
    for (const Card& each : full_catalogue().cards())
        cores += each.core ? 1 : 0;
    CHECK(cores == static_cast<int>(rows.size()));
}

TEST_CASE("B4: legends, and discounts that do not count at the start")
{
    struct Row {
        std::vector<const char*> printings;
        int change;
    };
    for (const auto& [printings, change] :
         {Row{{"00107", "00116", "19001"}, -1}, Row{{"00108", "00117", "19002"}, -1},
          Row{{"00109", "00118", "19003"}, -2}, Row{{"00110", "00119", "19004"}, -2},
          Row{{"21007", "22001", "22002", "22003"}, -1}})
        for (const char* legend : printings) {
            CAPTURE(std::string(legend));
            const Deck deck = with_legends(deck_of(law_dogs), {legend});
            CHECK(rules_broken(deck).empty());
            CHECK(stash_of(deck, full_catalogue()) == Stash{19, change, 0, 19 + change});
        }
    CHECK(gang_cost(starting(deck_of(anarchists), {"09015", "14018"})) == 9 + 3);
    CHECK(gang_cost(starting(deck_of(entrepreneurs), {"10015", "14015"})) == 10 + 1);
    CHECK(gang_cost(with_legends(starting(deck_of(first_peoples), {"09028"}), {"19002"})) == 10);
    CHECK(gang_cost(starting(deck_of(entrepreneurs), {"21030", "18018"})) == 11 + 3);
    CHECK(gang_cost(starting(deck_of(anarchists), {"24025", "07008"})) == 8 + 3);
    CHECK(gang_cost(starting(deck_of("24003"), {"24038", "07008"})) == 10 + 3);
    CHECK(gang_cost(starting(deck_of(sloane_gang), {"10017"})) == 9);
}
