#include "search/query_value.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/folded_title.h"

namespace drawhand {

namespace {

tl::unexpected<QueryError> error_at(std::string_view query, std::size_t byte, std::string message)
{
    return tl::unexpected<QueryError>(QueryError{character_position(query, byte), std::move(message)});
}

std::optional<int> number_of(SearchField field, std::string_view word)
{
    if (field == SearchField::value)
        if (const auto value = parse_value(word)) return value->pips();
    int number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || problem != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

/// "3" or "2..4"; an open end is allowed ("5..").
std::optional<NumberRange> range_of(SearchField field, std::string_view word)
{
    const std::size_t dots = word.find("..");
    if (dots == std::string_view::npos) {
        const auto number = number_of(field, word);
        return number ? std::optional(NumberRange{*number, *number}) : std::nullopt;
    }
    NumberRange range;
    const std::string_view low = word.substr(0, dots), high = word.substr(dots + 2);
    if (low.empty() && high.empty()) return std::nullopt;
    if (!low.empty()) {
        const auto number = number_of(field, low);
        if (!number) return std::nullopt;
        range.low = *number;
    }
    if (!high.empty()) {
        const auto number = number_of(field, high);
        if (!number) return std::nullopt;
        range.high = *number;
    }
    return range;
}

NumberRange compared(std::string_view comparison, int number)
{
    constexpr int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
    constexpr NumberRange nothing{1, 0}; // no number is below the least or above the greatest one
    if (comparison == "<") return number == least ? nothing : NumberRange{least, number - 1};
    if (comparison == "<=") return {least, number};
    if (comparison == ">") return number == most ? nothing : NumberRange{number + 1, most};
    return {number, most}; // >=
}

bool is_equality(std::string_view comparison)
{
    return comparison == ":" || comparison == "=" || comparison == "!=";
}

std::string expected_number(const FieldInfo& field, std::string_view word)
{
    const std::string_view what =
        field.field == SearchField::value ? "a value (A, 2 ... 10, J, Q, K)" : "a number";
    return "\"" + std::string(word) + "\" is not " + std::string(what) + ", as " +
           std::string(field.names.front()) + " needs";
}

std::string squeezed(std::string_view word)
{
    std::string folded = fold_title(word);
    std::erase(folded, ' ');
    return folded;
}

/// Words of closed lists; an empty answer means that the word is fine.
std::string word_fault(SearchField field, std::string_view word)
{
    const auto expected = [&word](std::string_view what, std::string_view list) {
        return "no " + std::string(what) + " \"" + std::string(word) + "\"; there are " + std::string(list);
    };
    const std::string folded = squeezed(word);
    switch (field) {
    case SearchField::type: return type_of_word(word) ? "" : expected("type", info_of(field).help);
    case SearchField::suit: return parse_suit(word) ? "" : expected("suit", "S, H, D and C");
    case SearchField::face:
        return parse_face(word) || word == "*" || folded == "joker"
                   ? ""
                   : expected("face", "faces such as 8C, 10H, AS, and *");
    case SearchField::game: return parse_game(folded) ? "" : expected("game", "reloaded and classic");
    case SearchField::skill:
        return skill_of_word(word)
                   ? ""
                   : expected("skill", "huckster, blessed, shaman, mad scientist and kung fu");
    case SearchField::shooter:
        return folded == "none" || parse_shooter(folded) ? ""
                                                         : expected("shooter", "stud, draw, bonus and none");
    case SearchField::flag: {
        constexpr std::string_view flags[] = {"unique",  "experienced", "token",  "core",
                                              "drifter", "joker",       "grifter"};
        return std::ranges::find(flags, folded) != std::end(flags)
                   ? ""
                   : expected("mark", "unique, experienced, token, core, drifter, joker and grifter");
    }
    default: return "";
    }
}

} // namespace

std::optional<CardType> type_of_word(std::string_view word)
{
    std::string folded = squeezed(word);
    if (folded == "home" || folded == "homes") return CardType::outfit;
    if (const auto type = parse_type(folded)) return type;
    if (folded.ends_with('s')) folded.pop_back();
    return parse_type(folded);
}

std::optional<Skill> skill_of_word(std::string_view word)
{
    const std::string folded = squeezed(word);
    for (const Skill skill : all_skills)
        if (squeezed(skill_name(skill)) == folded) return skill;
    return std::nullopt;
}

Result<QueryTerm, QueryError> read_number_values(std::string_view query, const FieldInfo& field,
                                                 const QueryToken& token)
{
    QueryTerm term;
    term.field = field.field;
    term.position = token.begin;
    for (std::size_t i = 0; i < token.values.size(); ++i) {
        const std::string& word = token.values[i];
        const std::string folded = squeezed(word);
        if (!is_equality(token.comparison)) {
            const auto number = number_of(field.field, word);
            if (!number || token.values.size() > 1)
                return error_at(query, token.value_begins[i], expected_number(field, word));
            term.ranges.push_back(compared(token.comparison, *number));
        } else if (folded == "none" || (field.field == SearchField::experienced && folded == "no")) {
            term.missing = true;
        } else if (folded == "any" || (field.field == SearchField::experienced && folded == "yes")) {
            term.ranges.push_back({});
        } else if (word == "*") {
            term.starred = true;
        } else if (const auto range = range_of(field.field, word)) {
            term.ranges.push_back(*range);
        } else {
            return error_at(query, token.value_begins[i], expected_number(field, word));
        }
    }
    return term;
}

Result<QueryTerm, QueryError> read_yes_no(std::string_view query, const FieldInfo& field,
                                          const QueryToken& token)
{
    QueryTerm term;
    term.field = field.field;
    term.position = token.begin;
    const std::string folded = squeezed(token.values.front());
    term.yes = folded == "yes" || folded == "true" || folded == "y" || folded == "1";
    const bool no = folded == "no" || folded == "false" || folded == "n" || folded == "0";
    if (token.values.size() > 1 || !is_equality(token.comparison) || (!term.yes && !no))
        return error_at(query, token.value_begins.front(),
                        std::string(field.names.front()) + " is yes or no, as in " +
                            std::string(field.names.front()) + ":yes");
    return term;
}

Result<QueryTerm, QueryError> read_word_values(std::string_view query, const FieldInfo& field,
                                               const QueryToken& token)
{
    if (!is_equality(token.comparison))
        return error_at(query, token.begin + token.text.size(),
                        std::string(field.names.front()) + " cannot be compared with " + token.comparison +
                            "; use " + std::string(field.names.front()) + ":...");
    QueryTerm term;
    term.field = field.field;
    term.position = token.value_begins.front();
    term.words = token.values;
    term.whole = token.comparison != ":";
    for (std::size_t i = 0; i < term.words.size(); ++i)
        if (std::string fault = word_fault(field.field, term.words[i]); !fault.empty())
            return error_at(query, token.value_begins[i], std::move(fault));
    return term;
}

} // namespace drawhand
