#include "reports/deck_library_report.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "core/deck_difference.h"
#include "reports/text_layout.h"
#include "reports/text_table.h"

namespace drawhand {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + printable(word);
    return text;
}

std::string outfit_title(const DeckSummary& deck, const CardCatalogue& catalogue)
{
    if (!deck.outfit) return {};
    const Card* outfit = catalogue.find(*deck.outfit);
    return outfit ? outfit->title : deck.outfit->text;
}

int cards_in(const Deck& deck)
{
    int cards = 0;
    for (const DeckEntry& entry : deck.entries)
        cards += entry.copies;
    return cards;
}

/// "+3 -1 cards, tags, notes": what is other than in the version before.
std::string change_text(const DeckDifference& difference)
{
    int added = 0, removed = 0;
    bool starters = false;
    for (const DeckCardChange& change : difference.cards) {
        added += std::max(0, change.copies_after - change.copies_before);
        removed += std::max(0, change.copies_before - change.copies_after);
        starters = starters || change.starting_before != change.starting_after;
    }
    std::vector<std::string> parts;
    std::string cards;
    if (added > 0) cards += fmt::format("+{} ", added);
    if (removed > 0) cards += fmt::format("-{} ", removed);
    if (!cards.empty()) parts.push_back(cards + "cards");
    if (starters) parts.emplace_back("starters");
    if (!difference.unknown_added.empty() || !difference.unknown_removed.empty())
        parts.emplace_back("unknown cards");
    if (difference.name.changed()) parts.emplace_back("name");
    if (difference.format.changed()) parts.emplace_back("format");
    if (!difference.tags_added.empty() || !difference.tags_removed.empty()) parts.emplace_back("tags");
    if (difference.notes.changed()) parts.emplace_back("notes");
    return joined(parts);
}

std::string title_of(const CardId& id, const CardCatalogue& catalogue)
{
    const Card* card = catalogue.find(id);
    return card ? fmt::format("{} ({})", card->title, catalogue.set_of(*card).name) : id.text;
}

/// "2", or nothing at all where there is none.
std::string count_text(int count)
{
    return count == 0 ? "-" : std::to_string(count);
}

std::string starting_text(const DeckCardChange& change)
{
    if (change.starting_before == change.starting_after) return {};
    return fmt::format("{} -> {}", change.starting_before, change.starting_after);
}

std::string changed_texts(const DeckDifference& difference)
{
    std::string text;
    const auto add = [&text](const char* what, const TextChange& change) {
        if (change.changed())
            text += fmt::format("{}: \"{}\" -> \"{}\"\n", what, printable(change.before),
                                printable(change.after));
    };
    add("name", difference.name);
    add("format", difference.format);
    if (!difference.tags_added.empty())
        text += fmt::format("tags added: {}\n", joined(difference.tags_added));
    if (!difference.tags_removed.empty())
        text += fmt::format("tags removed: {}\n", joined(difference.tags_removed));
    add("notes", difference.notes);
    return text;
}

} // namespace

std::string shown_time(const std::string& at)
{
    std::string shown = at.substr(0, 16);
    std::ranges::replace(shown, 'T', ' ');
    return shown;
}

std::string deck_list_text(std::span<const DeckSummary> decks, const CardCatalogue& catalogue,
                           std::size_t width, bool colour)
{
    TextTable table({{"Name", false, 20},
                     {"Outfit", false, 10, 2},
                     {"Cards", true},
                     {"Version", true},
                     {"Saved (UTC)", false, 0, 4},
                     {"Removed (UTC)"},
                     {"Format", false, 0, 3},
                     {"Tags", false, 8, 1}});
    for (const DeckSummary& deck : decks)
        table.add_row({printable(deck.name), outfit_title(deck, catalogue), std::to_string(deck.cards),
                       std::to_string(deck.current.number), shown_time(deck.current.at),
                       shown_time(deck.removed_at), printable(deck.format), joined(deck.tags)});
    return table.text(width, colour) +
           fmt::format("{} {}\n", decks.size(), decks.size() == 1 ? "deck" : "decks");
}

std::string history_text(std::span<const StoredDeck> versions, std::size_t width, bool colour)
{
    TextTable table({{"Version", true},
                     {"Saved (UTC)"},
                     {"Cards", true},
                     {"Changed", false, 10, 1},
                     {"Note", false, 12}});
    for (std::size_t i = versions.size(); i-- > 0;) {
        const DeckVersionInfo& info = versions[i].version;
        table.add_row({std::to_string(info.number), shown_time(info.at),
                       std::to_string(cards_in(versions[i].deck)),
                       i == 0 ? "new" : change_text(deck_difference(versions[i - 1].deck, versions[i].deck)),
                       printable(info.note)});
    }
    return table.text(width, colour);
}

std::string version_difference_text(const StoredDeck& before, const StoredDeck& after,
                                    const CardCatalogue& catalogue, std::size_t width, bool colour)
{
    const DeckDifference difference = deck_difference(before.deck, after.deck);
    std::string text = inked(fmt::format("{}: version {} -> {}", printable(after.deck.name),
                                         before.version.number, after.version.number),
                             Ink::strong, colour) +
                       '\n';
    if (!difference.any()) return text + "They hold the same.\n";
    TextTable table({{"Was", true}, {"Is", true}, {"Card", false, 24}, {"Starting"}, {"Id", false, 0, 1}});
    for (const DeckCardChange& change : difference.cards)
        table.add_row({count_text(change.copies_before), count_text(change.copies_after),
                       title_of(change.id, catalogue), starting_text(change), change.id.text});
    for (const UnknownCard& card : difference.unknown_removed)
        table.add_row({count_text(card.copies), "-", printable(card.text), "", ""});
    for (const UnknownCard& card : difference.unknown_added)
        table.add_row({"-", count_text(card.copies), printable(card.text), "", ""});
    if (difference.cards_changed()) text += table.text(width, colour);
    return text + changed_texts(difference);
}

std::string drafts_text(std::span<const NamedDraft> drafts, std::size_t width, bool colour)
{
    TextTable table(
        {{"Key", false, 12}, {"Kept (UTC)"}, {"Cards", true}, {"Name", false, 16}, {"Becomes", false, 12}});
    for (const NamedDraft& named : drafts)
        table.add_row({printable(named.draft.key), shown_time(named.draft.at),
                       std::to_string(cards_in(named.draft.content)), printable(named.draft.content.name),
                       named.deck_name.empty()
                           ? "a new deck"
                           : fmt::format("a version of {}, after {}", named.deck_name, named.draft.base)});
    return table.text(width, colour);
}

} // namespace drawhand
