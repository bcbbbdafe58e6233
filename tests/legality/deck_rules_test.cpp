#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/deck_edit.h"
#include "core/poker_deck.h"
#include "support/test_catalogue.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr const char* law_dogs = "01002";
constexpr const char* sloane_gang = "01004";
constexpr const char* sweetrock = "9c4babdd";
constexpr const char* pistol_whip = "01119";

/// Forty dudes of a gang the deck does not play, at most four on a face.
Deck with_forty_strangers(Deck deck)
{
    std::array<int, 14> on_value{};
    int left = 40;
    for (const Card& card : full_catalogue().cards()) {
        if (left == 0) break;
        if (card.game != Game::reloaded || card.type != CardType::dude ||
            card.gangs != std::vector<std::string>{"Outlaws"} || card.experienced > 0 || card.set == "alt" ||
            on_value[static_cast<std::size_t>(card.face->value.pips())]++ >= 4)
            continue;
        deck = with(std::move(deck), card.id.text.c_str(), 1);
        --left;
    }
    REQUIRE(left == 0);
    return deck;
}

/// Five different faces of the deck, as without_cards reads them.
std::string first_five_cards(const PokerDeck& deck)
{
    std::string cards;
    int found = 0;
    for (const Suit suit : all_suits)
        for (int pips = 1; pips <= 13; ++pips)
            if (const Face face{suit, *Value::from_int(pips)}; found < 5 && deck.copies(face) > 0) {
                cards += face_text(face) + ' ';
                ++found;
            }
    return cards;
}

} // namespace

TEST_CASE("the test decks are legal to begin with")
{
    CHECK(rules_broken(deck_of(law_dogs)).empty());
    CHECK(rules_broken(deck_of(law_dogs), "weird-west").empty());
    CHECK(rules_broken(deck_of(sweetrock)).empty());
    CHECK(valued_cards(deck_of(law_dogs), full_catalogue()) == 52);
}

TEST_CASE("A: values, jokers, and what the drawing deck holds")
{
    for (const auto& [text, pips] : {std::pair{"AS", 1}, {"JH", 11}, {"QD", 12}, {"KC", 13}}) {
        CAPTURE(std::string(text)); // A1
        CHECK(parse_face(text).value().value.pips() == pips);
    }
    CHECK_FALSE(Value::from_int(14));
    const Deck jokers = with(deck_of(law_dogs), "01144", 2); // A2
    CHECK_FALSE(full_catalogue().find(CardId{"01144"})->face);
    CHECK(valued_cards(jokers, full_catalogue()) == 52);
    CHECK(joker_count(jokers, full_catalogue()) == 2);
    CHECK(poker_deck(jokers, full_catalogue()).size() == 54);
    check_cases({
        {"A4 an outfit among the cards", with_copies_added(deck_of(law_dogs), CardId{sloane_gang}, 1),
         "card.type"},
        {"A4 a legend among the cards", with_copies_added(deck_of(law_dogs), CardId{"19002"}, 1),
         "card.type"},
        {"A4 Classic has no legends", with_copies_added(deck_of(sweetrock), CardId{"19002"}, 1), "card.type"},
    });
    const PokerDeck shuffled = poker_deck(starting(jokers, five_drifters()), full_catalogue()); // A5
    CHECK(shuffled.size() == 49);
    CHECK(without_cards(shuffled, first_five_cards(shuffled)).value().size() == 44);
}

TEST_CASE("B1 to B4: 52 cards, one outfit, at most one legend, at most two jokers")
{
    check_cases({
        {"B1 51", without_filler(deck_of(law_dogs), 1), "size.valued"},
        {"B1 53", with_copies_added(deck_of(law_dogs), CardId{pistol_whip}, 1), "size.valued"},
        {"B1 Classic 51", without_filler(deck_of(sweetrock), 1), "size.valued"},
        {"B2 none", without_outfit(deck_of(law_dogs)), "outfit.count"},
        {"B2 two", with_another_outfit(deck_of(law_dogs), sloane_gang), "outfit.count"},
        {"B2 the same twice", with_another_outfit(deck_of(law_dogs), law_dogs), "outfit.count"},
        {"B2 Classic none", without_outfit(deck_of(sweetrock)), "outfit.count"},
        {"B3 one", with_legends(deck_of(law_dogs), {"19002"}), ""},
        {"B3 two", with_legends(deck_of(law_dogs), {"19002", "19003"}), "legend.count"},
        {"B3 Classic", with_legends(deck_of(sweetrock), {"19002"}), "legend.count"},
        {"B4 two, of two kinds", with(with(deck_of(law_dogs), "01144", 1), "10040", 1), ""},
        {"B4 three", with(with(deck_of(law_dogs), "01144", 2), "14041", 1), "jokers.max"},
        {"B4 five: no copies of a card", with(deck_of(law_dogs), "01144", 5), "jokers.max"},
        {"B4 Classic two", with(deck_of(sweetrock), "3f6c5532", 2), ""},
        {"B4 Classic three", with(with(deck_of(sweetrock), "3f6c5532", 2), "a32d8ff8", 1), "jokers.max"},
    });
    CHECK(finding(without_filler(deck_of(law_dogs), 1), "size.valued").found == 51);
    CHECK(finding(without_filler(deck_of(law_dogs), 1), "size.valued").allowed == 52);
    CHECK(finding(with_legends(deck_of(sweetrock), {"19002"}), "legend.count").allowed == 0);
    // The home's figure alone is a Classic stash.
    CHECK(stash_of(with_legends(deck_of(sweetrock), {"19002"}), full_catalogue()).legend == 0);
    CHECK(stash_of(with_legends(deck_of(law_dogs), {"19002"}), full_catalogue()).legend == -1);
}

TEST_CASE("B6, B8, B9: gangs do not matter, tokens and foreign types do")
{
    check_cases({
        {"B6 forty strangers", with_forty_strangers(deck_of(law_dogs)), ""},
        {"B8 a token", with_copies_added(deck_of(law_dogs), CardId{"01146"}, 1), "card.token"},
        // The token is none of the 52, so they are one short as well.
        {"B8 a token among the 52", with(deck_of(law_dogs), "24261", 1), "card.token size.valued"},
        {"B8 Classic's token dude", with_copies_added(deck_of(sweetrock), CardId{classic_id("88e598eb")}, 1),
         "card.token"},
        {"B9 an event in Reloaded", with(deck_of(law_dogs), "88ec480d", 1), "card.type"},
        {"B9 an event in Classic", with(deck_of(sweetrock), "88ec480d", 1), ""},
        {"B9 an improvement in Reloaded", with(deck_of(law_dogs), "00bbcc77", 1), "card.type"},
        {"a Classic card in Reloaded", with(deck_of(law_dogs), "08405743", 1), "card.pool"},
        {"a Reloaded card in Classic", with(deck_of(sweetrock), pistol_whip, 1), "card.pool"},
        {"an id nobody knows", with_copies_added(deck_of(law_dogs), CardId{"99999"}, 1), "card.unknown"},
    });
    Deck unread = deck_of(law_dogs);
    unread.unknown.push_back({"3x Pistl Wip", 3});
    CHECK(finding(unread, "card.unknown").found == 3);
    CHECK(finding(unread, "card.unknown").message.find("Pistl Wip") != std::string::npos);
}

TEST_CASE("B7: bans and pools come from the format's list and are read by title")
{
    const Deck desires = deck_of("11001"); // 108 Worldly Desires
    CHECK(rules_broken(desires) == "card.banned");
    CHECK(rules_broken(desires, nullptr, {.official = false}) == "card.banned?");
    check_cases({
        {"banned by the later lists only", with(deck_of(law_dogs), "17020", 1), ""},
        {"banned by the later lists only", with(deck_of(law_dogs), "17020", 1), "card.banned", "weird-west"},
        {"banned in Weird West only", with(deck_of(law_dogs), "19028", 1), "card.banned", "weird-west"},
        {"never reprinted", with(deck_of(law_dogs), "05009", 1), "card.pool", "weird-west"},
        {"an old printing of a reprinted title", with(deck_of(law_dogs), "01119", 1), "", "weird-west"},
        {"an outfit outside", deck_of("05002"), "card.pool", "weird-west"},
        {"a legend outside", with_legends(deck_of(law_dogs), {"19001"}), "card.pool", "weird-west"},
        {"After Knicknevin is the rulebook's own", deck_of(sweetrock), "card.pool",
         "classic-after-knicknevin"},
    });
    // A casual game only warns.
    CHECK(rules_broken(deck_of("05002"), "weird-west", {.official = false}) == "card.pool?");
    CHECK(finding(desires, "card.banned").cards == std::vector<CardId>{CardId{"11001"}});
}

TEST_CASE("B5, D1 to D5: four on a face in Reloaded, four of a title everywhere")
{
    check_cases({
        {"B5 four", with(with(deck_of(law_dogs), "01051", 2), "01043", 2), ""},
        {"B5 five on 8 of spades", with(with(deck_of(law_dogs), "01051", 3), "01043", 2), "copies.face"},
        {"B5 Classic has no such limit", with(with(deck_of(sweetrock), "846b76aa", 3), "8bc6778c", 3), ""},
        {"D1 four Pistol Whip", with(deck_of(law_dogs), pistol_whip, 4), ""},
        {"D1 five Pistol Whip", with(deck_of(law_dogs), pistol_whip, 5), "copies.face copies.title"},
        {"D1 two versions, two values", with(with(deck_of(law_dogs), "01023", 3), "05010", 2),
         "copies.title"},
        {"D1 Classic five", with(deck_of(sweetrock), "846b76aa", 5), "copies.title"},
        {"D2 two and two", with(with(deck_of(law_dogs), "01023", 2), "05010", 2), ""},
        {"D2 two and three", with(with(deck_of(law_dogs), "01023", 2), "05010", 3), "copies.title"},
        {"D2 three levels", with(with(with(deck_of(law_dogs), "01023", 2), "05010", 2), "10013", 1),
         "copies.title"},
        {"D3 Lucy Clover", with(with(deck_of(law_dogs), "01015", 3), "16006", 2), "copies.title"},
        {"D4 Flamethrower", with(with(deck_of(sweetrock), "248c1b3e", 2), "fc0310d2", 3), "copies.title"},
        {"D4 Flamethrower", with(with(deck_of(sweetrock), "248c1b3e", 2), "fc0310d2", 2), ""},
        {"D4 Mirror, Mirror", with(with(deck_of(sweetrock), "6ac8884a", 3), "17ba7f8f", 2), "copies.title"},
        {"D5 Baird's", with(with(deck_of(law_dogs), "00023", 3), "24131", 2), "copies.face copies.title"},
        {"D5 misspelt reprint", with(with(deck_of(law_dogs), "05038", 3), "24240", 2),
         "copies.face copies.title"},
    });
    const Finding face = finding(with(with(deck_of(law_dogs), "01051", 3), "01043", 2), "copies.face");
    CHECK(face.found == 5);
    CHECK(face.allowed == 4);
    CHECK(face.cards.size() == 2);
    CHECK(face.message.starts_with("Five cards on 8\u2660; four are allowed: "));
}

TEST_CASE("D6: the newest printing of a Classic card rules")
{
    check_cases({
        {"the old Vampiric Dance Hall Girl is a Blackjack", starting(deck_of("8e6aced5"), {"011a787a"}), ""},
        {"and no drifter any more", starting(deck_of(sweetrock), {"011a787a"}), "start.gang"},
        {"as the new one says", starting(deck_of(sweetrock), {"b16dc1ca"}), "start.gang"},
    });
}

TEST_CASE("the order of the entries and how copies are spread over them change nothing")
{
    const Deck broken = starting(with(with(with(deck_of(law_dogs), "01023", 3), "05010", 2), pistol_whip, 5),
                                 {"01049", "03009", "01044", "01023"});
    const std::string rules = rules_broken(broken);
    CHECK(rules == "copies.face copies.title copies.title start.gang start.grifter");
    Deck turned = broken;
    std::ranges::reverse(turned.entries);
    CHECK(rules_broken(turned) == rules);
    Deck split = broken;
    for (DeckEntry& entry : split.entries)
        if (entry.copies > 1) {
            --entry.copies;
            split.entries.push_back({entry.id, 1, 0});
            break;
        }
    CHECK(rules_broken(split) == rules);
}

TEST_CASE("all faults at once; warnings leave a deck legal")
{
    Deck deck = with(deck_of(law_dogs), pistol_whip, 5);
    deck.outfits.clear();
    deck.legends = {CardId{"19002"}, CardId{"19003"}};
    CHECK(rules_broken(deck) == "copies.face copies.title legend.count outfit.count");
    CHECK_FALSE(is_legal(check_deck(deck, full_catalogue(), rules("reloaded"))));
    const Deck outside = with(deck_of(law_dogs), "05009", 1);
    CHECK(is_legal(check_deck(outside, full_catalogue(), rules("weird-west"), {.official = false})));
    CHECK_FALSE(is_legal(check_deck(outside, full_catalogue(), rules("weird-west"))));
}

TEST_CASE("an empty deck is judged, not a crash")
{
    CHECK(rules_broken(Deck{}) == "outfit.count size.valued");
    CHECK(stash_of(Deck{}, full_catalogue()) == Stash{});
}
