#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

CardFacts classic_pilgrim()
{
    return read_only_card(xml_set(Game::classic, "Old Dust", {xml_card({{"Suit", "S"}})}));
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("merge: DoomtownDB is the source of Reloaded cards it knows by code")
{
    const CardCatalogue catalogue = small_catalogue({changed(pilgrim(), [](CardFacts& c) {
        c.text = "Old words.";
        c.octgn_id = guid_1;
    })});
    struct Row {
        Fields changes;
        Texts differences;
    };
    const std::vector<Row> rows = {
        {{}, {}},
        {{{"text", R"("Old <i>words</i>.")"}}, {}},
        {{{"text", R"("New words.")"}}, {"text changed"}},
        {{{"number", "null"}, {"quantity", "null"}, {"octgnid", "null"}}, {}}, // silence deletes nothing
        {{{"pack_code", R"("zz")"}, {"pack", R"("ZERO ZONE")"}}, {}},          // codes compare case-blind
        {{{"cost", "5"}}, {"cost 4 -> 5"}},
        {{{"cost", "null"}}, {"cost 4 -> none"}},
        {{{"influence", R"("1*")"}}, {"influence 1 -> 1*"}},
        {{{"title", R"("Best Pilgrim")"}}, {"title Test Pilgrim -> Best Pilgrim"}},
        {{{"gang", R"(["Outlaws","Law Dogs"])"}}, {"gang Neutral -> Outlaws, Law Dogs"}},
        {{{"keywords", R"("Deputy \u2022 Huckster 1")"}}, {"keywords none -> Deputy, Huckster 1"}},
        {{{"shooter", R"("Stud")"}, {"rank", "6"}}, {"suit and value 5S -> 6S", "bullet type draw -> stud"}},
        {{{"octgnid", '"' + guid_2 + '"'}}, {"OCTGN id changed"}},
        {{{"number", "9"}, {"quantity", "4"}}, {"number 1 -> 9", "quantity 2 -> 4"}},
        {{{"type_code", R"("action")"}, {"suit", R"("Clubs")"}},
         {"type dude -> action", "suit and value 5S -> 5C"}},
    };
    for (const Row& row : rows) {
        const CardMerge merge = merge_json(catalogue, row.changes);
        CAPTURE((row.differences.empty() ? "same" : row.differences.front()));
        CHECK(merge.added.empty());
        CHECK(merge.refused.empty());
        CHECK(merge.new_sets.empty());
        CHECK(merge.same == (row.differences.empty() ? 1 : 0));
        REQUIRE(merge.changed.size() == (row.differences.empty() ? 0 : 1));
        REQUIRE(merge.store.size() == merge.changed.size());
        if (merge.changed.empty()) continue;
        CHECK(merge.changed.front().id.text == "99001");
        CHECK(merge.changed.front().differences == row.differences);
        CHECK(merge.store.front().set == "ZZ");
        CHECK_FALSE(merge.store.front().text.empty());
        CHECK_FALSE(merge.store.front().octgn_id.empty());
    }
}

TEST_CASE("merge: a new Reloaded card brings its set along when that is unknown")
{
    const CardCatalogue catalogue = small_catalogue({pilgrim()});
    const CardMerge known = merge_json(catalogue, {{"code", R"("99002")"}});
    REQUIRE(known.added.size() == 1);
    CHECK(known.added.front().id.text == "99002");
    CHECK(known.added.front().differences.empty());
    CHECK(known.new_sets.empty());
    REQUIRE(known.store.size() == 1);
    CHECK(known.store.front().set == "ZZ");

    const CardMerge unknown = merge_cards(
        catalogue,
        read_good(json_list(
            {json_card({{"code", R"("98001")"}, {"pack_code", R"("NN")"}, {"pack", R"("New Nook")"}}),
             json_card({{"code", R"("98002")"}, {"pack_code", R"("NN")"}, {"pack", R"("New Nook")"}})})));
    CHECK(unknown.added.size() == 2);
    REQUIRE(unknown.new_sets.size() == 1);
    CHECK(unknown.new_sets.front() == CardSet{Game::reloaded, "NN", "New Nook", "", 30, {}});
}

TEST_CASE("merge: a set list only brings sets, new ones and those with another name or date")
{
    const CardCatalogue catalogue = small_catalogue({pilgrim()});
    struct Row {
        const char* set;
        std::vector<CardSet> stored;
    };
    for (const Row& row : {
             Row{R"({"name":"Zero Zone","code":"ZZ","number":2,"cyclenumber":30,"available":"2031-05-06"})",
                 {}},
             Row{R"({"name":"Zero Zone","code":"zz","number":24,"cyclenumber":23,"available":""})", {}},
             Row{R"({"name":"Zero Zone II","code":"zz","number":9,"cyclenumber":9,"available":"2031-05-06"})",
                 {{Game::reloaded, "ZZ", "Zero Zone II", "2031-05-06", 30, 2}}},
             Row{R"({"name":"Zero Zone","code":"ZZ","number":2,"cyclenumber":30,"available":"2032-01-01"})",
                 {{Game::reloaded, "ZZ", "Zero Zone", "2032-01-01", 30, 2}}},
             Row{R"({"name":"New Nook","code":"NN","number":1,"cyclenumber":31,"available":""})",
                 {{Game::reloaded, "NN", "New Nook", "", 31, 1}}},
         }) {
        CAPTURE(row.set);
        const CardMerge merge = merge_cards(catalogue, read_good('[' + std::string(row.set) + ']'));
        CHECK(merge.new_sets == row.stored);
        CHECK(merge.store.empty());
        CHECK(merge.same == 0);
    }
}

TEST_CASE("merge: OCTGN is the source of Classic cards, but corrected gangs are no change")
{
    const auto merge_classic = [](const CardCatalogue& catalogue, const Fields& changes) {
        Fields all = {{"Suit", "S"}};
        all.insert(all.end(), changes.begin(), changes.end());
        return merge_cards(catalogue, read_good(xml_set(Game::classic, "Old Dust", {xml_card(all)})));
    };
    const CardCatalogue catalogue = small_catalogue(
        {classic_pilgrim()}, {{Game::classic, CardId{guid_1}, "gangs", "Law Dogs,The Agency", "test"}});
    REQUIRE(catalogue.find(CardId{guid_1})->gangs.size() == 2);
    CHECK(merge_classic(catalogue, {}).same == 1);

    const CardMerge text = merge_classic(catalogue, {{"Text", "Noon: Whistle."}});
    REQUIRE(text.changed.size() == 1);
    CHECK(text.changed.front().differences == Texts{"text added"});
    CHECK(text.store.front().gangs == Texts{"Drifter"}); // as printed

    const CardMerge facts =
        merge_classic(catalogue, {{"Cost", "6"}, {"name", "Best Pilgrim"}, {"Text", "Harrowed. Whistle."}});
    REQUIRE(facts.changed.size() == 1);
    CHECK(facts.changed.front().differences == Texts{"title Test Pilgrim -> Best Pilgrim", "cost 4 -> 6",
                                                     "keywords none -> Harrowed", "text added"});

    const CardCatalogue with_text = small_catalogue({changed(classic_pilgrim(), [](CardFacts& c) {
        c.text = "Harrowed. Whistle.";
        c.keywords = {{"Harrowed", {}}};
    })});
    CHECK(merge_classic(with_text, {}).same == 1); // a file without texts says nothing about keywords

    const CardMerge added = merge_classic(catalogue, {{"id", guid_2}});
    CHECK(added.added.size() == 1);
    CHECK(added.new_sets.empty());
    CHECK(added.store.front().set == "Old Dust");
}

TEST_CASE("merge: what does not fit into the catalogue is refused, and so is what the file refused")
{
    const CardCatalogue catalogue = small_catalogue({pilgrim(), classic_pilgrim()});
    const CardMerge wrong_suit = merge_json(catalogue, {{"suit", R"("Hearts")"}});
    CHECK(wrong_suit.store.empty());
    REQUIRE(wrong_suit.refused.size() == 1);
    CHECK(wrong_suit.refused.front().where == "card 99001");
    CHECK(wrong_suit.refused.front().title == "Test Pilgrim");
    CHECK(wrong_suit.refused.front().why == "the suit of a dude is S, not H");

    const CardMerge event = merge_json(catalogue, {{"type_code", R"("event")"}, {"suit", R"("Hearts")"}});
    REQUIRE(event.refused.size() == 1);
    CHECK(event.refused.front().why == "the type event does not exist in reloaded");

    const CardMerge broken = merge_json(catalogue, {{"code", R"("1")"}});
    REQUIRE(broken.refused.size() == 1);
    CHECK(broken.refused.front().where == "record 1");

    // A Classic card has this GUID as its id.
    const CardMerge taken = merge_xml(catalogue, "Fan Nook", {xml_card({{"name", "Fan Pilgrim"}})});
    REQUIRE(taken.refused.size() == 1);
    CHECK(taken.refused.front().why == "the id belongs to another card, Test Pilgrim");
    CHECK(taken.new_sets.empty());

    const CardMerge doubled =
        merge_xml(catalogue, "Zero Zone",
                  {xml_card({{"id", guid_2}}), xml_card({{"id", "cccccccc-0000-4000-8000-000000000003"}})});
    CHECK(doubled.changed.size() == 1);
    REQUIRE(doubled.refused.size() == 1);
    CHECK(doubled.refused.front().why == "another record of the file is the same card, Test Pilgrim");
}
