#include "reports/text_layout.h"

#include <algorithm>
#include <array>

#include "reports/display_width.h"

namespace drawhand {

std::string inked(std::string_view text, Ink ink, bool colour)
{
    constexpr std::array<std::string_view, 6> codes{"",           "\033[1m",  "\033[2m",
                                                    "\033[1;32m", "\033[33m", "\033[1;31m"};
    if (!colour || ink == Ink::plain || text.empty()) return std::string(text);
    return std::string(codes[static_cast<std::size_t>(ink)]).append(text).append("\033[0m");
}

std::string printable(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
        if (byte == 0xC2 && next >= 0x80 && next < 0xA0) { // U+0080 to U+009F
            result += '?';
            ++i;
        } else {
            result += byte < ' ' || byte == 0x7F ? '?' : text[i];
        }
    }
    return result;
}

std::vector<std::string> broken_into_lines(std::string_view text, std::size_t width)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string word = shortened(text.substr(0, end), width);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        if (!lines.empty() && display_width(lines.back()) + 1 + display_width(word) <= width)
            lines.back().append(" ").append(word);
        else
            lines.push_back(word);
    }
    return lines;
}

std::string at_both_ends(std::string_view left, std::string_view right, std::size_t width)
{
    const std::size_t taken = display_width(right) + 2;
    const std::size_t room = width > taken ? width - taken : 0;
    return padded(shortened(left, room), room) + "  " + std::string(right);
}

} // namespace drawhand
