#include <algorithm>

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report_text.h"
#include "reports/check_report.h"
#include "support/test_catalogue.h"
#include "support/test_rulesets.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

CheckedDeck checked(const std::string& text, const char* format = "reloaded", CheckOptions options = {})
{
    return checked_deck("list.txt", deck_from(text), full_catalogue(), rules(format), options);
}

CheckedDeck sample(const char* name, const char* format = "reloaded")
{
    return checked(text_of(source_file(std::string("assets/decks/") + name)), format);
}

std::string text_for(const CheckedDeck& deck, std::size_t width = 80, bool colour = false)
{
    return check_text(deck, full_catalogue(), width, colour);
}

} // namespace

TEST_CASE("a legal deck is two lines")
{
    CHECK(text_for(sample("law-dogs-three-values.txt")) ==
          "Tin Star Avenue (Law Dogs)                                       Reloaded: LEGAL\n"
          "  stash 19, gang 5 + 2 + 3 + 6 = 16, left 3       52 cards, 2 jokers, 4 starters\n");
}

TEST_CASE("a broken deck: every finding with its cards and what helps")
{
    const std::string text = text_for(sample("broken-sloane-gang.txt"));
    for (const char* part :
         {"Reloaded: NOT LEGAL\n",
          "  x copies.face     Five cards on 5\u2663; four are allowed: Bad Company x2, Pistol\n"
          "                    Whip x3\n                    remove one of Bad Company or Pistol Whip\n",
          "  x start.grifter   Two Grifters start; one may: Genesee", "  x card.token ", "take it out\n",
          "stash 18, gang 5 + 2 + 3 + 8 + 2 = 20, 2 short"}) {
        CAPTURE(std::string(part));
        CHECK(holds(text, part));
    }
    CHECK(widest_line(text) <= 80);
}

TEST_CASE("narrow terminals and long names break lines, never the layout")
{
    const std::string name =
        "A name so long that it could never fit beside the verdict in any terminal, \u00E9\u00E9\u00E9";
    for (const std::size_t width : {40U, 60U, 80U, 132U}) {
        CAPTURE(width);
        const CheckedDeck deck = checked(name + "\n\nLaw Dogs (Base Set)\n9x Pistol Whip\n4x Pistl Wip\n");
        CHECK(widest_line(text_for(deck, width)) <= width);
        CHECK(holds(text_for(deck, width), "NOT LEGAL\n"));
    }
}

TEST_CASE("what was not read stands in the report, without control characters")
{
    const std::string text =
        text_for(checked("Law Dogs (DTR)\n4x Pistl Wip\n2x \033[31mred\nJoker: \x07 bell\n"));
    CHECK(holds(text, "  ? line 2          4x Pistl Wip\n"));
    CHECK(holds(text, "did you mean Pistol Whip"));
    CHECK(holds(text, "x card.unknown"));
    CHECK_FALSE(holds(text, "\033"));
    CHECK_FALSE(holds(text, "\x07"));
    CHECK(holds(text_for(checked("\033[2Jname\n\nLaw Dogs (DTR)\n")), "[2Jname (Law Dogs)"));
}

TEST_CASE("warnings, versions and missing outfits say so")
{
    const std::string outside = text_for(checked("Law Dogs (DT2)\n1x Zoe Halbrook (FF)\n", "weird-west"));
    CHECK(holds(outside, "  x card.pool       One card is outside the card pool of Weird West Edition: Zoe"));
    CHECK(holds(text_for(checked("2x Pistol Whip")), "no outfit, no stash; gang 0"));
    CHECK(holds(text_for(checked("Outfit: Sweetrock\n1x Robert Northrop", "classic")), "  i printings"));
    CHECK(holds(text_for(checked("The Sloane Gang (DTR)\nRaven (TCaR)\n1x Sloane* (DTR)")),
                "stash 18 - 2 = 16, gang 8, left 8"));
    CHECK(holds(text_for(checked("2x Pistol Whip")), "list.txt  ")); // the file stands for a missing name
}

TEST_CASE("colour only when asked for, and it changes no letter")
{
    const CheckedDeck deck = sample("broken-sloane-gang.txt");
    CHECK(holds(text_for(deck, 80, true), "\033[1;31mReloaded: NOT LEGAL\033[0m"));
    CHECK(without_colour(text_for(deck, 80, true)) == text_for(deck, 80, false));
}

TEST_CASE("the summary counts")
{
    const std::vector<CheckedDeck> decks{sample("broken-sloane-gang.txt"),
                                         sample("law-dogs-three-values.txt"),
                                         sample("classic-sweetrock-deep-shaft.txt", "classic")};
    CHECK(check_summary(std::span(decks).last(1)) == "1 deck, 1 legal, 0 not legal\n");
    CHECK(check_summary(std::span(decks).first(1)) == "1 deck, 0 legal, 1 not legal\n");
}

TEST_CASE("several decks make a table, one line each")
{
    std::vector<CheckedDeck> decks{sample("broken-sloane-gang.txt"), sample("broken-gadgetorium.txt"),
                                   sample("classic-sweetrock-deep-shaft.txt", "classic")};
    const std::string wide = check_table(decks, full_catalogue(), 400, false);
    CHECK(holds(wide, "NOT LEGAL  reloaded  list.txt  One Five Too Many       The Sloane Gang"));
    CHECK(holds(wide, "size.valued jokers.max copies.face copies.title card.token start.cost start.gang "
                      "start.grifter\n"));
    CHECK(holds(wide, "start.forbidden start.core (start.needs)\n")); // a warning
    CHECK(holds(wide, "legal      classic"));
    CHECK(std::ranges::count(wide, '\n') == 4);
    for (const std::size_t width : {60U, 80U, 132U})
        CHECK(widest_line(check_table(decks, full_catalogue(), width, false)) <= width);
    CHECK(check_summary(decks, 2) == "3 verdicts, 1 legal, 2 not legal, 2 not readable\n");
    decks.front().file = "other.txt";
    CHECK(check_summary(decks) == "3 decks, 1 legal, 2 not legal\n");
    CHECK(holds(check_table({&decks.back(), 1}, full_catalogue(), 80, false), "Deep Shaft Company"));
}

TEST_CASE("the arithmetic of the stash shows discounts and copies")
{
    CHECK(holds(text_for(checked("Den of Thieves (TLS)\n1x Travis Moone* (DTR)\n1x Sloane* (DTR)")),
                "stash 17, gang (2 - 1) + 8 = 9, left 8"));
    CHECK(holds(text_for(checked("The Fourth Ring (DTR)\n2x Pagliaccio** (FF)")), "gang 2 x "));
    const std::string narrow = text_for(sample("den-of-thieves-lowball.txt"), 60);
    CHECK(holds(narrow, "left 3\n  52 cards, 2 jokers, 5 starters\n"));
    CHECK(widest_line(narrow) <= 60);
}

TEST_CASE("the JSON document has the keys of the contract")
{
    const std::vector<CheckedDeck> decks{sample("broken-sloane-gang.txt"),
                                         checked("2x Pistol Whip\n4x Pistl Wip\n")};
    const auto json = nlohmann::json::parse(check_json(decks, {}));
    CHECK_FALSE(json.contains("unreadable"));
    const auto& deck = json["decks"][0];
    CHECK(deck["file"] == "list.txt");
    CHECK(deck["name"] == "One Five Too Many");
    CHECK(deck["format"] == "reloaded");
    CHECK(deck["legal"] == false);
    CHECK(deck["stash"] == nlohmann::json{{"outfit", 18}, {"legend", 0}, {"gang_cost", 20}, {"left", -2}});
    CHECK(deck["import"]["read"] == 55);
    CHECK(deck["import"]["skipped"].empty());
    REQUIRE(deck["findings"].size() == 8);
    const auto& face = deck["findings"][2];
    CHECK(face["rule"] == "copies.face");
    CHECK(face["severity"] == "error");
    CHECK(face["found"] == 5);
    CHECK(face["allowed"] == 4);
    CHECK(face["cards"] == nlohmann::json{"01117", "01119"});
    CHECK(face["message"] == "Five cards on 5\u2663; four are allowed: Bad Company x2, Pistol Whip x3");
    CHECK(face["fix"] == "remove one of Bad Company or Pistol Whip");
    CHECK(deck["gang"].size() == 5);
    CHECK(deck["gang"][0]["paid"] == 5);
    CHECK(deck["list"]["version"] == "rulebook 1.3.1, compendium 0.7");

    const auto& homeless = json["decks"][1];
    CHECK(homeless["stash"]["outfit"].is_null());
    CHECK(homeless["stash"]["left"].is_null());
    const auto& skipped = homeless["import"]["skipped"][0];
    CHECK(skipped["line"] == 2);
    CHECK(skipped["text"] == "4x Pistl Wip");
    CHECK(skipped["did_you_mean"][0] == "Pistol Whip");
}

TEST_CASE("unreadable files are in the document, and an empty one is still a document")
{
    const std::vector<UnreadableDeck> unreadable{{"a.o8d", "a.o8d: is no list"}};
    const auto json = nlohmann::json::parse(check_json({}, unreadable));
    CHECK(json["decks"].is_array());
    CHECK(json["decks"].empty());
    CHECK(json["unreadable"][0]["file"] == "a.o8d");
}
