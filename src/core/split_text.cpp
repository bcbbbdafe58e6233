#include "core/split_text.h"

#include <algorithm>

namespace drawhand {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> items;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        items.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return items;
}

std::vector<std::string_view> words_of(std::string_view text, std::string_view blanks)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

} // namespace drawhand
