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

    /// The card with this id: five digits, or a GUID in either case. nullptr when nobody knows it.
    const Card* with_id(std::string_view id) const;

    /// Sets of both games with this name or code.
    std::vector<const CardSet*> sets_named(std::string_view name) const;

    /// Titles that a misspelt one may have been meant for, nearest first.
    std::vector<std::string> nearest(std::string_view title) const;

    const CardCatalogue& catalogue() const { return catalogue_; }

private:
    /// How long a text may be, and how much of it may not be ASCII; in bytes.
    struct Reach {
        std::size_t length = 0, foreign = 0;
    };
    static Reach reach_of(std::string_view text);

    void add(std::string key, const Card& card);
    void extend_reach(std::string_view name);
    /// Nothing much longer than every title, or with much more than accents and curly quotes, names a card
    /// or a set. Hostile lists are full of such text, and folding it takes time.
    bool can_be_name(std::string_view text) const;

    const CardCatalogue& catalogue_;
    Reach longest_; // of all titles and names of sets
    std::unordered_map<std::string, std::vector<const Card*>> by_title_;
    std::unordered_map<std::string, std::vector<const CardSet*>> sets_;
};

} // namespace drawhand
