#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::full_catalogue;

namespace {

const Card& card(const char* id)
{
    const Card* found = full_catalogue().find(CardId{id});
    REQUIRE_MESSAGE(found, id);
    return *found;
}

const Card& classic(const std::string& prefix)
{
    for (const Card& candidate : full_catalogue().cards())
        if (candidate.game == Game::classic && candidate.id.text.starts_with(prefix)) return candidate;
    FAIL("no Classic card " << prefix);
    std::abort();
}

auto count_if(auto predicate)
{
    return std::ranges::count_if(full_catalogue().cards(), predicate);
}

} // namespace

TEST_CASE("every card is there")
{
    CHECK(full_catalogue().cards().size() == 2'899);
    CHECK(count_if([](const Card& c) { return c.game == Game::reloaded; }) == 1'256);
    CHECK(count_if([](const Card& c) { return c.game == Game::classic; }) == 1'643);
    CHECK(full_catalogue().sets().size() == 38);
}

TEST_CASE("no printing holds rules text")
{
    CHECK(count_if([](const Card& c) { return !c.text.empty(); }) == 0);
}

TEST_CASE("one title key across printings, spellings and Experienced versions")
{
    const std::vector<std::vector<const char*>> families = {
        {"16006", "01015"},          // Lucy Clover
        {"00105", "10011", "01014"}, // Ivor Hawley
        {"05010", "10013", "01023"}, // Abram Grothe
        {"00023", "03013", "24131"}, // Baird's Build and / & Loan
        {"05026", "24176"},          {"11016", "24152"}, {"05038", "24240"},
    };
    for (const auto& family : families) {
        CAPTURE(family.front());
        for (const char* id : family)
            CHECK(card(id).title_key == card(family.front()).title_key);
    }
    CHECK(classic("60603189").title_key == classic("4254f226").title_key);
    CHECK(classic("0324ddfd").title_key == classic("dd04cf70").title_key);
    CHECK(classic("248c1b3e").title_key == classic("fc0310d2").title_key);
    CHECK(classic("243cddf7").title_key != classic("8357c91e").title_key);     // the two Moon Saloons ...
    CHECK(classic("243cddf7").unique_keys == classic("8357c91e").unique_keys); // ... meet only in play
}

TEST_CASE("Experienced levels come from the keyword, the title or the correction")
{
    struct Row {
        const char* id;
        int level;
    };
    for (const Row& row : {Row{"05010", 1}, Row{"10013", 2}, Row{"01023", 0}, Row{"00105", 1},
                           Row{"23027", 1}, Row{"13010", 0}}) {
        CAPTURE(row.id);
        CHECK(card(row.id).experienced == row.level);
    }
    CHECK(classic("c8ad5478").experienced == 1);
    std::set<std::string> families;
    for (const Card& c : full_catalogue().cards())
        if (c.game == Game::reloaded && c.experienced > 0) families.insert(c.title_key);
    CHECK(families.size() == 36);
}

TEST_CASE("several gangs, drifters, tokens")
{
    CHECK(card("25024").gangs == std::vector<std::string>{"Fearmongers", "Outlaws"});
    CHECK(classic("c0c91ced").gangs == std::vector<std::string>{"Law Dogs", "The Agency"});
    CHECK(classic("011a787a").gangs == classic("b16dc1ca").gangs);
    CHECK(is_drifter(card("00007")));
    CHECK_FALSE(is_drifter(card("01146")));
    CHECK(count_if([](const Card& c) { return c.token; }) == 6);
    for (const char* id : {"01146", "24261", "09041", "24260", "09042"}) {
        CHECK(card(id).token);
        CHECK_FALSE(card(id).deck_card);
        CHECK_FALSE(card(id).unique);
        CHECK(card(id).start == StartPermission::never);
    }
}

TEST_CASE("uniqueness: dudes and deeds unless they say otherwise, others only if they say so")
{
    for (const char* id : {"04010", "05005", "10019", "11015", "16012", "24040", "24140", "25013"})
        CHECK_FALSE(card(id).unique);
    for (const char* id :
         {"01098", "03016", "05027", "06013", "08014", "15014", "19030", "21044", "21046", "25039"})
        CHECK(card(id).unique);
    CHECK(count_if([](const Card& c) {
              return c.game == Game::reloaded && c.unique &&
                     (c.type == CardType::spell || c.type == CardType::action);
          }) == 0);
}

TEST_CASE("start rules")
{
    CHECK(card("09006").start_slots == 0);
    CHECK(card("16005").start_slots == 3);
    for (const char* id : {"16009", "24073", "04010", "10019", "22029"})
        CHECK(card(id).start == StartPermission::never);
    CHECK(card("07002").start == StartPermission::normal); // the old printing of 24073 may start
    CHECK(card("18018").start == StartPermission::allow);
    CHECK(card("18018").start_gangs == std::vector<std::string>{"Entrepreneurs"});
    for (const char* id : {"05005", "24040", "25013"})
        CHECK(card(id).start_max == 4);
    for (const char* prefix : {"c1870a3b", "a8fa065c", "b1f46952", "65cf4c71", "1d906971", "87ce1bf4"})
        CHECK(classic(prefix).start_max == 4);
    CHECK(classic("6496b4d3").start_max == 1); // Non-Unique in Classic: still one per player

    CHECK(count_if([](const Card& c) { return c.core; }) == 10);
    CHECK(card("25033").start_gangs == std::vector<std::string>{"Law Dogs"});
    CHECK(card("14014").start_gangs.empty());
    CHECK_FALSE(card("20033").core_gang_known);
}

TEST_CASE("jokers know their kind")
{
    CHECK(count_if([](const Card& c) { return c.joker.has_value(); }) == 14);
    CHECK(card("10040").joker == JokerKind::devils);
    CHECK(card("14041").joker == JokerKind::heretic);
    CHECK(classic("5e53b08d").joker == JokerKind::deaths_head);
    CHECK(classic("a32d8ff8").joker == JokerKind::fools);
    CHECK(card("24258").joker == JokerKind::plain);
}

TEST_CASE("pools are judged by title, bans by card")
{
    const CardCatalogue& catalogue = full_catalogue();
    const FormatList& reloaded = *catalogue.find_format("reloaded");
    const FormatList& old_timer = *catalogue.find_format("old-timer");
    const FormatList& weird_west = *catalogue.find_format("weird-west");
    const FormatList& classic_list = *catalogue.find_format("classic");
    const FormatList& knicknevin = *catalogue.find_format("classic-after-knicknevin");

    CHECK_FALSE(catalogue.is_legal_in(card("11001"), reloaded));
    CHECK(catalogue.is_legal_in(card("17020"), reloaded));
    CHECK_FALSE(catalogue.is_legal_in(card("17020"), old_timer));
    CHECK_FALSE(catalogue.is_legal_in(card("19028"), weird_west));
    CHECK(catalogue.is_legal_in(card("19028"), old_timer));

    CHECK_FALSE(catalogue.in_pool(card("23056"), old_timer)); // the list's own bound, inclusive
    CHECK(catalogue.in_pool(card("23055"), old_timer));
    CHECK(catalogue.in_pool(card("24131"), old_timer));  // reprint of an old title
    CHECK(catalogue.in_pool(card("00023"), weird_west)); // old printing of a reprinted title
    CHECK(catalogue.in_pool(card("01144"), weird_west));
    CHECK(catalogue.in_pool(card("00016"), weird_west));
    CHECK_FALSE(catalogue.in_pool(card("05009"), weird_west)); // Zoe Halbrook: never reprinted
    CHECK(catalogue.in_pool(card("05009"), reloaded));

    CHECK(catalogue.in_pool(classic("0057f792"), classic_list));
    CHECK_FALSE(catalogue.in_pool(classic("0057f792"), reloaded));
    CHECK_FALSE(catalogue.in_pool(classic("0057f792"), knicknevin));
    CHECK(catalogue.in_pool(classic("d2406efc"), knicknevin)); // Pinned Down, reprinted in Boot Hill
}

TEST_CASE("printings: the newest comes last, promos never count as newest")
{
    const auto printings = full_catalogue().printings_of(card("00001")); // Pistol Whip
    REQUIRE(printings.size() == 3);
    CHECK(printings.front()->set == "alt");
    CHECK(printings.back()->set == "DT2");
    CHECK(full_catalogue().printings_of(card("01023")).size() == 1); // Experienced versions are other cards
}

TEST_CASE("a catalogue that contradicts itself is refused with the place")
{
    const auto refusal = [](auto change) {
        CatalogueData data = drawhand::test::asset_data();
        change(data);
        const auto built = CardCatalogue::build(std::move(data));
        REQUIRE_FALSE(built);
        return describe(built.error());
    };
    CHECK(refusal([](CatalogueData& d) { d.cards.push_back(d.cards.front()); }).find("same id") !=
          std::string::npos);
    CHECK(refusal([](CatalogueData& d) { d.cards.front().set = "nowhere"; }).find("nowhere") !=
          std::string::npos);
    CHECK(refusal([](CatalogueData& d) { d.corrections.front().card.text = "77777"; }).find("77777") !=
          std::string::npos);
    CHECK(refusal([](CatalogueData& d) { d.formats.front().banned.push_back({"77777"}); }).find("77777") !=
          std::string::npos);
}
