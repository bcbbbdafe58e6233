#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "support/test_catalogue.h"
#include "support/text_file.h"
#include "test_decks.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

using Rows = std::vector<std::string>; // "rule severity found allowed cards", sorted

/// By file and format; no rows where the deck is without fault.
std::map<std::pair<std::string, std::string>, Rows> golden_table()
{
    std::map<std::pair<std::string, std::string>, Rows> table;
    std::istringstream lines(text_of(source_file("tests/golden/deck_findings.tsv")));
    std::string line;
    std::getline(lines, line);
    REQUIRE(line.starts_with("# "));
    std::getline(lines, line);
    REQUIRE(line == "file\tformat\trule\tseverity\tfound\tallowed\tcards");
    while (std::getline(lines, line)) {
        const std::size_t format = line.find('\t') + 1, rule = line.find('\t', format) + 1;
        Rows& rows = table[{line.substr(0, format - 1), line.substr(format, rule - 1 - format)}];
        if (!line.substr(rule).starts_with("-\t")) rows.push_back(line.substr(rule));
    }
    for (auto& [deck, rows] : table)
        std::ranges::sort(rows);
    return table;
}

std::string row_of(const Finding& finding)
{
    std::set<std::string> cards;
    for (const CardId& id : finding.cards)
        cards.insert(id.text);
    std::string row = finding.rule + (finding.severity == Severity::warning ? "\twarning\t" : "\terror\t") +
                      std::to_string(finding.found) + '\t' + std::to_string(finding.allowed) + '\t';
    for (const std::string& card : cards)
        row += (row.ends_with('\t') ? "" : "|") + card;
    return row;
}

Rows rows_of(const Deck& deck, const Ruleset& rules)
{
    Rows rows;
    for (const Finding& finding : check_deck(deck, full_catalogue(), rules))
        rows.push_back(row_of(finding));
    std::ranges::sort(rows);
    return rows;
}

} // namespace

TEST_CASE("the sample decks have the findings that an independent program worked out")
{
    auto golden = golden_table();
    for (const std::string& file : sample_files()) {
        const Deck deck = sample_deck(file).deck;
        for (const Ruleset* rules : full_rulesets().of_the_game_of(deck)) {
            const std::string& format = rules->format().id;
            CAPTURE(file);
            CAPTURE(format);
            REQUIRE(golden.contains({file, format}));
            CHECK(rows_of(deck, *rules) == golden.at({file, format}));
            golden.erase({file, format});
        }
    }
    CHECK(golden.empty());
}
