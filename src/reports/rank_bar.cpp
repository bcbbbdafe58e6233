#include "reports/rank_bar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace drawhand {

namespace {

constexpr std::array<std::string_view, 9> blocks{" ",      "\u258F", "\u258E", "\u258D", "\u258C",
                                                 "\u258B", "\u258A", "\u2589", "\u2588"};
constexpr std::string_view shade = "\u2591";
constexpr std::string_view solid_ink = "\033[38;5;179m", light_ink = "\033[38;5;94m";
constexpr std::string_view solid_on_light = "\033[38;5;179;48;5;94m", no_ink = "\033[0m";

/// One column: eighths of it that are solid, and eighths that are filled at all.
struct Cell {
    int solid, whole;
};

std::string plain_cell(Cell cell)
{
    if (cell.solid > 0) return std::string(blocks[static_cast<std::size_t>(cell.solid)]);
    return std::string(cell.whole >= 4 ? shade : blocks[0]);
}

std::string coloured_cell(Cell cell)
{
    if (cell.whole == 0) return std::string(blocks[0]);
    const bool mixed = cell.solid > 0 && cell.solid < 8 && cell.whole == 8;
    const std::string_view ink = mixed ? solid_on_light : cell.solid > 0 ? solid_ink : light_ink;
    const int eighths = cell.solid > 0 ? cell.solid : cell.whole;
    return std::string(ink).append(blocks[static_cast<std::size_t>(eighths)]).append(no_ink);
}

} // namespace

std::string two_tone_bar(double solid, double whole, std::size_t width, bool colour)
{
    const auto eighths = [width](double share) {
        return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 8.0 * static_cast<double>(width)));
    };
    const int solid_end = eighths(solid), whole_end = std::max(eighths(whole), solid_end);
    std::string bar;
    for (std::size_t column = 0; column < width; ++column) {
        const int begin = static_cast<int>(column) * 8;
        const Cell cell{std::clamp(solid_end - begin, 0, 8), std::clamp(whole_end - begin, 0, 8)};
        bar += colour ? coloured_cell(cell) : plain_cell(cell);
    }
    return bar;
}

} // namespace drawhand
