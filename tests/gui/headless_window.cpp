#include "gui/headless_window.h"

#include <cfloat>
#include <chrono>
#include <thread>

#include <doctest/doctest.h>

#include "gui/views/keys.h"

namespace drawhand::test {

using namespace gui;

HeadlessWindow::HeadlessWindow(AppModel& model, float width, float height, const FontFiles& fonts)
    : model_(model)
{
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {width, height};
    io.DeltaTime = 1.0F / 60;
    io.MousePos = {-FLT_MAX, -FLT_MAX};
    map_editing_keys(io);
    const float pixels = 16.0F * static_cast<float>(model.font_percent()) / 100;
    look_ = {&palette_of(model.theme()), load_fonts(*io.Fonts, pixels, fonts)};
    apply_style(*look_.palette, pixels);
    unsigned char* texture = nullptr;
    int texture_width = 0, texture_height = 0;
    io.Fonts->GetTexDataAsRGBA32(&texture, &texture_width, &texture_height);
    recorder_.enable();
    frames(3);
}

HeadlessWindow::~HeadlessWindow()
{
    ImGui::DestroyContext();
}

void HeadlessWindow::frame()
{
    model_.poll();
    look_.palette = &palette_of(model_.theme());
    ImGui::NewFrame();
    Ui ui{model_, commands_, state_, look_, recorder_};
    draw_window(ui);
    ImGui::Render();
    model_.apply_all(commands_);
}

void HeadlessWindow::frames(int count)
{
    for (int i = 0; i < count; ++i)
        frame();
}

void HeadlessWindow::settle()
{
    const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    for (frames(3); model_.odds().computing() && !model_.odds().up_to_date(); frame()) {
        REQUIRE(std::chrono::steady_clock::now() < give_up);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    frame();
}

void HeadlessWindow::point_at(float x, float y)
{
    ImGui::GetIO().MousePos = {x, y};
    frames(2);
}

void HeadlessWindow::point_at(std::string_view path)
{
    const RecordedWidget& target = widget(path);
    REQUIRE_MESSAGE(target.visible, std::string(path));
    point_at((target.left + target.right) / 2, (target.top + target.bottom) / 2);
}

void HeadlessWindow::click(std::string_view path)
{
    point_at(path);
    ImGui::GetIO().MouseDown[0] = true;
    frame();
    ImGui::GetIO().MouseDown[0] = false;
    frames(3);
}

void HeadlessWindow::drag(std::string_view path, float to_x)
{
    point_at(path);
    ImGui::GetIO().MouseDown[0] = true;
    frame();
    point_at(to_x, ImGui::GetIO().MousePos.y);
    ImGui::GetIO().MouseDown[0] = false;
    frames(3);
}

void HeadlessWindow::type(std::string_view text)
{
    ImGui::GetIO().AddInputCharactersUTF8(std::string(text).c_str());
    frames(3);
}

void HeadlessWindow::press(int key, bool control)
{
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = control;
    io.KeysDown[key] = true;
    frame();
    io.KeysDown[key] = false;
    io.KeyCtrl = false;
    frames(3);
}

const RecordedWidget& HeadlessWindow::widget(std::string_view path) const
{
    const RecordedWidget* found = find(path);
    REQUIRE_MESSAGE(found, "no widget " << std::string(path));
    return *found;
}

int HeadlessWindow::triangles() const
{
    return ImGui::GetDrawData()->TotalIdxCount / 3;
}

} // namespace drawhand::test
