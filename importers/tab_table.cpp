#include "importers/tab_table.h"

#include <algorithm>
#include <charconv>

namespace drawhand {

namespace {

/// Unlike split(), keeps empty fields, also the only one of an empty line.
std::vector<std::string_view> fields_of(std::string_view line)
{
    std::vector<std::string_view> fields;
    for (std::size_t begin = 0;;) {
        const std::size_t tab = line.find('\t', begin);
        if (tab == std::string_view::npos) {
            fields.push_back(line.substr(begin));
            return fields;
        }
        fields.push_back(line.substr(begin, tab - begin));
        begin = tab + 1;
    }
}

} // namespace

Result<TabTable> TabTable::parse(std::string_view text, const std::vector<std::string_view>& columns,
                                 const std::string& file)
{
    TabTable table;
    table.file_ = file;
    table.columns_ = columns;
    int line_number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        ++line_number;
        Row row{line_number, fields_of(line)};
        if (line_number == 1 && row.fields != columns)
            return fail(ErrorKind::malformed, "the heading row does not name the expected columns",
                        file + ", line 1");
        if (row.fields.size() != columns.size())
            return fail(ErrorKind::malformed,
                        "expected " + std::to_string(columns.size()) + " fields, found " +
                            std::to_string(row.fields.size()),
                        table.place(row));
        if (line_number > 1) table.rows_.push_back(std::move(row));
    }
    if (line_number == 0) return fail(ErrorKind::malformed, "the table is empty", file);
    return table;
}

std::string_view TabTable::at(const Row& row, std::string_view column) const
{
    const auto found = std::ranges::find(columns_, column);
    return row.fields[static_cast<std::size_t>(found - columns_.begin())];
}

std::string TabTable::place(const Row& row) const
{
    return file_ + ", line " + std::to_string(row.line);
}

std::optional<int> parse_int(std::string_view text)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

} // namespace drawhand
