#include "gui/window/glfw_window.h"

#include <algorithm>
#include <cctype>
#include <cfloat>
#include <cmath>
#include <utility>

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>

#include "gui/model/settings.h"
#include "gui/views/keys.h"

namespace drawhand::gui {

namespace {

// What gui/views/keys.h says in numbers, so that the views need no GLFW.
static_assert(key::escape == GLFW_KEY_ESCAPE && key::enter == GLFW_KEY_ENTER && key::tab == GLFW_KEY_TAB &&
              key::backspace == GLFW_KEY_BACKSPACE && key::insert == GLFW_KEY_INSERT &&
              key::remove == GLFW_KEY_DELETE && key::right == GLFW_KEY_RIGHT && key::left == GLFW_KEY_LEFT &&
              key::down == GLFW_KEY_DOWN && key::up == GLFW_KEY_UP && key::page_up == GLFW_KEY_PAGE_UP &&
              key::page_down == GLFW_KEY_PAGE_DOWN && key::home == GLFW_KEY_HOME &&
              key::end == GLFW_KEY_END && key::f1 == GLFW_KEY_F1 &&
              key::pad_subtract == GLFW_KEY_KP_SUBTRACT && key::pad_add == GLFW_KEY_KP_ADD &&
              key::pad_enter == GLFW_KEY_KP_ENTER && key::left_shift == GLFW_KEY_LEFT_SHIFT &&
              key::right_super == GLFW_KEY_RIGHT_SUPER && key::minus == GLFW_KEY_MINUS &&
              key::equal == GLFW_KEY_EQUAL && key::space == GLFW_KEY_SPACE);

// ImGui settles layout and hovering over a few frames after each event.
constexpr int frames_after_event = 3;
constexpr float body_pixels = 16.0F;

std::string last_problem()
{
    const char* text = nullptr;
    glfwGetError(&text);
    return text ? text : "no reason given";
}

/// Ctrl+Z and the like go by the letter on the key, not by its place on an American keyboard.
int layout_key(int key, int scancode)
{
    if (key < 'A' || key > 'Z') return key;
    const char* name = glfwGetKeyName(key, scancode);
    if (!name || name[1] != '\0' || std::isalpha(static_cast<unsigned char>(name[0])) == 0) return key;
    return std::toupper(static_cast<unsigned char>(name[0]));
}

float screen_density()
{
    float density = 1.0F;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor())
        glfwGetMonitorContentScale(monitor, &density, nullptr);
    return density > 0 ? density : 1.0F;
}

int scaled(int length, float by)
{
    return static_cast<int>(std::lround(static_cast<float>(length) * by));
}

/// No larger than the screen, with room for the frame that the desktop draws around the window.
std::pair<int, int> fitting(int width, int height)
{
    constexpr int frame = 60;
    int x = 0, y = 0, most_width = 0, most_height = 0;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor())
        glfwGetMonitorWorkarea(monitor, &x, &y, &most_width, &most_height);
    if (most_width <= 0 || most_height <= frame) return {width, height};
    return {std::min(width, most_width), std::min(height, most_height - frame)};
}

} // namespace

GlfwWindow::GlfwWindow(const Wish& wish) : for_picture_(wish.for_picture)
{
    if (glfwInit() == GLFW_FALSE) throw WindowError("no window can be opened: " + last_problem());
    try {
        open(wish);
    } catch (...) {
        glfwTerminate();
        throw;
    }
    install_callbacks(); // before ImGui's own, which call them
    start_imgui();
    install_key_callbacks(); // after ImGui's own, which they replace
}

void GlfwWindow::open(const Wish& wish)
{
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "drawhand");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "drawhand");
    if (!wish.for_picture) density_ = screen_density();
    const std::pair exact(scaled(wish.width, density_), scaled(wish.height, density_));
    const auto [width, height] = wish.for_picture ? exact : fitting(exact.first, exact.second);
    window_ = glfwCreateWindow(width, height, wish.title.c_str(), nullptr, nullptr);
    if (!window_) throw WindowError("no window can be opened: " + last_problem() + " (OpenGL 3.0 is needed)");
    glfwSetWindowSizeLimits(window_, std::min(width, smallest_width), std::min(height, smallest_height),
                            GLFW_DONT_CARE, GLFW_DONT_CARE);
    glfwSetWindowUserPointer(window_, this);
    glfwMakeContextCurrent(window_);
    glfwSwapInterval(1);
}

void GlfwWindow::start_imgui()
{
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr; // nothing is to land in the working directory
    ImGui_ImplGlfw_InitForOpenGL(window_, true);
    ImGui_ImplOpenGL3_Init("#version 130");
    map_editing_keys(ImGui::GetIO());
}

GlfwWindow::~GlfwWindow()
{
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window_);
    glfwTerminate();
}

GlfwWindow& GlfwWindow::self(GLFWwindow* window)
{
    return *static_cast<GlfwWindow*>(glfwGetWindowUserPointer(window));
}

void GlfwWindow::install_callbacks()
{
    glfwSetCursorPosCallback(
        window_, [](GLFWwindow* w, double, double) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetMouseButtonCallback(
        window_, [](GLFWwindow* w, int, int, int) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetScrollCallback(window_,
                          [](GLFWwindow* w, double, double) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetCursorEnterCallback(window_,
                               [](GLFWwindow* w, int) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetWindowFocusCallback(window_,
                               [](GLFWwindow* w, int) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetFramebufferSizeCallback(
        window_, [](GLFWwindow* w, int, int) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { self(w).frames_wanted_ = frames_after_event; });
    glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** paths) {
        self(w).dropped_.insert(self(w).dropped_.end(), paths, paths + count);
        self(w).frames_wanted_ = frames_after_event;
    });
}

void GlfwWindow::install_key_callbacks()
{
    glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int modifiers) {
        if (action != GLFW_REPEAT) // ImGui repeats by itself
            self(w).keys_.add({false, layout_key(key, scancode), scancode, action, modifiers});
        self(w).frames_wanted_ = frames_after_event;
    });
    glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned int character) {
        self(w).keys_.add({.character = true, .key = static_cast<int>(character)});
        self(w).frames_wanted_ = frames_after_event;
    });
}

Look GlfwWindow::set_look(Theme theme, double font_scale)
{
    const float pixels = std::round(body_pixels * density_ * static_cast<float>(font_scale));
    const Fonts fonts = load_fonts(*ImGui::GetIO().Fonts, pixels);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
    apply_style(palette_of(theme), pixels);
    frames_wanted_ = frames_after_event;
    return {&palette_of(theme), fonts};
}

void GlfwWindow::begin_frame()
{
    for (const KeyEvent& event : keys_.take_share()) {
        if (event.character)
            ImGui_ImplGlfw_CharCallback(window_, static_cast<unsigned int>(event.key));
        else
            ImGui_ImplGlfw_KeyCallback(window_, event.key, event.scancode, event.action, event.modifiers);
    }
    frames_wanted_ = keys_.empty() ? std::max(frames_wanted_ - 1, 0) : frames_after_event;
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    if (for_picture_) ImGui::GetIO().MousePos = {-FLT_MAX, -FLT_MAX};
    ImGui::NewFrame();
}

void GlfwWindow::paint(Colour ground)
{
    ImGui::Render();
    const auto [width, height] = pixels();
    const ImVec4 clear = vector_of(ground);
    glViewport(0, 0, width, height);
    glClearColor(clear.x, clear.y, clear.z, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void GlfwWindow::show()
{
    glfwSwapBuffers(window_);
}

bool GlfwWindow::wait(double seconds)
{
    if (frames_wanted_ > 0)
        glfwPollEvents();
    else
        glfwWaitEventsTimeout(seconds);
    if (woken_.exchange(false)) frames_wanted_ = std::max(frames_wanted_, 1);
    return frames_wanted_ > 0;
}

void GlfwWindow::wake()
{
    woken_ = true;
    glfwPostEmptyEvent();
}

bool GlfwWindow::close_requested() const
{
    return glfwWindowShouldClose(window_) != GLFW_FALSE;
}

std::vector<std::string> GlfwWindow::take_dropped()
{
    return std::exchange(dropped_, {});
}

bool GlfwWindow::maximized() const
{
    return glfwGetWindowAttrib(window_, GLFW_MAXIMIZED) != GLFW_FALSE;
}

std::pair<int, int> GlfwWindow::size() const
{
    int width = 0, height = 0;
    glfwGetWindowSize(window_, &width, &height);
    return {scaled(width, 1 / density_), scaled(height, 1 / density_)};
}

std::pair<int, int> GlfwWindow::pixels() const
{
    int width = 0, height = 0;
    glfwGetFramebufferSize(window_, &width, &height);
    return {width, height};
}

} // namespace drawhand::gui
