#include <doctest/doctest.h>

#include "importers/catalogue_tables.h"

using namespace drawhand;

namespace {

const std::string card_heading =
    "id\ttitle\tset\tnumber\tquantity\ttype\tsuit\tvalue\tgang\tshooter\tbullets\t"
    "influence\tcontrol\tcost\tupkeep\tproduction\tstash\tkeywords\toctgn\n";
const std::string good_card =
    "99001\tTest Pilgrim\tZZ\t1\t2\tdude\tS\t5\tLaw Dogs|Outlaws\tstud\t2\t3*\t\t4\t1\t+*\t\t"
    "Huckster 2|Deputy\t\n";

template <class T>
std::string error_text(const Result<T>& result)
{
    REQUIRE_FALSE(result);
    CHECK(result.error().kind == ErrorKind::malformed);
    return describe(result.error());
}

std::string card_error(const std::string& text)
{
    return error_text(parse_card_table(text, Game::reloaded, "cards.tsv"));
}

/// The good card with one piece of it replaced.
std::string bad_card(const std::string& from, const std::string& to)
{
    std::string row = good_card;
    const std::size_t at = row.find(from);
    REQUIRE(at != std::string::npos);
    return card_heading + good_card + row.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("a card row says everything that is printed")
{
    const auto cards = parse_card_table(card_heading + good_card, Game::reloaded, "cards.tsv");
    REQUIRE(cards);
    REQUIRE(cards->size() == 1);
    const CardFacts& card = cards->front();
    CHECK(card.id.text == "99001");
    CHECK(card.title == "Test Pilgrim");
    CHECK(card.face == Face{Suit::spades, *Value::from_int(5)});
    CHECK(card.gangs == std::vector<std::string>{"Law Dogs", "Outlaws"});
    CHECK(card.shooter == Shooter::stud);
    CHECK(card.stat(Stat::cost) == 4);
    CHECK(card.stat(Stat::influence) == 3);
    CHECK_FALSE(card.stat(Stat::production));
    CHECK_FALSE(card.stat(Stat::control));
    CHECK(card.variable_stats.size() == 2);
    CHECK(card.keywords == std::vector<Keyword>{{"Huckster", 2}, {"Deputy", {}}});
}

TEST_CASE("CRLF and a missing last line break do no harm")
{
    std::string text = card_heading + good_card;
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.replace(at, 1, "\r\n");
    text.resize(text.size() - 2);
    const auto cards = parse_card_table(text, Game::reloaded, "cards.tsv");
    REQUIRE(cards);
    CHECK(*cards == *parse_card_table(card_heading + good_card, Game::reloaded, "cards.tsv"));
}

TEST_CASE("a wrong word in a card table is an error with file and line")
{
    CHECK(card_error("").starts_with("cards.tsv: "));
    CHECK(card_error("id\ttitle\n").starts_with("cards.tsv, line 1: "));
    CHECK(card_error(card_heading + "99001\tTest\n") == "cards.tsv, line 2: expected 19 fields, found 2");
    struct Row {
        const char* from;
        const char* to;
        const char* message;
    };
    for (const Row& row : {
             Row{"\tdude\t", "\tDude\t", "unknown type \"Dude\""},
             Row{"\tdude\t", "\tevent\t", "the type event does not exist in reloaded"},
             Row{"\tS\t5\t", "\tS\t\t", "suit and value have to be S, H, D or C and 1 to 13"},
             Row{"\tS\t5\t", "\tS\t14\t", "suit and value have to be S, H, D or C and 1 to 13"},
             Row{"\tS\t5\t", "\tH\t5\t", "the suit of a dude is S, not H"},
             Row{"\tstud\t", "\tfast\t", "shooter has to be stud, draw, bonus or empty"},
             Row{"\tstud\t2\t", "\tstud\ttwo\t", "bullets has to be a number, starred or empty"},
             Row{"\t3*\t", "\tx*\t", "influence has to be a number, starred or empty"},
             Row{"\tZZ\t1\t", "\tZZ\t1a\t", "number and quantity have to be numbers or empty"},
             Row{"\tTest Pilgrim\t", "\t\t", "the card has no title"},
             Row{"99001\t", "\t", "the card has no id"},
         }) {
        CAPTURE(row.to);
        CHECK(card_error(bad_card(row.from, row.to)) == std::string("cards.tsv, line 3: ") + row.message);
    }
}

TEST_CASE("sets and corrections: wrong words are errors with file and line")
{
    const std::string sets = "game\tset\tname\treleased\tcycle\tnumber\n";
    REQUIRE(parse_set_table(sets + "reloaded\tZZ\tZero Zone\t\t30\t2\n", "s.tsv"));
    CHECK(error_text(parse_set_table(sets + "poker\tZZ\tZero Zone\t\t30\t2\n", "s.tsv")) ==
          "s.tsv, line 2: game has to be reloaded or classic");
    CHECK(error_text(parse_set_table(sets + "reloaded\tZZ\tZero Zone\t\tmany\t2\n", "s.tsv")) ==
          "s.tsv, line 2: cycle and number have to be numbers or empty");

    const std::string corrections = "game\tid\tkey\tvalue\tsource\n";
    REQUIRE(parse_correction_table(corrections + "reloaded\t99001\tstart\tnever\tcard\n", "c.tsv"));
    CHECK(error_text(parse_correction_table(corrections + "reloaded\t99001\tcolour\tred\tcard\n", "c.tsv")) ==
          "c.tsv, line 2: unknown key \"colour\"");
    CHECK(error_text(parse_correction_table(corrections + "poker\t99001\tstart\tnever\tcard\n", "c.tsv")) ==
          "c.tsv, line 2: game has to be reloaded or classic");
    CHECK(error_text(parse_correction_table("game\tid\n", "c.tsv")).starts_with("c.tsv, line 1: "));
}

TEST_CASE("all tables together name the table that is wrong")
{
    CatalogueTables tables{card_heading + good_card, card_heading,
                           "game\tset\tname\treleased\tcycle\tnumber\n", "game\tid\tkey\tvalue\tsource\n"};
    CHECK(parse_catalogue_tables(tables));
    tables.classic = "nonsense\n";
    CHECK(error_text(parse_catalogue_tables(tables)).starts_with("classic.tsv, line 1"));
}
