#include "gui/window/screenshot.h"

#include <vector>

#include <GLFW/glfw3.h>
#include <stb_image_write.h>

#include "gui/window/glfw_window.h"

namespace drawhand::gui {

void save_screenshot(const std::string& file, int width, int height)
{
    constexpr int channels = 3;
    std::vector<unsigned char> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) *
                                      channels);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
    stbi_flip_vertically_on_write(1); // OpenGL counts rows from below
    stbi_write_force_png_filter = 0;  // plain rows pack better where large areas have one colour
    stbi_write_png_compression_level = 32;
    if (stbi_write_png(file.c_str(), width, height, channels, pixels.data(), width * channels) == 0)
        throw WindowError("the picture \"" + file + "\" cannot be written");
}

} // namespace drawhand::gui
