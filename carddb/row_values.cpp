#include "carddb/row_values.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace drawhand {

void bind_number(SQLite::Statement& statement, int index, std::optional<int> number)
{
    if (number)
        statement.bind(index, *number);
    else
        statement.bind(index);
}

void bind_text(SQLite::Statement& statement, int index, std::string_view text)
{
    if (text.empty())
        statement.bind(index);
    else
        statement.bind(index, std::string(text));
}

std::optional<int> number_at(SQLite::Statement& statement, int column)
{
    return statement.isColumnNull(column) ? std::nullopt
                                          : std::optional(statement.getColumn(column).getInt());
}

std::string text_at(SQLite::Statement& statement, int column)
{
    return statement.isColumnNull(column) ? std::string() : statement.getColumn(column).getString();
}

void run(SQLite::Statement& statement)
{
    statement.exec();
    statement.reset();
}

DamagedRows::DamagedRows(const std::string& what)
    : StorageError("the database holds " + what + ": the file is damaged")
{
}

void throw_damaged(const std::string& what)
{
    throw DamagedRows(what);
}

} // namespace drawhand
