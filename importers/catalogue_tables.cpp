#include "importers/catalogue_tables.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/derive_card.h"
#include "importers/tab_table.h"

namespace drawhand {

namespace {

tl::unexpected<Error> bad(const TabTable& table, const TabTable::Row& row, std::string message)
{
    return fail(ErrorKind::malformed, std::move(message), table.place(row));
}

/// Reads an optional number; false when there is something else.
bool read_number(std::string_view text, std::optional<int>& into)
{
    into = parse_int(text);
    return text.empty() || into.has_value();
}

/// Numbers, or the starred forms "*", "+*" and "3*" (a number that may grow).
bool read_stat(std::string_view text, Stat stat, CardFacts& card)
{
    if (!text.ends_with('*')) {
        std::optional<int> number;
        const bool good = read_number(text, number);
        card.set_stat(stat, number);
        return good;
    }
    card.variable_stats.push_back({stat, std::string(text)});
    text.remove_suffix(1);
    if (text == "+") text = "";
    std::optional<int> number;
    const bool good = read_number(text, number);
    card.set_stat(stat, number);
    return good;
}

Result<std::optional<Face>> read_face(std::string_view suit, std::string_view value)
{
    if (suit.empty() && value.empty()) return std::optional<Face>{};
    const auto parsed_suit = parse_suit(suit);
    const auto parsed_value = parse_value(value);
    if (!parsed_suit || !parsed_value)
        return fail(ErrorKind::malformed, "suit and value have to be S, H, D or C and 1 to 13");
    return std::optional<Face>{Face{*parsed_suit, *parsed_value}};
}

template <class Container>
Container list_of(std::string_view text)
{
    Container items;
    for (const std::string_view item : split(text, '|'))
        items.push_back({std::string(item)});
    return items;
}

/// Moves a table's rows into `into`, or hands its error on.
template <class T>
Result<void> take(Result<std::vector<T>> parsed, std::vector<T>& into)
{
    if (!parsed) return tl::unexpected<Error>(parsed.error());
    std::ranges::move(*parsed, std::back_inserter(into));
    return {};
}

Result<CardFacts> read_card(const TabTable& table, const TabTable::Row& row, Game game)
{
    const auto at = [&](std::string_view column) { return table.at(row, column); };
    CardFacts card;
    card.game = game;
    card.id.text = at("id");
    card.title = at("title");
    card.set = at("set");
    const auto type = parse_type(at("type"));
    if (!type) return bad(table, row, "unknown type \"" + std::string(at("type")) + "\"");
    card.type = *type;
    const auto shooter = parse_shooter(at("shooter"));
    if (!shooter) return bad(table, row, "shooter has to be stud, draw, bonus or empty");
    card.shooter = *shooter;
    const auto face = read_face(at("suit"), at("value"));
    if (!face) return bad(table, row, face.error().message);
    card.face = *face;
    if (!read_number(at("number"), card.number) || !read_number(at("quantity"), card.quantity))
        return bad(table, row, "number and quantity have to be numbers or empty");
    for (const Stat stat : all_stats)
        if (!read_stat(at(stat_name(stat)), stat, card))
            return bad(table, row, std::string(stat_name(stat)) + " has to be a number, starred or empty");
    card.gangs = list_of<std::vector<std::string>>(at("gang"));
    for (const std::string_view keyword : split(at("keywords"), '|'))
        card.keywords.push_back(parse_keyword(keyword));
    card.octgn_id = at("octgn");
    if (std::string fault = fault_in(card); !fault.empty()) return bad(table, row, std::move(fault));
    return card;
}

} // namespace

Result<std::vector<CardFacts>> parse_card_table(std::string_view text, Game game, const std::string& file)
{
    const auto table = TabTable::parse(text,
                                       {"id", "title", "set", "number", "quantity", "type", "suit", "value",
                                        "gang", "shooter", "bullets", "influence", "control", "cost",
                                        "upkeep", "production", "stash", "keywords", "octgn"},
                                       file);
    if (!table) return tl::unexpected<Error>(table.error());
    std::vector<CardFacts> cards;
    cards.reserve(table->rows().size());
    for (const TabTable::Row& row : table->rows()) {
        auto card = read_card(*table, row, game);
        if (!card) return tl::unexpected<Error>(card.error());
        cards.push_back(*std::move(card));
    }
    return cards;
}

Result<std::vector<CardSet>> parse_set_table(std::string_view text, const std::string& file)
{
    const auto table = TabTable::parse(text, {"game", "set", "name", "released", "cycle", "number"}, file);
    if (!table) return tl::unexpected<Error>(table.error());
    std::vector<CardSet> sets;
    for (const TabTable::Row& row : table->rows()) {
        CardSet set;
        const auto game = parse_game(table->at(row, "game"));
        if (!game) return bad(*table, row, "game has to be reloaded or classic");
        set.game = *game;
        set.code = table->at(row, "set");
        set.name = table->at(row, "name");
        set.released = table->at(row, "released");
        if (!read_number(table->at(row, "cycle"), set.cycle) ||
            !read_number(table->at(row, "number"), set.number))
            return bad(*table, row, "cycle and number have to be numbers or empty");
        sets.push_back(std::move(set));
    }
    return sets;
}

Result<std::vector<Correction>> parse_correction_table(std::string_view text, const std::string& file)
{
    const auto table = TabTable::parse(text, {"game", "id", "key", "value", "source"}, file);
    if (!table) return tl::unexpected<Error>(table.error());
    std::vector<Correction> corrections;
    for (const TabTable::Row& row : table->rows()) {
        const auto game = parse_game(table->at(row, "game"));
        if (!game) return bad(*table, row, "game has to be reloaded or classic");
        const std::string_view key = table->at(row, "key");
        if (std::ranges::find(correction_keys(), key, &CorrectionKey::name) == correction_keys().end())
            return bad(*table, row, "unknown key \"" + std::string(key) + "\"");
        corrections.push_back({*game, CardId{std::string(table->at(row, "id"))}, std::string(key),
                               std::string(table->at(row, "value")), std::string(table->at(row, "source"))});
    }
    return corrections;
}

Result<CatalogueData> parse_catalogue_tables(const CatalogueTables& tables)
{
    CatalogueData data;
    const std::array results = {
        take(parse_set_table(tables.sets, "sets.tsv"), data.sets),
        take(parse_card_table(tables.reloaded, Game::reloaded, "reloaded.tsv"), data.cards),
        take(parse_card_table(tables.classic, Game::classic, "classic.tsv"), data.cards),
        take(parse_correction_table(tables.corrections, "corrections.tsv"), data.corrections),
    };
    for (const Result<void>& result : results)
        if (!result) return tl::unexpected<Error>(result.error());
    return data;
}

} // namespace drawhand
