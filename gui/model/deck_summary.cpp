#include "gui/model/deck_summary.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <tuple>

#include "gui/model/number_text.h"
#include "reports/odds_report.h"

namespace drawhand::gui {

namespace {

std::string outfit_text(const Deck& deck, const CardCatalogue& catalogue)
{
    const Card* outfit = outfit_of(deck, catalogue);
    const Card* legend = legend_of(deck, catalogue);
    std::string text = outfit ? outfit->title : "No outfit";
    return legend ? text + ", " + legend->title : text;
}

std::string start_text(const Deck& deck, const CardCatalogue& catalogue)
{
    const Stash stash = stash_of(deck, catalogue);
    std::string text =
        counted_text(static_cast<std::uint64_t>(starter_count(deck)), "card starts", "cards start") +
        " for " + std::to_string(stash.gang_cost);
    if (!stash.outfit) return text + " ghost rock";
    const int left = stash.left.value_or(0);
    return text + " of " + std::to_string(*stash.outfit + stash.legend) + " ghost rock, " +
           std::to_string(std::abs(left)) + (left < 0 ? " too many" : " left");
}

std::string size_text(const Deck& deck, const CardCatalogue& catalogue)
{
    const auto count = [](int number) { return static_cast<std::uint64_t>(number); };
    return counted_text(count(valued_cards(deck, catalogue)), "card", "cards") + ", " +
           counted_text(count(joker_count(deck, catalogue)), "joker", "jokers");
}

std::vector<FormatVerdict> verdicts_of(const Deck& deck, const CardCatalogue& catalogue,
                                       const Rulesets& rulesets)
{
    const Ruleset& usual = rulesets.default_for(deck);
    std::vector<FormatVerdict> verdicts;
    for (const Ruleset* rules : rulesets.of_the_game_of(deck)) {
        auto findings = check_deck(deck, catalogue, *rules);
        verdicts.push_back({rules, is_legal(findings), std::move(findings)});
    }
    std::ranges::stable_partition(verdicts,
                                  [&](const FormatVerdict& verdict) { return verdict.rules == &usual; });
    return verdicts;
}

std::vector<DeckGroup> groups_of(const Deck& deck, const CardCatalogue& catalogue)
{
    std::map<CardType, DeckGroup> groups;
    for (const DeckEntry& entry : deck.entries) {
        const Card* card = catalogue.find(entry.id);
        if (!card) continue; // named by the verdict
        DeckGroup& group = groups[card->type];
        group.type = card->type;
        group.copies += entry.copies;
        group.lines.push_back({card, entry.copies, entry.starting});
    }
    std::vector<DeckGroup> sorted;
    for (auto& [type, group] : groups) {
        std::ranges::sort(group.lines, {}, [](const DeckGroup::Line& line) {
            const int pips = line.card->face ? line.card->face->value.pips() : 0;
            return std::tuple(pips, std::string_view(line.card->folded_title),
                              std::string_view(line.card->id.text));
        });
        sorted.push_back(std::move(group));
    }
    return sorted;
}

} // namespace

std::string name_of(const LoadedDeck& loaded)
{
    const std::string& name = loaded.import.deck.name;
    return name.empty() ? std::filesystem::path(loaded.file).stem().string() : name;
}

DeckSummary summary_of(const LoadedDeck& loaded, const CardCatalogue& catalogue, const Rulesets& rulesets)
{
    const Deck& deck = loaded.import.deck;
    return {name_of(loaded),
            outfit_text(deck, catalogue),
            start_text(deck, catalogue),
            size_text(deck, catalogue),
            verdicts_of(deck, catalogue, rulesets),
            poker_deck(deck, catalogue, Starters::in_deck),
            poker_deck(deck, catalogue, Starters::in_play),
            rulesets.default_for(deck).limits().same_face.value_or(0),
            groups_of(deck, catalogue),
            loaded.import.skipped,
            notes_on_jokers(deck, catalogue)};
}

} // namespace drawhand::gui
