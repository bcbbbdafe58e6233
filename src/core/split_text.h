#pragma once

#include <string_view>
#include <vector>

namespace drawhand {

/// Items between separators, empty ones included; an empty text has none.
std::vector<std::string_view> split(std::string_view text, char separator);

/// Words between any of the blanks.
std::vector<std::string_view> words_of(std::string_view text, std::string_view blanks = " ");

} // namespace drawhand
