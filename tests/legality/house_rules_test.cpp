#include <doctest/doctest.h>

#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr const char* law_dogs = "01002";
constexpr const char* pistol_whip = "01119"; // an action; the test deck has none

std::string league(const std::string& members)
{
    return "{\"format\": \"league\", \"name\": \"League\", \"base\": \"reloaded\",\n" + members + "}";
}

/// Reloaded with one rule of the house, called "r".
Ruleset with_rule(const std::string& members)
{
    return house_rules(league(R"("house_rules": [{"id": "r", )" + members + "}]"));
}

std::string error_of(const std::string& members)
{
    const auto rules = try_house_rules(league(members));
    REQUIRE_FALSE(rules);
    return describe(rules.error());
}

int count_in(const Deck& deck, CardType type)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.entries)
        if (full_catalogue().find(entry.id)->type == type) copies += entry.copies;
    return copies;
}

} // namespace

TEST_CASE("a limit over the cards that a query finds")
{
    const Deck plain = deck_of(law_dogs);
    const Deck four = with(plain, pistol_whip, 4);
    const Deck two_and_two = with(with(plain, pistol_whip, 2), "01023", 2);
    const Deck started = starting(plain, {"01051", "01015"});
    struct Row {
        const char* rule;
        const Deck& deck;
        const char* broken;
    };
    for (const auto& [rule, deck, broken] : {
             Row{R"("cards": "type:action", "at_most": 4)", four, ""},
             Row{R"("cards": "type:action", "at_most": 3)", four, "house.r"},
             Row{R"("cards": "type:action", "at_least": 4)", four, ""},
             Row{R"("cards": "type:action", "at_least": 5)", four, "house.r"},
             Row{R"("cards": "type:action", "exactly": 4)", four, ""},
             Row{R"("cards": "type:action", "exactly": 3)", four, "house.r"},
             Row{R"("cards": "type:action", "exactly": 5)", four, "house.r"},
             Row{R"("cards": "type:action", "at_least": 1)", plain, "house.r"},
             Row{R"("cards": "type:action", "at_least": 1, "severity": "warning")", plain, "house.r?"},
             Row{R"("cards": "type:action", "count": "titles", "at_most": 1)", four, ""},
             Row{R"("cards": "type:action", "count": "titles", "at_least": 2)", four, "house.r"},
             Row{R"("cards": "type:action or type:dude", "count": "titles", "at_most": 1)", two_and_two,
                 "house.r"},
             Row{R"("cards": "type:action", "count": "each", "at_most": 3)", four, "house.r"},
             Row{R"("cards": "type:action or type:dude", "count": "each", "at_most": 1)", two_and_two,
                 "house.r house.r"},
             Row{R"("cards": "type:action or type:dude", "count": "each", "at_most": 2)", two_and_two, ""},
             Row{R"("cards": "type:dude", "in": "start", "at_most": 2)", started, ""},
             Row{R"("cards": "type:dude", "in": "start", "at_most": 1)", started, "house.r"},
             Row{R"("cards": "type:dude", "in": "start", "at_least": 3)", started, "house.r"},
             Row{R"("cards": "type:dude", "in": "start", "at_least": 1)", two_and_two, "house.r"},
             Row{R"("cards": "Sloane", "in": "outfit", "exactly": 0)", plain, ""},
             Row{R"("cards": "gang:\"Law Dogs\"", "in": "outfit", "exactly": 0)", plain, "house.r"},
             Row{R"("cards": "type:legend", "in": "legend", "exactly": 1)", plain, "house.r"},
         }) {
        CAPTURE(std::string(rule));
        CHECK(rules_broken(deck, with_rule(rule)) == broken);
    }
    CHECK(rules_broken(with_legends(plain, {"19002"}),
                       with_rule(R"("cards": "type:legend", "in": "legend", "exactly": 1)"))
              .empty());
}

TEST_CASE("at most 16 deeds, at least 12 gadgets")
{
    const Deck deck = deck_of(law_dogs);
    const int deeds = count_in(deck, CardType::deed);
    const auto limit = [](const char* cards, const char* word, int number) {
        return with_rule("\"cards\": \"" + std::string(cards) + "\", \"" + word +
                         "\": " + std::to_string(number));
    };
    REQUIRE(deeds > 16);
    const Finding many = finding(deck, "house.r", limit("type:deed", "at_most", 16));
    CHECK(many.found == deeds);
    CHECK(many.allowed == 16);
    CHECK(rules_broken(deck, limit("type:deed", "at_most", deeds)).empty());
    CHECK(rules_broken(deck, limit("type:deed", "at_most", deeds - 1)) == "house.r");
    int gadgets = 0;
    for (const DeckEntry& entry : deck.entries)
        gadgets += has_keyword(*full_catalogue().find(entry.id), "Gadget") ? entry.copies : 0;
    CHECK(rules_broken(deck, limit("keyword:gadget", "at_least", gadgets)).empty());
    const Finding few = finding(deck, "house.r", limit("keyword:gadget", "at_least", gadgets + 12));
    CHECK(few.found == gadgets);
    CHECK(few.allowed == gadgets + 12);
}

TEST_CASE("what a finding of the house says")
{
    const Deck four = with(deck_of(law_dogs), pistol_whip, 4);
    const Finding ours = finding(four, "house.r", with_rule(R"("cards": "type:action", "at_most": 3)"));
    CHECK(ours.message == "Cards that fit \"type:action\": four found; at most three by the rules of the "
                          "house: Pistol Whip x4");
    CHECK(ours.fix == "remove one Pistol Whip");
    CHECK(ours.cards == std::vector<CardId>{CardId{pistol_whip}});
    const Finding own = finding(
        four, "house.r", with_rule(R"("cards": "type:action", "at_most": 3, "message": "Few actions here")"));
    CHECK(own.message == "Few actions here: four found; at most three: Pistol Whip x4");
    const Finding none = finding(four, "house.r", with_rule(R"("cards": "type:dude", "at_least": 12)"));
    CHECK(none.message ==
          "Cards that fit \"type:dude\": none found; at least twelve by the rules of the house");
    CHECK(none.fix == "add twelve more");
    CHECK(none.cards.empty());
}

TEST_CASE("a league changes the lists and the limits of its base")
{
    const Deck plain = deck_of(law_dogs);
    const Deck whip = with(plain, pistol_whip, 4);
    check_cases({{"before", whip, ""}, {"before", deck_of("11001"), "card.banned"}});
    struct Row {
        const char* members;
        Deck deck;
        const char* broken;
    };
    const std::vector<Row> rows{
        {R"("ban": ["Pistol Whip"])", whip, "card.banned"},
        {R"("ban": ["pistol whip"])", with(plain, "00001", 1), "card.banned"}, // every printing
        {R"("ban": ["00001"])", whip, "card.banned"},
        {R"("ban": ["Pistol Whip"])", deck_of("11001"), "card.banned"}, // the base's ban stays
        {R"("unban": ["11001"])", deck_of("11001"), ""},
        {R"("forbid": ["Pistol Whip"])", whip, "card.pool"},
        {R"("limits": {"same_face": 3, "same_title": 3})", whip, "copies.face copies.title"},
        {R"("limits": {"same_face": null, "same_title": 5})", with(plain, pistol_whip, 5), ""},
        {R"("limits": {"valued": 40})", without_filler(plain, 12), ""},
        {R"("limits": {"legends": 2})", with_legends(plain, {"19002", "19003"}), ""},
        {R"("limits": {"starting_places": 6})", starting(plain, plus(five_drifters(), {"01015"})), ""},
        {R"("limits": {"grifters": null})", starting(plain, {"01049", "03009"}), ""},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.members));
        CHECK(rules_broken(row.deck, house_rules(league(row.members))) == row.broken);
    }
    const Deck old = with(deck_of("24009"), "05009", 1);
    const std::string base = R"({"format": "w", "name": "W", "base": "weird-west")";
    CHECK(rules_broken(old, house_rules(base + "}")) == "card.pool");
    CHECK(rules_broken(old, house_rules(base + R"(, "allow": ["05009"]})")).empty());
}

TEST_CASE("rules that make no sense are errors with their place")
{
    CHECK(error_of("\"house_rules\": [\n{\"id\": \"r\", \"cards\": \"type:banana\", \"at_most\": 1}]")
              .starts_with("house.json, line 3: house rule \"r\", its query at character "));
    CHECK(error_of("\"house_rules\": [{\"id\": \"r\", \"cards\": \"(type:deed\", \"at_most\": 1}]")
              .starts_with("house.json, line 2: house rule \"r\", its query at character "));
    CHECK(error_of("\"ban\": [\"11001\",\n\"Pistl Whip\"]") ==
          "house.json, line 3: no card of the game has the id or title \"Pistl Whip\"; did you mean \"Pistol "
          "Whip\"?");
    CHECK(error_of("\"house_rules\": [{\"id\": \"r\", \"cards\": \"type:deed\"}]")
              .starts_with("house.json, line 2"));
}

TEST_CASE("the rule sets of a day")
{
    const auto ids = [](const char* day) {
        const Rulesets rulesets = rulesets_of(day);
        std::string all;
        for (const Ruleset& rules : rulesets.all())
            all += (all.empty() ? "" : " ") + rules.format().id;
        return all;
    };
    CHECK(rulesets_of("2019-01-01").find("old-timer") == nullptr);
    CHECK(rulesets_of("2019-01-01").find("weird-west") == nullptr);
    CHECK(rulesets_of("2020-01-01").find("old-timer") != nullptr);
    CHECK(rulesets_of("2020-01-01").find("weird-west") == nullptr);
    CHECK(ids("2019-12-17") == ids("2019-01-01")); // the day before Old Timer's list
    CHECK(ids("2019-12-18") == ids("2020-01-01"));
    CHECK(ids("2021-12-25") == ids("2026-01-01"));
    CHECK(full_rulesets().all().size() == 5);
}
