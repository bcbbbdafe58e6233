#include "carddb/migrations.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/storage_error.h"

namespace drawhand {

namespace {

int pragma_number(SQLite::Database& database, const char* name)
{
    return database.execAndGet(std::string("PRAGMA ") + name).getInt();
}

bool is_empty(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
}

void refuse_foreign(SQLite::Database& database, const std::string& path, int version)
{
    const auto newest = static_cast<int>(migrations().size());
    if (pragma_number(database, "application_id") != application_id && !is_empty(database))
        throw StorageError(
            "\"" + path +
            "\" is a database of another program. Choose another file with --db; this one was not changed.");
    if (version > newest)
        throw StorageError("\"" + path + "\" was made by a newer Drawhand (schema " +
                           std::to_string(version) + ", this program knows " + std::to_string(newest) +
                           "). Update Drawhand, or choose another file with --db; this one was not changed.");
}

} // namespace

void migrate(SQLite::Database& database, const std::string& path)
{
    const auto newest = static_cast<int>(migrations().size());
    {
        // All from one moment: another process may be making the database right now.
        SQLite::Transaction one_moment(database);
        const int seen = pragma_number(database, "user_version");
        refuse_foreign(database, path, seen);
        if (seen == newest) return;
    }
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    // Another process may have migrated while this one waited for the lock.
    const int version = pragma_number(database, "user_version");
    refuse_foreign(database, path, version);
    for (int step = version; step < newest; ++step)
        database.exec(std::string(migrations()[static_cast<std::size_t>(step)].sql));
    database.exec("PRAGMA application_id = " + std::to_string(application_id));
    database.exec("PRAGMA user_version = " + std::to_string(newest));
    transaction.commit();
}

} // namespace drawhand
