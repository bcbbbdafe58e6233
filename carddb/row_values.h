#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "carddb/storage_error.h"

namespace SQLite {
class Statement;
}

namespace drawhand {

/// Missing numbers and empty texts are NULL in the database.
void bind_number(SQLite::Statement& statement, int index, std::optional<int> number);
void bind_text(SQLite::Statement& statement, int index, std::string_view text);
std::optional<int> number_at(SQLite::Statement& statement, int column);
std::string text_at(SQLite::Statement& statement, int column);

/// Runs a statement without rows and makes it ready for the next values.
void run(SQLite::Statement& statement);

/// The database holds something that its constraints do not let in.
class DamagedRows : public StorageError {
public:
    explicit DamagedRows(const std::string& what);
};
[[noreturn]] void throw_damaged(const std::string& what);

/// The schema's CHECKs let only known words in; anything else means a damaged file.
template <class T>
T known(std::optional<T> value, const std::string& word)
{
    if (!value) throw_damaged("the unknown word \"" + word + '"');
    return *value;
}

} // namespace drawhand
