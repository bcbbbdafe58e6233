#include "core/edit_distance.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace drawhand {

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit)
{
    const std::size_t longer = std::max(a.size(), b.size());
    const std::size_t shorter = std::min(a.size(), b.size());
    if (longer - shorter > limit) return limit + 1;
    // Three rows of the Damerau-Levenshtein table (optimal string alignment). Titles fit on the stack.
    constexpr std::size_t usual = 64;
    std::array<std::size_t, 3 * usual> small;
    std::vector<std::size_t> large;
    const std::size_t width = b.size() + 1;
    if (width > usual) large.resize(3 * width);
    std::size_t* before = width > usual ? large.data() : small.data();
    std::size_t* last = before + width;
    std::size_t* row = last + width;
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        std::size_t smallest = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replace});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
            smallest = std::min(smallest, row[j]);
        }
        if (smallest > limit) return limit + 1;
        std::swap(before, last);
        std::swap(last, row);
    }
    return std::min(last[b.size()], limit + 1);
}

} // namespace drawhand
