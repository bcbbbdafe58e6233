#include "reports/odds_report.h"

#include <algorithm>

#include <fmt/format.h>

#include "reports/display_width.h"
#include "reports/import_report.h"
#include "reports/rank_bar.h"
#include "reports/text_layout.h"

namespace drawhand {

namespace {

constexpr std::size_t name_width = 16, number_width = 10;
// Rank, name, three numbers and what separates them, without the bar.
constexpr std::size_t fixed_width = 6 + name_width + 3 * number_width + 5;
constexpr std::size_t narrowest_bar = 8, widest_bar = 40;

double share(std::uint64_t count, std::uint64_t total)
{
    return static_cast<double>(count) / static_cast<double>(total);
}

std::string heading_line(const DeckOdds& odds, std::size_t width, bool colour)
{
    const std::string left =
        fmt::format("{}: {} cards, {} {}, {} drawn", printable(odds.name), odds.cards, odds.jokers,
                    odds.jokers == 1 ? "joker" : "jokers", odds.odds.hand_size);
    const std::string right = fmt::format("exact, {:.{}f} ms", odds.ms, odds.ms < 10.0 ? 1 : 0);
    return inked(at_both_ends(left, right, width), Ink::strong, colour) + '\n';
}

std::string rank_line(const DeckOdds& odds, const RankCounts& any, const RankCounts& legal, std::size_t rank,
                      std::size_t bar_width, bool colour)
{
    const auto hand_rank = static_cast<HandRank>(rank);
    const std::uint64_t total = odds.odds.total;
    const std::uint64_t at_least_any = at_least(any, hand_rank), at_least_legal = at_least(legal, hand_rank);
    return fmt::format(
        "  {:2}  {}{}{} {}{}\n", rank, padded(rank_name(hand_rank), name_width),
        padded_left(percent_text(any[rank], total), number_width),
        padded_left(percent_text(at_least_any, total), number_width),
        two_tone_bar(share(at_least_legal, total), share(at_least_any, total), bar_width, colour),
        padded_left(percent_text(at_least_legal, total), number_width + 4));
}

} // namespace

std::vector<std::string> notes_on_jokers(const Deck& deck, const CardCatalogue& catalogue)
{
    std::vector<std::string> notes;
    const auto note = [&](JokerKind kind, std::string_view text) {
        const bool there = std::ranges::any_of(deck.entries, [&](const DeckEntry& entry) {
            const Card* card = catalogue.find(entry.id);
            return card && card->joker == kind;
        });
        if (there) notes.emplace_back(text);
    };
    note(JokerKind::devils, "A Devil's Joker counts as a plain joker here: without its +2, and without "
                            "making the hand cheatin'.");
    note(JokerKind::heretic,
         "A Heretic Joker counts as a plain joker here: without its -3, and without making the hand legal.");
    note(JokerKind::fools, "A Fool's Joker is replaced whenever it is drawn, so it is left out.");
    return notes;
}

std::string percent_text(std::uint64_t count, std::uint64_t total)
{
    if (count == 0) return "-";
    const double percent = 100.0 * share(count, total);
    if (percent < 0.005) return "<0.01 %";
    if (percent < 1.0) return fmt::format("{:.2f} %", percent);
    if (count < total && percent >= 99.95) return ">99.9 %";
    return fmt::format("{:.1f} %", percent);
}

std::string odds_text(const DeckOdds& odds, std::size_t width, bool colour)
{
    const RankCounts any = any_counts(odds.odds), legal = legal_counts(odds.odds);
    const std::uint64_t total = odds.odds.total;
    const std::size_t bar_width =
        std::clamp(width > fixed_width ? width - fixed_width : narrowest_bar, narrowest_bar, widest_bar);
    std::string text;
    if (const std::string headline = skipped_headline(odds.import); !headline.empty())
        text += inked(headline, Ink::warning, colour) + '\n';
    text += heading_line(odds, width, colour);
    const std::string titles =
        fmt::format("      {}{}{} {}{}", padded("", name_width), padded_left("exactly", number_width),
                    padded_left("at least", number_width), padded("", bar_width),
                    padded_left("legal at least", number_width + 4));
    text += inked(titles, Ink::muted, colour) + '\n';
    for (std::size_t rank = 1; rank < rank_count; ++rank)
        text += rank_line(odds, any, legal, rank, bar_width, colour);
    text +=
        fmt::format("  mean rank {:.2f} any, {:.2f} legal; cheatin' raises the rank in {} of hands\n",
                    mean_rank(any), mean_rank(legal), percent_text(better_when_cheatin(odds.odds), total));
    if (legal[0] > 0)
        text += fmt::format("  no legal hand at all in {} of hands\n", percent_text(legal[0], total));
    for (const std::string& note : odds.notes)
        for (const std::string& line : broken_into_lines(note, width - 2))
            text += "  " + inked(line, Ink::muted, colour) + '\n';
    return text;
}

} // namespace drawhand
