#include "importers/title_index.h"

#include <algorithm>

#include "core/folded_title.h"
#include "core/title_suggestions.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

std::string key_of(std::string_view text)
{
    std::string key = fold_title(text);
    std::erase(key, ' ');
    return key;
}

constexpr std::size_t longest_id = 36; // a GUID

} // namespace

TitleIndex::TitleIndex(const CardCatalogue& catalogue) : catalogue_(catalogue)
{
    for (const Card& card : catalogue.cards()) {
        extend_reach(card.title);
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
        extend_reach(set.code);
        extend_reach(set.name);
        sets_[key_of(set.code)].push_back(&set);
        if (key_of(set.name) != key_of(set.code)) sets_[key_of(set.name)].push_back(&set);
        if (set.code == "DTR") sets_["coreset"].push_back(&set); // the base set's name in OCTGN
    }
}

void TitleIndex::add(std::string key, const Card& card)
{
    if (!key.empty()) by_title_[std::move(key)].push_back(&card);
}

TitleIndex::Reach TitleIndex::reach_of(std::string_view text)
{
    const auto is_foreign = [](unsigned char c) { return c >= 0x80; };
    return {text.size(), static_cast<std::size_t>(std::ranges::count_if(text, is_foreign))};
}

void TitleIndex::extend_reach(std::string_view name)
{
    const Reach reach = reach_of(name);
    longest_.length = std::max(longest_.length, reach.length);
    longest_.foreign = std::max(longest_.foreign, reach.foreign);
}

bool TitleIndex::can_be_name(std::string_view text) const
{
    // People add blanks, put accents behind their letters and make every quote a curly one.
    constexpr std::size_t times = 3, curly_quotes = 12;
    if (text.size() > times * longest_.length + curly_quotes) return false;
    return reach_of(text).foreign <= longest_.foreign + curly_quotes;
}

std::vector<const Card*> TitleIndex::titled(std::string_view title) const
{
    if (!can_be_name(title)) return {};
    const auto found = by_title_.find(key_of(title));
    return found == by_title_.end() ? std::vector<const Card*>{} : found->second;
}

const Card* TitleIndex::with_id(std::string_view id) const
{
    id = trimmed(id);
    return id.size() > longest_id ? nullptr : catalogue_.find(CardId{lower_case(id)});
}

std::vector<const CardSet*> TitleIndex::sets_named(std::string_view name) const
{
    if (!can_be_name(name)) return {};
    const auto found = sets_.find(key_of(name));
    return found == sets_.end() ? std::vector<const CardSet*>{} : found->second;
}

std::vector<std::string> TitleIndex::nearest(std::string_view title) const
{
    return suggest_titles(catalogue_, title);
}

} // namespace drawhand
