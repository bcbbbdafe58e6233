#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace drawhand {

// For the stores in this folder; nobody else knows SQLite.

/// Opens, creates or upgrades the database file. Throws StorageError.
std::unique_ptr<SQLite::Database> open_database(const std::string& path,
                                                std::chrono::milliseconds wait_for_lock);

/// The settings that every connection has.
void configure(SQLite::Database& database);

/// SQLite's own check of the whole file: empty when sound, else what it found.
std::vector<std::string> damage_in(SQLite::Database& database);

/// Inside a catch block: an exception of SQLite becomes a StorageError that says what to do.
[[noreturn]] void rethrow_as_storage_error(const std::string& path);

template <class Work>
auto guarded(const std::string& path, Work work)
{
    try {
        return work();
    } catch (...) {
        rethrow_as_storage_error(path);
    }
}

} // namespace drawhand
