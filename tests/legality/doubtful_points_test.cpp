#include <doctest/doctest.h>

#include <set>

#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr const char* law_dogs = "01002";
constexpr const char* entrepreneurs = "01003"; // Morgan Cattle Co.
constexpr const char* gadgetorium = "05003";   // Entrepreneurs too
constexpr const char* sweetrock = "9c4babdd";

Ruleset ruleset(const std::string& base, const std::string& members)
{
    return house_rules(R"({"format": "t", "name": "T", "base": ")" + base + "\", " + members + '}');
}

/// The base with one doubtful point answered.
Ruleset answered(const char* base, const char* point, const char* answer)
{
    return ruleset(base, R"("doubtful": {")" + std::string(point) + "\": \"" + answer + "\"}");
}

struct Point {
    const char* number;
    const char* base;
    const char* word;
    const char* other; // than the default
    Deck deck;
    const char* by_default;
    const char* by_the_other;
};

} // namespace

TEST_CASE("every answer belongs to one point, and the first answers are the defaults")
{
    std::set<Choice> seen;
    std::set<std::string_view> words, numbers;
    std::size_t answers = 0;
    CHECK(doubtful_points().size() == doubtful_point_count);
    for (std::size_t i = 0; i < doubtful_points().size(); ++i) {
        const DoubtfulPointInfo& point = doubtful_points()[i];
        CAPTURE(std::string(point.number));
        CHECK(static_cast<std::size_t>(point.point) == i);
        CHECK(point.choices.size() >= 2);
        CHECK(Choices().answer(point.point).choice == point.choices.front().choice);
        words.insert(point.word);
        numbers.insert(point.number);
        for (const ChoiceInfo& choice : point.choices) {
            ++answers;
            seen.insert(choice.choice);
            Choices choices;
            choices.choose(choice.choice);
            CHECK(choices.is(choice.choice));
            CHECK(choices.answer(point.point).word == choice.word);
            CHECK((choices == Choices()) == (choice.choice == point.choices.front().choice));
        }
    }
    CHECK(words.size() == doubtful_point_count);
    CHECK(numbers.size() == doubtful_point_count);
    CHECK(seen.size() == answers);
    CHECK(answers == static_cast<std::size_t>(Choice::bounds_inside) + 1);
}

TEST_CASE("all formats of the assets take the defaults")
{
    for (const Ruleset& rules : full_rulesets().all()) {
        CAPTURE(rules.format().id);
        CHECK(rules.format().choices == Choices());
    }
}

TEST_CASE("two verdicts for every doubtful point")
{
    const std::vector<const char*> one_core = plus(five_drifters(), {"06011"});
    const std::vector<Point> points{
        {"AMB-2", "classic", "same_title", "title-and-type",
         with(with(deck_of(sweetrock), "6ac8884a", 3), "17ba7f8f", 2), "copies.title", ""},
        {"AMB-2, one type", "classic", "same_title", "title-and-type",
         with(with(deck_of(sweetrock), "248c1b3e", 3), "fc0310d2", 2), "copies.title", "copies.title"},
        {"AMB-3", "reloaded", "core_deeds", "one-extra", starting(deck_of(law_dogs), one_core), "start.count",
         ""},
        {"AMB-3, the second one", "reloaded", "core_deeds", "one-extra",
         starting(deck_of(law_dogs), plus(one_core, {"25033"})), "start.count", "start.count"},
        {"AMB-4", "reloaded", "post_a_tron", "outfit", starting(deck_of(gadgetorium), {"18018", "01052"}), "",
         "start.gang"},
        {"AMB-4, the outfit meant", "reloaded", "post_a_tron", "outfit",
         starting(deck_of(entrepreneurs), {"18018", "01052"}), "", ""},
        {"AMB-4, its other printing", "reloaded", "post_a_tron", "outfit",
         starting(deck_of("00126"), {"24037", "01052"}), "", ""},
        {"AMB-15", "reloaded", "missing_inventor", "error", starting(deck_of(entrepreneurs), {"18018"}),
         "start.needs?", "start.needs"},
        {"AMB-16, a deed for the Anarchists: 9 + 3 + 7 for 18", "reloaded", "setup_discounts", "counted",
         starting(deck_of("09001"), {"09015", "14018", "05019"}), "start.cost", ""},
        {"AMB-16, a Ranch for the Entrepreneurs: 10 + 1 + 7 + 1 for 18", "reloaded", "setup_discounts",
         "counted", starting(deck_of(entrepreneurs), {"10015", "14015", "05019", "01051"}), "start.cost", ""},
        {"AMB-16, a legend for the First Peoples: 10 + 7 + 1 for 18 - 1", "reloaded", "setup_discounts",
         "counted", with_legends(starting(deck_of("09002"), {"09028", "05019", "01051"}), {"19002"}),
         "start.cost", ""},
        {"AMB-17", "reloaded", "starting_sidekick", "no-place",
         starting(deck_of(entrepreneurs), {"12007", "01082", "07008", "01051", "01045", "04009"}),
         "start.count", ""},
        {"AMB-18, the gang of the theme", "reloaded", "unknown_core_gang", "themed",
         starting(deck_of("01001"), {"20033"}), "start.core?", ""},
        {"AMB-18, another gang", "reloaded", "unknown_core_gang", "themed",
         starting(deck_of(law_dogs), {"20033"}), "start.core?", "start.core"},
        {"AMB-18, outlaws", "reloaded", "unknown_core_gang", "themed", starting(deck_of("01004"), {"20035"}),
         "start.core?", ""},
        {"AMB-18, First Peoples", "reloaded", "unknown_core_gang", "themed",
         starting(deck_of("09002"), {"22033"}), "start.core?", ""},
        {"AMB-21, a Non-Unique Marcus Perriwinkle and the Experienced one", "classic", "versions_start",
         "each", starting(deck_of("2e3fe4cb"), {"179b2fca", "0e2d7162"}), "start.unique", ""},
        {"AMB-21, the Non-Unique one twice", "classic", "versions_start", "each",
         with(deck_of("2e3fe4cb"), "179b2fca", 2, 2), "start.unique", "start.unique"},
        {"AMB-21, both unique", "classic", "versions_start", "each",
         starting(deck_of(sweetrock), {"44e421a7", "c8ad5478"}), "start.unique", "start.unique"},
        {"AMB-23, the first card of There Comes a Reckoning", "weird-west", "pool_bounds", "inside",
         with_legends(deck_of("24009"), {"19001"}), "card.pool", ""},
        {"AMB-23, a card before it", "weird-west", "pool_bounds", "inside",
         with(deck_of("24009"), "05009", 1), "card.pool", "card.pool"},
    };
    for (const Point& point : points) {
        CAPTURE(std::string(point.number));
        CHECK(rules_broken(point.deck, point.base) == point.by_default);
        CHECK(rules_broken(point.deck, answered(point.base, point.word, point.other)) == point.by_the_other);
    }
}

TEST_CASE("AMB-1: Classic's jokers are a limit, which a house may lift or lower")
{
    const Deck three = with(with(deck_of(sweetrock), "3f6c5532", 2), "a32d8ff8", 1);
    const Deck one = with(deck_of(sweetrock), "3f6c5532", 1);
    const Ruleset any = ruleset("classic", R"("limits": {"jokers": null})");
    const Ruleset none = ruleset("classic", R"("limits": {"jokers": 0})");
    CHECK(rules_broken(three, "classic") == "jokers.max");
    CHECK(rules_broken(three, any).empty());
    CHECK(rules_broken(one, "classic").empty());
    CHECK(rules_broken(one, none) == "jokers.max");
}

TEST_CASE("AMB-3: a house may limit the Core deeds")
{
    const Deck two = starting(deck_of(law_dogs), {"06011", "25033"});
    const Ruleset one = ruleset("reloaded", R"("limits": {"core_deeds": 1})");
    CHECK(rules_broken(two, "reloaded").empty());
    CHECK(rules_broken(two, one) == "start.core");
    CHECK(finding(two, "start.core", one).found == 2);
    CHECK(finding(two, "start.core", one).allowed == 1);
    CHECK(rules_broken(starting(deck_of(law_dogs), {"06011"}), one).empty());
}

TEST_CASE("AMB-22: a banned card in a casual game")
{
    const Deck desires = deck_of("11001");
    const Ruleset strict = answered("reloaded", "casual_bans", "error");
    CHECK(rules_broken(desires, "reloaded") == "card.banned");
    CHECK(rules_broken(desires, "reloaded", {.official = false}) == "card.banned?");
    CHECK(rules_broken(desires, strict, {.official = false}) == "card.banned");
}

TEST_CASE("AMB-5: the answer is read and kept for the odds")
{
    CHECK(rules("reloaded").is(Choice::keep_any));
    CHECK(answered("reloaded", "kept_hand", "legal").is(Choice::keep_legal));
    const Ruleset prefer = answered("classic", "kept_hand", "prefer-legal");
    CHECK(prefer.is(Choice::keep_prefer_legal));
    CHECK_FALSE(prefer.is(Choice::keep_any));
}
