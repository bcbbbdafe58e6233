#include "gui/model/odds_table.h"

#include "gui/model/number_text.h"

namespace drawhand::gui {

namespace {

RankRow row_of(HandRank rank, const RankCounts& any, const RankCounts& legal, std::uint64_t total)
{
    const std::uint64_t exactly = any[static_cast<std::size_t>(rank)];
    const std::uint64_t reached = at_least(any, rank), legally = at_least(legal, rank);
    const auto share = [total](std::uint64_t count) {
        return static_cast<double>(count) / static_cast<double>(total);
    };
    return {rank,
            chance_text(exactly, total),
            chance_text(reached, total),
            chance_text(legally, total),
            share(reached),
            share(legally),
            "exactly: " + grouped(exactly) + "\nat least: " + grouped(reached) + "\nat least, legal: " +
                grouped(legally) + "\nof " + grouped(total) + " equally likely draws"};
}

} // namespace

MeanRanks mean_ranks(const StudOdds& odds)
{
    return {mean_text(mean_rank(any_counts(odds))), mean_text(mean_rank(legal_counts(odds)))};
}

OddsTable odds_table(const StudOdds& odds)
{
    const RankCounts any = any_counts(odds), legal = legal_counts(odds);
    OddsTable table;
    for (std::size_t rank = 1; rank < rank_count; ++rank)
        table.rows.push_back(row_of(static_cast<HandRank>(rank), any, legal, odds.total));
    table.cheatin_better = chance_text(better_when_cheatin(odds), odds.total);
    return table;
}

} // namespace drawhand::gui
