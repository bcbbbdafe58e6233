#include "importers/octgn_match.h"

#include <algorithm>

#include "core/folded_title.h"

namespace drawhand {

namespace {

/// OCTGN's names lack accents, quotes and "(Exp.n)".
std::string bare_name(const CardFacts& card)
{
    return fold_title(without_suffix(card.title));
}

std::string key_of(const CardFacts& card)
{
    return card.set + '\n' + bare_name(card);
}

int experience_of(const CardFacts& record)
{
    const auto keyword = std::ranges::find(record.keywords, "Experienced", &Keyword::name);
    return keyword == record.keywords.end() ? 0 : keyword->number.value_or(1);
}

/// Of several printings: the one in the record's own set, then not a promo (base cards share their GUID
/// with promos), then the same Experienced level.
const Card* best_of(const std::vector<const Card*>& found, const CardFacts& record)
{
    const auto merit = [&record](const Card* card) {
        return (card->set == record.set ? 4 : 0) + (card->set != "alt" ? 2 : 0) +
               (card->experienced == experience_of(record) ? 1 : 0);
    };
    const auto best = std::ranges::max_element(found, {}, merit);
    return best == found.end() ? nullptr : *best;
}

} // namespace

OctgnMatch::OctgnMatch(const CardCatalogue& catalogue) : catalogue_(&catalogue)
{
    for (const Card& card : catalogue.cards())
        if (card.game == Game::reloaded) by_set_and_name_[key_of(card)].push_back(&card);
}

const Card* OctgnMatch::find(const CardFacts& record, bool name_has_to_fit) const
{
    const auto differs = [&record](const Card* card) {
        return card->game != Game::reloaded || card->type != record.type;
    };
    std::vector<const Card*> with_guid = catalogue_->with_octgn_id(record.octgn_id);
    std::erase_if(with_guid, differs);
    std::vector<const Card*> with_both = with_guid;
    std::erase_if(with_both, [&](const Card* card) { return bare_name(*card) != bare_name(record); });
    if (!with_both.empty()) return best_of(with_both, record);
    if (const auto found = by_set_and_name_.find(key_of(record)); found != by_set_and_name_.end()) {
        std::vector<const Card*> with_name = found->second;
        std::erase_if(with_name, differs);
        if (!with_name.empty()) return best_of(with_name, record);
    }
    return name_has_to_fit ? nullptr : best_of(with_guid, record);
}

} // namespace drawhand
