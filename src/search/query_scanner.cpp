#include "search/query_scanner.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "search/search_field.h"

namespace drawhand {

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(char c)
{
    return blanks.find(c) != std::string_view::npos;
}

bool same_word(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == y; });
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    Result<std::vector<QueryToken>, QueryError> scan()
    {
        while (true) {
            skip_blanks();
            if (at_ >= text_.size()) break;
            auto token = next();
            if (!token) return tl::unexpected<QueryError>(token.error());
            tokens_.push_back(*std::move(token));
        }
        QueryToken end;
        end.begin = text_.size();
        tokens_.push_back(std::move(end));
        return std::move(tokens_);
    }

private:
    using Kind = QueryToken::Kind;

    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
    void skip_blanks()
    {
        while (at_ < text_.size() && is_blank(text_[at_]))
            ++at_;
    }
    tl::unexpected<QueryError> error(std::size_t byte, std::string message) const
    {
        return tl::unexpected<QueryError>(QueryError{character_position(text_, byte), std::move(message)});
    }
    QueryToken simple(Kind kind, std::size_t length)
    {
        QueryToken token;
        token.kind = kind;
        token.begin = at_;
        at_ += length;
        return token;
    }

    Result<QueryToken, QueryError> next()
    {
        switch (peek()) {
        case '(': return simple(Kind::open, 1);
        case ')': return simple(Kind::close, 1);
        case '|': return simple(Kind::disjunction, peek(1) == '|' ? 2 : 1);
        case '-':
        case '!':
            if (peek(1) != '\0' && !is_blank(peek(1))) return simple(Kind::negation, 1);
            break;
        default: break;
        }
        return word_or_condition();
    }

    Result<QueryToken, QueryError> word_or_condition()
    {
        QueryToken token;
        token.kind = Kind::word;
        token.begin = at_;
        if (starts_quote()) {
            auto quoted = read_quoted();
            if (!quoted) return tl::unexpected<QueryError>(quoted.error());
            token.text = *std::move(quoted);
            token.quoted = true;
            return token;
        }
        token.text = read_bare(":=<>!()|");
        if (std::string comparison = read_comparison(token.text); !comparison.empty())
            return condition(std::move(token), std::move(comparison));
        token.text += read_bare("()|"); // a title such as "Law Dogs:" or "What?!"
        if (token.text.empty()) return error(at_, "a search term was expected here");
        if (same_word(token.text, "or")) token.kind = Kind::disjunction;
        if (same_word(token.text, "and") || token.text == "&&") token.kind = Kind::conjunction;
        if (same_word(token.text, "not")) token.kind = Kind::negation;
        return token;
    }

    /// The comparison that follows a field name; blanks may stand around it when the field is known.
    /// Consumes nothing when there is none. "Dogs: Mob" is two words of a title, not a field.
    std::string read_comparison(const std::string& name)
    {
        const std::size_t start = at_;
        const bool known = find_field(name) != nullptr || same_word(name, "sort");
        if (known) skip_blanks();
        std::string comparison;
        for (const std::string_view candidate : {"!=", "<=", ">=", ":", "=", "<", ">"})
            if (text_.substr(at_).starts_with(candidate)) {
                comparison = candidate;
                break;
            }
        const bool blank_before = at_ != start;
        if (comparison.empty() || name.empty() || (blank_before && comparison == ":")) {
            at_ = start;
            return {};
        }
        at_ += comparison.size();
        const bool value_follows = at_ < text_.size() && !is_blank(text_[at_]);
        if (!known && !value_follows) {
            at_ = start;
            return {};
        }
        return comparison;
    }

    Result<QueryToken, QueryError> condition(QueryToken token, std::string comparison)
    {
        token.kind = Kind::condition;
        token.comparison = std::move(comparison);
        const std::size_t value_expected = at_;
        skip_blanks();
        if (at_ >= text_.size() || peek() == ')')
            return error(std::min(value_expected, text_.size()),
                         "expected a value after \"" +
                             std::string(text_.substr(token.begin, value_expected - token.begin)) + "\"");
        while (true) {
            token.value_begins.push_back(at_);
            if (starts_quote()) {
                auto quoted = read_quoted();
                if (!quoted) return tl::unexpected<QueryError>(quoted.error());
                token.values.push_back(*std::move(quoted));
            } else {
                token.values.push_back(read_bare(",()|"));
            }
            if (token.values.back().empty())
                return error(at_, "expected a value after \"" +
                                      std::string(text_.substr(token.begin, at_ - token.begin)) + "\"");
            if (peek() != ',') return token;
            ++at_;
        }
    }

    std::string read_bare(std::string_view stops)
    {
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_blank(text_[at_]) &&
               stops.find(text_[at_]) == std::string_view::npos)
            ++at_;
        return std::string(text_.substr(begin, at_ - begin));
    }

    /// Double quotes always; a single quote only when its partner ends a word, so that 'til stays a word.
    bool starts_quote() const
    {
        if (peek() == '"') return true;
        return peek() == '\'' && closing_quote() != std::string_view::npos;
    }

    std::size_t closing_quote() const
    {
        const char quote = peek();
        for (std::size_t i = at_ + 1; i < text_.size(); ++i) {
            if (text_[i] != quote) continue;
            const bool ends_word = i + 1 == text_.size() || is_blank(text_[i + 1]) ||
                                   std::string_view("),|").find(text_[i + 1]) != std::string_view::npos;
            if (quote == '"' || ends_word) return i;
        }
        return std::string_view::npos;
    }

    Result<std::string, QueryError> read_quoted()
    {
        const std::size_t end = closing_quote();
        if (end == std::string_view::npos) return error(at_, "this quote is never closed");
        std::string inside(text_.substr(at_ + 1, end - at_ - 1));
        if (inside.find_first_not_of(blanks) == std::string::npos)
            return error(at_, "there is nothing between the quotes");
        at_ = end + 1;
        return inside;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<QueryToken> tokens_;
};

} // namespace

Result<std::vector<QueryToken>, QueryError> scan_query(std::string_view text)
{
    return Scanner(text).scan();
}

std::size_t character_position(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    return static_cast<std::size_t>(
        std::ranges::count_if(before, [](unsigned char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace drawhand
