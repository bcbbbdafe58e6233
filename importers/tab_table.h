#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/split_text.h"

namespace drawhand {

/// A tab-separated table with a heading row; no quoting, so a field can hold anything but tab and newline.
/// The views point into the text it was parsed from.
class TabTable {
public:
    struct Row {
        int line = 0; // in the file, counted from 1
        std::vector<std::string_view> fields;
    };

    /// `columns` are the headings the file has to have, in this order.
    static Result<TabTable> parse(std::string_view text, const std::vector<std::string_view>& columns,
                                  const std::string& file);

    const std::vector<Row>& rows() const { return rows_; }
    std::string_view at(const Row& row, std::string_view column) const;
    /// "reloaded.tsv, line 12"
    std::string place(const Row& row) const;

private:
    std::string file_;
    std::vector<std::string_view> columns_;
    std::vector<Row> rows_;
};

/// The whole text as a number, or nothing.
std::optional<int> parse_int(std::string_view text);

} // namespace drawhand
