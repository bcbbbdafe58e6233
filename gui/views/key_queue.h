#pragma once

#include <deque>
#include <vector>

namespace drawhand::gui {

/// A key that went down or up, or a character that was typed, in the order in which it happened.
struct KeyEvent {
    bool character = false;
    int key = 0; // GLFW's number, or the code point of the character
    int scancode = 0;
    int action = 0; // 1: pressed, 0: released
    int modifiers = 0;
    bool operator==(const KeyEvent&) const = default;
};

/// ImGui 1.86 sees the state of the keys once a frame, so a key that goes down and up between two frames
/// would be lost. The queue deals the events out over as many frames as it takes to see them all.
class KeyQueue {
public:
    void add(const KeyEvent& event) { events_.push_back(event); }
    bool empty() const { return events_.empty(); }
    /// What the next frame may see together. Nothing at times, although the queue is not empty: after a
    /// command text waits, because a box that the command opened takes two frames to listen.
    std::vector<KeyEvent> take_share();

private:
    std::deque<KeyEvent> events_;
    int frames_to_wait_ = 0;
};

} // namespace drawhand::gui
