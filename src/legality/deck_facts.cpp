#include "legality/deck_facts.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/split_text.h"

namespace drawhand {

std::vector<CardLine> card_lines(const Deck& deck, const CardCatalogue& catalogue)
{
    std::vector<CardLine> lines;
    for (const DeckEntry& entry : deck.entries) {
        const Card* card = catalogue.find(entry.id);
        if (!card) continue;
        auto line = std::ranges::find(lines, card, &CardLine::card);
        if (line == lines.end()) line = lines.insert(line, CardLine{card, 0, 0});
        line->copies += entry.copies;
        line->starting += entry.starting;
    }
    return lines;
}

std::vector<CardLine> starters_of(const std::vector<CardLine>& lines)
{
    std::vector<CardLine> starters;
    std::ranges::copy_if(lines, std::back_inserter(starters),
                         [](const CardLine& l) { return l.starting > 0; });
    return starters;
}

std::vector<std::string> gangs_of_outfit(const Card& outfit)
{
    const std::string_view several = rule_value(outfit, "home_gangs");
    if (several.empty()) return outfit.gangs;
    const auto gangs = split(several, ',');
    return {gangs.begin(), gangs.end()};
}

std::string_view rule_value(const Card& card, std::string_view key)
{
    const auto found = std::ranges::find(card.rules, key, &CardRule::key);
    return found == card.rules.end() ? std::string_view{} : std::string_view(found->value);
}

std::string number_word(int number)
{
    constexpr std::array<std::string_view, 13> words{"no",   "one",    "two",   "three", "four",
                                                     "five", "six",    "seven", "eight", "nine",
                                                     "ten",  "eleven", "twelve"};
    if (number < 0 || number >= static_cast<int>(words.size())) return std::to_string(number);
    return std::string(words[static_cast<std::size_t>(number)]);
}

std::string counted(int number, std::string_view singular, std::string_view plural)
{
    return number_word(number).append(" ").append(number == 1 ? singular : plural);
}

std::string sentence(std::string text)
{
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace drawhand
