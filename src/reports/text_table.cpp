#include "reports/text_table.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "reports/display_width.h"

namespace drawhand {

namespace {

constexpr std::size_t gap = 2;
constexpr std::size_t hidden = 0; // width of a column that is not shown

std::size_t total_width(const std::vector<std::size_t>& widths)
{
    const auto shown =
        static_cast<std::size_t>(std::ranges::count_if(widths, [](std::size_t w) { return w != hidden; }));
    return std::accumulate(widths.begin(), widths.end(), std::size_t{0}) +
           (shown > 0 ? (shown - 1) * gap : 0);
}

/// The shrinkable column that has most to give.
std::optional<std::size_t> widest_shrinkable(const std::vector<TextColumn>& columns,
                                             const std::vector<std::size_t>& widths)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].shrink_to > 0 && widths[i] > columns[i].shrink_to &&
            (!best || widths[i] > widths[*best]))
            best = i;
    return best;
}

std::optional<std::size_t> next_to_drop(const std::vector<TextColumn>& columns,
                                        const std::vector<std::size_t>& widths)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].drop_order > 0 && widths[i] != hidden &&
            (!best || columns[i].drop_order < columns[*best].drop_order))
            best = i;
    return best;
}

void fit(const std::vector<TextColumn>& columns, std::vector<std::size_t>& widths, std::size_t width)
{
    while (total_width(widths) > width) {
        if (const auto column = widest_shrinkable(columns, widths))
            --widths[*column];
        else if (const auto dropped = next_to_drop(columns, widths))
            widths[*dropped] = hidden;
        else
            return;
    }
}

} // namespace

std::string TextTable::text(std::size_t width, bool colour) const
{
    std::vector<std::size_t> widths(columns_.size(), hidden);
    for (const auto& row : rows_)
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (!row[i].empty())
                widths[i] = std::max({widths[i], display_width(row[i]), display_width(columns_[i].heading)});
    fit(columns_, widths, width);

    const auto line = [&](const auto& cell) {
        std::string result;
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (widths[i] == hidden) continue;
            const std::string content = shortened(cell(i), widths[i]);
            if (!result.empty()) result.append(gap, ' ');
            result +=
                columns_[i].right_aligned ? padded_left(content, widths[i]) : padded(content, widths[i]);
        }
        result.erase(result.find_last_not_of(' ') + 1);
        return result;
    };
    std::string heading = line([&](std::size_t i) -> const std::string& { return columns_[i].heading; });
    std::string text = colour ? "\033[1m" + heading + "\033[0m\n" : heading + '\n';
    for (const auto& row : rows_)
        text += line([&](std::size_t i) -> const std::string& { return row[i]; }) + '\n';
    return text;
}

} // namespace drawhand
