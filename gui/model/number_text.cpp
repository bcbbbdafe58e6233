#include "gui/model/number_text.h"

#include <fmt/format.h>

namespace drawhand::gui {

std::string chance_text(std::uint64_t count, std::uint64_t total)
{
    if (total == 0) return "-";
    std::string text = fmt::format("{:.2f}", 100.0 * static_cast<double>(count) / static_cast<double>(total));
    if (count > 0 && text == "0.00") return "<0.01";
    if (count < total && text == "100.00") return ">99.99";
    return text;
}

std::string mean_text(double mean)
{
    return fmt::format("{:.2f}", mean);
}

std::string grouped(std::uint64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3; place -= 3)
        text.insert(place - 3, 1, ',');
    return text;
}

std::string duration_text(double milliseconds)
{
    if (milliseconds < 1.0) return "under 1 ms";
    if (milliseconds < 999.5) return fmt::format("{:.0f} ms", milliseconds);
    return fmt::format("{:.1f} s", milliseconds / 1000.0);
}

std::string counted_text(std::uint64_t number, std::string_view singular, std::string_view plural)
{
    return fmt::format("{} {}", grouped(number), number == 1 ? singular : plural);
}

std::string short_path(std::string_view path, std::string_view home, std::size_t most)
{
    std::string text(path);
    if (!home.empty() && text.starts_with(home) && text.size() > home.size() && text[home.size()] == '/')
        text.replace(0, home.size(), "~");
    if (text.size() <= most) return text;
    // The file's name says more than the folders above it, so the end stays.
    const std::size_t head = most / 3;
    return text.substr(0, head) + "..." + text.substr(text.size() - (most - head - 3));
}

} // namespace drawhand::gui
