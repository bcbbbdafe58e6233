#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/deck.h"

namespace SQLite {
class Database;
}

namespace drawhand {

/// What a version or a draft holds. A content is written once and never changed; it goes with its owner.
std::int64_t insert_content(SQLite::Database& database, const Deck& deck);
/// With everything in the order it was inserted in.
Deck select_content(SQLite::Database& database, std::int64_t content);
std::vector<std::string> select_tags(SQLite::Database& database, std::int64_t content);

} // namespace drawhand
