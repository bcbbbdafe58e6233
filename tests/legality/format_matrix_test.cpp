#include <doctest/doctest.h>

#include "core/deck_edit.h"
#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

/// The test deck of a format: legal, no starters.
Deck deck_for(std::string_view format)
{
    return deck_of(format == "classic" ? "9c4babdd" : "24009");
}

/// Five cards on the face of the first card that shares its face with another: three and two copies.
Deck five_on_a_face(Deck deck)
{
    const auto face_of = [](const DeckEntry& entry) { return full_catalogue().find(entry.id)->face; };
    for (std::size_t a = 0; a < deck.entries.size(); ++a)
        for (std::size_t b = a + 1; b < deck.entries.size(); ++b) {
            if (face_of(deck.entries[a]) != face_of(deck.entries[b])) continue;
            const std::string first = deck.entries[a].id.text, second = deck.entries[b].id.text;
            return with(with(deck, first.c_str(), 3), second.c_str(), 2);
        }
    FAIL("no two cards share a face");
    return deck;
}

/// Five copies of one title on one face; Reloaded objects to the face as well.
Deck five_of_a_title(Deck deck)
{
    const std::string id = deck.entries.front().id.text;
    return with(std::move(deck), id.c_str(), 5);
}

Deck some_starting(std::string_view format, const std::vector<const char*>& reloaded,
                   const std::vector<const char*>& classic)
{
    return starting(deck_for(format), format == "classic" ? classic : reloaded);
}

} // namespace

TEST_CASE("C: the numbers of the formats")
{
    for (const char* format : {"reloaded", "old-timer", "weird-west"}) {
        CAPTURE(std::string(format));
        const DeckLimits& limits = rules(format).limits();
        CHECK(limits == DeckLimits{.valued = 52,
                                   .outfits = 1,
                                   .legends = 1,
                                   .jokers = 2,
                                   .same_face = 4,
                                   .same_title = 4,
                                   .starting_places = 5,
                                   .grifters = 1,
                                   .core_deeds = {}});
        CHECK(limits == limits_of(Game::reloaded));
    }
    for (const char* format : {"classic", "classic-after-knicknevin"}) {
        CAPTURE(std::string(format));
        const DeckLimits& limits = rules(format).limits();
        CHECK(limits == DeckLimits{.valued = 52,
                                   .outfits = 1,
                                   .legends = 0,
                                   .jokers = 2,
                                   .same_face = {},
                                   .same_title = 4,
                                   .starting_places = 5,
                                   .grifters = {},
                                   .core_deeds = {}});
        CHECK(limits == limits_of(Game::classic));
    }
}

TEST_CASE("C: one edit, judged in every format")
{
    struct Row {
        const char* what;
        Deck (*made)(std::string_view format);
        const char *reloaded, *classic; // Weird West is as Reloaded
    };
    using Format = std::string_view;
    const std::vector<Row> rows{
        {"the test deck", deck_for, "", ""},
        {"51 cards", [](Format f) { return without_filler(deck_for(f), 1); }, "size.valued", "size.valued"},
        {"53 cards",
         [](Format f) {
             const CardId again = deck_for(f).entries.front().id;
             return with_copies_added(deck_for(f), again, 1);
         },
         "size.valued", "size.valued"},
        {"two jokers", [](Format f) { return with(deck_for(f), f == "classic" ? "3f6c5532" : "01144", 2); },
         "", ""},
        {"three jokers", [](Format f) { return with(deck_for(f), f == "classic" ? "3f6c5532" : "01144", 3); },
         "jokers.max", "jokers.max"},
        {"five on a face", [](Format f) { return five_on_a_face(deck_for(f)); }, "copies.face", ""},
        {"five of a title", [](Format f) { return five_of_a_title(deck_for(f)); }, "copies.face copies.title",
         "copies.title"},
        {"no outfit", [](Format f) { return without_outfit(deck_for(f)); }, "outfit.count", "outfit.count"},
        {"two outfits",
         [](Format f) { return with_another_outfit(deck_for(f), f == "classic" ? "3460e272" : "24012"); },
         "outfit.count", "outfit.count"},
        {"one legend", [](Format f) { return with_legends(deck_for(f), {"19002"}); }, "", "legend.count"},
        {"two legends",
         [](Format f) {
             return with_legends(deck_for(f), {"19002", "19003"});
         },
         "legend.count", "legend.count"},
        {"five starters",
         [](Format f) {
             return some_starting(f, {"24091", "24092", "24093", "24098", "24103"},
                                  {"1d434a06", "44e421a7", "4705f7a0", "846b76aa", "8bc6778c"});
         },
         "", ""},
        {"six starters",
         [](Format f) {
             return some_starting(f, {"24091", "24092", "24093", "24098", "24103", "22028"},
                                  {"1d434a06", "44e421a7", "4705f7a0", "846b76aa", "8bc6778c", "38d5ff3b"});
         },
         "start.count", "start.count"},
        {"a starting deed", [](Format f) { return some_starting(f, {"25033"}, {"0324ddfd"}); }, "",
         "start.forbidden"},
        {"a stranger starts", [](Format f) { return some_starting(f, {"23022"}, {"c0c91ced"}); },
         "start.gang", "start.gang"},
    };
    for (const Row& row : rows) {
        CAPTURE(std::string(row.what));
        CHECK(rules_broken(row.made("reloaded"), "reloaded") == row.reloaded);
        CHECK(rules_broken(row.made("weird-west"), "weird-west") == row.reloaded);
        CHECK(rules_broken(row.made("classic"), "classic") == row.classic);
    }
}

TEST_CASE("C: one Grifter starts in Reloaded and Weird West; Classic has no such rule")
{
    const Deck two = starting(deck_for("reloaded"), {"23017", "19018"});
    CHECK(rules_broken(two, "reloaded").empty());
    CHECK(rules_broken(two, "weird-west").empty());
    const Deck grifters = starting(deck_for("reloaded"), {"23017", "06003"});
    CHECK(rules_broken(grifters, "reloaded") == "start.grifter");
    CHECK(rules_broken(grifters, "weird-west") == "card.pool start.grifter");
    CHECK_FALSE(rules("classic").limits().grifters);
}
