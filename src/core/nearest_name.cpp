#include "core/nearest_name.h"

#include "core/edit_distance.h"
#include "core/folded_title.h"

namespace drawhand {

std::string nearest_name(std::string_view typed, std::span<const std::string> names)
{
    const std::string folded = fold_title(typed);
    std::size_t best = folded.size() / 3 + 1; // a third of the letters may be wrong
    std::string nearest;
    for (const std::string& name : names) {
        const std::size_t distance = edit_distance(folded, fold_title(name), best);
        if (distance < best) {
            best = distance;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace drawhand
