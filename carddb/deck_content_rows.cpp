#include "carddb/deck_content_rows.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "carddb/row_values.h"

namespace drawhand {

namespace {

/// The cards of a content in one numbered list, whatever part of the deck they are.
class CardInserter {
public:
    CardInserter(SQLite::Database& database, std::int64_t content)
        : insert_(database, "INSERT INTO deck_content_card VALUES (?, ?, ?, ?, ?, ?, ?)"), content_(content)
    {
    }

    void add(const char* part, const std::string& id, const std::string& text, int copies, int starting)
    {
        insert_.bind(1, content_);
        insert_.bind(2, position_++);
        insert_.bind(3, part);
        bind_text(insert_, 4, id);
        bind_text(insert_, 5, text);
        insert_.bind(6, copies);
        insert_.bind(7, starting);
        run(insert_);
    }

private:
    SQLite::Statement insert_;
    std::int64_t content_;
    int position_ = 0;
};

void add_card(Deck& deck, SQLite::Statement& row)
{
    const std::string part = text_at(row, 0);
    const int copies = row.getColumn(3).getInt();
    if (part == "outfit")
        deck.outfits.push_back({text_at(row, 1)});
    else if (part == "legend")
        deck.legends.push_back({text_at(row, 1)});
    else if (part == "card")
        deck.entries.push_back({{text_at(row, 1)}, copies, row.getColumn(4).getInt()});
    else if (part == "unknown")
        deck.unknown.push_back({text_at(row, 2), copies});
    else
        throw_damaged("the unknown word \"" + part + '"');
}

} // namespace

std::int64_t insert_content(SQLite::Database& database, const Deck& deck)
{
    SQLite::Statement insert(database, "INSERT INTO deck_content (name, format, notes) VALUES (?, ?, ?)");
    insert.bind(1, deck.name);
    insert.bind(2, deck.format);
    insert.bind(3, deck.notes);
    run(insert);
    const std::int64_t content = database.getLastInsertRowid();

    CardInserter cards(database, content);
    for (const CardId& id : deck.outfits)
        cards.add("outfit", id.text, "", 1, 0);
    for (const CardId& id : deck.legends)
        cards.add("legend", id.text, "", 1, 0);
    for (const DeckEntry& entry : deck.entries)
        cards.add("card", entry.id.text, "", entry.copies, entry.starting);
    for (const UnknownCard& card : deck.unknown)
        cards.add("unknown", "", card.text, card.copies, 0);

    SQLite::Statement tag(database, "INSERT INTO deck_content_tag VALUES (?, ?, ?)");
    for (std::size_t i = 0; i < deck.tags.size(); ++i) {
        tag.bind(1, content);
        tag.bind(2, static_cast<int>(i));
        tag.bind(3, deck.tags[i]);
        run(tag);
    }
    return content;
}

std::vector<std::string> select_tags(SQLite::Database& database, std::int64_t content)
{
    SQLite::Statement row(database, "SELECT tag FROM deck_content_tag WHERE content = ? ORDER BY position");
    row.bind(1, content);
    std::vector<std::string> tags;
    while (row.executeStep())
        tags.push_back(text_at(row, 0));
    return tags;
}

Deck select_content(SQLite::Database& database, std::int64_t content)
{
    SQLite::Statement row(database, "SELECT name, format, notes FROM deck_content WHERE key = ?");
    row.bind(1, content);
    if (!row.executeStep()) throw_damaged("a version of a deck without its content");
    Deck deck;
    deck.name = text_at(row, 0);
    deck.format = text_at(row, 1);
    deck.notes = text_at(row, 2);
    deck.tags = select_tags(database, content);
    SQLite::Statement card(database, "SELECT part, card_id, text, copies, starting FROM deck_content_card "
                                     "WHERE content = ? ORDER BY position");
    card.bind(1, content);
    while (card.executeStep())
        add_card(deck, card);
    return deck;
}

} // namespace drawhand
