#include <nlohmann/json.hpp>

#include "reports/check_report.h"
#include "reports/import_report.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

Json number_or_null(std::optional<int> number)
{
    return number ? Json(*number) : Json(nullptr);
}

Json ids_json(const std::vector<CardId>& ids)
{
    Json json = Json::array();
    for (const CardId& id : ids)
        json.push_back(id.text);
    return json;
}

Json finding_json(const Finding& finding)
{
    return {{"rule", finding.rule},
            {"severity", finding.severity == Severity::error ? "error" : "warning"},
            {"found", finding.found},
            {"allowed", finding.allowed},
            {"cards", ids_json(finding.cards)},
            {"message", finding.message},
            {"fix", finding.fix}};
}

Json gang_json(const std::vector<PaidStarter>& gang)
{
    Json json = Json::array();
    for (const PaidStarter& starter : gang)
        json.push_back({{"id", starter.card->id.text},
                        {"title", starter.card->title},
                        {"copies", starter.copies},
                        {"printed", starter.printed},
                        {"paid", starter.paid}});
    return json;
}

Json list_json(const FormatList& list)
{
    return {{"version", list.version}, {"since", list.since}};
}

Json deck_json(const CheckedDeck& checked)
{
    Json findings = Json::array();
    for (const Finding& finding : checked.findings)
        findings.push_back(finding_json(finding));
    return {{"file", checked.file},
            {"name", checked.import.deck.name},
            {"format", checked.rules->format().id},
            {"list", list_json(checked.rules->list())},
            {"legal", is_legal(checked.findings)},
            {"stash",
             {{"outfit", number_or_null(checked.stash.outfit)},
              {"legend", checked.stash.legend},
              {"gang_cost", checked.stash.gang_cost},
              {"left", number_or_null(checked.stash.left)}}},
            {"gang", gang_json(checked.gang)},
            {"findings", std::move(findings)},
            {"import", Json::parse(import_json(checked.import))}};
}

} // namespace

std::string check_json(std::span<const CheckedDeck> decks, std::span<const UnreadableDeck> unreadable)
{
    Json json = {{"decks", Json::array()}};
    for (const CheckedDeck& checked : decks)
        json["decks"].push_back(deck_json(checked));
    for (const UnreadableDeck& deck : unreadable)
        json["unreadable"].push_back({{"file", deck.file}, {"error", deck.error}});
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace drawhand
