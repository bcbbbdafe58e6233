#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "importers/card_builder.h"
#include "importers/card_file.h"

namespace drawhand {

/// Fills a CardFile record by record and refuses what cannot be kept. A `key` used twice is a duplicate.
class RecordList {
public:
    explicit RecordList(CardFile& file) : file_(&file) {}

    /// True when the card was kept.
    bool keep(const CardBuilder& built, std::size_t record, const std::string& key);
    void refuse(std::size_t record, std::string_view id, std::string_view title, std::string why);

private:
    /// A gang of a coming set is no reason to refuse a card, a misspelt one should be seen.
    void note_unknown_gangs(const CardFacts& card);

    CardFile* file_;
    std::unordered_map<std::string, std::size_t> record_of_key_;
};

} // namespace drawhand
