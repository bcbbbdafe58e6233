#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

CardFacts reloaded_card(const Fields& changes)
{
    return read_only_card(xml_set(Game::reloaded, "Zero Zone", {xml_card(changes)}));
}

CardFacts classic_card(const Fields& changes)
{
    Fields all = {{"Suit", "S"}, {"Rarity", "C"}, {"Ghost Rock", ""}};
    all.insert(all.end(), changes.begin(), changes.end());
    return read_only_card(xml_set(Game::classic, "Old Dust", {xml_card(all)}));
}

std::string keywords_of(const CardFacts& card)
{
    std::string text;
    for (const Keyword& keyword : card.keywords)
        text += (text.empty() ? "" : "|") + keyword_text(keyword);
    return text;
}

} // namespace

TEST_CASE("OCTGN Reloaded: every property arrives")
{
    const CardFacts card = reloaded_card({{"id", " AAAAAAAA-0000-4000-8000-000000000001\n"},
                                          {"name", "Test Pilgrim "},
                                          {"Draw Type", "Stud "},
                                          {"Keywords", "Deputy-Huckster 2"},
                                          {"Text", "Noon: Whistle.&#xD;&#xA;Twice."},
                                          {"Instructions", "ignored"}});
    CHECK(card.id.text == "aaaaaaaa-0000-4000-8000-000000000001");
    CHECK(card.octgn_id == card.id.text);
    CHECK(card.game == Game::reloaded);
    CHECK(card.title == "Test Pilgrim");
    CHECK(card.set == "Zero Zone");
    CHECK_FALSE(card.number);
    CHECK_FALSE(card.quantity);
    CHECK(card.face == Face{Suit::spades, *Value::from_int(5)});
    CHECK(card.shooter == Shooter::stud);
    CHECK(card.gangs == std::vector<std::string>{"Neutral"});
    CHECK(card.stat(Stat::cost) == 4);
    CHECK(card.stat(Stat::bullets) == 2);
    CHECK(keywords_of(card) == "Deputy|Huckster 2");
    CHECK(card.text == "Noon: Whistle.\nTwice.");
}

TEST_CASE("OCTGN: the set is named by its attribute")
{
    const CardFile file = read_good(xml_set(Game::reloaded, " Salt &amp;amp; Pepper ", {xml_card()}));
    CHECK(file.kind == CardFileKind::octgn_reloaded);
    REQUIRE(file.sets.size() == 1);
    CHECK(file.sets.front() == CardSet{Game::reloaded, "Salt & Pepper", "Salt & Pepper", "", {}, {}});
    CHECK(file.cards.front().set == "Salt & Pepper");
    CHECK(error_of(xml_set(Game::reloaded, "", {})).message == "the set has no usable name");
    CHECK(read_good(xml_set(Game::reloaded, "Zero Zone", {})).notes.front() == "the file holds no cards");
}

TEST_CASE("OCTGN: names with brackets and entities escaped twice")
{
    struct Row {
        const char* name;
        const char* title;
    };
    for (const Row& row :
         {Row{"[Test Pilgrim]", "Test Pilgrim"}, Row{"Salt &amp;amp; Pepper", "Salt & Pepper"},
          Row{"Say &amp;quot;When&amp;quot;", "Say \"When\""}, Row{"Say &quot;When&quot;", "Say \"When\""},
          Row{" [Test] Pilgrim ", "[Test] Pilgrim"}, Row{"\u201CWhen\u201D", "\u201CWhen\u201D"}}) {
        CAPTURE(row.name);
        CHECK(reloaded_card({{"name", row.name}}).title == row.title);
    }
}

TEST_CASE("OCTGN: ranks and suits of both games")
{
    struct Row {
        Game game;
        const char* type;
        const char* suit;
        const char* rank;
        const char* face;
    };
    for (const Row& row : {
             Row{Game::reloaded, "Dude", "Spades", "A", "AS"},
             Row{Game::reloaded, "Dude", "S", "A", "AS"},
             Row{Game::reloaded, "Dude", "Spades", "11", "JS"},
             Row{Game::reloaded, "Deed", "Diamonds", "J", "JD"},
             Row{Game::reloaded, "Goods", "Hearts", "Q", "QH"},
             Row{Game::reloaded, "Action", "Clubs", "K", "KC"},
             Row{Game::reloaded, "Joker", "Joker", "*", ""},
             Row{Game::reloaded, "Joker", "", "", ""},
             Row{Game::reloaded, "Outfit", "", "", ""},
             Row{Game::reloaded, "Legend", "", "", ""},
             Row{Game::classic, "Dude", "S", "10", "10S"},
             Row{Game::classic, "Event", "H", "2", "2H"},
             Row{Game::classic, "Improvement", "D", "3", "3D"},
             Row{Game::classic, "Joker", "", "W", ""},
             Row{Game::classic, "Outfit", "", "", ""},
         }) {
        CAPTURE(row.type);
        CAPTURE(row.rank);
        const Fields changes = {{"Type", row.type}, {"Suit", row.suit}, {"Rank", row.rank}};
        const CardFacts card = row.game == Game::reloaded ? reloaded_card(changes) : classic_card(changes);
        CHECK((card.face ? face_text(*card.face) : "") == row.face);
    }
}

TEST_CASE("OCTGN Reloaded: cost is the stash of an outfit and taken from it by a legend")
{
    const Fields home = {{"Type", "Outfit"}, {"Suit", ""}, {"Rank", ""}, {"Cost", "18"}};
    CHECK(reloaded_card(home).stat(Stat::stash) == 18);
    CHECK_FALSE(reloaded_card(home).stat(Stat::cost));
    for (const auto& [cost, stash] : {std::pair{"2", -2}, {"-1", -1}, {"0", 0}}) {
        const CardFacts legend =
            reloaded_card({{"Type", "Legend"}, {"Suit", ""}, {"Rank", ""}, {"Cost", cost}});
        CHECK(legend.stat(Stat::stash) == stash);
        CHECK_FALSE(legend.stat(Stat::cost));
    }
    CHECK_FALSE(
        reloaded_card({{"Type", "Legend"}, {"Suit", ""}, {"Rank", ""}, {"Cost", ""}}).stat(Stat::stash));
    CHECK(reloaded_card({{"Cost", "X"}}).variable_stats == std::vector<VariableStat>{{Stat::cost, "*"}});
}

TEST_CASE("OCTGN: a bonus is printed in two ways")
{
    struct Row {
        Game game;
        const char* bullets;
        const char* bonus;
        const char* draw_type;
        int number;
        Shooter shooter;
    };
    for (const Row& row : {
             Row{Game::reloaded, "", "2", "", 2, Shooter::bonus},
             Row{Game::reloaded, "2", "", "Bonus", 2, Shooter::bonus},
             Row{Game::reloaded, "", "1", "Stud", 1, Shooter::stud},
             Row{Game::reloaded, "3", "1", "Draw", 3, Shooter::draw},
             Row{Game::classic, "", "2", "", 2, Shooter::none},
             Row{Game::classic, "", "-1", "Stud", -1, Shooter::stud},
         }) {
        CAPTURE(row.draw_type);
        const Fields changes = {
            {"Bullets", row.bullets}, {"Bullet Bonus", row.bonus}, {"Draw Type", row.draw_type}};
        const CardFacts card = row.game == Game::reloaded ? reloaded_card(changes) : classic_card(changes);
        CHECK(card.stat(Stat::bullets) == row.number);
        CHECK(card.shooter == row.shooter);
    }
}

TEST_CASE("OCTGN Reloaded: old gang names become today's")
{
    for (const auto& [old_name, name] : {std::pair{"The Fourth Ring", "Fearmongers"},
                                         {"Law Dogs", "Law Dogs"},
                                         {" Law Dogs", "Law Dogs"},
                                         {"The Sloane Gang", "Outlaws"},
                                         {"Sloane Gang", "Outlaws"},
                                         {"Morgan Cattle Co.", "Entrepreneurs"},
                                         {"108 Righteous Bandits", "Anarchists"},
                                         {"Eagle Wardens", "First Peoples"},
                                         {"Drifter", "Neutral"},
                                         {"Neutral", "Neutral"},
                                         {"", "Neutral"}}) {
        CAPTURE(old_name);
        CHECK(reloaded_card({{"Outfit", old_name}}).gangs == std::vector<std::string>{name});
    }
}

TEST_CASE("OCTGN Reloaded: an unknown gang is kept and noted")
{
    const CardFile file =
        read_good(xml_set(Game::reloaded, "Zero Zone", {xml_card({{"Outfit", "Sons of Test"}})}));
    CHECK(file.cards.front().gangs == std::vector<std::string>{"Sons of Test"});
    REQUIRE(file.notes.size() == 1);
    CHECK(file.notes.front().ends_with("Test Pilgrim: unknown gang \"Sons of Test\""));
}

TEST_CASE("OCTGN Reloaded: keywords are joined by hyphens, Non-Unique has one of its own")
{
    for (const auto& [text, keywords] :
         {std::pair{"", ""},
          {"Private-Strike-Out of Town", "Private|Strike|Out of Town"},
          {"Private-Non-Unique-Gadget-Difficulty 5", "Private|Non-Unique|Gadget|Difficulty 5"},
          {"Non-Unique", "Non-Unique"},
          {"non-unique-Deputy", "Non-Unique|Deputy"},
          {"Deputy - Huckster 1", "Deputy|Huckster 1"},
          {"Tao of the Test Rabbit", "Tao of the Test Rabbit"},
          {"-", ""},
          {"missing", ""}}) {
        CAPTURE(text);
        CHECK(keywords_of(reloaded_card({{"Keywords", text}})) == keywords);
    }
}

TEST_CASE("OCTGN: tokens are dudes with that keyword, play aids are no cards")
{
    const CardFacts token = reloaded_card({{"Type", "Token"}, {"Rank", "A"}, {"Suit", "Spades"}});
    CHECK(token.type == CardType::dude);
    CHECK(has_keyword(token, "Token"));
    const CardFile marked = read_good(xml_set(Game::reloaded, "Markers &amp; Tokens", {xml_card()}));
    CHECK(has_keyword(marked.cards.front(), "Token"));

    const std::string square = xml_card({{"Type", "Token"},
                                         {"name", "Test Square"},
                                         {"Rank", ""},
                                         {"Suit", ""},
                                         {"Cost", ""},
                                         {"Bullets", ""},
                                         {"Influence", ""}});
    for (const Game game : {Game::reloaded, Game::classic}) {
        const CardFile file = read_good(xml_set(game, "Zero Zone", {square}));
        CHECK(file.cards.empty());
        CHECK(file.refused.empty());
        REQUIRE(file.notes.size() == 1);
        CHECK(file.notes.front() == "record 1: Test Square is a play aid, not a card");
    }
    const CardFacts classic = classic_card({{"Rarity", "Token"}, {"Rank", ""}, {"Suit", ""}, {"Cost", ""}});
    CHECK_FALSE(classic.face); // the one dude without a face
}

TEST_CASE("OCTGN Classic: stash, stars, gangs and keywords")
{
    const CardFacts home =
        classic_card({{"Type", "Outfit"}, {"Suit", ""}, {"Rank", ""}, {"Cost", ""}, {"Ghost Rock", "19"}});
    CHECK(home.stat(Stat::stash) == 19);
    const CardFacts odd =
        classic_card({{"Cost", "*"}, {"Production", "+*"}, {"Influence", "3*"}, {"Control", "-1"}});
    CHECK_FALSE(odd.stat(Stat::cost));
    CHECK(odd.stat(Stat::influence) == 3);
    CHECK(odd.stat(Stat::control) == -1);
    CHECK(odd.variable_stats.size() == 3);
    CHECK(classic_card({{"Outfit", "Drifter"}}).gangs == std::vector<std::string>{"Drifter"});
    CHECK(classic_card({{"Outfit", ""}}).gangs.empty());
    const CardFacts reader = classic_card({{"Text", "Huckster:1. Experienced. Noon: Whistle."}});
    CHECK(keywords_of(reader) == "Huckster 1|Experienced");
    CHECK(reader.text == "Huckster:1. Experienced. Noon: Whistle.");
}
