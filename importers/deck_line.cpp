#include "importers/deck_line.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <utility>

#include "importers/field_text.h"

namespace drawhand {

namespace {

constexpr int absurd_count = 10'000; // what a count that does not fit a number is read as
// No line that somebody means as a card has more; each one costs looking for a title.
constexpr int most_marks = 8, most_comments = 3;

bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/// Digits only.
std::optional<int> whole_number(std::string_view text)
{
    if (text.empty() || !std::ranges::all_of(text, is_digit)) return std::nullopt;
    int number = absurd_count;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return std::min(number, absurd_count);
}

/// Takes one of the signs for "times" off the front.
bool take_times(std::string_view& text)
{
    for (const std::string_view sign : {"x", "X", "\u00D7"})
        if (text.starts_with(sign)) {
            text = trimmed(text.substr(sign.size()));
            return true;
        }
    return false;
}

/// "4", "x4", "x 4": what stands in brackets or behind a title.
std::optional<int> count_behind(std::string_view text, bool needs_times)
{
    if (!take_times(text) && needs_times) return std::nullopt;
    return whole_number(text);
}

char opening_of(char closing)
{
    return closing == ')' ? '(' : closing == ']' ? '[' : '\0';
}

/// Where the bracket that the text ends with opens; sets may have brackets in their names.
std::size_t opening_bracket(std::string_view text)
{
    const char closing = text.empty() ? '\0' : text.back();
    const char opening = opening_of(closing);
    if (opening == '\0') return std::string_view::npos;
    int depth = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        if (text[i] == closing) ++depth;
        if (text[i] == opening && --depth == 0) return i;
    }
    return std::string_view::npos;
}

/// The level in "exp.1", "exp 2" or "experienced 1"; 0 for anything else.
int experienced_level(std::string_view word)
{
    for (const std::string_view name : {"experienced", "exp.", "exp"})
        if (word.starts_with(name)) return whole_number(trimmed(word.substr(name.size()))).value_or(0);
    return 0;
}

/// Takes a line apart from both ends, one mark at a time, until a known title is left.
class LinePeeler {
public:
    LinePeeler(std::string_view line, const TitleIndex& index) : rest_(line), index_(index) {}

    DeckLine run()
    {
        for (int marks = 0;; ++marks) {
            line_.cards = known_as(rest_);
            if (!line_.cards.empty() || marks == most_marks || !peel()) break;
        }
        // Brackets that name no set belong to a title that is not known.
        line_.title = line_.cards.empty() && !with_bracket_.empty() ? with_bracket_ : rest_;
        return std::move(line_);
    }

private:
    /// The printings with this title, or the one whose id stands in its place.
    std::vector<const Card*> known_as(std::string_view title) const
    {
        std::vector<const Card*> cards = index_.titled(title);
        if (experienced_)
            std::erase_if(cards, [this](const Card* card) { return card->experienced != experienced_; });
        if (cards.empty())
            if (const Card* card = index_.with_id(title)) cards.push_back(card);
        return cards;
    }

    bool peel()
    {
        return !rest_.empty() &&
               (peel_stars_and_commas() || peel_bracket() || peel_count_behind() || peel_bullet() ||
                peel_part() || peel_set_in_front() || peel_count_in_front() || peel_odd_bracket());
    }

    bool peel_stars_and_commas()
    {
        const std::size_t end = rest_.find_last_not_of("*,; ") + 1; // npos + 1 is 0: nothing else is there
        if (end == rest_.size()) return false;
        line_.stars += static_cast<int>(std::ranges::count(rest_.substr(end), '*'));
        rest_ = trimmed(rest_.substr(0, end));
        return true;
    }

    /// What stands in the brackets at the end; nothing for a text that is all in brackets.
    std::string_view bracketed() const
    {
        const std::size_t open = opening_bracket(rest_);
        if (open == std::string_view::npos || open == 0) return {};
        return trimmed(rest_.substr(open + 1, rest_.size() - open - 2));
    }

    bool peel_bracket()
    {
        const std::string_view inside = bracketed();
        const std::string word = lower_case(inside);
        if (inside.empty()) return false;
        if (word == "starting" || word == "start")
            line_.start_mark = true;
        else if (line_.id.empty() && index_.with_id(inside))
            line_.id = inside;
        else if (const auto count = count_behind(inside, false); count && !line_.copies)
            line_.copies = count;
        else if (line_.set.empty() && !index_.sets_named(inside).empty())
            line_.set = inside;
        else
            return false;
        rest_ = trimmed(rest_.substr(0, opening_bracket(rest_)));
        return true;
    }

    /// Brackets that mean nothing else may name a set that is not known. Tried last, because many titles
    /// end in brackets: "2x Joker (red)".
    bool peel_odd_bracket()
    {
        const std::string_view inside = bracketed();
        if (inside.empty()) return false;
        if (const int level = experienced_level(lower_case(inside)); level > 0 && !experienced_) {
            experienced_ = level; // Classic prints it as a keyword, people write it behind the title
        } else {
            if (!line_.set.empty()) return false;
            line_.set = inside;
            line_.set_known = false;
        }
        with_bracket_ = rest_;
        rest_ = trimmed(rest_.substr(0, opening_bracket(rest_)));
        return true;
    }

    bool peel_count_behind()
    {
        if (line_.copies) return false;
        // "x4" is one word behind the title, "x 4" two.
        for (std::size_t blank = rest_.rfind(' '), words = 0; blank != std::string_view::npos && words < 2;
             blank = blank == 0 ? std::string_view::npos : rest_.rfind(' ', blank - 1), ++words)
            if (const auto count = count_behind(trimmed(rest_.substr(blank)), true)) {
                line_.copies = count;
                rest_ = trimmed(rest_.substr(0, blank));
                return true;
            }
        return false;
    }

    bool peel_bullet()
    {
        for (const std::string_view bullet : {"- ", "* ", "*", "\u2022", "\u2013 "})
            if (rest_.starts_with(bullet) && !std::exchange(bullet_taken_, true)) {
                rest_ = trimmed(rest_.substr(bullet.size()));
                return true;
            }
        return false;
    }

    bool peel_part()
    {
        constexpr std::array<std::pair<std::string_view, CardType>, 5> parts{{{"outfit", CardType::outfit},
                                                                              {"home", CardType::outfit},
                                                                              {"legend", CardType::legend},
                                                                              {"joker", CardType::joker},
                                                                              {"jokers", CardType::joker}}};
        const std::size_t colon = rest_.find(':');
        if (colon == std::string_view::npos || line_.part) return false;
        const std::string word = lower_case(trimmed(rest_.substr(0, colon)));
        for (const auto& [name, type] : parts)
            if (word == name) {
                line_.part = type;
                rest_ = trimmed(rest_.substr(colon + 1));
                read_bare_joker_count();
                return true;
            }
        return false;
    }

    /// "Jokers: 2" names no card but says what is meant.
    void read_bare_joker_count()
    {
        std::string_view number = rest_;
        if (number.ends_with('x')) number.remove_suffix(1);
        if (line_.part != CardType::joker || line_.copies || !whole_number(number)) return;
        line_.copies = whole_number(number);
        rest_ = "Joker";
    }

    bool peel_set_in_front()
    {
        const std::size_t close = rest_.starts_with('[')   ? rest_.find(']')
                                  : rest_.starts_with('(') ? rest_.find(')')
                                                           : 0;
        if (close == 0 || close == std::string_view::npos || !line_.set.empty()) return false;
        const std::string_view inside = trimmed(rest_.substr(1, close - 1));
        if (index_.sets_named(inside).empty()) return false;
        line_.set = inside;
        rest_ = trimmed(rest_.substr(close + 1));
        return true;
    }

    bool peel_count_in_front()
    {
        // The sign is left standing at first, because a title may begin with it: "2 Xiaodan Li".
        if (count_in_front_ && !std::exchange(times_taken_, true)) return take_times(rest_);
        const bool negative = rest_.starts_with('-');
        const std::string_view number = rest_.substr(negative ? 1 : 0);
        const auto digits =
            static_cast<std::size_t>(std::ranges::find_if_not(number, is_digit) - number.begin());
        if (line_.copies || digits == 0 || digits == number.size()) return false;
        std::string_view behind = number.substr(digits);
        if (behind.front() != ' ' && !take_times(behind)) return false; // "2nd Bank of Gomorra"
        line_.copies = whole_number(number.substr(0, digits)).value_or(0) * (negative ? -1 : 1);
        rest_ = trimmed(number.substr(digits));
        return count_in_front_ = true;
    }

    std::string_view rest_;
    const TitleIndex& index_;
    DeckLine line_;
    std::string_view with_bracket_;
    std::optional<int> experienced_; // the level in brackets, where it is no part of the title
    bool bullet_taken_ = false, count_in_front_ = false, times_taken_ = false;
};

/// Where the last comment begins: "#" or "//" with a blank before it.
std::size_t last_comment(std::string_view line)
{
    const std::size_t hash = line.rfind(" #"), slashes = line.rfind(" //");
    if (hash == std::string_view::npos) return slashes;
    return slashes == std::string_view::npos ? hash : std::max(hash, slashes);
}

std::size_t first_comment(std::string_view line)
{
    return std::min(line.find(" #"), line.find(" //"));
}

} // namespace

DeckLine parse_deck_line(std::string_view line, const TitleIndex& index)
{
    DeckLine read = LinePeeler(trimmed(line), index).run();
    for (int tried = 1; read.cards.empty(); ++tried) {
        const std::size_t comment = tried < most_comments ? last_comment(line) : first_comment(line);
        if (comment == std::string_view::npos) break;
        line = line.substr(0, comment);
        read = LinePeeler(trimmed(line), index).run();
    }
    return read;
}

} // namespace drawhand
