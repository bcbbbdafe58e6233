#include "reports/deck_losses_text.h"

#include <fmt/format.h>

#include "core/deck_difference.h"

namespace drawhand {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string card_name(const CardId& id, const CardCatalogue& catalogue)
{
    const Card* card = catalogue.find(id);
    return card ? fmt::format("{} ({})", card->title, card->set) : id.text;
}

std::string times(int copies, const std::string& name)
{
    return fmt::format("{} x {}", copies, name);
}

/// Which cards went, came in their place, or start no more.
struct CardLosses {
    std::vector<std::string> gone, instead, not_starting, now_starting;
};

CardLosses card_losses(const DeckDifference& difference, const CardCatalogue& catalogue)
{
    CardLosses losses;
    for (const DeckCardChange& change : difference.cards) {
        const std::string name = card_name(change.id, catalogue);
        const int more = change.copies_after - change.copies_before;
        const int starting = change.starting_after - change.starting_before;
        if (more < 0) losses.gone.push_back(times(-more, name));
        if (more > 0) losses.instead.push_back(times(more, name));
        if (starting < 0) losses.not_starting.push_back(times(-starting, name));
        if (starting > 0) losses.now_starting.push_back(times(starting, name));
    }
    return losses;
}

void add_list(std::vector<std::string>& texts, const char* what, const std::vector<std::string>& words)
{
    if (!words.empty()) texts.push_back(fmt::format("{}: {}", what, joined(words)));
}

} // namespace

std::vector<std::string> losses_text(const Deck& written, const Deck& read_back,
                                     const CardCatalogue& catalogue)
{
    const DeckDifference difference = deck_difference(written, read_back);
    const CardLosses cards = card_losses(difference, catalogue);
    std::vector<std::string> texts;
    add_list(texts, "cards that are lost", cards.gone);
    add_list(texts, "cards that come instead", cards.instead);
    add_list(texts, "starters that are lost", cards.not_starting);
    add_list(texts, "starters that were none", cards.now_starting);
    std::vector<std::string> unknown;
    for (const UnknownCard& card : difference.unknown_removed)
        unknown.push_back('"' + card.text + '"');
    add_list(texts, "unknown cards that are lost", unknown);
    if (difference.name.changed())
        texts.push_back(fmt::format("the name \"{}\" is lost", difference.name.before));
    if (difference.notes.changed()) texts.emplace_back("the notes are lost");
    add_list(texts, "tags that are lost", difference.tags_removed);
    if (difference.format.changed())
        texts.push_back(fmt::format("the format \"{}\" is lost", difference.format.before));
    return texts;
}

} // namespace drawhand
