#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report_text.h"
#include "reports/display_width.h"
#include "reports/odds_report.h"
#include "reports/rank_bar.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

DeckOdds sample_odds(int stud)
{
    const DeckImport import = deck_from(text_of(source_file("assets/decks/law-dogs-three-values.txt")));
    const PokerDeck deck = poker_deck(import.deck, full_catalogue());
    return {
        import.deck.name, deck.size(), deck.jokers(), stud, stud_odds(deck, 5 + stud).value(), 4.2, {}, {}};
}

} // namespace

TEST_CASE("percentages: one decimal, two below one percent, never rounded to impossible or certain")
{
    struct Row {
        std::uint64_t count, total;
        std::string text;
    };
    for (const Row& row : {Row{0, 100, "-"}, Row{1, 100'000'000, "<0.01 %"}, Row{5, 1'000, "0.50 %"},
                           Row{1, 100, "1.0 %"}, Row{1, 3, "33.3 %"}, Row{9'999'999, 10'000'000, ">99.9 %"},
                           Row{7, 7, "100.0 %"}, Row{9'994, 10'000, "99.9 %"}}) {
        CAPTURE(row.count);
        CHECK(percent_text(row.count, row.total) == row.text);
    }
}

TEST_CASE("a bar always takes its width; the lighter part is what cheatin' adds")
{
    CHECK(two_tone_bar(0.5, 1.0, 4, false) == "\u2588\u2588\u2591\u2591");
    CHECK(two_tone_bar(0.0, 0.0, 4, false) == "    ");
    CHECK(two_tone_bar(1.0, 1.0, 4, false) == "\u2588\u2588\u2588\u2588");
    CHECK(two_tone_bar(0.125, 0.125, 4, false) == "\u258C   "); // half a column
    for (int solid = 0; solid <= 20; ++solid)
        for (int whole = solid; whole <= 20; ++whole)
            for (const bool colour : {false, true})
                CHECK(display_width(without_colour(two_tone_bar(solid / 20.0, whole / 20.0, 13, colour))) ==
                      13);
}

TEST_CASE("the odds in 80 columns: a row a rank, and what cheatin' is worth")
{
    const std::string text = odds_text(sample_odds(2), 80, false);
    CHECK(holds(text, "Tin Star Avenue: 50 cards, 2 jokers, 7 drawn"));
    CHECK(holds(text, "exact, 4.2 ms\n"));
    CHECK(holds(text, "   7  Full House          45.8 %    88.2 %"));
    CHECK(holds(text, "  11  Dead Man's Hand          -         -"));
    CHECK(holds(text, "mean rank 7.18 any, 5.22 legal; cheatin' raises the rank in 57.6 % of hands\n"));
    CHECK(holds(text, "no legal hand at all in 2.6 % of hands\n"));
    CHECK(widest_line(text) <= 80);
    CHECK(widest_line(odds_text(sample_odds(0), 200, false)) <= 200);
    CHECK(without_colour(odds_text(sample_odds(2), 80, true)).size() >= text.size());
}

TEST_CASE("special jokers are named for what the numbers leave out")
{
    Deck deck;
    CHECK(notes_on_jokers(deck, full_catalogue()).empty());
    deck.entries = {{CardId{"01144"}, 1, 0}};
    CHECK(notes_on_jokers(deck, full_catalogue()).empty());
    deck.entries = {{CardId{"10040"}, 1, 0}, {CardId{"10041"}, 1, 0}, {CardId{"14040"}, 1, 0}};
    CHECK(notes_on_jokers(deck, full_catalogue()).size() == 2);
    DeckOdds odds = sample_odds(0);
    odds.notes = notes_on_jokers(deck, full_catalogue());
    CHECK(holds(odds_text(odds, 80, false), "Devil's Joker"));
    CHECK(widest_line(odds_text(odds, 80, false)) <= 80);
    CHECK(nlohmann::json::parse(odds_json(odds))["notes"].size() == 2);
}

TEST_CASE("the JSON document has the keys of the contract, and its counts add up")
{
    const DeckOdds odds = sample_odds(2);
    const auto json = nlohmann::json::parse(odds_json(odds));
    CHECK(json["deck"] == nlohmann::json{{"name", "Tin Star Avenue"}, {"cards", 50}, {"jokers", 2}});
    CHECK(json["stud"] == 2);
    CHECK(json["draw"] == 0);
    CHECK(json["hand_size"] == 7);
    CHECK(json["method"] == "exact");
    CHECK(json["objective"] == "rank");
    CHECK(json["total"] == "99884400"); // C(50, 7)
    REQUIRE(json["any"].size() == 11);
    REQUIRE(json["legal"].size() == 12);
    REQUIRE(json["joint"].size() == 12);
    CHECK(json["any"][0]["rank"] == 1);
    CHECK(json["any"][0]["at_least"] == 1.0);
    CHECK(json["any"][10]["name"] == "Dead Man's Hand");
    CHECK(json["legal"][0]["rank"] == 0);
    std::uint64_t any = 0, legal = 0, joint = 0;
    for (const auto& row : json["any"])
        any += std::stoull(row["count"].get<std::string>());
    for (const auto& row : json["legal"])
        legal += std::stoull(row["count"].get<std::string>());
    for (const auto& row : json["joint"]) {
        REQUIRE(row.size() == 12);
        for (const auto& count : row)
            joint += std::stoull(count.get<std::string>());
    }
    CHECK(any == 99'884'400);
    CHECK(legal == any);
    CHECK(joint == any);
    CHECK(json["mean_any"].get<double>() == doctest::Approx(7.18).epsilon(0.001));
    CHECK(json["cheatin_better"].get<double>() > 0.57);
    CHECK(json["ms"] == 4.2);
}
