#pragma once

#include <string>
#include <string_view>

#include "gui/views/views.h"

namespace drawhand::test {

/// Draws the window without a display: ImGui with no backend, a mouse and a keyboard moved by the test.
class HeadlessWindow {
public:
    explicit HeadlessWindow(gui::AppModel& model, float width = 1400, float height = 900,
                            const gui::FontFiles& fonts = {});
    ~HeadlessWindow();
    HeadlessWindow(const HeadlessWindow&) = delete;
    HeadlessWindow& operator=(const HeadlessWindow&) = delete;

    /// As the program does it: collect results, draw, apply what was asked for.
    void frame();
    void frames(int count);
    /// Draws until the chosen odds are there.
    void settle();

    void point_at(std::string_view path);
    void point_at(float x, float y);
    void click(std::string_view path);
    void type(std::string_view text);
    void press(int key, bool control = false);
    void drag(std::string_view path, float to_x);

    const gui::RecordedWidget* find(std::string_view path) const { return recorder_.find(path); }
    /// Fails the test when it is not there.
    const gui::RecordedWidget& widget(std::string_view path) const;
    const gui::Recorder& recorder() const { return recorder_; }
    const gui::ViewState& state() const { return state_; }
    const gui::Look& look() const { return look_; }
    /// Triangles of the last frame.
    int triangles() const;

private:
    gui::AppModel& model_;
    gui::CommandQueue commands_;
    gui::ViewState state_;
    gui::Recorder recorder_;
    gui::Look look_;
};

} // namespace drawhand::test
