#include "exporters/deck_sections.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <tuple>
#include <utility>

#include "core/deck_edit.h"

namespace drawhand {

namespace {

constexpr std::array<CardType, 9> section_order{CardType::dude,        CardType::deed,   CardType::goods,
                                                CardType::spell,       CardType::action, CardType::event,
                                                CardType::improvement, CardType::legend, CardType::joker};

auto age_of(const CardSet& set)
{
    return std::make_tuple(std::string_view(set.released), set.cycle.value_or(0), set.number.value_or(0),
                           std::string_view(set.code));
}

/// Printings of one title from the oldest to the newest.
void sort_by_title(std::vector<ListedCard>& cards, const CardCatalogue& catalogue)
{
    std::ranges::sort(cards, [&catalogue](const ListedCard& a, const ListedCard& b) {
        const auto title = [](const Card& card) { return std::tie(card.folded_title, card.title); };
        if (title(*a.card) != title(*b.card)) return title(*a.card) < title(*b.card);
        const auto age = [&catalogue](const Card& card) {
            return std::make_tuple(age_of(catalogue.set_of(card)), std::string_view(card.id.text));
        };
        return age(*a.card) < age(*b.card);
    });
}

std::vector<ListedCard> listed_parts(const std::vector<CardId>& ids, CardType type,
                                     const CardCatalogue& catalogue)
{
    std::vector<ListedCard> cards;
    for (const CardId& id : ids) {
        const auto found = std::ranges::find(cards, id, &ListedCard::id);
        if (found != cards.end())
            ++found->copies;
        else
            cards.push_back({id, catalogue.find(id), type, 1, 0});
    }
    return cards;
}

std::vector<ListedCard> listed_entries(const Deck& deck, const CardCatalogue& catalogue)
{
    std::vector<ListedCard> cards;
    Deck merged;
    merged.entries = deck.entries;
    for (const DeckEntry& entry : sorted_deck(std::move(merged)).entries) {
        if (entry.copies < 1) continue;
        const Card* card = catalogue.find(entry.id);
        cards.push_back({entry.id, card, card ? std::optional(card->type) : std::nullopt, entry.copies,
                         std::max(entry.starting, 0)});
    }
    return cards;
}

} // namespace

int CardSection::copies() const
{
    int total = 0;
    for (const ListedCard& card : cards)
        total += card.copies;
    return total;
}

std::vector<ListedCard> DeckSections::all() const
{
    std::vector<ListedCard> cards = outfits;
    for (const CardSection& section : sections)
        cards.insert(cards.end(), section.cards.begin(), section.cards.end());
    cards.insert(cards.end(), nameless.begin(), nameless.end());
    return cards;
}

DeckSections deck_sections(const Deck& deck, const CardCatalogue& catalogue)
{
    DeckSections result;
    std::vector<ListedCard> parts, entries;
    const auto take = [&result](std::vector<ListedCard> cards, std::vector<ListedCard>& named) {
        for (ListedCard& card : cards)
            (card.card ? named : result.nameless).push_back(std::move(card));
    };
    // Outfits and legends keep their order: the first one is the one that is played.
    take(listed_parts(deck.outfits, CardType::outfit, catalogue), parts);
    take(listed_parts(deck.legends, CardType::legend, catalogue), parts);
    take(listed_entries(deck, catalogue), entries);
    sort_by_title(entries, catalogue);
    std::vector<ListedCard> named = std::move(parts);
    std::ranges::move(entries, std::back_inserter(named));
    const auto of_type = [&named](CardType type) {
        std::vector<ListedCard> cards;
        std::ranges::copy_if(named, std::back_inserter(cards),
                             [type](const ListedCard& card) { return card.type == type; });
        return cards;
    };
    result.outfits = of_type(CardType::outfit);
    for (const CardType type : section_order)
        if (CardSection section{type, of_type(type)}; !section.cards.empty())
            result.sections.push_back(std::move(section));
    return result;
}

std::string section_heading(CardType type)
{
    std::string heading(type_name(type));
    heading.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(heading.front())));
    return heading;
}

std::string printing_name(const Card& card, const CardCatalogue& catalogue)
{
    return card.title + " (" + catalogue.set_of(card).name + ')';
}

bool needs_id(const Card& card, const CardCatalogue& catalogue)
{
    return std::ranges::any_of(catalogue.cards(), [&](const Card& other) {
        return other.title == card.title && other.id != card.id &&
               catalogue.set_of(other).name == catalogue.set_of(card).name;
    });
}

std::string newest_set(const DeckSections& sections, const CardCatalogue& catalogue)
{
    const CardSet* newest = nullptr;
    for (const ListedCard& listed : sections.all()) {
        if (!listed.card) continue;
        const CardSet& set = catalogue.set_of(*listed.card);
        if (!newest || age_of(set) > age_of(*newest)) newest = &set;
    }
    return newest ? newest->name : std::string();
}

bool has_classic_cards(const DeckSections& sections)
{
    return std::ranges::any_of(sections.all(), [](const ListedCard& listed) {
        return listed.card && listed.card->game == Game::classic;
    });
}

} // namespace drawhand
