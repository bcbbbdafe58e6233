#include <doctest/doctest.h>

#include "core/deck_difference.h"
#include "core/deck_edit.h"

using namespace drawhand;

namespace {

const CardId whip{"01119"}, dude{"01018"}, outfit{"01002"}, other_outfit{"01001"};

} // namespace

TEST_CASE("no difference between the same cards in another order")
{
    Deck one = with_copies_added(with_starters_added(Deck{}, dude, 1), whip, 2);
    Deck two = with_starters_added(with_copies_added(Deck{}, whip, 2), dude, 1);
    CHECK_FALSE(deck_difference(one, two).any());
    CHECK_FALSE(deck_difference(Deck{}, Deck{}).any());
}

TEST_CASE("cards that came, went, or changed their number or start")
{
    const Deck one = with_outfit(with_copies_added(with_starters_added(Deck{}, dude, 1), whip, 2), outfit);
    Deck two = with_outfit(with_starting(with_copies_added(one, whip, -2), dude, 0), other_outfit);
    two = with_copies_added(std::move(two), CardId{"01144"}, 1);
    const DeckDifference difference = deck_difference(one, two);
    CHECK(difference.cards == std::vector<DeckCardChange>{{DeckPart::outfit, other_outfit, 0, 1, 0, 0},
                                                          {DeckPart::outfit, outfit, 1, 0, 0, 0},
                                                          {DeckPart::card, dude, 1, 1, 1, 0},
                                                          {DeckPart::card, whip, 2, 0, 0, 0},
                                                          {DeckPart::card, CardId{"01144"}, 0, 1, 0, 0}});
    CHECK(difference.cards_changed());
    CHECK_FALSE(difference.name.changed());
}

TEST_CASE("a card as a legend is another part than the card in the deck")
{
    const Deck one = with_legend(Deck{}, dude), two = with_copies_added(Deck{}, dude, 1);
    CHECK(deck_difference(one, two).cards.size() == 2);
}

TEST_CASE("words and unknown cards")
{
    Deck one = with_tag(with_tag(with_name(Deck{}, "a"), "x"), "y");
    one.unknown = {{"2x Foo", 2}, {"1x Bar", 1}, {"1x Bar", 1}};
    Deck two = with_tag(with_tag(with_notes(with_format(with_name(Deck{}, "b"), "classic"), "n"), "z"), "y");
    two.unknown = {{"1x Bar", 1}, {"2x Foo", 3}};
    const DeckDifference difference = deck_difference(one, two);
    CHECK(difference.any());
    CHECK(difference.name == TextChange{"a", "b"});
    CHECK(difference.format == TextChange{"", "classic"});
    CHECK(difference.notes == TextChange{"", "n"});
    CHECK(difference.tags_removed == std::vector<std::string>{"x"});
    CHECK(difference.tags_added == std::vector<std::string>{"z"});
    CHECK(difference.unknown_removed == std::vector<UnknownCard>{{"1x Bar", 1}, {"2x Foo", 2}});
    CHECK(difference.unknown_added == std::vector<UnknownCard>{{"2x Foo", 3}});
}
