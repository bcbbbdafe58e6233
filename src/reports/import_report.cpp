#include "reports/import_report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "reports/text_layout.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

Json skipped_json(const SkippedLine& line)
{
    return {{"line", line.line}, {"text", line.text}, {"why", line.why}, {"did_you_mean", line.did_you_mean}};
}

Json chosen_json(const ChosenPrinting& choice)
{
    Json others = Json::array();
    for (const CardId& id : choice.others)
        others.push_back(id.text);
    return {{"line", choice.line}, {"card", choice.id.text}, {"others", std::move(others)}};
}

} // namespace

std::string skipped_headline(const DeckImport& import)
{
    const std::size_t skipped = import.skipped.size();
    if (skipped == 0) return {};
    const int first = import.skipped.front().line;
    return skipped == 1 ? fmt::format("1 line was not read (line {})", first)
                        : fmt::format("{} lines were not read (first: {})", skipped, first);
}

std::string skipped_text(const SkippedLine& line)
{
    return fmt::format("\"{}\": {}", printable(line.text), skipped_reason(line));
}

std::string skipped_reason(const SkippedLine& line)
{
    std::string why = printable(line.why);
    for (std::size_t i = 0; i < line.did_you_mean.size(); ++i)
        why += (i == 0 ? "; did you mean " : " or ") + line.did_you_mean[i];
    return why + (line.did_you_mean.empty() ? "" : "?");
}

std::string import_json(const DeckImport& import)
{
    Json skipped = Json::array(), chosen = Json::array();
    for (const SkippedLine& line : import.skipped)
        skipped.push_back(skipped_json(line));
    for (const ChosenPrinting& choice : import.chosen)
        chosen.push_back(chosen_json(choice));
    const Json json = {{"source", deck_source_name(import.source)},
                       {"read", import.read},
                       {"skipped", std::move(skipped)},
                       {"chosen", std::move(chosen)},
                       {"remarks", import.remarks}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace drawhand
