#include <nlohmann/json.hpp>

#include "reports/formats_page.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

Json number_or_null(std::optional<int> number)
{
    return number ? Json(*number) : Json(nullptr);
}

Json names_json(const std::vector<ListedName>& names)
{
    Json json = Json::array();
    for (const ListedName& name : names)
        json.push_back(name.name);
    return json;
}

Json list_json(const FormatList& list, const ShownFormat& shown)
{
    return {{"version", list.version},
            {"since", list.since},
            {"until", list.until},
            {"in_force", shown.rules && shown.rules->list() == list},
            {"pool",
             {{"outside_up_to", list.outside_up_to},
              {"outside_from", list.outside_from},
              {"sets", names_json(list.sets)},
              {"always", names_json(list.always)},
              {"never", names_json(list.never)}}},
            {"banned", names_json(list.banned)}};
}

Json house_rule_json(const HouseRule& rule)
{
    return {{"id", rule.id},
            {"cards", rule.query},
            {"in", place_name(rule.place)},
            {"count", count_name(rule.count)},
            {"at_least", number_or_null(rule.at_least)},
            {"at_most", number_or_null(rule.at_most)},
            {"severity", rule.severity == Severity::error ? "error" : "warning"},
            {"message", rule.message}};
}

Json format_json(const ShownFormat& shown, const CardCatalogue& catalogue)
{
    const Format& format = *shown.format;
    Json limits, doubtful, lists = Json::array(), house = Json::array();
    for (const LimitRow& limit : limit_rows(format.limits))
        limits[std::string(limit.word)] = number_or_null(limit.number);
    for (const DoubtfulPointInfo& point : doubtful_points())
        doubtful[std::string(point.word)] = {{"choice", format.choices.answer(point.point).word},
                                             {"question", point.question},
                                             {"meaning", format.choices.answer(point.point).meaning},
                                             {"register", point.number}};
    for (const FormatList& list : format.lists)
        lists.push_back(list_json(list, shown));
    for (const HouseRule& rule : format.house_rules)
        house.push_back(house_rule_json(rule));
    return {{"format", format.id},
            {"name", format.name},
            {"game", game_name(format.game)},
            {"about", format.about},
            {"source", format.source},
            {"cards", shown.rules ? Json(cards_in_pool(*shown.rules, catalogue)) : Json(nullptr)},
            {"limits", std::move(limits)},
            {"doubtful", std::move(doubtful)},
            {"lists", std::move(lists)},
            {"house_rules", std::move(house)}};
}

} // namespace

std::string formats_json(std::span<const ShownFormat> formats, const CardCatalogue& catalogue)
{
    Json json = {{"formats", Json::array()}};
    for (const ShownFormat& shown : formats)
        json["formats"].push_back(format_json(shown, catalogue));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace drawhand
