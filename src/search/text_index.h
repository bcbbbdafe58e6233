#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "search/card_bits.h"

namespace drawhand {

/// All texts of one kind (titles, rules texts) in one string, so that a word is found by one fast sweep.
class TextIndex {
public:
    explicit TextIndex(const std::vector<std::string_view>& texts);

    /// Cards whose text holds this word anywhere. The word is folded already.
    CardBits containing(std::string_view folded) const;

private:
    std::string all_;                 // each text followed by a newline, which no folded text holds
    std::vector<std::size_t> begins_; // of each card's text in all_
};

} // namespace drawhand
