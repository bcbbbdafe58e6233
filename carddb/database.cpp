#include "carddb/database.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "carddb/migrations.h"
#include "carddb/storage_error.h"

namespace drawhand {

namespace {

void make_folder_for(const std::string& path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (path == ":memory:" || folder.empty()) return;
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem)
        throw StorageError("the folder \"" + folder.string() + "\" cannot be made (" + problem.message() +
                           "). Choose another place with --db, or set XDG_DATA_HOME.");
}

} // namespace

void configure(SQLite::Database& database)
{
    // A file from elsewhere must not be able to run functions or rewrite the schema behind our back.
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    // EXTRA is FULL, and the folder is synchronised after the journal is gone: without it, a power cut right
    // after a save could bring the journal back, and with it the state before the save.
    database.exec("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA");
}

std::unique_ptr<SQLite::Database> open_database(const std::string& path,
                                                std::chrono::milliseconds wait_for_lock)
{
    make_folder_for(path);
    return guarded(path, [&] {
        auto database = std::make_unique<SQLite::Database>(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
                                                           static_cast<int>(wait_for_lock.count()));
        if (sqlite3_db_readonly(database->getHandle(), "main") == 1)
            throw StorageError(storage_message(SQLITE_READONLY, path, ""));
        configure(*database);
        migrate(*database, path);
        return database;
    });
}

std::vector<std::string> damage_in(SQLite::Database& database)
{
    std::vector<std::string> found;
    for (const char* check : {"PRAGMA integrity_check", "PRAGMA foreign_key_check"}) {
        SQLite::Statement row(database, check);
        while (row.executeStep())
            if (std::string line = row.getColumn(0).getString(); line != "ok")
                found.push_back(std::move(line));
    }
    return found;
}

void rethrow_as_storage_error(const std::string& path)
{
    try {
        throw;
    } catch (const SQLite::Exception& exception) {
        throw StorageError(storage_message(exception.getErrorCode(), path, exception.what()));
    }
}

} // namespace drawhand
