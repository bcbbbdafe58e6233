#include "importers/csv_table.h"

#include <algorithm>
#include <utility>

#include "importers/field_text.h"

namespace drawhand {

namespace {

class CsvReader {
public:
    CsvReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

    std::vector<CsvRow> run()
    {
        while (at_ < text_.size())
            read_row();
        return std::move(rows_);
    }

private:
    bool at_line_end() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }

    void read_row()
    {
        CsvRow row;
        row.line = line_;
        const std::size_t begin = at_;
        do
            row.fields.push_back(read_field());
        while (take_separator());
        row.text = std::string(trimmed(text_.substr(begin, at_ - begin)));
        end_line();
        if (std::ranges::any_of(row.fields, [](const std::string& field) { return !field.empty(); }))
            rows_.push_back(std::move(row));
    }

    bool take_separator()
    {
        if (at_ >= text_.size() || text_[at_] != separator_) return false;
        ++at_;
        return true;
    }

    void end_line()
    {
        if (text_.substr(at_).starts_with("\r\n")) ++at_;
        if (at_ < text_.size()) ++at_;
        ++line_;
    }

    std::string read_field()
    {
        while (at_ < text_.size() && (text_[at_] == ' ' || (text_[at_] == '\t' && separator_ != '\t')))
            ++at_;
        std::string field;
        if (at_ < text_.size() && text_[at_] == '"') field = read_quoted();
        while (!at_line_end() && text_[at_] != separator_)
            field += text_[at_++]; // what stands behind a closing quote belongs to the field
        return std::string(trimmed(field));
    }

    std::string read_quoted()
    {
        std::string field;
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] == '"') {
                if (!text_.substr(at_ + 1).starts_with('"')) {
                    ++at_;
                    break;
                }
                ++at_;
            }
            if (text_[at_] == '\n') ++line_;
            field += text_[at_];
        }
        return field;
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<CsvRow> rows_;
};

} // namespace

std::vector<CsvRow> csv_rows(std::string_view text, char separator)
{
    return CsvReader(text, separator).run();
}

char csv_separator(std::string_view line)
{
    char best = 0;
    std::ptrdiff_t most = 0;
    for (const char separator : {',', ';', '\t'})
        if (const auto count = std::ranges::count(line, separator); count > most) {
            most = count;
            best = separator;
        }
    return best;
}

} // namespace drawhand
