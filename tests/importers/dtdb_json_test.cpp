#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

CardFacts card_with(const Fields& changes)
{
    return read_only_card(json_list({json_card(changes)}));
}

std::vector<std::string> keywords_of(const CardFacts& card)
{
    std::vector<std::string> texts;
    for (const Keyword& keyword : card.keywords)
        texts.push_back(keyword_text(keyword));
    return texts;
}

} // namespace

TEST_CASE("DTDB: every field of a card arrives, and only those that may be kept")
{
    const CardFacts card = card_with({{"keywords", "\"Deputy \\u2022 Huckster 2\""},
                                      {"text", "\"<b>Noon:</b> Whistle.\\r\\nTwice.\""},
                                      {"octgnid", "\"ABCDEF01-2345-6789-ABCD-EF0123456789\\n\""}});
    CHECK(card.id.text == "99001");
    CHECK(card.game == Game::reloaded);
    CHECK(card.title == "Test Pilgrim");
    CHECK(card.set == "ZZ");
    CHECK(card.number == 1);
    CHECK(card.quantity == 2);
    CHECK(card.type == CardType::dude);
    CHECK(card.face == Face{Suit::spades, *Value::from_int(5)});
    CHECK(card.gangs == std::vector<std::string>{"Neutral"});
    CHECK(card.shooter == Shooter::draw);
    CHECK(card.stat(Stat::cost) == 4);
    CHECK(card.stat(Stat::upkeep) == 1);
    CHECK(card.stat(Stat::bullets) == 2);
    CHECK(card.stat(Stat::influence) == 1);
    CHECK_FALSE(card.stat(Stat::production));
    CHECK_FALSE(card.stat(Stat::control));
    CHECK_FALSE(card.stat(Stat::stash));
    CHECK(keywords_of(card) == std::vector<std::string>{"Deputy", "Huckster 2"});
    CHECK(card.octgn_id == "abcdef01-2345-6789-abcd-ef0123456789");
    CHECK(card.text == "Noon: Whistle.\nTwice."); // neither flavour nor illustrator
}

TEST_CASE("DTDB: the forms a file can have")
{
    struct Row {
        const char* what;
        std::string text;
        CardFileKind kind;
        std::size_t cards, sets;
    };
    const std::string list = json_list({json_card(), json_card({{"code", R"("99002")"}})});
    const std::string sets =
        R"([{"name":"Zero Zone","code":"ZZ","number":2,"cyclenumber":30,"available":""}])";
    for (const Row& row : {
             Row{"list", list, CardFileKind::dtdb_cards, 2, 1},
             Row{"one card", json_list({json_card()}), CardFileKind::dtdb_cards, 1, 1},
             Row{"no card", "[]", CardFileKind::dtdb_cards, 0, 0},
             Row{"JSONP", "show(" + list + ")", CardFileKind::dtdb_cards, 2, 1},
             Row{"JSONP with semicolon", "\n a.b_$1 (" + list + ");\r\n", CardFileKind::dtdb_cards, 2, 1},
             Row{"BOM and CRLF", "\xEF\xBB\xBF\r\n" + list + "\r\n", CardFileKind::dtdb_cards, 2, 1},
             Row{"pack", json_pack({json_card()}), CardFileKind::dtdb_pack, 1, 1},
             Row{"empty pack", json_pack({}), CardFileKind::dtdb_pack, 0, 1},
             Row{"sets", sets, CardFileKind::dtdb_sets, 0, 1},
         }) {
        CAPTURE(row.what);
        const CardFile file = read_good(row.text);
        CHECK(file.kind == row.kind);
        CHECK(file.cards.size() == row.cards);
        CHECK(file.sets.size() == row.sets);
        CHECK(file.refused.empty());
        CHECK(file.notes.empty() == (row.cards > 0 || row.kind == CardFileKind::dtdb_sets));
    }
    CHECK(card_file_kind_name(CardFileKind::dtdb_pack) == "DoomtownDB card pack");
}

TEST_CASE("DTDB: a card's set comes from the card, else from the pack")
{
    const CardFile pack = read_good(json_pack(
        {json_card({{"pack_code", "null"}}), json_card({{"code", R"("99002")"}, {"pack_code", R"("YY")"}})}));
    CHECK(pack.cards[0].set == "ZZ");
    CHECK(pack.cards[1].set == "YY");
    REQUIRE(pack.sets.size() == 2);
    CHECK(pack.sets[0] == CardSet{Game::reloaded, "ZZ", "Zero Zone", "2031-05-06", 30, 2});
    CHECK(pack.sets[1] == CardSet{Game::reloaded, "YY", "Zero Zone", "", 30, {}});
    CHECK(refusal_of(json_list({json_card({{"pack_code", "missing"}})})) == "the card names no set");
}

TEST_CASE("DTDB: types, suits and what they leave out")
{
    struct Row {
        const char* type;
        const char* suit;
        const char* rank;
        const char* face; // "" for none
    };
    for (const Row& row : {Row{"deed", "\"Diams\"", "11", "JD"}, Row{"deed", "\"Diamonds\"", "1", "AD"},
                           Row{"goods", "\"Hearts\"", "13", "KH"}, Row{"spell", "\"Hearts\"", "\"12\"", "QH"},
                           Row{"action", "\"Clubs\"", "10", "10C"}, Row{"action", "null", "10", "10C"},
                           Row{"outfit", "null", "null", ""}, Row{"legend", "missing", "missing", ""},
                           Row{"joker", "\"\"", "\"*\"", ""}, Row{"joker", "null", "null", ""}}) {
        CAPTURE(row.type);
        CAPTURE(row.suit);
        const CardFacts card = card_with(
            {{"type_code", '"' + std::string(row.type) + '"'}, {"suit", row.suit}, {"rank", row.rank}});
        CHECK(type_name(card.type) == row.type);
        CHECK((card.face ? face_text(*card.face) : "") == row.face);
    }
    CHECK(card_with({{"type_code", "missing"}, {"type", R"("Dude")"}}).type == CardType::dude);
}

TEST_CASE("DTDB: the number forms, and stash of outfits and legends")
{
    const CardFacts legend = card_with({{"type_code", R"("legend")"},
                                        {"suit", "null"},
                                        {"rank", "null"},
                                        {"cost", "null"},
                                        {"wealth", "-2"}});
    CHECK(legend.stat(Stat::stash) == -2);
    CHECK_FALSE(legend.stat(Stat::cost));
    const CardFacts odd = card_with({{"cost", "\"7\""},
                                     {"upkeep", "\"\""},
                                     {"bullets", "\"*\""},
                                     {"influence", "\"3*\""},
                                     {"production", "\"+*\""},
                                     {"control", "\"X\""}});
    CHECK(odd.stat(Stat::cost) == 7);
    CHECK_FALSE(odd.stat(Stat::upkeep));
    CHECK_FALSE(odd.stat(Stat::bullets));
    CHECK(odd.stat(Stat::influence) == 3);
    CHECK(odd.variable_stats.size() == 4);
    CHECK(odd.variable_stats[0] == VariableStat{Stat::production, "+*"});
    CHECK(odd.variable_stats[2] == VariableStat{Stat::influence, "3*"});
    CHECK(odd.variable_stats[3] == VariableStat{Stat::control, "*"}); // X means the same
}

TEST_CASE("DTDB: gangs are a text or a list, old names become today's")
{
    using Gangs = std::vector<std::string>;
    struct Row {
        const char* json;
        Gangs gangs;
    };
    for (const Row& row :
         {Row{R"("Neutral")", {"Neutral"}}, Row{"null", {"Neutral"}}, Row{R"("")", {"Neutral"}},
          Row{R"("Law Dogs")", {"Law Dogs"}}, Row{R"("First Peoples")", {"First Peoples"}},
          Row{R"(["Fearmongers","Outlaws"])", {"Fearmongers", "Outlaws"}},
          Row{R"(["Outlaws","Outlaws"])", {"Outlaws"}}, Row{R"("Morgan Cattle Co.")", {"Entrepreneurs"}},
          Row{R"("Eagle Wardens")", {"First Peoples"}}}) {
        CAPTURE(row.json);
        CHECK(card_with({{"gang", row.json}}).gangs == row.gangs);
    }
    const CardFile file = read_good(json_list({json_card({{"gang", R"("Sons of Test")"}})}));
    CHECK(file.cards.front().gangs == Gangs{"Sons of Test"}); // a gang of a coming set is no reason to refuse
    REQUIRE(file.notes.size() == 1);
    CHECK(file.notes.front() == "99001 Test Pilgrim: unknown gang \"Sons of Test\"");
}

TEST_CASE("DTDB: keywords are separated by bullets, on a few cards by stars")
{
    using Keywords = std::vector<std::string>;
    struct Row {
        const char* text;
        Keywords keywords;
    };
    for (const Row& row :
         {Row{"", {}}, Row{"Deputy", {"Deputy"}},
          Row{"Gadget \u2022 Difficulty 6", {"Gadget", "Difficulty 6"}},
          Row{"Deputy * Huckster 0", {"Deputy", "Huckster 0"}}, Row{"A\u2022B*C", {"A", "B", "C"}},
          Row{" \u2022 Core Law Dogs \u2022 ", {"Core Law Dogs"}},
          Row{"Non-Unique \u2022 Out of Town", {"Non-Unique", "Out of Town"}}}) {
        CAPTURE(row.text);
        CHECK(keywords_of(card_with({{"keywords", '"' + std::string(row.text) + '"'}})) == row.keywords);
    }
    CHECK(card_with({{"keywords", "null"}}).keywords.empty());
}

TEST_CASE("DTDB: titles with quotes, accents and entities")
{
    CHECK(card_with({{"title", R"x("Jos\u00e9 \"Test\" O'Pilgrim (Exp.1)")x"}}).title ==
          "Jos\u00E9 \"Test\" O'Pilgrim (Exp.1)");
    CHECK(card_with({{"title", R"("Salt &amp; Pepper ")"}}).title == "Salt & Pepper");
    CHECK(card_with({{"title", R"("R&D\u2026")"}}).title == "R&D\u2026");
}
