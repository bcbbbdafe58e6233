#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "search/query.h"

namespace drawhand {

/// The pieces a query is made of.
struct QueryToken {
    enum class Kind { open, close, negation, conjunction, disjunction, word, condition, end };
    Kind kind = Kind::end;
    std::size_t begin = 0;           // byte offset in the query
    std::string text;                // word: the word; condition: the field name
    std::string comparison;          // condition: ":" "=" "!=" "<" "<=" ">" ">="
    std::vector<std::string> values; // condition: what was typed, at the commas
    std::vector<std::size_t> value_begins;
    bool quoted = false; // a quoted word is never an operator
};

/// Cuts the text into tokens, the last one being `end`.
Result<std::vector<QueryToken>, QueryError> scan_query(std::string_view text);

/// Characters before this byte: what a person counts.
std::size_t character_position(std::string_view text, std::size_t byte);

} // namespace drawhand
