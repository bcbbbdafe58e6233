#pragma once

#include <string_view>
#include <vector>

#include "core/card_catalogue.h"

namespace SQLite {
class Database;
}

namespace drawhand {

/// Rows to values and back; the transactions around them belong to CardStore.
void insert_sets(SQLite::Database& database, const std::vector<CardSet>& sets);
void insert_cards(SQLite::Database& database, const std::vector<CardFacts>& cards, std::string_view origin);
void insert_corrections(SQLite::Database& database, const std::vector<Correction>& corrections);

std::vector<CardSet> select_sets(SQLite::Database& database);
/// Imported cards in place of their namesakes.
std::vector<CardFacts> select_cards(SQLite::Database& database);
std::vector<Correction> select_corrections(SQLite::Database& database);

} // namespace drawhand
