#pragma once

#include <imgui.h>

namespace drawhand::gui {

/// ImGui 1.86 knows keys by the window library's numbers; these are GLFW's (window_main checks them).
/// Letters and digits have their ASCII code.
namespace key {
inline constexpr int space = 32, minus = 45, equal = 61;
inline constexpr int escape = 256, enter = 257, tab = 258, backspace = 259, insert = 260, remove = 261;
inline constexpr int right = 262, left = 263, down = 264, up = 265;
inline constexpr int page_up = 266, page_down = 267, home = 268, end = 269;
inline constexpr int f1 = 290, pad_subtract = 333, pad_add = 334, pad_enter = 335;
inline constexpr int left_shift = 340, right_super = 347; // with control and alt between them
} // namespace key

/// Tells ImGui which keys move the cursor in a text box. Escape is left out on purpose: ImGui would put the
/// old text back, but in a search that shows its answers while one types there is nothing to put back.
void map_editing_keys(ImGuiIO& io);

} // namespace drawhand::gui
