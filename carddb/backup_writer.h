#pragma once

#include <string>

#include "core/result.h"

namespace SQLite {
class Database;
}

namespace drawhand {

/// Copies the whole database at `path` into `file`. It is written under another name beside it, brought to
/// the disk, and only then given its name: a file of that name is complete or the one from before. Fails
/// when there is one and it is not to be replaced, or when the folder does not exist.
Result<void> write_backup(SQLite::Database& database, const std::string& path, const std::string& file,
                          bool overwrite);

} // namespace drawhand
