#pragma once

#include <atomic>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "gui/model/theme.h"
#include "gui/views/key_queue.h"
#include "gui/widgets/look.h"

struct GLFWwindow;

namespace drawhand::gui {

/// Why there is no window: no display, or no OpenGL.
class WindowError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The one window with its drawing surface, ImGui inside it, and the events that reach it.
class GlfwWindow {
public:
    struct Wish {
        std::string title;
        int width = 0, height = 0; // for a screen of usual density; on a denser one it takes more pixels
        bool for_picture = false;  // exactly this size, and no mouse that happens to be above it
    };
    explicit GlfwWindow(const Wish& wish);
    ~GlfwWindow();
    GlfwWindow(const GlfwWindow&) = delete;
    GlfwWindow& operator=(const GlfwWindow&) = delete;

    /// Loads the fonts for this scale (1: 16 pixels, larger on dense screens) and sets the colours.
    Look set_look(Theme theme, double font_scale);

    void begin_frame();
    /// Paints what ImGui drew since begin_frame(); show() brings it to the screen.
    void paint(Colour ground);
    void show();

    /// Sleeps until something happens, at most so long. True: there is something to draw.
    bool wait(double seconds);
    /// From any thread: ends the sleep and asks for a frame.
    void wake();

    bool close_requested() const;
    /// Keys that no frame has seen yet.
    bool keys_waiting() const { return !keys_.empty(); }
    /// Files dropped on the window since the last call.
    std::vector<std::string> take_dropped();
    bool maximized() const;
    /// As wished for, for remembering: on a screen of another density it would be as large to the eye.
    std::pair<int, int> size() const;
    /// In pixels, for pictures.
    std::pair<int, int> pixels() const;

private:
    void open(const Wish& wish);
    void start_imgui();
    void install_callbacks();
    void install_key_callbacks();
    static GlfwWindow& self(GLFWwindow* window);

    GLFWwindow* window_ = nullptr;
    KeyQueue keys_;
    std::vector<std::string> dropped_;
    bool for_picture_;
    float density_ = 1.0F; // of the screen, 2 where pixels are half as large as usual
    int frames_wanted_ = 0;
    std::atomic<bool> woken_{false};
};

} // namespace drawhand::gui
