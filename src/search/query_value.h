#pragma once

#include <optional>
#include <string_view>

#include "core/card.h"
#include "search/query.h"
#include "search/query_scanner.h"

namespace drawhand {

/// Reads what stands behind the comparison of a number field: 3, K, 2..4, none, any, *.
Result<QueryTerm, QueryError> read_number_values(std::string_view query, const FieldInfo& field,
                                                 const QueryToken& token);

/// yes, no, true, false.
Result<QueryTerm, QueryError> read_yes_no(std::string_view query, const FieldInfo& field,
                                          const QueryToken& token);

/// Words stay as typed; types, suits, faces and the like are checked here so that a slip is pointed at.
Result<QueryTerm, QueryError> read_word_values(std::string_view query, const FieldInfo& field,
                                               const QueryToken& token);

/// "dudes", "home", "goods" ... as a type; nothing for other words.
std::optional<CardType> type_of_word(std::string_view word);
/// "Mad Scientist", "mad-scientist", "madscientist" ...
std::optional<Skill> skill_of_word(std::string_view word);

} // namespace drawhand
