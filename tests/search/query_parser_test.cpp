#include <doctest/doctest.h>

#include <random>

#include "search/card_search.h"
#include "support/test_catalogue.h"

using namespace drawhand;

namespace {

const CardSearch& search()
{
    static const CardSearch instance(drawhand::test::full_catalogue());
    return instance;
}

} // namespace

TEST_CASE("a mistake points at its character")
{
    struct Row {
        const char* query;
        std::size_t position; // from 0
        const char* words;    // in the message
    };
    for (const Row& row : {
             Row{"type:dude bullets>=x", 19, "number"},
             Row{"type:dude bullets>=", 19, "value"},
             Row{"cost:", 5, "value"},
             Row{"value:14..x", 6, "value"},
             Row{"type:dud", 5, "no type"},
             Row{"tipe:dude", 0, "did you mean type"},
             Row{"zzzzzz:dude", 0, "the fields are"},
             Row{"face:8X", 5, "face"},
             Row{"suit:q", 5, "suit"},
             Row{"gang:\"law dgs\"", 5, "Law Dogs"},
             Row{"set:nowhere", 4, "set"},
             Row{"format:weird", 7, "weird-west"},
             Row{"game:chess", 5, "game"},
             Row{"shooter:slow", 8, "shooter"},
             Row{"unique:maybe", 7, "yes or no"},
             Row{"type>dude", 4, "cannot be compared"},
             Row{"(type:dude", 0, "never closed"},
             Row{"type:dude)", 9, "no ( before"},
             Row{"()", 0, "nothing between"},
             Row{"type:dude or", 10, "both sides"},
             Row{"or type:dude", 0, "both sides"},
             Row{"and type:dude", 0, "both sides"},
             Row{"type:dude not", 10, "behind it"},
             Row{"\"pony", 0, "never closed"},
             Row{"\"  \"", 0, "nothing between"},
             Row{"sort:text", 5, "cannot sort"},
             Row{"sort:-nothing", 5, "cannot sort"},
             Row{"Jos\u00e9 cost>=x", 11, "number"}, // characters, not bytes
             Row{"value:5,,6", 8, "value"},
             Row{"cost>=2,3", 6, "number"},
         }) {
        CAPTURE(row.query);
        const auto answer = search().search(row.query);
        REQUIRE_FALSE(answer);
        CHECK(answer.error().position == row.position);
        CHECK_MESSAGE(answer.error().message.find(row.words) != std::string::npos, answer.error().message);
    }
}

TEST_CASE("colons, quotes and signs inside titles are only words")
{
    for (const char* query :
         {"Law Dogs: Mob Justice", "plant #9", "'til", "Baird's", "- pony", "R&D", "What?!"}) {
        CAPTURE(query);
        CHECK(search().search(query));
    }
    CHECK(search().search("Law Dogs: Mob Justice")->cards.size() == 2);
    CHECK(search().search("Hellstromme Plant #9")->cards.size() >= 1);
}

TEST_CASE("hostile queries end in an answer, not in a crash")
{
    CHECK_FALSE(search().search(std::string(200'000, '(')));
    CHECK_FALSE(search().search(std::string(9'999, '(')));
    CHECK_FALSE(search().search(std::string(9'999, '-') + 'x'));
    CHECK_FALSE(search().search("cost>=999999999999999999999"));
    CHECK(search().search(std::string("pony\0express", 12)));
    CHECK(search().search("\xFF\xFE\xC3"));
}

TEST_CASE("random soups of the language's pieces never crash and always explain themselves")
{
    const char* pieces[] = {
        "type:dude", "(", ")", "or", "not", "-",  "\"", "cost>=2", "value:", ":", "pony",  "'",
        "sort:cost", ",", "|", "!=", " ",   "8C", "*",  "\u2663",  "..",     "<", "gang:", "and"};
    std::mt19937 random(20'261'118);
    for (int round = 0; round < 4'000; ++round) {
        std::string query;
        const auto length = random() % 8;
        for (unsigned i = 0; i < length; ++i)
            query += std::string(pieces[random() % std::size(pieces)]) + (random() % 2 ? " " : "");
        const auto answer = search().search(query);
        CAPTURE(query);
        if (!answer) {
            REQUIRE_FALSE(answer.error().message.empty());
            REQUIRE(answer.error().position <= query.size());
        }
    }
}

TEST_CASE("the help fits a terminal and names every field")
{
    const std::string help = search_help();
    for (std::size_t begin = 0; begin < help.size();) {
        const std::size_t end = help.find('\n', begin);
        CHECK(end - begin <= 80);
        begin = end + 1;
    }
    for (const FieldInfo& info : search_fields())
        CHECK(help.find("  " + std::string(info.names.front())) != std::string::npos);
}
