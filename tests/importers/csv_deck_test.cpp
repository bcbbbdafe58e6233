#include <doctest/doctest.h>

#include "importers/csv_table.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using drawhand::test::deck_from;

namespace {

using Fields = std::vector<std::string>;
const CardId harden{"01018"}, whip{"01119"};

} // namespace

TEST_CASE("rows and fields: quotes, separators and line breaks inside, empty rows left out")
{
    const auto rows = csv_rows("a,\"b \"\"c\"\"\",d\r\n\n  \"x\ny\" , z ,\n,,\nlast", ',');
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].fields == Fields{"a", "b \"c\"", "d"});
    CHECK(rows[1].fields == Fields{"x\ny", "z", ""});
    CHECK(rows[1].line == 3);
    CHECK(rows[2].fields == Fields{"last"});
    CHECK(rows[2].line == 6);
    CHECK(csv_rows("\"never closed\n,x", ',').size() == 1);
    CHECK(csv_rows("", ',').empty());
    CHECK(csv_separator("a;b;c,d") == ';');
    CHECK(csv_separator("a\tb") == '\t');
    CHECK(csv_separator("abc") == 0);
}

TEST_CASE("columns in any order, under their usual names, with every separator")
{
    for (const std::string text :
         {"quantity,title,set,starting,code,type\n2,Tommy Harden,Base Set,1,01018,dude\n",
          "Name;Qty;Pack;Start\n\"Tommy Harden\";2;DTR;x\n", "CODE\tCOPIES\tSTARTING\r\n01018\t2\tyes\r\n",
          "title,count,set,starting\ntommy harden,2x,dtr,1\n"}) {
        CAPTURE(text);
        const DeckImport import = deck_from(text);
        CHECK(import.source == DeckSource::csv);
        CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 2, 1}});
        CHECK(import.skipped.empty());
        CHECK(import.remarks.empty());
    }
}

TEST_CASE("the code decides, a disagreement and unused columns are said")
{
    const DeckImport import = deck_from("qty,title,code,price\n1,Pistol Whip,01018,3\n");
    CHECK(import.deck.entries == std::vector<DeckEntry>{{harden, 1, 0}});
    REQUIRE(import.remarks.size() == 2);
    CHECK(import.remarks[0] == "columns that were not used: price");
    CHECK(import.remarks[1].find("line 2: the code is that of Tommy Harden") == 0);
}

TEST_CASE("rows that are no use are reported with their line and text")
{
    struct Row {
        const char *row, *why;
    };
    for (const Row& row :
         {Row{"two,Pistol Whip,", "is no number"}, Row{"0,Pistol Whip,", "a count of 0"},
          Row{"-1,Pistol Whip,", "below 0"}, Row{"1000000000,Pistol Whip,", "more than 99"},
          Row{"99999999999999999999,Pistol Whip,", "more than 99"}, Row{"1,Pstol Whip,", "no card"},
          Row{"1,,", "names no card"}, Row{"1,Pistol Whip,maybe", "starting copies"}}) {
        CAPTURE(row.row);
        const DeckImport import =
            deck_from("qty,title,start\n1,Tommy Harden,\n" + std::string(row.row) + "\n");
        CHECK(import.deck.entries.size() == 1);
        REQUIRE(import.skipped.size() == 1);
        CHECK(import.skipped.front().line == 3);
        CHECK(import.skipped.front().text == row.row);
        CHECK(import.skipped.front().why.find(row.why) != std::string::npos);
    }
}

TEST_CASE("a title of a deck with a comma is no table")
{
    CHECK(deck_from("Card, Sharp and Co\n\nLaw Dogs (Base Set)\n2x Pistol Whip (DTR)\n").source ==
          DeckSource::text);
    CHECK(deck_from("name, silver\n2x Pistol Whip (DTR)\n").deck.entries ==
          std::vector<DeckEntry>{{whip, 2, 0}});
}
