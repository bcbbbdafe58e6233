#include "reports/card_json.h"

#include <nlohmann/json.hpp>

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

std::string key_of(std::string_view name)
{
    std::string key;
    for (const char c : name)
        key += c == ' ' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return key;
}

/// Numbers that a card does not have are left out; starred ones stand under "variable".
void add_numbers(Json& json, const Card& card)
{
    for (const Stat stat : all_stats)
        if (const auto number = card.stat(stat)) json[std::string(stat_name(stat))] = *number;
    for (const VariableStat& variable : card.variable_stats)
        json["variable"][std::string(stat_name(variable.stat))] = variable.mark;
    for (const Skill skill : all_skills)
        if (const auto rating = card.skill(skill)) json["skills"][key_of(skill_name(skill))] = *rating;
    if (card.difficulty) json["difficulty"] = *card.difficulty;
}

Json card_object(const Card& card)
{
    Json json;
    json["id"] = card.id.text;
    json["title"] = card.title;
    json["game"] = game_name(card.game);
    json["set"] = card.set;
    if (card.number) json["number"] = *card.number;
    if (card.quantity) json["quantity"] = *card.quantity;
    json["type"] = type_name(card.type);
    if (card.face) json["face"] = face_text(*card.face);
    if (card.joker) json["face"] = "*";
    json["gang"] = card.gangs;
    json["keywords"] = Json::array();
    for (const Keyword& keyword : card.keywords)
        json["keywords"].push_back(keyword_text(keyword));
    if (card.shooter != Shooter::none) json["shooter"] = shooter_name(card.shooter);
    add_numbers(json, card);
    json["unique"] = card.unique;
    json["experienced"] = card.experienced;
    json["title_key"] = card.title_key;
    if (card.token) json["token"] = true;
    if (card.core) json["core"] = true;
    if (card.joker) json["joker"] = joker_kind_name(*card.joker);
    if (!card.octgn_id.empty()) json["octgn"] = card.octgn_id;
    if (!card.text.empty()) json["text"] = card.text;
    return json;
}

std::string written(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace

std::string cards_json(std::span<const Card* const> cards, std::size_t count,
                       const std::vector<std::string>& did_you_mean)
{
    Json json;
    json["cards"] = Json::array();
    for (const Card* card : cards)
        json["cards"].push_back(card_object(*card));
    json["count"] = count;
    if (!did_you_mean.empty()) json["did_you_mean"] = did_you_mean;
    return written(json);
}

std::string card_pages_json(std::span<const Card* const> cards, const CardCatalogue& catalogue)
{
    Json json;
    json["cards"] = Json::array();
    for (const Card* card : cards) {
        Json page = card_object(*card);
        page["printings"] = Json::array();
        for (const Card* printing : catalogue.printings_of(*card))
            page["printings"].push_back(card_object(*printing));
        page["versions"] = Json::array();
        for (const Card* other : catalogue.with_title_key(card->game, card->title_key))
            if (other->version_key != card->version_key) page["versions"].push_back(card_object(*other));
        page["formats"] = Json::object();
        for (const FormatList& list : catalogue.formats())
            if (list.game == card->game)
                page["formats"][list.format] = {{"in_pool", catalogue.in_pool(*card, list)},
                                                {"banned", catalogue.is_banned(*card, list)},
                                                {"legal", catalogue.is_legal_in(*card, list)}};
        json["cards"].push_back(std::move(page));
    }
    return written(json);
}

} // namespace drawhand
