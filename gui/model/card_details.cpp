#include "gui/model/card_details.h"

#include <algorithm>

#include "gui/model/card_text.h"
#include "reports/card_table.h"

namespace drawhand::gui {

namespace {

std::vector<LabelledNumber> numbers_of(const Card& card)
{
    std::vector<LabelledNumber> numbers;
    for (const Stat stat : all_stats) {
        const std::string text = stat == Stat::bullets ? bullets_text(card) : printed_stat(card, stat);
        if (!text.empty()) numbers.push_back({stat_label(stat), text});
    }
    if (card.difficulty) numbers.push_back({"Difficulty", std::to_string(*card.difficulty)});
    return numbers;
}

std::string keywords_of(const Card& card)
{
    std::string text;
    for (const Keyword& keyword : card.keywords)
        text += (text.empty() ? "" : ", ") + keyword_text(keyword);
    return text;
}

std::vector<FormatStanding> formats_of(const Card& card, const CardCatalogue& catalogue)
{
    std::vector<FormatStanding> formats;
    for (const FormatList& list : catalogue.formats()) {
        if (list.game != card.game) continue;
        Standing standing = Standing::not_in_pool;
        if (catalogue.is_banned(card, list))
            standing = Standing::banned;
        else if (catalogue.is_legal_in(card, list))
            standing = Standing::legal;
        formats.push_back({list.name, standing});
    }
    return formats;
}

std::string printing_text(const Card& printing, const CardCatalogue& catalogue)
{
    const CardSet& set = catalogue.set_of(printing);
    std::string text = set.name;
    if (printing.number) text += " #" + std::to_string(*printing.number);
    if (!set.released.empty()) text += ", " + set.released.substr(0, 4);
    return text;
}

std::vector<PrintingLine> printings_of(const Card& card, const CardCatalogue& catalogue)
{
    std::vector<PrintingLine> lines;
    const auto printings = catalogue.printings_of(card);
    for (auto it = printings.rbegin(); it != printings.rend(); ++it)
        lines.push_back({(*it)->id, printing_text(**it, catalogue), (*it)->id == card.id});
    return lines;
}

/// One printing for each other version, the newest.
std::vector<OtherVersion> versions_of(const Card& card, const CardCatalogue& catalogue)
{
    std::vector<OtherVersion> versions;
    std::vector<std::string> seen{card.version_key};
    const auto printings = catalogue.with_title_key(card.game, card.title_key);
    for (auto it = printings.rbegin(); it != printings.rend(); ++it) {
        const Card& other = **it;
        if (std::ranges::find(seen, other.version_key) != seen.end()) continue;
        seen.push_back(other.version_key);
        std::string text = other.title;
        if (other.title == card.title) text += " (" + short_code(catalogue.set_of(other)) + ')';
        versions.push_back({other.id, std::move(text)});
    }
    return versions;
}

} // namespace

CardDetails details_of(const Card& card, const CardCatalogue& catalogue)
{
    return {kind_text(card),
            numbers_of(card),
            keywords_of(card),
            card.text,
            formats_of(card, catalogue),
            printings_of(card, catalogue),
            versions_of(card, catalogue)};
}

} // namespace drawhand::gui
