#include "core/format_list.h"

namespace drawhand {

bool within_bounds(const FormatList& list, const CardId& id)
{
    if (id.text == list.outside_up_to || id.text == list.outside_from) return !list.bounds_are_outside;
    if (!list.outside_up_to.empty() && id.text < list.outside_up_to) return false;
    return list.outside_from.empty() || id.text < list.outside_from;
}

bool is_in_force(const FormatList& list, std::string_view day)
{
    return list.since <= day && (list.until.empty() || day <= list.until);
}

} // namespace drawhand
