#include "importers/classic_keywords.h"

#include <algorithm>
#include <optional>
#include <string>

#include "importers/field_text.h"
#include "importers/tab_table.h"

namespace drawhand {

namespace {

/// How a keyword of Classic goes with a number: "Strike", "Huckster" or "Huckster 1", "Gadget Difficulty 5".
enum class Rating { never, maybe, always };

struct KnownKeyword {
    std::string_view name;
    Rating rating;
};
// The keywords of the 1,643 Classic cards. Any other opening sentence (an office, a kind of boat) belongs to
// one card, and what follows it is not read: the shipped table was made by the same rule.
constexpr KnownKeyword known_keywords[] = {
    {"Abomination", Rating::never}, {"Blessed", Rating::maybe},     {"Bullet", Rating::never},
    {"Casino", Rating::never},      {"Experienced", Rating::maybe}, {"Gadget Difficulty", Rating::always},
    {"Government", Rating::never},  {"Harrowed", Rating::never},    {"Holy Ground", Rating::never},
    {"Horse", Rating::never},       {"Huckster", Rating::maybe},    {"Mad Scientist", Rating::maybe},
    {"Mystical", Rating::never},    {"Non-Unique", Rating::never},  {"Out of Town", Rating::never},
    {"Private", Rating::never},     {"Public", Rating::never},      {"Saloon", Rating::never},
    {"Shaman", Rating::maybe},      {"Sidekick", Rating::never},    {"Strike", Rating::never},
    {"Unique", Rating::never},      {"Weapon", Rating::never},
};

std::optional<Keyword> keyword_in(std::string_view sentence)
{
    // "Huckster:1" and "Gadget Difficulty: 5" as "Huckster 1" and "Gadget Difficulty 5".
    std::string text(sentence);
    if (const std::size_t colon = text.find(':'); colon != std::string::npos)
        text = text.substr(0, colon) + ' ' + std::string(trimmed(std::string_view(text).substr(colon + 1)));
    Keyword keyword = parse_keyword(text);
    const auto* known = std::ranges::find(known_keywords, keyword.name, &KnownKeyword::name);
    if (known == std::end(known_keywords)) return std::nullopt;
    if (known->rating == Rating::never && keyword.number) return std::nullopt;
    if (known->rating == Rating::always && !keyword.number) return std::nullopt;
    return keyword;
}

} // namespace

std::vector<Keyword> classic_keywords(std::string_view text)
{
    std::vector<Keyword> keywords;
    for (const std::string_view sentence : split(text, '.')) {
        auto keyword = keyword_in(trimmed(sentence));
        if (!keyword) break;
        keywords.push_back(*std::move(keyword));
    }
    return keywords;
}

} // namespace drawhand
