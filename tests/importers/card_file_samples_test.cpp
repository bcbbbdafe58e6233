#include <doctest/doctest.h>

#include "importers/card_merge.h"
#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

// Real files, where they lie beside the checkout. The catalogue was made from the same sources, so reading
// them again has to find every fact unchanged.
TEST_CASE("real card files are read completely and change no fact")
{
    struct Row {
        const char* sample;
        CardFileKind kind;
        std::size_t cards, sets;
    };
    for (const Row& row : {
             Row{"dtdb/DTR.json", CardFileKind::dtdb_pack, 146, 1},
             Row{"dtdb/DT2.json", CardFileKind::dtdb_pack, 261, 1},
             Row{"dtdb/alt.json", CardFileKind::dtdb_pack, 64, 1},
             Row{"dtdb/dtr-packs.json", CardFileKind::dtdb_sets, 0, 26},
             Row{"octgn-classic/boot-hill-set.xml", CardFileKind::octgn_classic, 14, 1},
             Row{"octgn-classic/pine-box-set.xml", CardFileKind::octgn_classic, 24, 1},
             Row{"octgn-reloaded/core-set.xml", CardFileKind::octgn_reloaded, 145, 1},
             Row{"octgn-reloaded/the-light-shineth-set.xml", CardFileKind::octgn_reloaded, 41, 1},
         }) {
        const std::string sample = row.sample;
        CAPTURE(sample);
        const auto path = outside_sample(row.sample);
        if (!path) continue;
        const auto file = read_card_file(text_of(*path), row.sample);
        REQUIRE(file);
        CHECK(file->kind == row.kind);
        CHECK(file->cards.size() == row.cards);
        CHECK(file->sets.size() == row.sets);
        CHECK(file->refused.empty());
        CHECK(file->notes.empty());

        const CardMerge merge = merge_cards(full_catalogue(), *file);
        CHECK(merge.added.empty());
        CHECK(merge.new_sets.empty());
        CHECK(merge.refused.empty());
        CHECK(merge.changed.size() + static_cast<std::size_t>(merge.same) == row.cards);
        for (const CardChange& change : merge.changed) {
            CAPTURE(change.title);
            CHECK(change.differences == std::vector<std::string>{"text added"});
        }
        for (const CardFacts& card : merge.store) {
            CAPTURE(card.title);
            for (const char* markup : {"<", "&amp;", "&quot;", "\r", "\u00A0"})
                CHECK(card.text.find(markup) == std::string::npos);
        }
    }
}

TEST_CASE("real files that are no card files are refused as such")
{
    for (const char* name :
         {"dtdb/restricted-list.json", "dtdb/standalone-decks-sample.json", "dtdb/FRILtP.txt",
          "octgn-classic/Law_Dogs.o8d", "octgn-reloaded/Learn2Play - Law Dogs.o8d"}) {
        const std::string sample = name;
        CAPTURE(sample);
        const auto path = outside_sample(sample);
        if (!path) continue;
        const auto file = read_card_file(text_of(*path), sample);
        REQUIRE_FALSE(file);
        CHECK(file.error().kind == ErrorKind::unsupported);
    }
}

TEST_CASE("real OCTGN sets print some numbers as stars where DoomtownDB has 0")
{
    const auto path = outside_sample("octgn-reloaded/core-set.xml");
    if (!path) return;
    const CardMerge merge =
        merge_cards(full_catalogue(), read_card_file(text_of(*path), "core-set.xml").value());
    CHECK(merge.notes.size() == 3);
}
