#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "gui/model/theme.h"

namespace drawhand::gui {

inline constexpr int smallest_width = 800, smallest_height = 600;
inline constexpr int smallest_font = 75, largest_font = 200; // percent
inline constexpr double narrowest_browser = 0.4, widest_browser = 0.7;

/// What the window remembers from one start to the next.
struct Settings {
    int width = 1400;
    int height = 900;
    Theme theme = Theme::dark;
    int font_percent = 100;
    double browser_share = 0.58; // of the window's width
    std::string search;
    std::string deck; // file name of the chosen sample
    int stud = 2;
    bool operator==(const Settings&) const = default;
};

std::string settings_text(const Settings& settings);
/// Takes what makes sense and the default for everything else: a broken file never keeps the window shut.
Settings parse_settings(std::string_view text);

/// $XDG_CONFIG_HOME/drawhand/window.json, by default under ~/.config; nothing when there is no home.
std::optional<std::filesystem::path> settings_file();

Settings load_settings(const std::filesystem::path& file);
/// Whole or not at all: writes beside the file and renames. False when the disk does not let it.
bool save_settings(const std::filesystem::path& file, const Settings& settings);

} // namespace drawhand::gui
