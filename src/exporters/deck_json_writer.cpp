#include <nlohmann/json.hpp>

#include "exporters/clean_text.h"
#include "exporters/deck_losses.h"
#include "exporters/deck_sections.h"
#include "exporters/format_writers.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

std::string json_text(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json dtdb_cards(const DeckSections& sections)
{
    Json cards = Json::array();
    for (const ListedCard& card : sections.all())
        cards.push_back({{"card_code", card.id.text}, {"qty", card.copies}, {"start", card.starting}});
    return cards;
}

Json unknown_cards(const Deck& deck)
{
    Json cards = Json::array();
    for (const UnknownCard& card : deck.unknown)
        cards.push_back({{"text", card.text}, {"copies", card.copies}});
    return cards;
}

/// The first of the outfits or legends, which a deck of doomtown.online keeps apart from its other cards.
Json first_part(const std::vector<CardId>& parts)
{
    return parts.empty() ? Json(nullptr) : Json{{"code", parts.front().text}};
}

Json draw_card(const CardId& id, int count, int starting)
{
    return {{"card", {{"code", id.text}}}, {"count", count}, {"starting", starting}};
}

/// Everything but the first outfit and the first legend, jokers included. Further outfits and legends break
/// the rules, but nothing else would show them.
Json draw_cards(const Deck& deck, const DeckSections& sections)
{
    Json cards = Json::array();
    for (const ListedCard& card : sections.all()) {
        const bool first = (!deck.outfits.empty() && card.id == deck.outfits.front()) ||
                           (!deck.legends.empty() && card.id == deck.legends.front());
        if (const int count = card.copies - (first ? 1 : 0); count > 0)
            cards.push_back(draw_card(card.id, count, card.starting));
    }
    return cards;
}

void warn_of_unknown_codes(const DeckSections& sections, std::string_view site, Warnings& warnings)
{
    for (const ListedCard& card : sections.nameless)
        warnings.push_back("the card " + one_line(card.id.text) + " is not known here; perhaps " +
                           std::string(site) + " knows it");
}

} // namespace

WrittenDeck write_dtdb_json(const Deck& deck, const CardCatalogue& catalogue)
{
    const DeckSections sections = deck_sections(deck, catalogue);
    Json json = {{"name", one_line(deck.name)},
                 {"description", deck.notes},
                 {"tags", deck.tags},
                 {"cards", dtdb_cards(sections)}};
    WrittenDeck written;
    // Two keys of our own; the site passes over what it does not know.
    if (!deck.format.empty()) {
        json["format"] = deck.format;
        written.warnings.push_back("only Drawhand reads the format " + quoted({deck.format}) + " from it");
    }
    if (!deck.unknown.empty()) {
        json["unknown"] = unknown_cards(deck);
        written.warnings.emplace_back("only Drawhand reads from it what names no known card");
    }
    written.text = json_text(json);
    warn_of_unknown_codes(sections, "DoomtownDB", written.warnings);
    warn_of_site_limits(sections, "DoomtownDB", written.warnings);
    return written;
}

/// One object, as the save call of doomtown.online takes it; its own file of ready-made decks is an array of
/// these.
WrittenDeck write_townsquare_json(const Deck& deck, const CardCatalogue& catalogue)
{
    const DeckSections sections = deck_sections(deck, catalogue);
    WrittenDeck written;
    written.text = json_text({{"name", one_line(deck.name)},
                              {"outfit", first_part(deck.outfits)},
                              {"legend", first_part(deck.legends)},
                              {"drawCards", draw_cards(deck, sections)}});
    if (deck.outfits.empty())
        written.warnings.emplace_back("the deck has no outfit; doomtown.online expects one");
    warn_of_lost_texts(deck, {.file = "the file", .name = true}, written.warnings);
    warn_of_unknown_codes(sections, "doomtown.online", written.warnings);
    warn_of_site_limits(sections, "doomtown.online", written.warnings);
    return written;
}

} // namespace drawhand
