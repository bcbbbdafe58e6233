#include "report_text.h"

#include <algorithm>

#include "reports/display_width.h"

namespace drawhand::test {

bool holds(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::size_t widest_line(std::string_view text)
{
    std::size_t widest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        widest = std::max(widest, display_width(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return widest;
}

std::string without_colour(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t escape = std::min(text.find('\033'), text.size());
        result.append(text.substr(0, escape));
        text.remove_prefix(escape);
        if (!text.empty()) text.remove_prefix(std::min(text.find('m'), text.size() - 1) + 1);
    }
    return result;
}

} // namespace drawhand::test
