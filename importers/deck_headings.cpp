#include "importers/deck_headings.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "importers/field_text.h"

namespace drawhand {

namespace {

struct HeadingWord {
    std::string_view word;
    DeckSection section;
};

constexpr HeadingWord heading_words[] = {
    {"outfit", DeckSection::cards},
    {"outfits", DeckSection::cards},
    {"home", DeckSection::cards},
    {"legend", DeckSection::cards},
    {"legends", DeckSection::cards},
    {"dude", DeckSection::cards},
    {"dudes", DeckSection::cards},
    {"deed", DeckSection::cards},
    {"deeds", DeckSection::cards},
    {"good", DeckSection::cards},
    {"goods", DeckSection::cards},
    {"spell", DeckSection::cards},
    {"spells", DeckSection::cards},
    {"action", DeckSection::cards},
    {"actions", DeckSection::cards},
    {"event", DeckSection::cards},
    {"events", DeckSection::cards},
    {"improvement", DeckSection::cards},
    {"improvements", DeckSection::cards},
    {"deck", DeckSection::cards},
    {"main deck", DeckSection::cards},
    {"draw deck", DeckSection::cards},
    {"cards", DeckSection::cards},
    {"joker", DeckSection::jokers},
    {"jokers", DeckSection::jokers},
    {"starting", DeckSection::starting},
    {"starters", DeckSection::starting},
    {"starting posse", DeckSection::starting},
    {"starting gang", DeckSection::starting},
    {"starting cards", DeckSection::starting},
    {"starting dudes", DeckSection::starting},
};

bool is_decoration(char c)
{
    return std::string_view("=#*_-~: \t").find(c) != std::string_view::npos;
}

std::string_view undecorated(std::string_view line)
{
    while (!line.empty() && is_decoration(line.front()))
        line.remove_prefix(1);
    while (!line.empty() && is_decoration(line.back()))
        line.remove_suffix(1);
    return line;
}

/// Without "(14)", "[14]" or a bare number at the end.
std::string_view without_count(std::string_view line)
{
    std::string_view shorter = line;
    if (shorter.ends_with(')') || shorter.ends_with(']')) shorter.remove_suffix(1);
    const std::size_t before = shorter.size();
    while (!shorter.empty() && std::isdigit(static_cast<unsigned char>(shorter.back())))
        shorter.remove_suffix(1);
    if (shorter.size() == before) return line;
    if (shorter.ends_with('(') || shorter.ends_with('[')) shorter.remove_suffix(1);
    return undecorated(shorter);
}

} // namespace

std::optional<DeckSection> parse_heading(std::string_view line)
{
    const std::string word = lower_case(without_count(undecorated(line)));
    const auto* found = std::ranges::find(heading_words, word, &HeadingWord::word);
    if (found == std::end(heading_words)) return std::nullopt;
    return found->section;
}

bool is_comment(std::string_view line)
{
    return line.starts_with('#') || line.starts_with("//") || undecorated(line).empty();
}

bool is_site_line(std::string_view line)
{
    const std::string lower = lower_case(line);
    if (lower.find("cards with printed value") != std::string::npos) return true;
    constexpr std::string_view beginnings[] = {"cards up to ", "deck built on ", "decklist published on ",
                                               "published on "};
    return lower == "social export" ||
           std::ranges::any_of(beginnings, [&](std::string_view b) { return lower.starts_with(b); });
}

} // namespace drawhand
