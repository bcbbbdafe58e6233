#include <nlohmann/json.hpp>

#include "reports/import_report.h"
#include "reports/odds_report.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;

Json ranks_json(const RankCounts& counts, std::uint64_t total, std::size_t first)
{
    const auto share = [total](std::uint64_t count) {
        return static_cast<double>(count) / static_cast<double>(total);
    };
    Json json = Json::array();
    for (std::size_t rank = first; rank < rank_count; ++rank) {
        const auto hand_rank = static_cast<HandRank>(rank);
        json.push_back({{"rank", rank},
                        {"name", rank_name(hand_rank)},
                        {"count", std::to_string(counts[rank])},
                        {"p", share(counts[rank])},
                        {"at_least", share(at_least(counts, hand_rank))}});
    }
    return json;
}

Json joint_json(const StudOdds& odds)
{
    Json json = Json::array();
    for (const RankCounts& row : odds.joint) {
        Json counts = Json::array();
        for (const std::uint64_t count : row)
            counts.push_back(std::to_string(count));
        json.push_back(std::move(counts));
    }
    return json;
}

} // namespace

std::string odds_json(const DeckOdds& deck)
{
    const StudOdds& odds = deck.odds;
    const RankCounts any = any_counts(odds), legal = legal_counts(odds);
    Json json = {
        {"deck", {{"name", deck.name}, {"cards", deck.cards}, {"jokers", deck.jokers}}},
        {"stud", deck.stud},
        {"draw", 0},
        {"hand_size", odds.hand_size},
        {"method", "exact"},
        {"objective", "rank"},
        {"total", std::to_string(odds.total)},
        {"any", ranks_json(any, odds.total, 1)},
        {"legal", ranks_json(legal, odds.total, 0)},
        {"joint", joint_json(odds)},
        {"mean_any", mean_rank(any)},
        {"mean_legal", mean_rank(legal)},
        {"cheatin_better", static_cast<double>(better_when_cheatin(odds)) / static_cast<double>(odds.total)},
        {"ms", deck.ms}};
    if (!deck.notes.empty()) json["notes"] = deck.notes;
    json["import"] = Json::parse(import_json(deck.import));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace drawhand
