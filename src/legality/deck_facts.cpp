#include "legality/deck_facts.h"

#include <algorithm>

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

} // namespace drawhand
