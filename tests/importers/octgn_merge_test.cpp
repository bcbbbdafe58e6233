#include <doctest/doctest.h>

#include "card_file_texts.h"

using namespace drawhand;
using namespace drawhand::test;

using Texts = std::vector<std::string>;

TEST_CASE("merge: OCTGN fills the gaps of a Reloaded card and changes nothing printed")
{
    const CardCatalogue catalogue =
        small_catalogue({changed(pilgrim(), [](CardFacts& c) { c.octgn_id = guid_1; })});
    const CardMerge merge = merge_xml(catalogue, "Zero Zone",
                                      {xml_card({{"name", "PILGRIM"},
                                                 {"Cost", "6"},
                                                 {"Bullets", "*"},
                                                 {"Control", "0"},
                                                 {"Influence", ""},
                                                 {"Outfit", "Law Dogs"},
                                                 {"Text", "Noon: Whistle."}})});
    REQUIRE(merge.changed.size() == 1);
    CHECK(merge.changed.front().id.text == "99001");
    CHECK(merge.changed.front().differences == Texts{"text added"});
    CHECK(merge.store.front().title == "Test Pilgrim");
    CHECK(merge.store.front().stat(Stat::cost) == 4);
    CHECK(merge.store.front().text == "Noon: Whistle.");
    REQUIRE(merge.notes.size() == 1);
    CHECK(merge.notes.front() ==
          "99001 Test Pilgrim: OCTGN has cost 6 instead of 4, bullets * instead of 2; ours is kept");
}

TEST_CASE("merge: OCTGN never replaces a stored text")
{
    const CardCatalogue catalogue = small_catalogue({changed(pilgrim(), [](CardFacts& c) {
        c.octgn_id = guid_1;
        c.text = "Noon: Whistle.";
    })});
    CHECK(merge_xml(catalogue, "Zero Zone", {xml_card({{"Text", "Other words."}})}).same == 1);
    CHECK(merge_xml(catalogue, "Zero Zone", {xml_card()}).same == 1);
}

TEST_CASE("merge: which card an OCTGN record means")
{
    const auto facts = [](const char* code, const char* title, const char* set, const std::string& guid) {
        return changed(pilgrim(), [&](CardFacts& c) {
            c.id.text = code;
            c.title = title;
            c.set = set;
            c.octgn_id = guid;
        });
    };
    const CardCatalogue catalogue = small_catalogue({
        facts("00001", "Test Pilgrim", "alt", guid_1), // a promo shares the GUID of its base card
        facts("01001", "Test Pilgrim", "DTR", guid_1),
        facts("01002", "Jos\u00E9 \"Joe\" Tester", "DTR", ""),
        facts("01003", "Misty Morning", "DTR", guid_2),
        facts("01004", "The Fisher", "DTR", "aaaaaaaa-0000-4000-8000-000000000004"),
        changed(facts("99001", "Old Hand (Exp.1)", "ZZ", ""),
                [](CardFacts& c) {
                    c.keywords = {{"Experienced", 1}};
                }),
        facts("99002", "Old Hand", "ZZ", ""),
    });
    const auto id_for = [&](const std::string& set, const Fields& changes) {
        Fields all = changes;
        all.emplace_back("Text", "Noon: Whistle.");
        const CardMerge merge = merge_xml(catalogue, set, {xml_card(all)});
        REQUIRE(merge.store.size() == 1);
        return merge.store.front().id.text;
    };
    const std::string unknown = "bbbbbbbb-0000-4000-8000-000000000009";
    struct Row {
        const char* what;
        const char* set;
        Fields record;
        std::string id;
    };
    const std::vector<Row> rows = {
        {"GUID, not the promo", "Core Set", {{"id", guid_1}}, "01001"},
        {"GUID in another set", "Zero Zone", {{"id", guid_1}}, "01001"},
        {"GUID under another name", "Core Set", {{"id", guid_1}, {"name", "Early Name"}}, "01001"},
        {"name without accents and quotes",
         "Core Set",
         {{"id", unknown}, {"name", "Jose Joe Tester"}},
         "01002"},
        {"name in its set by DTDB's name",
         "Base Set",
         {{"id", unknown}, {"name", "jose joe tester"}},
         "01002"},
        {"wrong GUID, right name", "Core Set", {{"id", guid_2}, {"name", "The Fisher"}}, "01004"},
        {"name in another set", "Zero Zone", {{"id", unknown}, {"name", "Jose Joe Tester"}}, unknown},
        {"another type",
         "Core Set",
         {{"id", unknown}, {"name", "The Fisher"}, {"Type", "Action"}, {"Suit", "Clubs"}},
         unknown},
        {"base version", "Zero Zone", {{"id", unknown}, {"name", "Old Hand"}}, "99002"},
        {"Experienced by keyword",
         "Zero Zone",
         {{"id", unknown}, {"name", "Old Hand"}, {"Keywords", "Experienced 1"}},
         "99001"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.what);
        CHECK(id_for(row.set, row.record) == row.id);
    }
}

TEST_CASE("merge: two OCTGN records under one GUID are told apart by name")
{
    const CardFacts misty = changed(pilgrim(), [](CardFacts& c) {
        c.title = "Misty Morning";
        c.octgn_id = guid_1;
    });
    const CardFacts fisher = changed(pilgrim(), [](CardFacts& c) {
        c.id.text = "99002";
        c.title = "The Fisher";
    });
    const std::vector<std::string> records = {xml_card({{"name", "The Fisher"}, {"Text", "Fish."}}),
                                              xml_card({{"name", "Misty Morning"}, {"Text", "Mist."}})};
    const CardMerge merge = merge_xml(small_catalogue({misty, fisher}), "Zero Zone", records);
    REQUIRE(merge.store.size() == 2);
    CHECK(merge.refused.empty());
    CHECK(merge.store[0].id.text == "99002");
    CHECK(merge.store[0].text == "Fish.");
    CHECK(merge.store[0].octgn_id.empty()); // the GUID is Misty's
    CHECK(merge.store[1].id.text == "99001");
    CHECK(merge.store[1].text == "Mist.");

    const CardMerge alone = merge_xml(small_catalogue({misty}), "Zero Zone", records);
    REQUIRE(alone.added.size() == 1); // never mistaken for Misty, although it comes first
    CHECK(alone.added.front().title == "The Fisher");
    CHECK(alone.store.back().text == "Mist.");
}

TEST_CASE("merge: an OCTGN id is filled in where none is known")
{
    const CardMerge merge = merge_xml(small_catalogue({pilgrim()}), "Zero Zone", {xml_card()});
    REQUIRE(merge.changed.size() == 1);
    CHECK(merge.changed.front().differences == Texts{"OCTGN id added"});
    CHECK(merge.store.front().octgn_id == guid_1);
}

TEST_CASE("merge: OCTGN cards that nobody else has live under their GUID")
{
    const CardCatalogue catalogue = small_catalogue({pilgrim()});
    const CardMerge merge = merge_xml(catalogue, "Fan Nook", {xml_card({{"name", "Fan Pilgrim"}})});
    REQUIRE(merge.added.size() == 1);
    CHECK(merge.added.front().id.text == guid_1);
    REQUIRE(merge.new_sets.size() == 1);
    CHECK(merge.new_sets.front() == CardSet{Game::reloaded, "Fan Nook", "Fan Nook", "", {}, {}});

    // Once stored, the file is its source: a second import may change it.
    CatalogueData data;
    data.sets = {merge.new_sets.front(), {Game::reloaded, "ZZ", "Zero Zone", "", 30, 2}};
    data.cards = merge.store;
    const CardCatalogue stored = CardCatalogue::build(std::move(data)).value();
    CHECK(merge_xml(stored, "Fan Nook", {xml_card({{"name", "Fan Pilgrim"}})}).same == 1);
    const CardMerge again =
        merge_xml(stored, "Fan Nook", {xml_card({{"name", "Fan Pilgrim"}, {"Cost", "7"}})});
    REQUIRE(again.changed.size() == 1);
    CHECK(again.changed.front().differences == Texts{"cost 4 -> 7"});

    const CardMerge official = merge_json(stored, {{"code", R"("99009")"}, {"octgnid", '"' + guid_1 + '"'}});
    CHECK(official.added.size() == 1);
    REQUIRE(official.notes.size() == 1);
    CHECK(official.notes.front().find("under its GUID") != std::string::npos);
}
