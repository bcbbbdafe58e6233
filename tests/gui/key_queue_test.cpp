#include <doctest/doctest.h>

#include "gui/views/key_queue.h"
#include "gui/views/keys.h"

using namespace drawhand::gui;

namespace {

constexpr int control = 341, control_bit = 0x02;

KeyEvent down(int code, int modifiers = 0)
{
    return {.key = code, .action = 1, .modifiers = modifiers};
}
KeyEvent up(int code, int modifiers = 0)
{
    return {.key = code, .action = 0, .modifiers = modifiers};
}
KeyEvent typed(char c)
{
    return {.character = true, .key = c};
}

std::vector<std::size_t> shares(const std::vector<KeyEvent>& events)
{
    KeyQueue queue;
    for (const KeyEvent& event : events)
        queue.add(event);
    std::vector<std::size_t> sizes;
    std::vector<KeyEvent> seen;
    while (!queue.empty()) {
        const auto share = queue.take_share();
        REQUIRE(sizes.size() < 100); // it always goes on
        sizes.push_back(share.size());
        seen.insert(seen.end(), share.begin(), share.end());
    }
    CHECK(seen == events); // in order, none lost
    return sizes;
}

} // namespace

TEST_CASE("a key that goes down and up at once is seen in two frames")
{
    CHECK(shares({down(key::down), up(key::down)}) == std::vector<std::size_t>{1, 1});
    CHECK(shares({down(key::down), up(key::down), down(key::down), up(key::down)}).size() == 4);
}

TEST_CASE("fast typing needs few frames")
{
    CHECK(shares({down('P'), typed('p'), down('O'), typed('o'), up('P'), up('O')}) ==
          std::vector<std::size_t>{4, 2});
}

TEST_CASE("a modifier keeps its meaning for the key before it")
{
    const auto sizes = shares(
        {down(control), down('F', control_bit), up('F', control_bit), up(control), down('P'), typed('p')});
    CHECK(sizes == std::vector<std::size_t>{2, 1, 2, 0, 1});
}

TEST_CASE("text and commands are not mixed")
{
    CHECK(shares({down('A'), typed('a'), down(key::enter)}) == std::vector<std::size_t>{2, 1});
    CHECK(shares({down(key::enter), down('A'), typed('a')}) == std::vector<std::size_t>{2, 0, 0, 1});
}
