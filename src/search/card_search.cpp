#include "search/card_search.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/folded_title.h"
#include "core/title_suggestions.h"

namespace drawhand {

namespace {

/// The plain words that a card has to match; they rank the answers and feed "did you mean".
void collect_plain_words(const QueryNode& node, std::vector<std::string>& words)
{
    if (node.kind == QueryNode::Kind::negation) return;
    if (node.kind == QueryNode::Kind::term && (node.term.plain || node.term.field == SearchField::title))
        words.push_back(fold_title(node.term.words.front()));
    for (const QueryNode& child : node.children)
        collect_plain_words(child, words);
}

bool asks_for_text(const QueryNode& node)
{
    if (node.kind == QueryNode::Kind::term) return !node.term.plain && node.term.field == SearchField::text;
    return std::ranges::any_of(node.children, asks_for_text);
}

/// 0: the whole title, 1: its beginning, 2: the beginning of a word, 3: anywhere.
int closeness(std::string_view title, std::string_view phrase, const std::vector<std::string>& words)
{
    if (title == phrase) return 0;
    if (title.starts_with(phrase)) return 1;
    const bool all_begin_words = std::ranges::all_of(words, [title](const std::string& word) {
        return title.starts_with(word) || title.find(' ' + word) != std::string_view::npos;
    });
    return all_begin_words ? 2 : 3;
}

std::string phrase_of(const std::vector<std::string>& words)
{
    std::string phrase;
    for (const std::string& word : words)
        phrase += (phrase.empty() ? "" : " ") + word;
    return phrase;
}

/// Less, equal or greater by one sort key; cards without the number come last either way.
int compare_by(const CardCatalogue& catalogue, const Card& a, const Card& b, const SortKey& key)
{
    const auto order = [&key](const auto& x, const auto& y) {
        if (x == y) return 0;
        return (x < y) != key.descending ? -1 : 1;
    };
    if (info_of(key.field).kind == FieldKind::number) {
        const auto x = number_on(a, key.field), y = number_on(b, key.field);
        if (x.has_value() != y.has_value()) return x ? -1 : 1;
        return order(x, y);
    }
    switch (key.field) {
    case SearchField::title: return order(a.folded_title, b.folded_title);
    case SearchField::type: return order(a.type, b.type);
    case SearchField::game: return order(a.game, b.game);
    case SearchField::gang: return order(a.gangs, b.gangs);
    case SearchField::suit:
    case SearchField::face: return order(a.face, b.face);
    case SearchField::shooter: return order(a.shooter, b.shooter);
    case SearchField::unique: return order(a.unique, b.unique);
    case SearchField::set: {
        const auto age = [&](const Card& card) {
            const CardSet& set = catalogue.set_of(card);
            return std::tuple(card.game, std::string_view(set.released), set.number.value_or(0));
        };
        return order(age(a), age(b));
    }
    default: return order(a.id.text, b.id.text);
    }
}

} // namespace

CardSearch::CardSearch(const CardCatalogue& catalogue) : catalogue_(catalogue), matcher_(catalogue)
{
    const auto cards = catalogue.cards();
    std::vector<std::uint32_t> by_title(cards.size());
    std::iota(by_title.begin(), by_title.end(), 0U);
    std::ranges::sort(by_title, {}, [&cards](std::uint32_t i) {
        return std::tuple(std::string_view(cards[i].folded_title), cards[i].game,
                          std::string_view(cards[i].id.text));
    });
    title_order_.resize(cards.size());
    for (std::uint32_t place = 0; place < by_title.size(); ++place)
        title_order_[by_title[place]] = place;
}

Result<CardBits, QueryError> CardSearch::matching(const QueryNode& node, std::string_view text) const
{
    if (node.kind == QueryNode::Kind::term) return matcher_.matches(node.term, text);
    if (node.kind == QueryNode::Kind::negation) {
        auto bits = matching(node.children.front(), text);
        if (bits) bits->flip();
        return bits;
    }
    const bool all = node.kind == QueryNode::Kind::all;
    CardBits bits(catalogue_.cards().size(), all);
    for (const QueryNode& child : node.children) {
        auto part = matching(child, text);
        if (!part) return part;
        all ? bits &= * part : bits |= *part;
    }
    return bits;
}

Result<CardBits, QueryError> CardSearch::matching(const Query& query, std::string_view text) const
{
    return matching(query.root, text);
}

void CardSearch::sort_cards(std::vector<const Card*>& cards, const Query& query) const
{
    std::vector<std::string> words;
    if (query.sort.empty()) collect_plain_words(query.root, words);
    const std::string phrase = phrase_of(words);
    struct Ranked {
        const Card* card;
        int closeness;
        std::uint32_t place;
    };
    std::vector<Ranked> ranked;
    ranked.reserve(cards.size());
    for (const Card* card : cards)
        ranked.push_back({card, words.empty() ? 0 : closeness(card->folded_title, phrase, words),
                          title_order_[static_cast<std::size_t>(card - catalogue_.cards().data())]});
    std::ranges::sort(ranked, [&](const Ranked& a, const Ranked& b) {
        for (const SortKey& key : query.sort)
            if (const int order = compare_by(catalogue_, *a.card, *b.card, key); order != 0) return order < 0;
        return std::tie(a.closeness, a.place) < std::tie(b.closeness, b.place);
    });
    std::ranges::transform(ranked, cards.begin(), &Ranked::card);
}

Result<SearchAnswer, QueryError> CardSearch::search(std::string_view text) const
{
    const auto query = parse_query(text);
    if (!query) return tl::unexpected<QueryError>(query.error());
    const auto bits = matching(*query, text);
    if (!bits) return tl::unexpected<QueryError>(bits.error());
    SearchAnswer answer;
    answer.cards.reserve(bits->count());
    bits->for_each([&](std::size_t i) { answer.cards.push_back(&catalogue_.cards()[i]); });
    sort_cards(answer.cards, *query);
    if (answer.cards.empty()) {
        std::vector<std::string> words;
        collect_plain_words(query->root, words);
        answer.did_you_mean = suggest_titles(catalogue_, phrase_of(words));
    }
    answer.texts_missing = asks_for_text(query->root) && !matcher_.has_texts();
    return answer;
}

std::string search_help()
{
    std::string help = "Words match titles, whatever their case, accents or punctuation:\n"
                       "  jose morales    \"pony express\"\n"
                       "A field asks for one thing:\n"
                       "  type:dude  value:8  face:8C  gang:\"law dogs\"  cost>=3\n"
                       "  : and = mean the same, but title=\"...\" is the whole title; also != < <= > >=\n"
                       "  several values: value:5,8,J    a span: cost:2..4    cost:none cost:any cost:*\n"
                       "All terms have to fit; or, not (or -) and parentheses change that:\n"
                       "  (keyword:deputy or -type:deed) cost<3\n"
                       "Order: sort:cost    sort:-value,title\n\nFields:\n";
    for (const FieldInfo& info : search_fields()) {
        std::string line = "  " + std::string(info.names.front());
        line.resize(std::max<std::size_t>(line.size() + 1, 14), ' ');
        line += info.help.empty() ? "a number" : info.help;
        help += line + '\n';
    }
    return help;
}

} // namespace drawhand
