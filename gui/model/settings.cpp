#include "gui/model/settings.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "gui/model/odds_ladder.h"

namespace drawhand::gui {

namespace {

using nlohmann::json;

constexpr int largest_side = 16'384;
constexpr std::size_t largest_file = 1 << 16;
constexpr std::size_t longest_text = 2'000;

void read_number(const json& object, const char* key, int low, int high, int& number)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer()) return;
    const auto value = found->get<std::int64_t>();
    if (value >= low && value <= high) number = static_cast<int>(value);
}

void read_text(const json& object, const char* key, std::string& text)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) return;
    const auto& value = found->get_ref<const std::string&>();
    if (value.size() <= longest_text) text = value;
}

void read_share(const json& object, double& share)
{
    const auto found = object.find("browser_share");
    if (found == object.end() || !found->is_number()) return;
    share = std::clamp(found->get<double>(), narrowest_browser, widest_browser);
}

} // namespace

std::string settings_text(const Settings& settings)
{
    const json object{{"width", settings.width},
                      {"height", settings.height},
                      {"theme", theme_name(settings.theme)},
                      {"font_percent", settings.font_percent},
                      {"browser_share", settings.browser_share},
                      {"search", settings.search},
                      {"deck", settings.deck},
                      {"stud", settings.stud}};
    // Half a character typed or a file name that is no UTF-8 must not keep the rest from being saved.
    return object.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

Settings parse_settings(std::string_view text)
{
    Settings settings;
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object()) return settings;
    read_number(object, "width", smallest_width, largest_side, settings.width);
    read_number(object, "height", smallest_height, largest_side, settings.height);
    read_number(object, "font_percent", smallest_font, largest_font, settings.font_percent);
    read_number(object, "stud", 0, most_stud, settings.stud);
    read_share(object, settings.browser_share);
    read_text(object, "search", settings.search);
    read_text(object, "deck", settings.deck);
    std::string theme;
    read_text(object, "theme", theme);
    settings.theme = parse_theme(theme).value_or(settings.theme);
    return settings;
}

std::optional<std::filesystem::path> settings_file()
{
    const auto below = [](const char* folder, const char* rest) {
        return std::filesystem::path(folder) / rest / "drawhand/window.json";
    };
    // The XDG rule: a relative path there is to be ignored.
    if (const char* chosen = std::getenv("XDG_CONFIG_HOME"); chosen && *chosen == '/')
        return below(chosen, "");
    if (const char* home = std::getenv("HOME"); home && *home == '/') return below(home, ".config");
    return std::nullopt;
}

Settings load_settings(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string text(largest_file, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return parse_settings(text);
}

bool save_settings(const std::filesystem::path& file, const Settings& settings)
{
    std::error_code problem;
    std::filesystem::create_directories(file.parent_path(), problem);
    // Two windows may close at the same moment: each writes its own file, the last rename wins.
    std::filesystem::path beside = file;
    beside += ".new" + std::to_string(getpid());
    {
        std::ofstream stream(beside, std::ios::binary | std::ios::trunc);
        stream << settings_text(settings);
        if (!stream.flush()) {
            std::filesystem::remove(beside, problem);
            return false;
        }
    }
    std::filesystem::rename(beside, file, problem);
    if (!problem) return true;
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    return false;
}

} // namespace drawhand::gui
