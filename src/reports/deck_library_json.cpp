#include <nlohmann/json.hpp>

#include "core/deck_difference.h"
#include "reports/deck_library_report.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

std::string written(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json text_or_null(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

/// {"id", "title"}; a card that the catalogue does not know has no title.
Json card_json(const CardId& id, const CardCatalogue& catalogue)
{
    const Card* card = catalogue.find(id);
    return {{"id", id.text}, {"title", card ? Json(card->title) : Json(nullptr)}};
}

Json cards_json(const std::vector<CardId>& ids, const CardCatalogue& catalogue)
{
    Json json = Json::array();
    for (const CardId& id : ids)
        json.push_back(card_json(id, catalogue));
    return json;
}

Json entry_json(const DeckEntry& entry, const CardCatalogue& catalogue)
{
    Json json = card_json(entry.id, catalogue);
    if (const Card* card = catalogue.find(entry.id)) {
        json["type"] = type_name(card->type);
        if (card->face) json["face"] = face_text(*card->face);
        if (card->joker) json["face"] = "*";
    }
    json["copies"] = entry.copies;
    json["starting"] = entry.starting;
    return json;
}

Json unknown_json(const std::vector<UnknownCard>& cards)
{
    Json json = Json::array();
    for (const UnknownCard& card : cards)
        json.push_back({{"text", card.text}, {"copies", card.copies}});
    return json;
}

Json version_json(const DeckVersionInfo& version)
{
    return {{"version", version.number}, {"at", version.at}, {"note", version.note}};
}

Json summary_json(const DeckSummary& deck, const CardCatalogue& catalogue)
{
    Json json = {{"name", deck.name}};
    json.update(version_json(deck.current));
    json["cards"] = deck.cards;
    json["outfit"] = deck.outfit ? card_json(*deck.outfit, catalogue) : Json(nullptr);
    json["format"] = text_or_null(deck.format);
    json["tags"] = deck.tags;
    if (!deck.removed_at.empty()) json["removed_at"] = deck.removed_at;
    return json;
}

Json deck_json(const Deck& deck, const CardCatalogue& catalogue)
{
    Json cards = Json::array();
    for (const DeckEntry& entry : deck.entries)
        cards.push_back(entry_json(entry, catalogue));
    return {{"format", text_or_null(deck.format)},
            {"tags", deck.tags},
            {"notes", deck.notes},
            {"outfits", cards_json(deck.outfits, catalogue)},
            {"legends", cards_json(deck.legends, catalogue)},
            {"cards", std::move(cards)},
            {"unknown", unknown_json(deck.unknown)}};
}

std::string_view part_name(DeckPart part)
{
    switch (part) {
    case DeckPart::outfit: return "outfit";
    case DeckPart::legend: return "legend";
    case DeckPart::card: break;
    }
    return "card";
}

Json change_json(const DeckCardChange& change, const CardCatalogue& catalogue)
{
    Json json = card_json(change.id, catalogue);
    json["part"] = part_name(change.part);
    json["copies"] = {{"before", change.copies_before}, {"after", change.copies_after}};
    json["starting"] = {{"before", change.starting_before}, {"after", change.starting_after}};
    return json;
}

} // namespace

std::string deck_list_json(std::span<const DeckSummary> decks, const CardCatalogue& catalogue)
{
    Json json = {{"decks", Json::array()}, {"count", decks.size()}};
    for (const DeckSummary& deck : decks)
        json["decks"].push_back(summary_json(deck, catalogue));
    return written(json);
}

std::string stored_deck_json(const StoredDeck& stored, const CardCatalogue& catalogue)
{
    Json json = {{"name", stored.deck.name}};
    json.update(version_json(stored.version));
    json.update(deck_json(stored.deck, catalogue));
    return written(json);
}

std::string history_json(std::span<const StoredDeck> versions)
{
    Json json = {{"name", versions.empty() ? "" : versions.back().deck.name}, {"versions", Json::array()}};
    for (std::size_t i = versions.size(); i-- > 0;) {
        Json version = version_json(versions[i].version);
        version["name"] = versions[i].deck.name;
        json["versions"].push_back(std::move(version));
    }
    return written(json);
}

std::string version_difference_json(const StoredDeck& before, const StoredDeck& after,
                                    const CardCatalogue& catalogue)
{
    const DeckDifference difference = deck_difference(before.deck, after.deck);
    Json json = {{"name", after.deck.name},
                 {"from", before.version.number},
                 {"to", after.version.number},
                 {"same", !difference.any()},
                 {"cards", Json::array()},
                 {"unknown_removed", unknown_json(difference.unknown_removed)},
                 {"unknown_added", unknown_json(difference.unknown_added)},
                 {"tags_removed", difference.tags_removed},
                 {"tags_added", difference.tags_added}};
    for (const DeckCardChange& change : difference.cards)
        json["cards"].push_back(change_json(change, catalogue));
    const auto add_text = [&json](const char* key, const TextChange& change) {
        if (change.changed()) json[key] = {{"before", change.before}, {"after", change.after}};
    };
    add_text("renamed", difference.name);
    add_text("format", difference.format);
    add_text("notes", difference.notes);
    return written(json);
}

std::string drafts_json(std::span<const NamedDraft> drafts)
{
    Json json = {{"drafts", Json::array()}};
    for (const NamedDraft& named : drafts) {
        Json draft = {{"key", named.draft.key},
                      {"at", named.draft.at},
                      {"name", named.draft.content.name},
                      {"deck", text_or_null(named.deck_name)}};
        if (named.draft.deck) draft["base"] = named.draft.base;
        json["drafts"].push_back(std::move(draft));
    }
    return written(json);
}

} // namespace drawhand
