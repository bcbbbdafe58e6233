#pragma once

#include <stdexcept>
#include <string>

namespace drawhand {

/// The database cannot be used: disk, rights, lock or damage. The message says what to do.
class StorageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What an SQLite result code means for the person in front of the screen.
std::string storage_message(int sqlite_code, const std::string& path, const std::string& detail);

} // namespace drawhand
