#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace drawhand {

/// A row of a table with separated fields.
struct CsvRow {
    int line = 0; // where it begins, counted from 1
    std::string text;
    std::vector<std::string> fields; // trimmed, quotes taken off
};

/// Splits a text at `separator`. Fields may be quoted, with doubled quotes and line breaks inside; rows
/// without anything in them are left out.
std::vector<CsvRow> csv_rows(std::string_view text, char separator);

/// ',', ';' or tab: the one that the line has most of; 0 when it has none.
char csv_separator(std::string_view line);

} // namespace drawhand
