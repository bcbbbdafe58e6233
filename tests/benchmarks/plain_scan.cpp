#include "plain_scan.h"

#include <algorithm>

#include "core/folded_title.h"

namespace drawhand::bench {

namespace {

void sort_by_title(std::vector<const Card*>& cards)
{
    std::ranges::sort(
        cards, [](const Card* a, const Card* b) { return fold_title(a->title) < fold_title(b->title); });
}

} // namespace

std::vector<const Card*> plain_scan(const CardCatalogue& catalogue,
                                    const std::function<bool(const Card&)>& fits)
{
    std::vector<const Card*> found;
    for (const Card& card : catalogue.cards())
        if (fits(card)) found.push_back(&card);
    sort_by_title(found);
    return found;
}

std::vector<const Card*> plain_title_scan(const CardCatalogue& catalogue, std::string_view words)
{
    return plain_scan(catalogue, [&](const Card& card) {
        return fold_title(card.title).find(fold_title(words)) != std::string::npos;
    });
}

} // namespace drawhand::bench
