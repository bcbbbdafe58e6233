#include "gui/model/browse.h"

#include <algorithm>
#include <tuple>

#include "core/folded_title.h"
#include "gui/model/card_text.h"
#include "reports/card_table.h"

namespace drawhand::gui {

namespace {

/// Sorts by what `key` gives; cards for which it gives nothing come last, whatever the direction.
template <class Key>
void sort_by(std::vector<const Card*>& rows, bool descending, Key key)
{
    std::ranges::stable_sort(rows, [&](const Card* a, const Card* b) {
        const auto x = key(*a), y = key(*b);
        if (!x || !y) return x.has_value() && !y.has_value();
        return descending ? *y < *x : *x < *y;
    });
}

std::optional<std::string> unless_empty(std::string text)
{
    if (text.empty()) return std::nullopt;
    return text;
}

/// Studs before draws of the same number, and both before the bonus of goods.
std::optional<std::tuple<bool, int, int>> firepower(const Card& card)
{
    const auto bullets = card.stat(Stat::bullets);
    if (!bullets) return std::nullopt;
    return std::tuple(card.shooter != Shooter::bonus, *bullets, card.shooter == Shooter::stud ? 1 : 0);
}

/// Value first: looking for what shares a value is what deck builders do.
std::optional<std::tuple<int, Suit>> value_then_suit(const Card& card)
{
    if (!card.face) return std::nullopt;
    return std::tuple(card.face->value.pips(), card.face->suit);
}

void sort_rows(std::vector<const Card*>& rows, const CardCatalogue& catalogue, SortOrder sort)
{
    const auto stat = [](Stat which) { return [which](const Card& card) { return card.stat(which); }; };
    const bool down = sort.descending;
    switch (sort.column) {
    case Column::none: return;
    case Column::face: return sort_by(rows, down, value_then_suit);
    case Column::title:
        return sort_by(rows, down,
                       [](const Card& card) { return std::optional<std::string_view>(card.folded_title); });
    case Column::type: return sort_by(rows, down, [](const Card& card) { return std::optional(card.type); });
    case Column::gang:
        return sort_by(rows, down, [](const Card& card) { return unless_empty(gang_text(card)); });
    case Column::cost: return sort_by(rows, down, stat(Stat::cost));
    case Column::shoots: return sort_by(rows, down, firepower);
    case Column::influence: return sort_by(rows, down, stat(Stat::influence));
    case Column::set:
        return sort_by(rows, down, [&catalogue](const Card& card) {
            const CardSet& set = catalogue.set_of(card);
            return std::optional(std::tuple(card.game, std::string_view(set.released), set.number.value_or(0),
                                            card.number.value_or(0)));
        });
    }
}

} // namespace

SortOrder order_after_click(SortOrder now, Column clicked)
{
    if (now.column != clicked) return {clicked, false};
    if (!now.descending) return {clicked, true};
    return {};
}

BrowserAnswer browse(const CardSearch& search, const CardCatalogue& catalogue, const BrowserQuery& query)
{
    BrowserAnswer answer;
    auto found = search.search(query.text);
    if (!found) {
        answer.error = found.error();
        return answer;
    }
    answer.rows = std::move(found->cards);
    answer.did_you_mean = std::move(found->did_you_mean);
    answer.texts_missing = found->texts_missing;
    answer.found_by_text = answer.rows.size();
    std::erase_if(answer.rows, [&](const Card* card) { return !fits(*card, query.filter); });
    sort_rows(answer.rows, catalogue, query.sort);
    return answer;
}

RowText row_text(const Card& card, const CardCatalogue& catalogue)
{
    return {type_text(card.type, card.game),     gang_text(card),
            printed_stat(card, Stat::cost),      bullets_text(card),
            printed_stat(card, Stat::influence), short_code(catalogue.set_of(card))};
}

std::string query_for_title(std::string_view title)
{
    return '"' + fold_title(title) + '"';
}

std::string_view leading(std::string_view text, std::size_t characters)
{
    std::size_t byte = 0;
    for (; byte < text.size() && characters > 0; --characters) {
        ++byte;
        while (byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0) == 0x80)
            ++byte;
    }
    return text.substr(0, byte);
}

} // namespace drawhand::gui
