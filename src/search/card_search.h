#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card_catalogue.h"
#include "search/card_bits.h"
#include "search/query.h"
#include "search/term_matcher.h"

namespace drawhand {

struct SearchAnswer {
    std::vector<const Card*> cards;
    std::vector<std::string> did_you_mean; // titles, only when nothing was found
    bool texts_missing = false;            // asked for rules text, but none was imported
};

/// Searches one catalogue, which has to outlive it. Immutable once built; threads may share it.
class CardSearch {
public:
    explicit CardSearch(const CardCatalogue& catalogue);

    /// Parses and runs a query. Without sort: the best title matches come first, then by title.
    Result<SearchAnswer, QueryError> search(std::string_view text) const;

    /// The cards that fit, as a set. `text` is what the query was parsed from; errors point into it.
    Result<CardBits, QueryError> matching(const Query& query, std::string_view text) const;

private:
    Result<CardBits, QueryError> matching(const QueryNode& node, std::string_view text) const;
    void sort_cards(std::vector<const Card*>& cards, const Query& query) const;

    const CardCatalogue& catalogue_;
    TermMatcher matcher_;
    std::vector<std::uint32_t> title_order_; // place of each card when all are sorted by title
};

/// The language in a screenful, for --help and the window.
std::string search_help();

} // namespace drawhand
