#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace drawhand {

/// How a column behaves when the table is wider than the terminal.
struct TextColumn {
    std::string heading;
    bool right_aligned = false;
    std::size_t shrink_to = 0; // may be cut to this many columns; 0: never cut
    int drop_order = 0;        // dropped when nothing else helps, 1 first; 0: never dropped
};

/// An aligned table for people. Columns that are empty in every row are left out.
class TextTable {
public:
    explicit TextTable(std::vector<TextColumn> columns) : columns_(std::move(columns)) {}
    void add_row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    /// Lines of at most `width` columns, two blanks between columns; bold headings when `colour`.
    std::string text(std::size_t width, bool colour) const;

private:
    std::vector<TextColumn> columns_;
    std::vector<std::vector<std::string>> rows_;
};

} // namespace drawhand
