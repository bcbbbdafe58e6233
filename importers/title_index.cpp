#include "importers/title_index.h"

#include <algorithm>

#include "core/folded_title.h"
#include "core/title_suggestions.h"

namespace drawhand {

namespace {

std::string key_of(std::string_view text)
{
    std::string key = fold_title(text);
    std::erase(key, ' ');
    return key;
}

} // namespace

TitleIndex::TitleIndex(const CardCatalogue& catalogue) : catalogue_(catalogue)
{
    for (const Card& card : catalogue.cards()) {
        const std::string key = key_of(card.title);
        add(key, card);
        if (card.type != CardType::joker) continue;
        const std::string plain = key_of(without_suffix(card.title));
        if (plain != key) add(plain, card);
        add(plain + 's', card);
    }
    for (auto& [key, cards] : by_title_) {
        // The catalogue knows which printing is newer; both games and all spellings are sorted its way.
        std::vector<const Card*> sorted;
        for (const Card* card : cards)
            for (const Card* same : catalogue.with_title_key(card->game, card->title_key))
                if (std::ranges::find(cards, same) != cards.end() &&
                    std::ranges::find(sorted, same) == sorted.end())
                    sorted.push_back(same);
        cards = std::move(sorted);
    }
    for (const CardSet& set : catalogue.sets()) {
        sets_[key_of(set.code)].push_back(&set);
        if (key_of(set.name) != key_of(set.code)) sets_[key_of(set.name)].push_back(&set);
        if (set.code == "DTR") sets_["coreset"].push_back(&set); // the base set's name in OCTGN
    }
}

void TitleIndex::add(std::string key, const Card& card)
{
    if (!key.empty()) by_title_[std::move(key)].push_back(&card);
}

std::vector<const Card*> TitleIndex::titled(std::string_view title) const
{
    const auto found = by_title_.find(key_of(title));
    return found == by_title_.end() ? std::vector<const Card*>{} : found->second;
}

std::vector<const CardSet*> TitleIndex::sets_named(std::string_view name) const
{
    const auto found = sets_.find(key_of(name));
    return found == sets_.end() ? std::vector<const CardSet*>{} : found->second;
}

std::vector<std::string> TitleIndex::nearest(std::string_view title) const
{
    return suggest_titles(catalogue_, title);
}

} // namespace drawhand
