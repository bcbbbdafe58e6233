#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "search/card_search.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const CardSearch& search()
{
    static const CardSearch instance(full_catalogue());
    return instance;
}

SearchAnswer found(std::string_view query)
{
    auto answer = search().search(query);
    REQUIRE_MESSAGE(answer, query << ": " << answer.error().message);
    return *std::move(answer);
}

std::vector<std::string> titles(const SearchAnswer& answer)
{
    std::vector<std::string> result;
    for (const Card* card : answer.cards)
        result.push_back(card->title);
    return result;
}

} // namespace

TEST_CASE("queries find as many cards as an independent count")
{
    std::istringstream golden(text_of(source_file("tests/golden/search_counts.tsv")));
    int rows = 0;
    for (std::string line; std::getline(golden, line);) {
        if (line.starts_with('#')) continue;
        const std::size_t tab = line.find('\t');
        const std::string query = line.substr(tab + 1);
        CAPTURE(query);
        CHECK(found(query).cards.size() == std::stoul(line));
        ++rows;
    }
    CHECK(rows >= 40);
}

TEST_CASE("the ways to say the same thing")
{
    const std::pair<const char*, const char*> pairs[] = {
        {"type:dude value:8", "value:8 type=dude"},
        {"type:dudes", "t:dude"},
        {"type:home", "type:outfit"},
        {"value:a", "value:1"},
        {"value:t", "v:10"},
        {"gang:lawdogs", "gang:\"Law Dogs\""},
        {"gang:\"sloane gang\"", "gang:outlaws"},
        {"gang:\"morgan cattle co.\"", "gang:entrepreneurs"},
        {"gang:1stpeoples", "gang:'first peoples'"},
        {"face:8\u2663", "suit:C value:8"},
        {"not type:dude", "-type:dude"},
        {"!type:dude", "type!=dude"},
        {"type:dude and cost<3", "type:dude cost<3"},
        {"type:dude | type:deed", "type:dude or type:deed"},
        {"TYPE:Dude OR Type:DEED", "type:dude,deed"},
        {"bullets >= 2", "bullets>=2"},
        {"type: dude", "type:dude"},
        {"cost:2..", "cost>=2"},
        {"cost:..2", "cost<=2"},
        {"unique:no", "-unique:yes"},
        {"is:unique", "unique:yes"},
        {"set:dtr", "set:\"Base Set\""},
        {"format:\"Weird West Edition\"", "format:weird-west"},
        {"kungfu>0", "kung-fu>0"},
        {"Jos\u00e9", "jose"},
        {"(type:dude)", "((type:dude))"},
        {"value:5,8", "value:5 or value:8"},
        {"-(type:dude or type:deed)", "-type:dude -type:deed"},
    };
    for (const auto& [one, other] : pairs) {
        CAPTURE(one);
        CAPTURE(other);
        const auto cards = found(one).cards;
        CHECK_FALSE(cards.empty());
        CHECK(cards == found(other).cards);
    }
}

TEST_CASE("or binds less than and")
{
    const auto count = [](const char* query) { return found(query).cards.size(); };
    CHECK(count("type:dude value:8 or type:deed") == count("(type:dude value:8) or type:deed"));
    CHECK(count("type:dude (value:8 or type:deed)") == count("type:dude value:8"));
}

TEST_CASE("the whole title, with or without its suffix")
{
    CHECK(titles(found("title=\"Pony Express\" set:DTR")) == std::vector<std::string>{"Pony Express"});
    CHECK(found("title=\"Abram Grothe\"").cards.size() == 3);
    CHECK(found("title=\"Abram Grothe (Exp.2)\"").cards.size() == 1);
    CHECK(found("title=\"Abram\"").cards.empty());
}

TEST_CASE("answers: the best title first, then by title")
{
    const auto answer = titles(found("joker"));
    CHECK(answer.front() == "Joker");
    const auto express = titles(found("express"));
    CHECK(std::ranges::is_sorted(titles(found("type:legend game:reloaded"))));
    CHECK(express.size() >= 5);
}

TEST_CASE("sort by a number, downwards, by several keys; cards without it come last")
{
    const auto cheap = found("type:dude sort:cost").cards;
    const auto dear = found("sort:-cost").cards;
    CHECK(cheap.front()->stat(Stat::cost) == 0);
    CHECK(dear.front()->stat(Stat::cost) == 20);
    CHECK_FALSE(cheap.back()->stat(Stat::cost)); // Classic's starred costs
    CHECK_FALSE(dear.back()->stat(Stat::cost));
    const auto both = found("set:DTR type:dude sort:-value,cost").cards;
    CHECK(std::ranges::is_sorted(both, [](const Card* a, const Card* b) {
        return std::pair(-a->face->value.pips(), *a->stat(Stat::cost)) <
               std::pair(-b->face->value.pips(), *b->stat(Stat::cost));
    }));
}

TEST_CASE("rules texts: said to be missing until imported, then found")
{
    CHECK(found("text:anything").texts_missing);
    CHECK_FALSE(found("anything").texts_missing);
    CatalogueData data = asset_data();
    data.cards.front().text = "Made-up words: boot T\u00eate de mule.";
    const auto catalogue = CardCatalogue::build(std::move(data));
    REQUIRE(catalogue);
    const CardSearch with_text(*catalogue);
    const auto answer = with_text.search("x:\"tete de mule\"");
    CHECK(answer->cards.size() == 1);
    CHECK_FALSE(answer->texts_missing);
}

TEST_CASE("law: a query and its negation share the cards out")
{
    for (const char* query :
         {"type:dude", "cost>3", "pony", "gang:drifter", "format:weird-west", "bullets:none", "unique:yes"}) {
        CAPTURE(query);
        CHECK(found(query).cards.size() + found("-(" + std::string(query) + ")").cards.size() == 2'899);
    }
}

TEST_CASE("a search that finds nothing suggests, one that finds something does not")
{
    CHECK(search().search("pony qqqqxxxx")->did_you_mean.empty());
    CHECK(search().search("pony expres")->did_you_mean.empty()); // it is a part of the title
    CHECK(search().search("poney express")->did_you_mean.front() == "Pony Express");
    CHECK(search().search("pony express")->did_you_mean.empty());
}

TEST_CASE("nothing is below the least number or above the greatest")
{
    CHECK(found("cost<-2147483648").cards.empty());
    CHECK(found("cost>2147483647").cards.empty());
    const std::size_t costs = found("cost:any").cards.size();
    CHECK(found("cost>=-2147483648").cards.size() == costs);
    CHECK(found("cost<=2147483647").cards.size() == costs);
    CHECK(found("-cost>2147483647").cards.size() == full_catalogue().cards().size());
}

TEST_CASE("a field that is named for sorting again changes nothing")
{
    std::string again = "sort:-cost,title";
    for (int i = 0; i < 1'000; ++i)
        again += ",cost";
    CHECK(found(again).cards == found("sort:-cost,title").cards);
}
