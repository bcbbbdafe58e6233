#include "gui/views/key_queue.h"

#include <algorithm>

#include "gui/views/keys.h"

namespace drawhand::gui {

namespace {

constexpr int frames_for_a_box = 2;
constexpr int control_or_alt_or_super = 0x02 | 0x04 | 0x08; // GLFW's modifier bits

bool is_modifier(const KeyEvent& event)
{
    return !event.character && event.key >= key::left_shift && event.key <= key::right_super;
}

/// A key that commands something: arrows, function keys, anything with Ctrl. Letters alone become text.
bool is_command(const KeyEvent& event)
{
    return !event.character && !is_modifier(event) &&
           (event.key >= key::escape || (event.modifiers & control_or_alt_or_super) != 0);
}

bool fits(const std::vector<KeyEvent>& share, const KeyEvent& next)
{
    return std::ranges::none_of(share, [&](const KeyEvent& earlier) {
        if (!next.character && !earlier.character && next.key == earlier.key)
            return true; // would change twice
        if (is_modifier(next) && !is_modifier(earlier))
            return true; // would change what the earlier one means
        return (next.character && is_command(earlier)) || (is_command(next) && earlier.character);
    });
}

} // namespace

std::vector<KeyEvent> KeyQueue::take_share()
{
    std::vector<KeyEvent> share;
    const bool text_waits = frames_to_wait_ > 0;
    while (!events_.empty() && fits(share, events_.front()) && !(text_waits && events_.front().character)) {
        share.push_back(events_.front());
        events_.pop_front();
    }
    frames_to_wait_ =
        std::ranges::any_of(share, is_command) ? frames_for_a_box : std::max(frames_to_wait_ - 1, 0);
    return share;
}

} // namespace drawhand::gui
