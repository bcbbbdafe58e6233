#include "core/card_set.h"

#include <cctype>

namespace drawhand {

std::string short_code(const CardSet& set)
{
    constexpr std::size_t longest_code = 6, word_part = 4;
    if (set.code.size() <= longest_code) return set.code;
    std::string initials;
    bool inside_word = false;
    for (const char c : set.code) {
        const bool letter = std::isalnum(static_cast<unsigned char>(c)) != 0;
        if (letter && !inside_word) initials += c;
        inside_word = letter;
    }
    return initials.size() > 1 ? initials : set.code.substr(0, word_part);
}

} // namespace drawhand
