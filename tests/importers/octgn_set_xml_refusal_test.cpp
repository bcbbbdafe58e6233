#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("OCTGN: a bad record is refused with a reason, its neighbours are kept")
{
    struct Row {
        Fields changes;
        const char* why;
    };
    const std::vector<Row> rows = {
        {{{"id", "77"}}, "the id has to be a GUID, not \"77\""},
        {{{"name", ""}}, "the card has no title"},
        {{{"name", "Bell&#7;"}}, "the title holds a control character"},
        {{{"name", "Bell&amp;#7;"}}, "the title holds a control character"},
        {{{"Type", ""}}, "the card has no type"},
        {{{"Type", "missing"}}, "the card has no type"},
        {{{"Type", "Vehicle"}}, "unknown type \"vehicle\""},
        {{{"Suit", "Stars"}}, "unknown suit \"Stars\""},
        {{{"Rank", "15"}}, "value is \"15\"; expected A, 2 to 10, J, Q or K"},
        {{{"Rank", "*"}}, "the card has a suit but no value"},
        {{{"Cost", "1000000000"}}, "cost is \"1000000000\"; expected a number from 0 to 99"},
        {{{"Cost", "99999999999999999999999"}},
         "cost is \"99999999999999999999999\"; expected a number from 0 to 99"},
        {{{"Upkeep", "2x"}}, "upkeep is \"2x\"; expected a number from -9 to 99"},
        {{{"Draw Type", "Fast"}}, "the bullets are \"Fast\"; expected Stud, Draw or Bonus"},
        {{{"Keywords", std::string(1'001, '-')}}, "the keywords are longer than 1,000 characters"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.why);
        const CardFile file = read_good(
            xml_set(Game::reloaded, "Zero Zone",
                    {xml_card({{"id", "aaaaaaaa-0000-4000-8000-000000000002"}}), xml_card(row.changes),
                     xml_card({{"id", "aaaaaaaa-0000-4000-8000-000000000003"}})}));
        CHECK(file.cards.size() == 2);
        REQUIRE(file.refused.size() == 1);
        CHECK(file.refused.front().where == "record 2");
        CHECK(file.refused.front().why == row.why);
    }
}

TEST_CASE("OCTGN: a GUID used twice")
{
    const auto twice = [](Game game, const char* second_name) {
        return read_good(xml_set(game, "Zero Zone", {xml_card(), xml_card({{"name", second_name}})}));
    };
    CHECK(twice(Game::reloaded, "TEST pilgrim").refused.size() == 1);
    CHECK(twice(Game::reloaded, "Another Pilgrim").refused.empty()); // told apart by name when merged
    CHECK(twice(Game::reloaded, "Another Pilgrim").cards.size() == 2);
    CHECK(twice(Game::classic, "Another Pilgrim").refused.size() == 1);
}

TEST_CASE("OCTGN: BOM, CRLF and other games")
{
    std::string text = xml_set(Game::classic, "Old Dust", {xml_card()});
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.replace(at, 1, "\r\n");
    CHECK(read_good("\xEF\xBB\xBF" + text).cards.size() == 1);

    struct Row {
        const char* text;
        ErrorKind kind;
        const char* start;
    };
    for (const Row& row : {
             Row{"<deck game=\"x\"/>", ErrorKind::unsupported, "test.file: this is an OCTGN deck"},
             Row{"<html></html>", ErrorKind::unsupported, "test.file: this XML is no OCTGN card set"},
             Row{"<set name=\"A\" gameId=\"x\"/>", ErrorKind::unsupported,
                 "test.file: the set belongs to another game (\"x\")"},
             Row{"<set name=\"A\"\n>\n<cards>\n</set>", ErrorKind::malformed,
                 "test.file, line 4: this is no valid XML: "},
             Row{"<", ErrorKind::malformed, "test.file, line 1: this is no valid XML: "},
         }) {
        CAPTURE(row.text);
        const Error error = error_of(row.text);
        CHECK(error.kind == row.kind);
        CHECK(describe(error).starts_with(row.start));
    }
}
