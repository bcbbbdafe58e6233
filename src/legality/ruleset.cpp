#include "legality/ruleset.h"

#include <stdexcept>
#include <utility>

namespace drawhand {

namespace {

Result<CardBits> cards_of(const HouseRule& rule, const Format& format, const CardSearch& search)
{
    const auto wrong = [&](const QueryError& error) {
        return fail(ErrorKind::malformed,
                    "house rule \"" + rule.id + "\", its query at character " +
                        std::to_string(error.position + 1) + ": " + error.message,
                    format.file + ", line " + std::to_string(rule.line));
    };
    const auto query = parse_query(rule.query);
    if (!query) return wrong(query.error());
    auto cards = search.matching(*query, rule.query);
    if (!cards) return wrong(cards.error());
    return *std::move(cards);
}

} // namespace

Result<Ruleset> Ruleset::build(const Format& format, const FormatList& list, const CardCatalogue& catalogue,
                               const CardSearch& search)
{
    auto pool = CardPool::build(list, catalogue);
    if (!pool) return tl::unexpected<Error>(pool.error());
    Ruleset made(format, list, catalogue, *std::move(pool));
    for (const HouseRule& rule : format.house_rules) {
        auto cards = cards_of(rule, format, search);
        if (!cards) return tl::unexpected<Error>(cards.error());
        made.house_rules_.push_back({rule, *std::move(cards), &catalogue});
    }
    return made;
}

Result<Rulesets> Rulesets::build(std::span<const Format> formats, std::string_view day,
                                 const CardCatalogue& catalogue, const CardSearch& search)
{
    Rulesets made(catalogue);
    for (const Format& format : formats) {
        const FormatList* list = list_in_force(format, day);
        if (!list) continue;
        auto ruleset = Ruleset::build(format, *list, catalogue, search);
        if (!ruleset) return tl::unexpected<Error>(ruleset.error());
        made.rulesets_.push_back(*std::move(ruleset));
    }
    return made;
}

const Ruleset* Rulesets::find(std::string_view format) const
{
    for (const Ruleset& ruleset : rulesets_)
        if (ruleset.format().id == format) return &ruleset;
    return nullptr;
}

const Ruleset& Rulesets::default_for(const Deck& deck) const
{
    if (const Ruleset* own = find(deck.format)) return *own;
    const std::string_view game = game_name(game_of(deck, *catalogue_));
    if (const Ruleset* usual = find(game)) return *usual;
    throw std::invalid_argument("no format \"" + std::string(game) + "\" among the rule sets");
}

std::vector<const Ruleset*> Rulesets::of_the_game_of(const Deck& deck) const
{
    const Game game = default_for(deck).format().game;
    std::vector<const Ruleset*> found;
    for (const Ruleset& ruleset : rulesets_)
        if (ruleset.format().game == game) found.push_back(&ruleset);
    return found;
}

} // namespace drawhand
