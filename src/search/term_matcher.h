#pragma once

#include <string_view>

#include "core/card_catalogue.h"
#include "search/card_bits.h"
#include "search/card_columns.h"
#include "search/postings.h"
#include "search/query.h"
#include "search/text_index.h"

namespace drawhand {

/// Finds the cards that fit one term. Built once per catalogue; answers are independent of each other.
class TermMatcher {
public:
    explicit TermMatcher(const CardCatalogue& catalogue);

    /// An unknown gang, set or format is an error that points at the term.
    Result<CardBits, QueryError> matches(const QueryTerm& term, std::string_view query) const;

    bool has_texts() const { return has_texts_; }

private:
    using Bits = Result<CardBits, QueryError>;
    Bits in_format(std::string_view word, const QueryTerm& term, std::string_view query) const;
    Bits in_set(std::string_view word, const QueryTerm& term, std::string_view query) const;
    Bits in_gang(std::string_view word, const QueryTerm& term, std::string_view query) const;
    Bits word_matches(std::string_view word, const QueryTerm& term, std::string_view query) const;
    CardBits number_matches(const QueryTerm& term) const;
    CardBits title_is(std::string_view folded) const;
    template <class Predicate>
    CardBits cards_where(Predicate predicate) const;

    const CardCatalogue& catalogue_;
    CardColumns columns_;
    Postings gangs_;
    Postings keywords_; // with their numbers: "Huckster 2"
    Postings types_;
    TextIndex titles_;
    TextIndex texts_;
    bool has_texts_;
};

} // namespace drawhand
