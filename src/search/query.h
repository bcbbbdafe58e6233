#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "search/search_field.h"

namespace drawhand {

/// What is wrong with a query and where: `position` counts characters from 0.
struct QueryError {
    std::size_t position = 0;
    std::string message;
};

struct NumberRange {
    int low = std::numeric_limits<int>::min();
    int high = std::numeric_limits<int>::max();
};

/// One condition on one field; several values are alternatives ("value:5,8").
struct QueryTerm {
    SearchField field = SearchField::title;
    std::vector<NumberRange> ranges; // number fields
    std::vector<std::string> words;  // word fields, as typed
    bool whole = false;              // title="...": the whole title
    bool plain = false;              // a word without a field: it also ranks the answers
    bool missing = false;            // cost:none
    bool starred = false;            // cost:*
    bool yes = true;                 // yes_no fields
    std::size_t position = 0;
};

struct QueryNode {
    enum class Kind { term, all, any, negation };
    Kind kind = Kind::all;
    QueryTerm term;
    std::vector<QueryNode> children;
};

struct SortKey {
    SearchField field = SearchField::title;
    bool descending = false;
};

/// A parsed query. An empty one matches every card.
struct Query {
    QueryNode root;
    std::vector<SortKey> sort;
};

/// The language is explained by search_help(); a mistake points at the character.
Result<Query, QueryError> parse_query(std::string_view text);

} // namespace drawhand
