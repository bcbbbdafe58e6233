#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "legality/ruleset.h"

namespace drawhand {

/// A format with its rules on some day.
struct ShownFormat {
    const Format* format = nullptr;
    const Ruleset* rules = nullptr; // nullptr: it has no list on that day
};

/// One line a format: its list, how many cards are in its pool, how many are banned.
std::string formats_table(std::span<const ShownFormat> formats, const CardCatalogue& catalogue,
                          std::size_t width, bool colour);

/// Everything about one format: sources, lists with their days, limits, bans by title, house rules, and its
/// answers to the points that the rule texts leave open.
std::string format_page(const ShownFormat& shown, const CardCatalogue& catalogue, std::size_t width,
                        bool colour);

/// One JSON document about these formats.
std::string formats_json(std::span<const ShownFormat> formats, const CardCatalogue& catalogue);

/// How many cards, all printings counted once, the rules let in.
std::size_t cards_in_pool(const Ruleset& rules, const CardCatalogue& catalogue);

/// The words of a limit in format files and on the page, with its number ("52", "no limit").
struct LimitRow {
    std::string_view word;
    std::string_view meaning;
    std::optional<int> number;
};
std::vector<LimitRow> limit_rows(const DeckLimits& limits);

} // namespace drawhand
