#pragma once

#include <string>
#include <string_view>

#include "search/query.h"

namespace drawhand {

/// The message, the query below it, and a mark under the character it is about.
std::string query_error_text(std::string_view query, const QueryError& error);

} // namespace drawhand
