#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand {

/// Finds cards by the titles, and sets by the names, that people write in lists: without regard to case,
/// accents, punctuation and blanks. Lives no longer than the catalogue.
class TitleIndex {
public:
    explicit TitleIndex(const CardCatalogue& catalogue);

    /// All printings of both games with exactly this title, oldest first. A joker is also found without its
    /// colour, and in the plural.
    std::vector<const Card*> titled(std::string_view title) const;

    /// Sets of both games with this name or code.
    std::vector<const CardSet*> sets_named(std::string_view name) const;

    /// Titles that a misspelt one may have been meant for, nearest first.
    std::vector<std::string> nearest(std::string_view title) const;

private:
    void add(std::string key, const Card& card);

    const CardCatalogue& catalogue_;
    std::unordered_map<std::string, std::vector<const Card*>> by_title_;
    std::unordered_map<std::string, std::vector<const CardSet*>> sets_;
};

} // namespace drawhand
