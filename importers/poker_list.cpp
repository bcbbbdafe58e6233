#include "importers/poker_list.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/split_text.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

constexpr int smallest_list = 5, largest_list = 60;
constexpr std::size_t largest_text = std::size_t{64} << 10U;

bool is_joker(const std::string& line)
{
    return line == "joker" || line == "*" || line == "jokers";
}

/// The reader of this format wants "joker,devils", its manual says otherwise.
bool is_devils_joker(const std::string& line)
{
    return line == "joker,devils" || line == "devils joker" || line == "devil's joker";
}

/// "8,C": the value as a number or letter, a comma, the suit.
std::optional<Face> parse_poker_line(std::string_view line)
{
    const std::size_t comma = line.find(',');
    if (comma == std::string_view::npos || comma > 3) return std::nullopt;
    const auto value = parse_value(trimmed(line.substr(0, comma)));
    const auto suit = parse_suit(trimmed(line.substr(comma + 1)));
    if (!value || !suit) return std::nullopt;
    return Face{*suit, *value};
}

} // namespace

bool is_poker_list(std::string_view text)
{
    if (text.size() > largest_text) return false;
    std::size_t cards = 0, faces = 0, others = 0;
    for (const std::string_view raw : words_of(text, "\r\n")) {
        const std::string line = lower_case(trimmed(raw));
        if (line.empty()) continue;
        if (parse_poker_line(line))
            ++faces, ++cards;
        else if (is_joker(line) || is_devils_joker(line))
            ++cards;
        else
            ++others;
    }
    return faces > 0 && cards > others;
}

Result<DeckImport> read_poker_list(std::string_view text, const DeckFileOptions& options)
{
    DeckImport import;
    import.source = DeckSource::poker;
    PokerDeck faces;
    int number = 0;
    bool devils = false;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string line = lower_case(trimmed(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        ++number;
        if (line.empty()) continue;
        if (const auto face = parse_poker_line(line)) {
            faces.add(*face);
        } else if (is_joker(line) || is_devils_joker(line)) {
            devils = devils || is_devils_joker(line);
            faces.add_jokers(1);
        } else {
            import.skipped.push_back({number,
                                      for_message(line),
                                      "expected a value from 1 to 13, a comma and C, D, H or S, or \"Joker\"",
                                      {}});
        }
    }
    if (faces.size() < smallest_list || faces.size() > largest_list)
        return fail(ErrorKind::malformed,
                    "the list has " + std::to_string(faces.size()) + " cards; a poker list has from 5 to 60",
                    options.file);
    if (devils) import.remarks.emplace_back("the Devil's Joker was read as a plain one");
    import.read = faces.size();
    import.faces = faces;
    return import;
}

} // namespace drawhand
