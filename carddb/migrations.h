#pragma once

#include <span>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace drawhand {

/// One step of the schema. A new database runs all steps, an old one those it has not seen;
/// steps that were released are never edited, a change is a new step.
struct Migration {
    std::string_view name;
    std::string_view sql;
};

std::span<const Migration> migrations();

/// Marks our files in SQLite's header ("DRWH"), so that no other program's database is ever changed.
inline constexpr int application_id = 0x44525748;

/// Brings the schema up to date in one transaction. Throws StorageError for a newer database or one that
/// is not ours; both stay untouched.
void migrate(SQLite::Database& database, const std::string& path);

} // namespace drawhand
