#include "legality/finding_text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace drawhand {

namespace {

constexpr std::size_t most_names = 8; // more do not help anybody to choose

/// Every title once, in the order of the lines.
std::vector<std::string> titles_of(std::span<const CardLine> lines)
{
    std::vector<std::string> titles;
    for (const CardLine& line : lines)
        if (std::ranges::find(titles, line.card->title) == titles.end()) titles.push_back(line.card->title);
    return titles;
}

std::string listed_copies(std::span<const CardLine> lines, int CardLine::*number)
{
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == most_names && lines.size() > most_names + 1)
            return text + " and " + std::to_string(lines.size() - i) + " more";
        text += (i == 0 ? "" : ", ") + lines[i].card->title;
        if (lines[i].*number > 1) text += " x" + std::to_string(lines[i].*number);
    }
    return text;
}

} // namespace

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

std::string allowed_text(int limit)
{
    return number_word(limit) + (limit == 1 ? " is allowed" : " are allowed");
}

std::string alternatives(std::span<const std::string> names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i == most_names && names.size() > most_names + 1)
            return text + " or " + std::to_string(names.size() - i) + " others";
        const bool last = i + 1 == names.size();
        text += (i == 0 ? "" : last ? " or " : ", ") + names[i];
    }
    return text;
}

std::vector<CardId> ids_of(std::span<const CardLine> lines)
{
    std::vector<CardId> ids;
    for (const CardLine& line : lines)
        ids.push_back(line.card->id);
    return ids;
}

int copies_in(std::span<const CardLine> lines)
{
    int copies = 0;
    for (const CardLine& line : lines)
        copies += line.copies;
    return copies;
}

int copies_starting(std::span<const CardLine> lines)
{
    int copies = 0;
    for (const CardLine& line : lines)
        copies += line.starting;
    return copies;
}

std::string cards_text(std::span<const CardLine> lines)
{
    return listed_copies(lines, &CardLine::copies);
}

std::string starters_text(std::span<const CardLine> lines)
{
    return listed_copies(lines, &CardLine::starting);
}

std::string removal_text(int copies, std::span<const CardLine> lines)
{
    const std::vector<std::string> titles = titles_of(lines);
    return "remove " + number_word(copies) + (titles.size() == 1 ? " " : " of ") + alternatives(titles);
}

std::string fewer_starters_text(int allowed, std::span<const CardLine> starters)
{
    const std::vector<std::string> titles = titles_of(starters);
    if (allowed > 0)
        return "start " + number_word(allowed) + (titles.size() == 1 ? " " : " of ") + alternatives(titles);
    return "leave " + starters_text(starters) + " out of the gang";
}

} // namespace drawhand
