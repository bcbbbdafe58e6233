#include <doctest/doctest.h>

#include <map>

#include "mutation_edits.h"
#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr unsigned seeds = 5;

struct LegalDeck {
    std::string name;
    Deck deck;
    const Ruleset* rules;
};

/// Made-up decks with starters, and every sample in every format that finds nothing to say about it.
std::vector<LegalDeck> legal_decks()
{
    std::vector<LegalDeck> decks{
        {"Law Dogs", starting(deck_of("01002"), five_drifters()), &rules("reloaded")},
        {"The Fourth Ring", with(deck_of("01001"), "05005", 3, 3), &rules("reloaded")},
        {"Morgan Cattle Co.", starting(deck_of("01003"), {"12007", "01051"}), &rules("reloaded")},
        {"108 Drunken Masters", starting(deck_of("18001"), {"09006", "01051", "01045"}), &rules("reloaded")},
        {"Law Dogs, Weird West", starting(deck_of("24009"), {"24091", "24092", "24093"}),
         &rules("weird-west")},
        {"Sweetrock", starting(deck_of("9c4babdd"), {"44e421a7", "846b76aa"}), &rules("classic")},
        {"Whateleys", with(deck_of("b3d0e5d6"), "b1f46952", 3, 3), &rules("classic")},
    };
    for (const std::string& file : sample_files()) {
        const Deck deck = sample_deck(file).deck;
        for (const Ruleset* rules : full_rulesets().of_the_game_of(deck))
            if (check_deck(deck, full_catalogue(), *rules).empty()) decks.push_back({file, deck, rules});
    }
    return decks;
}

/// Every edit on every legal deck gives exactly its own finding. Returns how often each edit was possible.
std::map<std::string, int> check_edits(const std::vector<Edit>& edits)
{
    std::map<std::string, int> made;
    for (const LegalDeck& legal : legal_decks()) {
        CAPTURE(legal.name);
        CAPTURE(legal.rules->format().id);
        CHECK(rules_broken(legal.deck, *legal.rules).empty());
        for (const Edit& edit : edits)
            for (unsigned seed = 0; seed < seeds; ++seed) {
                CAPTURE(edit.name);
                CAPTURE(seed);
                RuleBreaker breaker(legal.deck, *legal.rules, seed);
                if (!edit.make(breaker)) continue;
                ++made[edit.name];
                CHECK(rules_broken(breaker.deck(), *legal.rules) == edit.broken);
            }
    }
    return made;
}

void check_that_all_were_made(const std::vector<Edit>& edits)
{
    const auto made = check_edits(edits);
    for (const Edit& edit : edits) {
        CAPTURE(edit.name);
        CHECK(made.contains(edit.name));
    }
}

} // namespace

TEST_CASE("one edit of a legal deck breaks one rule: outfit, legend and cards")
{
    check_that_all_were_made(deck_edits());
}

TEST_CASE("one edit of a legal deck breaks one rule: starters")
{
    check_that_all_were_made(start_edits());
}
