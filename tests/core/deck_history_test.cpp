#include <doctest/doctest.h>

#include <random>

#include "core/deck_edit.h"
#include "core/deck_history.h"

using namespace drawhand;

namespace {

const CardId cards[] = {CardId{"01018"}, CardId{"01119"}, CardId{"01144"}};

Deck random_edit(Deck deck, std::mt19937& random)
{
    const CardId& card = cards[random() % 3];
    switch (random() % 4) {
    case 0: return with_copies_added(std::move(deck), card, 1);
    case 1: return with_copies_added(std::move(deck), card, -1);
    case 2: return with_starting(std::move(deck), card, static_cast<int>(random() % 3));
    default: return with_name(std::move(deck), std::to_string(random() % 3));
    }
}

} // namespace

TEST_CASE("undo goes back, redo forward, a new change ends the way forward")
{
    DeckHistory history{Deck{}};
    CHECK_FALSE(history.can_undo());
    CHECK(history.undo_label().empty());
    const Deck one = with_copies_added(Deck{}, cards[0], 1), two = with_copies_added(one, cards[0], 1);
    history.record(one, "first");
    history.record(two, "second");
    CHECK(history.undo_label() == "second");
    history.undo();
    CHECK(history.now() == one);
    CHECK(history.undo_label() == "first");
    CHECK(history.redo_label() == "second");
    history.redo();
    CHECK(history.now() == two);
    history.redo();
    CHECK(history.now() == two);
    history.undo();
    history.record(with_name(one, "other"), "rename");
    CHECK_FALSE(history.can_redo());
    history.undo();
    CHECK(history.now() == one);
}

TEST_CASE("a change that changes nothing leaves no trace, also not ahead")
{
    DeckHistory history{Deck{}};
    history.record(with_name(Deck{}, "x"), "rename");
    history.undo();
    history.record(Deck{}, "nothing");
    CHECK_FALSE(history.can_undo());
    CHECK(history.can_redo());
}

TEST_CASE("all the way back after any edits, and forward again")
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        const Deck start = with_copies_added(Deck{}, cards[1], 2);
        DeckHistory history{start};
        for (int i = 0; i < 60; ++i)
            history.record(random_edit(history.now(), random), "edit");
        const Deck end = history.now();
        while (history.can_undo())
            history.undo();
        CHECK(history.now() == start);
        while (history.can_redo())
            history.redo();
        CHECK(history.now() == end);
    }
}

TEST_CASE("a thousand steps back are kept, older ones forgotten")
{
    DeckHistory history{Deck{}};
    for (int i = 1; i <= 1'500; ++i)
        history.record(with_name(Deck{}, std::to_string(i)), "rename");
    int steps = 0;
    for (; history.can_undo(); ++steps)
        history.undo();
    CHECK(steps == 999);
    CHECK(history.now().name == "501");
}
