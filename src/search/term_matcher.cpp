#include "search/term_matcher.h"

#include <algorithm>
#include <utility>

#include "core/folded_title.h"
#include "core/nearest_name.h"
#include "search/query_scanner.h"
#include "search/query_value.h"

namespace drawhand {

namespace {

std::vector<std::string_view> folded_titles(const CardCatalogue& catalogue)
{
    std::vector<std::string_view> titles;
    titles.reserve(catalogue.cards().size());
    for (const Card& card : catalogue.cards())
        titles.push_back(card.folded_title);
    return titles;
}

TextIndex index_of_texts(const CardCatalogue& catalogue)
{
    std::vector<std::string> folded;
    folded.reserve(catalogue.cards().size());
    for (const Card& card : catalogue.cards())
        folded.push_back(fold_title(card.text));
    return TextIndex({folded.begin(), folded.end()});
}

std::string squeezed(std::string_view text)
{
    std::string folded = fold_title(text);
    std::erase(folded, ' ');
    return folded;
}

tl::unexpected<QueryError> error_at(const QueryTerm& term, std::string_view query, std::string message)
{
    return tl::unexpected<QueryError>(
        QueryError{character_position(query, term.position), std::move(message)});
}

/// "there is no gang "Law Dgs"; did you mean Law Dogs?", or the whole list when nothing is near.
std::string unknown_name(const char* what, std::string_view word, const std::vector<std::string>& names)
{
    std::string message = "there is no " + std::string(what) + " \"" + std::string(word) + "\"";
    if (const std::string nearest = nearest_name(word, names); !nearest.empty())
        return message + "; did you mean " + nearest + "?";
    message += "; there are ";
    for (const std::string& name : names)
        message += (&name == &names.front() ? "" : ", ") + name;
    return message;
}

/// Today's name for the names that gangs had before the Weird West Edition.
std::string_view today_name(std::string_view squeezed_gang)
{
    struct Pair {
        std::string_view old_name, name;
    };
    constexpr Pair pairs[] = {
        {"thefourthring", "fearmongers"},      {"fourthring", "fearmongers"},
        {"thesloanegang", "outlaws"},          {"sloanegang", "outlaws"},
        {"morgancattleco", "entrepreneurs"},   {"morgancattlecompany", "entrepreneurs"},
        {"108righteousbandits", "anarchists"}, {"eaglewardens", "firstpeoples"},
        {"1stpeoples", "firstpeoples"},
    };
    const auto* found = std::ranges::find(pairs, squeezed_gang, &Pair::old_name);
    return found == std::end(pairs) ? squeezed_gang : found->name;
}

/// "gadget" fits "gadget", "gadget 6" and "gadget difficulty 6"; "huckster 2" fits only that rating.
bool keyword_fits(std::string_view keyword, std::string_view wanted)
{
    return keyword.starts_with(wanted) && (keyword.size() == wanted.size() || keyword[wanted.size()] == ' ');
}

Postings gang_postings(std::span<const Card> cards)
{
    Postings postings(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const std::string& gang : cards[i].gangs)
            postings.add(gang, i, squeezed);
    return postings;
}

Postings keyword_postings(std::span<const Card> cards)
{
    Postings postings(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const Keyword& keyword : cards[i].keywords)
            postings.add(keyword_text(keyword), i, fold_title);
    return postings;
}

Postings type_postings(std::span<const Card> cards)
{
    Postings postings(cards.size());
    const auto as_it_is = [](const std::string& word) { return word; };
    for (std::size_t i = 0; i < cards.size(); ++i)
        postings.add(std::string(type_name(cards[i].type)), i, as_it_is);
    return postings;
}

bool has_flag(const Card& card, std::string_view flag)
{
    if (flag == "unique") return card.unique;
    if (flag == "experienced") return card.experienced > 0;
    if (flag == "token") return card.token;
    if (flag == "core") return card.core;
    if (flag == "drifter") return is_drifter(card);
    if (flag == "joker") return card.joker.has_value();
    return has_keyword(card, flag); // grifter
}

} // namespace

TermMatcher::TermMatcher(const CardCatalogue& catalogue)
    : catalogue_(catalogue), columns_(catalogue), gangs_(gang_postings(catalogue.cards())),
      keywords_(keyword_postings(catalogue.cards())), types_(type_postings(catalogue.cards())),
      titles_(folded_titles(catalogue)), texts_(index_of_texts(catalogue)),
      has_texts_(std::ranges::any_of(catalogue.cards(), [](const Card& card) { return !card.text.empty(); }))
{
}

template <class Predicate>
CardBits TermMatcher::cards_where(Predicate predicate) const
{
    const auto cards = catalogue_.cards();
    CardBits bits(cards.size());
    bits.add_where([&](std::size_t i) { return predicate(cards[i]); });
    return bits;
}

CardBits TermMatcher::title_is(std::string_view folded) const
{
    // "(Exp.1)" and a joker's colour may be left out.
    constexpr std::string_view suffixes[] = {"", " exp1", " exp2", " red", " black"};
    return cards_where([&](const Card& card) {
        const std::string_view title = card.folded_title;
        return title.starts_with(folded) &&
               std::ranges::find(suffixes, title.substr(folded.size())) != std::end(suffixes);
    });
}

CardBits TermMatcher::number_matches(const QueryTerm& term) const
{
    const auto numbers = columns_.numbers(term.field);
    CardBits bits(numbers.size());
    for (const NumberRange& range : term.ranges)
        bits.add_where([&](std::size_t i) {
            const int number = numbers[i];
            return (number != CardColumns::missing) & (number >= range.low) & (number <= range.high);
        });
    if (term.missing) bits.add_where([&](std::size_t i) { return numbers[i] == CardColumns::missing; });
    if (term.starred)
        bits |= cards_where([&](const Card& card) {
            return std::ranges::any_of(card.variable_stats, [&](const VariableStat& variable) {
                return stat_name(variable.stat) == info_of(term.field).names.front();
            });
        });
    return bits;
}

Result<CardBits, QueryError> TermMatcher::in_format(std::string_view word, const QueryTerm& term,
                                                    std::string_view query) const
{
    for (const FormatList& list : catalogue_.formats())
        if (squeezed(list.format) == squeezed(word) || squeezed(list.name) == squeezed(word))
            return cards_where([&](const Card& card) { return catalogue_.is_legal_in(card, list); });
    std::vector<std::string> known;
    for (const FormatList& list : catalogue_.formats())
        known.push_back(list.format);
    return error_at(term, query, unknown_name("format", word, known));
}

Result<CardBits, QueryError> TermMatcher::in_set(std::string_view word, const QueryTerm& term,
                                                 std::string_view query) const
{
    const std::string wanted = squeezed(word);
    std::vector<const CardSet*> sets;
    for (const CardSet& set : catalogue_.sets())
        if (squeezed(set.code) == wanted || squeezed(set.name) == wanted ||
            squeezed(short_code(set)) == wanted)
            sets.push_back(&set);
    if (sets.empty())
        for (const CardSet& set : catalogue_.sets())
            if (squeezed(set.name).find(wanted) != std::string::npos) sets.push_back(&set);
    if (sets.empty()) {
        std::vector<std::string> names;
        for (const CardSet& set : catalogue_.sets())
            names.push_back(set.name);
        return error_at(term, query, unknown_name("set", word, names));
    }
    return cards_where([&](const Card& card) {
        return std::ranges::any_of(
            sets, [&](const CardSet* set) { return set->game == card.game && set->code == card.set; });
    });
}

Result<CardBits, QueryError> TermMatcher::in_gang(std::string_view word, const QueryTerm& term,
                                                  std::string_view query) const
{
    const std::string wanted(today_name(squeezed(word)));
    if (wanted == "drifter" || wanted == "drifters") return cards_where(is_drifter);
    if (wanted == "neutral" || wanted == "none") return cards_where(is_neutral);
    CardBits found = gangs_.matching([&](std::string_view gang) {
        return gang == wanted || gang == "the" + wanted || "the" + std::string(gang) == wanted;
    });
    if (found.count() > 0) return found;
    std::vector<std::string> names;
    for (const Postings::Word& gang : gangs_.words())
        names.push_back(gang.shown);
    std::ranges::sort(names);
    return error_at(term, query, unknown_name("gang", word, names));
}

Result<CardBits, QueryError> TermMatcher::word_matches(std::string_view word, const QueryTerm& term,
                                                       std::string_view query) const
{
    const std::string folded = fold_title(word);
    switch (term.field) {
    case SearchField::title: return term.whole ? title_is(folded) : titles_.containing(folded);
    case SearchField::text: return texts_.containing(folded);
    case SearchField::format: return in_format(word, term, query);
    case SearchField::set: return in_set(word, term, query);
    case SearchField::gang: return in_gang(word, term, query);
    case SearchField::id: {
        std::string id(word); // ids are lower case
        std::ranges::transform(id, id.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return cards_where([&](const Card& card) { return card.id.text.starts_with(id); });
    }
    case SearchField::type: {
        const std::string_view type = type_name(*type_of_word(word)); // the parser let only types through
        return types_.matching([type](std::string_view other) { return other == type; });
    }
    case SearchField::suit: {
        const auto suit = parse_suit(word);
        return cards_where([&](const Card& card) { return card.face && card.face->suit == suit; });
    }
    case SearchField::face: {
        const auto face = parse_face(word);
        return cards_where(
            [&](const Card& card) { return face ? card.face == face : card.joker.has_value(); });
    }
    case SearchField::game: {
        const auto game = parse_game(folded);
        return cards_where([&](const Card& card) { return card.game == game; });
    }
    case SearchField::skill: {
        const auto skill = skill_of_word(word);
        return cards_where([&](const Card& card) { return card.skill(*skill).has_value(); });
    }
    case SearchField::shooter: {
        const auto shooter = folded == "none" ? std::optional(Shooter::none) : parse_shooter(folded);
        return cards_where([&](const Card& card) { return card.shooter == shooter; });
    }
    case SearchField::keyword:
        return keywords_.matching([&](std::string_view keyword) { return keyword_fits(keyword, folded); });
    default: return cards_where([&](const Card& card) { return has_flag(card, folded); });
    }
}

Result<CardBits, QueryError> TermMatcher::matches(const QueryTerm& term, std::string_view query) const
{
    switch (info_of(term.field).kind) {
    case FieldKind::number: return number_matches(term);
    case FieldKind::yes_no:
        return cards_where(
            [&](const Card& card) { return has_flag(card, info_of(term.field).names.front()) == term.yes; });
    case FieldKind::words: break;
    }
    CardBits bits(catalogue_.cards().size());
    for (const std::string& word : term.words) {
        auto found = word_matches(word, term, query);
        if (!found) return found;
        bits |= *found;
    }
    return bits;
}

} // namespace drawhand
