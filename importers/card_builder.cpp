#include "importers/card_builder.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/folded_title.h"
#include "importers/field_text.h"
#include "importers/tab_table.h"

namespace drawhand {

namespace {

// The longest printed title has 32 characters, the longest text about 800; the limits only stop nonsense.
constexpr std::size_t longest_line = 200;
constexpr std::size_t longest_keyword = 60;
constexpr std::size_t longest_text = 20'000;

struct GangName {
    std::string_view folded, name;
};
// OCTGN calls the gangs by their first outfits.
constexpr GangName reloaded_gangs[] = {
    {"", "Neutral"},
    {"neutral", "Neutral"},
    {"drifter", "Neutral"},
    {"law dogs", "Law Dogs"},
    {"outlaws", "Outlaws"},
    {"the sloane gang", "Outlaws"},
    {"sloane gang", "Outlaws"},
    {"entrepreneurs", "Entrepreneurs"},
    {"morgan cattle co", "Entrepreneurs"},
    {"anarchists", "Anarchists"},
    {"108 righteous bandits", "Anarchists"},
    {"fearmongers", "Fearmongers"},
    {"the fourth ring", "Fearmongers"},
    {"fourth ring", "Fearmongers"},
    {"first peoples", "First Peoples"},
    {"eagle wardens", "First Peoples"},
};

const GangName* find_gang(std::string_view name)
{
    const auto* found = std::ranges::find(reloaded_gangs, fold_title(name), &GangName::folded);
    return found == std::end(reloaded_gangs) ? nullptr : found;
}

std::string quoted(std::string_view text)
{
    return '"' + for_message(text) + '"';
}

} // namespace

bool is_known_reloaded_gang(std::string_view name)
{
    return find_gang(name) != nullptr;
}

void CardBuilder::refuse(std::string why)
{
    if (fault_.empty()) fault_ = std::move(why);
}

std::string CardBuilder::checked_line(std::string_view text, std::size_t longest, std::string_view what)
{
    if (text.size() > longest) {
        refuse("the " + std::string(what) + " is longer than " + std::to_string(longest) + " characters");
        return {};
    }
    std::string line = plain_line(text);
    if (has_control_character(line)) {
        refuse("the " + std::string(what) + " holds a control character");
        return {};
    }
    return line;
}

std::optional<int> CardBuilder::number_in(std::string_view text, int low, int high, std::string_view what)
{
    text = trimmed(text);
    if (text.empty()) return std::nullopt;
    const auto number = parse_int(text);
    if (!number || *number < low || *number > high) {
        refuse(std::string(what) + " is " + quoted(text) + "; expected a number from " + std::to_string(low) +
               " to " + std::to_string(high));
        return std::nullopt;
    }
    return number;
}

void CardBuilder::read_code(std::string_view text)
{
    card_.id.text = trimmed(text);
    const bool digits =
        std::ranges::all_of(card_.id.text, [](unsigned char c) { return std::isdigit(c) != 0; });
    if (card_.id.text.size() != 5 || !digits)
        refuse("the code has to be five digits, not " + quoted(card_.id.text));
}

void CardBuilder::read_guid(std::string_view text)
{
    const auto guid = parse_guid(text);
    if (!guid) return refuse("the id has to be a GUID, not " + quoted(trimmed(text)));
    card_.id.text = *guid;
    card_.octgn_id = *guid;
}

void CardBuilder::read_title(std::string_view text)
{
    card_.title = checked_line(text, longest_line, "title");
    if (card_.title.empty()) refuse("the card has no title");
}

void CardBuilder::read_set(std::string_view code)
{
    card_.set = checked_line(code, longest_line, "set");
    if (card_.set.empty()) refuse("the card names no set");
}

void CardBuilder::read_type(std::string_view text)
{
    const std::string word = lower_case(trimmed(text));
    if (word.empty()) return refuse("the card has no type");
    if (word == "token") {
        card_.type = CardType::dude;
        return add_keyword("Token");
    }
    const auto type = parse_type(word);
    if (!type) return refuse("unknown type " + quoted(word));
    card_.type = *type;
}

void CardBuilder::read_face(std::string_view suit, std::string_view value)
{
    suit = trimmed(suit);
    value = trimmed(value);
    std::optional<Suit> read_suit;
    if (!suit.empty() && lower_case(suit) != "joker") {
        read_suit = parse_suit(suit);
        if (!read_suit) return refuse("unknown suit " + quoted(suit));
    }
    if (value.empty() || value == "*" || value == "W" || value == "w") {
        if (read_suit) refuse("the card has a suit but no value");
        return;
    }
    const auto read_value = parse_value(value);
    if (!read_value) return refuse("value is " + quoted(value) + "; expected A, 2 to 10, J, Q or K");
    if (!read_suit) read_suit = suit_of_type(card_.type);
    if (!read_suit) return refuse("an outfit, legend or joker has no suit and value");
    card_.face = Face{*read_suit, *read_value};
}

void CardBuilder::read_shooter(std::string_view text)
{
    const auto shooter = parse_shooter(lower_case(trimmed(text)));
    if (!shooter)
        return refuse("the bullets are " + quoted(trimmed(text)) + "; expected Stud, Draw or Bonus");
    card_.shooter = *shooter;
}

void CardBuilder::read_stat(Stat stat, std::string_view text)
{
    text = trimmed(text);
    // One card prints X, some have "?": like the star, a number that only the game in progress knows.
    if (text == "X" || text == "x" || text == "?") text = "*";
    if (text.ends_with('*') && text.size() < 5) {
        card_.variable_stats.push_back({stat, std::string(text)});
        text.remove_suffix(1);
        if (text == "+") text = "";
    }
    // Costs are never negative; a few cards take something away (bullets, production, a legend's stash).
    const int low = stat == Stat::cost ? 0 : -9;
    card_.set_stat(stat, number_in(text, low, 99, stat_name(stat)));
}

void CardBuilder::read_number(std::string_view text)
{
    card_.number = number_in(text, 0, 9'999, "number");
}

void CardBuilder::read_quantity(std::string_view text)
{
    card_.quantity = number_in(text, 0, 99, "quantity");
}

void CardBuilder::read_gang(std::string_view text)
{
    std::string gang = checked_line(text, longest_line, "gang");
    if (card_.game == Game::reloaded) {
        if (const GangName* known = find_gang(gang)) gang = known->name;
    }
    if (!gang.empty() && std::ranges::find(card_.gangs, gang) == card_.gangs.end())
        card_.gangs.push_back(std::move(gang));
}

void CardBuilder::add_keyword(std::string_view text)
{
    const std::string line = checked_line(trimmed(text), longest_keyword, "keyword");
    if (line.empty()) return;
    Keyword keyword = parse_keyword(line);
    if (keyword.number && *keyword.number > 99) return refuse("no keyword has the number in " + quoted(line));
    card_.keywords.push_back(std::move(keyword));
}

void CardBuilder::read_text(std::string_view markup)
{
    if (markup.size() > longest_text) return refuse("the card text is longer than 20,000 characters");
    card_.text = plain_text(markup);
}

void CardBuilder::finish(bool may_lack_face)
{
    const bool needs_face =
        suit_of_type(card_.type).has_value() && !may_lack_face && !has_keyword(card_, "Token");
    if (needs_face && !card_.face)
        refuse("a " + std::string(type_name(card_.type)) + " needs a suit and a value");
}

} // namespace drawhand
