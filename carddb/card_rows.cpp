#include "carddb/card_rows.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/row_values.h"

namespace drawhand {

namespace {

Game game_at(SQLite::Statement& statement, int column)
{
    const std::string word = text_at(statement, column);
    return known(parse_game(word), word);
}

void insert_parts(SQLite::Database& database,
                  const std::vector<std::pair<std::int64_t, const CardFacts*>>& cards)
{
    SQLite::Statement gang(database, "INSERT INTO card_gang VALUES (?, ?, ?)");
    SQLite::Statement keyword(database, "INSERT INTO card_keyword VALUES (?, ?, ?, ?)");
    SQLite::Statement star(database, "INSERT INTO card_star VALUES (?, ?, ?)");
    for (const auto& [key, card] : cards) {
        for (std::size_t i = 0; i < card->gangs.size(); ++i) {
            gang.bind(1, key);
            gang.bind(2, static_cast<int>(i));
            gang.bindNoCopy(3, card->gangs[i]);
            run(gang);
        }
        for (std::size_t i = 0; i < card->keywords.size(); ++i) {
            keyword.bind(1, key);
            keyword.bind(2, static_cast<int>(i));
            keyword.bindNoCopy(3, card->keywords[i].name);
            bind_number(keyword, 4, card->keywords[i].number);
            run(keyword);
        }
        for (const VariableStat& variable : card->variable_stats) {
            star.bind(1, key);
            star.bind(2, std::string(stat_name(variable.stat)));
            star.bindNoCopy(3, variable.mark);
            run(star);
        }
    }
}

Stat stat_of(const std::string& name)
{
    for (const Stat stat : all_stats)
        if (stat_name(stat) == name) return stat;
    return known(std::optional<Stat>{}, name);
}

CardFacts card_at(SQLite::Statement& row)
{
    CardFacts card;
    card.id.text = text_at(row, 1);
    card.game = game_at(row, 2);
    card.title = text_at(row, 3);
    card.set = text_at(row, 4);
    card.number = number_at(row, 5);
    card.quantity = number_at(row, 6);
    const std::string type = text_at(row, 7);
    card.type = known(parse_type(type), type);
    if (const auto value = number_at(row, 9)) {
        const std::string suit = text_at(row, 8);
        card.face =
            Face{known(parse_suit(suit), suit), known(Value::from_int(*value), std::to_string(*value))};
    }
    const std::string shooter = text_at(row, 10);
    card.shooter = known(parse_shooter(shooter), shooter);
    for (const Stat stat : all_stats)
        card.set_stat(stat, number_at(row, 11 + static_cast<int>(stat)));
    card.octgn_id = text_at(row, 18);
    card.text = text_at(row, 19);
    return card;
}

} // namespace

void insert_sets(SQLite::Database& database, const std::vector<CardSet>& sets)
{
    SQLite::Statement insert(
        database, "INSERT INTO card_set VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game, code) DO UPDATE SET "
                  "name = excluded.name, released = excluded.released, cycle = excluded.cycle, "
                  "number = excluded.number");
    for (const CardSet& set : sets) {
        insert.bind(1, std::string(game_name(set.game)));
        insert.bind(2, set.code);
        insert.bind(3, set.name);
        bind_text(insert, 4, set.released);
        bind_number(insert, 5, set.cycle);
        bind_number(insert, 6, set.number);
        run(insert);
    }
}

void insert_cards(SQLite::Database& database, const std::vector<CardFacts>& cards, std::string_view origin)
{
    SQLite::Statement insert(database,
                             "INSERT INTO card (origin, id, game, title, set_code, number, quantity, type, "
                             "suit, value, shooter, cost, upkeep, production, bullets, influence, control, "
                             "stash, octgn_id) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    std::vector<std::pair<std::int64_t, const CardFacts*>> keys;
    keys.reserve(cards.size());
    for (const CardFacts& card : cards) {
        insert.bind(1, std::string(origin));
        insert.bindNoCopy(2, card.id.text);
        insert.bind(3, std::string(game_name(card.game)));
        insert.bindNoCopy(4, card.title);
        insert.bindNoCopy(5, card.set);
        bind_number(insert, 6, card.number);
        bind_number(insert, 7, card.quantity);
        insert.bind(8, std::string(type_name(card.type)));
        bind_text(insert, 9, card.face ? std::string(1, suit_letter(card.face->suit)) : std::string());
        bind_number(insert, 10, card.face ? std::optional(card.face->value.pips()) : std::nullopt);
        bind_text(insert, 11, shooter_name(card.shooter));
        for (const Stat stat : all_stats)
            bind_number(insert, 12 + static_cast<int>(stat), card.stat(stat));
        bind_text(insert, 19, card.octgn_id);
        run(insert);
        keys.emplace_back(database.getLastInsertRowid(), &card);
    }
    insert_parts(database, keys);
}

void insert_corrections(SQLite::Database& database, const std::vector<Correction>& corrections)
{
    SQLite::Statement insert(
        database, "INSERT INTO correction (game, card_id, key, value, source) VALUES (?, ?, ?, ?, ?)");
    for (const Correction& correction : corrections) {
        insert.bind(1, std::string(game_name(correction.game)));
        insert.bind(2, correction.card.text);
        insert.bind(3, correction.key);
        insert.bind(4, correction.value);
        insert.bind(5, correction.source);
        run(insert);
    }
}

std::vector<CardSet> select_sets(SQLite::Database& database)
{
    // Dated sets in order of appearance; undated promos first.
    SQLite::Statement row(database, "SELECT game, code, name, released, cycle, number FROM card_set "
                                    "ORDER BY game DESC, released, cycle, number, code");
    std::vector<CardSet> sets;
    while (row.executeStep())
        sets.push_back({game_at(row, 0), text_at(row, 1), text_at(row, 2), text_at(row, 3), number_at(row, 4),
                        number_at(row, 5)});
    return sets;
}

std::vector<CardFacts> select_cards(SQLite::Database& database)
{
    std::vector<CardFacts> cards;
    std::unordered_map<std::int64_t, std::size_t> place; // key in the database -> index here
    SQLite::Statement row(
        database,
        "SELECT key, id, game, title, set_code, number, quantity, type, suit, value, shooter, cost, "
        "upkeep, production, bullets, influence, control, stash, octgn_id, card_text.text FROM card "
        "LEFT JOIN card_text ON card_text.card_id = card.id "
        "WHERE origin = 'import' OR NOT EXISTS "
        "(SELECT 1 FROM card AS i WHERE i.origin = 'import' AND i.id = card.id)");
    while (row.executeStep()) {
        place.emplace(row.getColumn(0).getInt64(), cards.size());
        cards.push_back(card_at(row));
    }
    const auto for_each_part = [&](const char* sql, auto add) {
        SQLite::Statement part(database, sql);
        while (part.executeStep())
            if (const auto found = place.find(part.getColumn(0).getInt64()); found != place.end())
                add(cards[found->second], part);
    };
    for_each_part("SELECT card, name FROM card_gang ORDER BY card, position",
                  [](CardFacts& card, SQLite::Statement& part) { card.gangs.push_back(text_at(part, 1)); });
    for_each_part("SELECT card, name, number FROM card_keyword ORDER BY card, position",
                  [](CardFacts& card, SQLite::Statement& part) {
                      card.keywords.push_back({text_at(part, 1), number_at(part, 2)});
                  });
    for_each_part("SELECT card, stat, mark FROM card_star", [](CardFacts& card, SQLite::Statement& part) {
        card.variable_stats.push_back({stat_of(text_at(part, 1)), text_at(part, 2)});
        std::ranges::sort(card.variable_stats, {}, &VariableStat::stat); // as the tables have them
    });
    return cards;
}

std::vector<Correction> select_corrections(SQLite::Database& database)
{
    SQLite::Statement row(database,
                          "SELECT game, card_id, key, value, source FROM correction ORDER BY position");
    std::vector<Correction> corrections;
    while (row.executeStep())
        corrections.push_back(
            {game_at(row, 0), CardId{text_at(row, 1)}, text_at(row, 2), text_at(row, 3), text_at(row, 4)});
    return corrections;
}

} // namespace drawhand
