#include "importers/csv_deck.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "importers/csv_table.h"
#include "importers/deck_assembly.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

constexpr std::size_t most_rows = 10'000;
constexpr std::size_t largest_table = std::size_t{1} << 20U;

enum class Column : std::uint8_t { quantity, title, set, starting, code, type };
constexpr std::size_t column_count = 6;

struct ColumnName {
    std::string_view word;
    Column column;
};
constexpr ColumnName column_names[] = {
    {"quantity", Column::quantity}, {"qty", Column::quantity},   {"count", Column::quantity},
    {"copies", Column::quantity},   {"title", Column::title},    {"name", Column::title},
    {"card", Column::title},        {"set", Column::set},        {"pack", Column::set},
    {"starting", Column::starting}, {"start", Column::starting}, {"code", Column::code},
    {"id", Column::code},           {"type", Column::type},
};

using Columns = std::array<std::optional<std::size_t>, column_count>;

Columns columns_of(const CsvRow& heading)
{
    Columns columns;
    for (std::size_t i = 0; i < heading.fields.size(); ++i) {
        const auto* known = std::ranges::find(column_names, lower_case(heading.fields[i]), &ColumnName::word);
        if (known == std::end(column_names)) continue;
        auto& column = columns[static_cast<std::size_t>(known->column)];
        if (!column) column = i;
    }
    return columns;
}

/// One known word alone may stand in any sentence.
bool describes_cards(const Columns& columns)
{
    const bool names =
        columns[static_cast<std::size_t>(Column::title)] || columns[static_cast<std::size_t>(Column::code)];
    return names && std::ranges::count_if(columns, [](const auto& column) { return column.has_value(); }) > 1;
}

std::string_view first_line(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \r\n"), text.size()));
    return text.substr(0, text.find_first_of("\r\n"));
}

/// Nothing for what is no whole number.
std::optional<long long> parse_count(std::string_view text)
{
    if (text.ends_with('x')) text.remove_suffix(1);
    long long number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end != text.data() + text.size() || text.empty()) return std::nullopt;
    if (problem == std::errc::result_out_of_range) return text.starts_with('-') ? -1 : 1'000'000;
    return problem == std::errc{} ? std::optional(number) : std::nullopt;
}

class CsvDeck {
public:
    CsvDeck(Columns columns, const TitleIndex& index, DeckImport& import)
        : columns_(columns), index_(index), import_(import)
    {
    }

    DeckRow row_of(const CsvRow& csv)
    {
        DeckRow row;
        row.line = csv.line;
        row.text = csv.text;
        row.title = field(csv, Column::title);
        row.kept = row.title;
        row.set = field(csv, Column::set);
        row.cards = index_.titled(row.title);
        row.set_known = row.set.empty() || !index_.sets_named(row.set).empty();
        read_code(field(csv, Column::code), row);
        read_quantity(field(csv, Column::quantity), row);
        read_starting(field(csv, Column::starting), row);
        if (row.title.empty() && row.cards.empty()) row.fault = "the row names no card";
        return row;
    }

private:
    std::string field(const CsvRow& csv, Column column) const
    {
        const auto at = columns_[static_cast<std::size_t>(column)];
        return at && *at < csv.fields.size() ? csv.fields[*at] : std::string();
    }

    void read_code(const std::string& code, DeckRow& row)
    {
        if (code.empty()) return;
        if (row.title.empty()) row.title = code;
        const Card* card = index_.with_id(code);
        if (!card) return;
        const bool agrees = row.cards.empty() || std::ranges::find(row.cards, card) != row.cards.end();
        if (!agrees)
            import_.remarks.push_back("line " + std::to_string(row.line) + ": the code is that of " +
                                      card->title + ", the title another; the code was taken");
        row.cards = {card};
        row.set.clear();
        row.set_known = true;
    }

    static void read_quantity(std::string_view text, DeckRow& row)
    {
        if (text.empty()) return; // one, as on a line without a count
        const auto number = parse_count(text);
        if (number)
            row.copies = *number;
        else
            row.fault = "the quantity \"" + for_message(text) + "\" is no number";
    }

    static void read_starting(std::string_view text, DeckRow& row)
    {
        const std::string word = lower_case(text);
        if (word.empty() || word == "no" || word == "false") return;
        if (word == "yes" || word == "true" || word == "x" || word == "*")
            row.starting = 1;
        else if (const auto number = parse_count(text); number && *number >= 0)
            row.starting = *number;
        else
            row.fault = "the starting copies \"" + for_message(text) + "\" are no number";
    }

    Columns columns_;
    const TitleIndex& index_;
    DeckImport& import_;
};

void remark_on_other_columns(const CsvRow& heading, DeckImport& import)
{
    std::string unused;
    for (const std::string& field : heading.fields)
        if (std::ranges::find(column_names, lower_case(field), &ColumnName::word) == std::end(column_names) &&
            !field.empty())
            unused += (unused.empty() ? "" : ", ") + for_message(field);
    if (!unused.empty()) import.remarks.push_back("columns that were not used: " + unused);
}

} // namespace

bool is_csv_deck(std::string_view text)
{
    const std::string_view line = first_line(text);
    const char separator = csv_separator(line);
    if (separator == 0 || line.size() > 1'000) return false;
    const auto rows = csv_rows(line, separator);
    return !rows.empty() && describes_cards(columns_of(rows.front()));
}

Result<DeckImport> read_csv_deck(std::string_view text, const TitleIndex& index,
                                 const DeckFileOptions& options)
{
    if (text.size() > largest_table)
        return fail(ErrorKind::unsupported, "the table is larger than 1 MB; no deck is", options.file);
    const auto table = csv_rows(text, csv_separator(first_line(text)));
    if (table.size() > most_rows)
        return fail(ErrorKind::unsupported, "the table has far more rows than a deck", options.file);
    if (table.size() < 2)
        return fail(ErrorKind::malformed, "the table has a heading and no cards", options.file);
    DeckImport import;
    import.source = DeckSource::csv;
    remark_on_other_columns(table.front(), import);
    CsvDeck deck(columns_of(table.front()), index, import);
    std::vector<DeckRow> rows;
    for (auto csv = table.begin() + 1; csv != table.end(); ++csv)
        rows.push_back(deck.row_of(*csv));
    return assemble_deck(rows, std::move(import), index, options);
}

} // namespace drawhand
