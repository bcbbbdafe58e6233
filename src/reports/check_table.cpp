#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "reports/check_report.h"
#include "reports/text_layout.h"
#include "reports/text_table.h"

namespace drawhand {

namespace {

/// Every rule once, errors first; a warning is marked.
std::string rules_text(const std::vector<Finding>& findings)
{
    std::vector<std::string> rules;
    for (const Severity severity : {Severity::error, Severity::warning})
        for (const Finding& finding : findings) {
            if (finding.severity != severity) continue;
            std::string rule = severity == Severity::error ? finding.rule : '(' + finding.rule + ')';
            if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(std::move(rule));
        }
    return fmt::format("{}", fmt::join(rules, " "));
}

std::string stash_cell(const Stash& stash)
{
    return stash.left ? fmt::format("{}", *stash.left) : "-";
}

std::string errors_cell(const std::vector<Finding>& findings)
{
    const auto errors = std::ranges::count(findings, Severity::error, &Finding::severity);
    return errors == 0 ? "" : fmt::format("{}", errors);
}

} // namespace

std::string check_table(std::span<const CheckedDeck> decks, const CardCatalogue& catalogue, std::size_t width,
                        bool colour)
{
    TextTable table({{.heading = "verdict"},
                     {.heading = "format"},
                     {.heading = "file", .shrink_to = 20},
                     {.heading = "deck", .shrink_to = 16, .drop_order = 2},
                     {.heading = "outfit", .shrink_to = 12, .drop_order = 1},
                     {.heading = "left", .right_aligned = true, .drop_order = 3},
                     {.heading = "errors", .right_aligned = true},
                     {.heading = "broken rules", .shrink_to = 20}});
    for (const CheckedDeck& checked : decks) {
        const Deck& deck = checked.import.deck;
        const Card* outfit = outfit_of(deck, catalogue);
        const bool lost_lines = !checked.import.skipped.empty();
        table.add_row(
            {std::string(is_legal(checked.findings) ? "legal" : "NOT LEGAL") + (lost_lines ? " ?" : ""),
             checked.rules->format().id, printable(std::filesystem::path(checked.file).filename().string()),
             printable(deck.name), outfit ? outfit->title : "-", stash_cell(checked.stash),
             errors_cell(checked.findings), rules_text(checked.findings)});
    }
    return table.text(width, colour);
}

} // namespace drawhand
