#include "exporters/list_lines.h"

#include <algorithm>
#include <cctype>

#include "exporters/clean_text.h"

namespace drawhand {

namespace {

constexpr int most_copies_a_line = 9;
constexpr int required_cards = 52; // besides outfit, legend and jokers, in both games

std::string name_with_stars(const ListedCard& listed, const CardCatalogue& catalogue)
{
    const Card& card = *listed.card;
    std::string name = card.title + stars(listed) + " (" + catalogue.set_of(card).name + ')';
    if (needs_id(card, catalogue)) name += " [" + card.id.text + ']';
    return name;
}

/// The number stands in the text by itself, not as part of a longer one.
bool states_number(std::string_view text, const std::string& number)
{
    const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t at = text.find(number); at != std::string_view::npos; at = text.find(number, at + 1)) {
        const std::size_t end = at + number.size();
        if ((at == 0 || !is_digit(text[at - 1])) && (end == text.size() || !is_digit(text[end]))) return true;
    }
    return false;
}

} // namespace

std::vector<ListedCard> one_digit_lines(const ListedCard& card)
{
    std::vector<ListedCard> lines;
    ListedCard rest = card;
    while (rest.copies > 0) {
        ListedCard& line = lines.emplace_back(rest);
        line.copies = std::min(rest.copies, most_copies_a_line);
        // Stars that are too many stay with the last line, so that whoever reads it sees them.
        if (line.copies < rest.copies) line.starting = std::min(rest.starting, line.copies);
        rest.copies -= line.copies;
        rest.starting -= line.starting;
    }
    return lines;
}

std::string stars(const ListedCard& card)
{
    return std::string(static_cast<std::size_t>(card.starting), '*');
}

std::string plain_card_line(const ListedCard& card, const CardCatalogue& catalogue)
{
    return std::to_string(card.copies) + "x " + name_with_stars(card, catalogue);
}

std::string plain_outfit_line(const ListedCard& outfit, const CardCatalogue& catalogue)
{
    return name_with_stars(outfit, catalogue);
}

std::string nameless_card_line(const ListedCard& card)
{
    std::string line =
        std::to_string(card.copies) + "x Unknown card" + stars(card) + " [" + one_line(card.id.text) + ']';
    if (card.type) line.insert(0, section_heading(*card.type) + ": ");
    return line;
}

Lines unknown_card_lines(const Deck& deck)
{
    Lines lines;
    for (const UnknownCard& card : deck.unknown) {
        std::string& line = lines.emplace_back(one_line(card.text));
        const std::string copies = std::to_string(card.copies);
        if (card.copies > 1 && !states_number(line, copies)) line.insert(0, copies + "x ");
    }
    return lines;
}

std::string count_line(const Deck& deck, const CardCatalogue& catalogue)
{
    return std::to_string(valued_cards(deck, catalogue)) + " cards with printed value (required " +
           std::to_string(required_cards) + ')';
}

std::string newest_set_line(const DeckSections& sections, const CardCatalogue& catalogue)
{
    const std::string set = newest_set(sections, catalogue);
    return set.empty() ? set : "Cards up to " + set;
}

} // namespace drawhand
