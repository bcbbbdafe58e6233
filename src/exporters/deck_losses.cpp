#include "exporters/deck_losses.h"

#include "exporters/clean_text.h"
#include "exporters/list_lines.h"

namespace drawhand {

namespace {

/// Two outfits, or one outfit twice.
int total_copies(const std::vector<ListedCard>& cards)
{
    int copies = 0;
    for (const ListedCard& card : cards)
        copies += card.copies;
    return copies;
}

void warn_of_several(const std::vector<ListedCard>& cards, std::string_view what, std::string_view site,
                     Warnings& warnings)
{
    const int copies = total_copies(cards);
    if (copies < 2) return;
    warnings.push_back("the deck has " + std::to_string(copies) + ' ' + std::string(what) + "s; " +
                       std::string(site) + " takes one, " + cards.front().card->title);
}

} // namespace

void warn_of_lost_texts(const Deck& deck, const FormatRoom& room, Warnings& warnings)
{
    const std::string no_place = " left out: " + std::string(room.file) + " has no place for ";
    if (!room.name && !one_line(deck.name).empty())
        warnings.push_back("the name " + quoted({deck.name}) + " is" + no_place + "it");
    if (!room.notes && !deck.notes.empty()) warnings.push_back("the notes are" + no_place + "them");
    if (!room.tags && !deck.tags.empty())
        warnings.push_back("the tags " + quoted(deck.tags) + " are" + no_place + "them");
    if (!room.format && !deck.format.empty())
        warnings.push_back("the format " + quoted({deck.format}) + " is" + no_place + "it");
    if (!room.unknown && !deck.unknown.empty())
        warnings.push_back("what names no known card is left out: " + quoted(unknown_card_lines(deck)));
}

void warn_of_site_limits(const DeckSections& sections, std::string_view site, Warnings& warnings)
{
    warn_of_several(sections.outfits, "outfit", site, warnings);
    for (const CardSection& section : sections.sections)
        if (section.type == CardType::legend) warn_of_several(section.cards, "legend", site, warnings);
    if (has_classic_cards(sections))
        warnings.push_back(std::string(site) +
                           " does not know Classic cards and will not find those of this deck");
}

void warn_of_unknown_lines(const Deck& deck, const DeckSections& sections, Warnings& warnings)
{
    if (!deck.unknown.empty())
        warnings.push_back("what names no known card stands at the end of the list as it was written: " +
                           quoted(unknown_card_lines(deck)));
    for (const ListedCard& card : sections.nameless)
        warnings.push_back("the card " + one_line(card.id.text) +
                           " is not known; it stands at the end of the list by its id");
}

std::string copies_and_name(const ListedCard& card, const CardCatalogue& catalogue)
{
    return std::to_string(card.copies) + " x " +
           (card.card ? printing_name(*card.card, catalogue) : one_line(card.id.text));
}

std::string quoted(const std::vector<std::string>& texts)
{
    std::string list;
    for (const std::string& text : texts) {
        if (!list.empty()) list += ", ";
        list += '"' + one_line(text) + '"';
    }
    return list;
}

} // namespace drawhand
