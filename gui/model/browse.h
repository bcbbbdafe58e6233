#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gui/model/card_filter.h"
#include "search/card_search.h"

namespace drawhand::gui {

/// The columns of the card table; `none` is the order of the search itself: best title matches first.
enum class Column : std::uint8_t { none, face, title, type, gang, cost, shoots, influence, set };
inline constexpr std::array<Column, 8> all_columns{Column::face,      Column::title, Column::type,
                                                   Column::gang,      Column::cost,  Column::shoots,
                                                   Column::influence, Column::set};

struct SortOrder {
    Column column = Column::none;
    bool descending = false;
    bool operator==(const SortOrder&) const = default;
};

/// What a click on a column's heading leads to: up, down, and back to the order of the search.
SortOrder order_after_click(SortOrder now, Column clicked);

struct BrowserQuery {
    std::string text;
    CardFilter filter;
    SortOrder sort;
};

struct BrowserAnswer {
    std::vector<const Card*> rows;
    std::optional<QueryError> error; // `rows` is empty then
    std::vector<std::string> did_you_mean;
    bool texts_missing = false;
    std::size_t found_by_text = 0; // before the chips were applied
};

/// The text query decides first, then the chips; a chosen column overrides the query's own sorting.
BrowserAnswer browse(const CardSearch& search, const CardCatalogue& catalogue, const BrowserQuery& query);

/// The cells of one row, as they are shown. The face is drawn apart because of its colour.
struct RowText {
    std::string type, gang, cost, shoots, influence, set;
};
RowText row_text(const Card& card, const CardCatalogue& catalogue);

/// A search text that finds this title: folded, because a title may hold quotes itself.
std::string query_for_title(std::string_view title);

/// The first `characters` characters of UTF-8 text: what stands before an error.
std::string_view leading(std::string_view text, std::size_t characters);

} // namespace drawhand::gui
