#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("DTDB: a bad record is refused with a reason, its neighbours are kept")
{
    struct Row {
        Fields changes;
        const char* why;
    };
    const std::vector<Row> rows = {
        {{{"code", "99001"}}, "the code has to be a text of five digits, not a number"},
        {{{"code", R"("9901")"}}, "the code has to be five digits, not \"9901\""},
        {{{"code", R"("9900x")"}}, "the code has to be five digits, not \"9900x\""},
        {{{"code", "null"}}, "the code has to be five digits, not \"\""},
        {{{"title", R"("  ")"}}, "the card has no title"},
        {{{"title", R"("Bell\u0007")"}}, "the title holds a control character"},
        {{{"title", R"("Nul\u0000l")"}}, "the title holds a control character"},
        {{{"title", R"("Two\nlines")"}}, "the title holds a control character"},
        {{{"title", '"' + std::string(201, 'x') + '"'}}, "the title is longer than 200 characters"},
        {{{"title", "[1]"}}, "title has to be a text or a number"},
        {{{"type_code", R"("vehicle")"}}, "unknown type \"vehicle\""},
        {{{"type_code", "null"}, {"type", "null"}}, "the card has no type"},
        {{{"suit", R"("Stars")"}}, "unknown suit \"Stars\""},
        {{{"rank", "0"}}, "value is \"0\"; expected A, 2 to 10, J, Q or K"},
        {{{"rank", "14"}}, "value is \"14\"; expected A, 2 to 10, J, Q or K"},
        {{{"rank", "-3"}}, "value is \"-3\"; expected A, 2 to 10, J, Q or K"},
        {{{"rank", "null"}}, "the card has a suit but no value"},
        {{{"rank", "null"}, {"suit", "null"}}, "a dude needs a suit and a value"},
        {{{"type_code", R"("joker")"}, {"suit", "null"}}, "an outfit, legend or joker has no suit and value"},
        {{{"cost", "1000000000"}}, "cost is \"1000000000\"; expected a number from 0 to 99"},
        {{{"cost", "99999999999999999999"}}, "cost is \"1e+20\"; expected a number from 0 to 99"},
        {{{"cost", "-1"}}, "cost is \"-1\"; expected a number from 0 to 99"},
        {{{"cost", "2.5"}}, "cost is \"2.5\"; expected a number from 0 to 99"},
        {{{"bullets", R"("many")"}}, "bullets is \"many\"; expected a number from -9 to 99"},
        {{{"influence", R"("x*")"}}, "influence is \"x\"; expected a number from -9 to 99"},
        {{{"upkeep", "true"}}, "upkeep has to be a text or a number"},
        {{{"number", "-1"}}, "number is \"-1\"; expected a number from 0 to 9999"},
        {{{"quantity", "500"}}, "quantity is \"500\"; expected a number from 0 to 99"},
        {{{"shooter", R"("Fast")"}}, "the bullets are \"Fast\"; expected Stud, Draw or Bonus"},
        {{{"gang", "[1]"}}, "gang has to be a text or a list of texts"},
        {{{"gang", "{}"}}, "gang has to be a text or a number"},
        {{{"keywords", R"("Huckster 1000")"}}, "no keyword has the number in \"Huckster 1000\""},
        {{{"keywords", '"' + std::string(61, 'k') + '"'}}, "the keyword is longer than 60 characters"},
        {{{"keywords", '"' + std::string(1'001, '*') + '"'}},
         "the keywords are longer than 1,000 characters"},
        {{{"text", '"' + std::string(20'001, 't') + '"'}}, "the card text is longer than 20,000 characters"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.why);
        const CardFile file =
            read_good(json_list({json_card({{"code", R"("99000")"}}), json_card(row.changes),
                                 json_card({{"code", R"("99002")"}})}));
        CHECK(file.cards.size() == 2);
        REQUIRE(file.refused.size() == 1);
        CHECK(file.refused.front().where == "record 2");
        CHECK(file.refused.front().why == row.why);
    }
}

TEST_CASE("DTDB: duplicates and records that are no objects")
{
    const CardFile file =
        read_good(json_list({json_card(), "null", json_card({{"title", R"("Again")"}}), "7"}));
    CHECK(file.cards.size() == 1);
    REQUIRE(file.refused.size() == 3);
    CHECK(file.refused[0].where == "record 2");
    CHECK(file.refused[0].why == "the record is no JSON object");
    CHECK(file.refused[1].where == "record 3");
    CHECK(file.refused[1].id == "99001");
    CHECK(file.refused[1].title == "Again");
    CHECK(file.refused[1].why == "record 1 already has this id");
}

TEST_CASE("DTDB: a bad OCTGN id costs the id, not the card")
{
    const CardFile file = read_good(json_list({json_card({{"octgnid", R"("not yet")"}})}));
    REQUIRE(file.cards.size() == 1);
    CHECK(file.cards.front().octgn_id.empty());
    REQUIRE(file.notes.size() == 1);
    CHECK(file.notes.front() == "99001 Test Pilgrim: its octgnid is no GUID and was left out");
}

TEST_CASE("DTDB: sets without code, name or date are refused")
{
    const CardFile file = read_good(R"([
        {"name":"Zero Zone","code":"ZZ","number":2,"cyclenumber":30,"available":"2031-05-06"},
        {"name":"","code":"YY","number":1,"cyclenumber":30,"available":""},
        {"name":"Other Zone","code":"OZ","number":1,"cyclenumber":30,"available":"soon"},
        {"name":"Zero Zone","code":"ZZ","number":2,"cyclenumber":30,"available":"2031-05-06"},
        {"name":"Promo Zone","code":"PZ","number":null,"cyclenumber":0,"available":null}, 5])");
    CHECK(file.kind == CardFileKind::dtdb_sets);
    REQUIRE(file.sets.size() == 2);
    CHECK(file.sets[0] == CardSet{Game::reloaded, "ZZ", "Zero Zone", "2031-05-06", 30, 2});
    CHECK(file.sets[1] == CardSet{Game::reloaded, "PZ", "Promo Zone", "", 0, {}});
    REQUIRE(file.refused.size() == 4);
    CHECK(file.refused[0].why == "the set has no code or no name");
    CHECK(file.refused[1].why == "available has to be a date like 2014-09-15");
    CHECK(file.refused[2].why == "the file has this set already");
}

TEST_CASE("DTDB: files that are something else")
{
    struct Row {
        const char* text;
        ErrorKind kind;
        const char* message;
    };
    for (const Row& row : {
             Row{"2x Test Pilgrim (Zero Zone)", ErrorKind::unsupported,
                 "this is neither a JSON nor an XML file"},
             Row{"show([", ErrorKind::unsupported, "this is neither a JSON nor an XML file"},
             Row{R"({"id":1,"name":"A deck","cards":{"99001":2}})", ErrorKind::unsupported,
                 "this JSON is neither a list of cards, a card pack nor a list of sets"},
             Row{R"([{"name":"A deck","drawCards":[]}])", ErrorKind::unsupported,
                 "this JSON is neither a list of cards, a card pack nor a list of sets"},
             Row{R"([{"code":"r1","issuer":"x","bannedCards":[]}])", ErrorKind::unsupported,
                 "this JSON is neither a list of cards, a card pack nor a list of sets"},
             Row{"[1,2,3]", ErrorKind::unsupported,
                 "this JSON is neither a list of cards, a card pack nor a list of sets"},
             Row{R"({"name":"","code":"ZZ","cards":[]})", ErrorKind::malformed,
                 "the set has no code or no name"},
         }) {
        CAPTURE(row.text);
        const Error error = error_of(row.text);
        CHECK(error.kind == row.kind);
        CHECK(error.message == row.message);
        CHECK(error.where == "test.file");
    }
}

TEST_CASE("DTDB: a syntax error has line and column")
{
    struct Row {
        const char* text;
        const char* where;
        const char* message;
    };
    for (const Row& row : {
             Row{"[\n  {\"code\": }\n]", "test.file, line 2, column 12",
                 "this is no valid JSON: unexpected '}'"},
             Row{"[{}", "test.file, line 1, column 4", "this is no valid JSON: unexpected end of input"},
             Row{"cb([1,\n,2]);", "test.file, line 2, column 1", "this is no valid JSON: unexpected ','"},
         }) {
        CAPTURE(row.text);
        const Error error = error_of(row.text);
        CHECK(error.kind == ErrorKind::malformed);
        CHECK(error.where == row.where);
        CHECK(error.message == row.message);
    }
}
