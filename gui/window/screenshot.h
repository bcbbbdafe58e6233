#pragma once

#include <string>

namespace drawhand::gui {

/// Writes what was painted, before it is shown, as a PNG. Throws WindowError naming the file when it cannot.
void save_screenshot(const std::string& file, int width, int height);

} // namespace drawhand::gui
