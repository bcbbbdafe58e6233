#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace drawhand::gui {

/// A widget as it was drawn in the last frame.
struct RecordedWidget {
    std::string path;                               // "browser/search": stable, tests find widgets by it
    float left = 0, top = 0, right = 0, bottom = 0; // the part that can be seen
    bool visible = false;                           // not scrolled out of sight
    bool hovered = false;
    bool active = false;
    std::string value; // what it shows: "on", "NOT LEGAL", the text of a box
    bool cut = false;  // reaches out of its panel to the left or right
};

/// Tells tests what is where on the screen. Off by default: then recording costs a comparison.
class Recorder {
public:
    void enable() { enabled_ = true; }
    void begin_frame() { widgets_.clear(); }
    /// Records the last ImGui item.
    void item(std::string_view path, std::string_view value = {});
    /// Records something painted by hand.
    void area(std::string_view path, float left, float top, float right, float bottom,
              std::string_view value = {});

    const std::vector<RecordedWidget>& widgets() const { return widgets_; }
    /// nullptr when the last frame had no such widget.
    const RecordedWidget* find(std::string_view path) const;

private:
    bool enabled_ = false;
    std::vector<RecordedWidget> widgets_;
};

} // namespace drawhand::gui
