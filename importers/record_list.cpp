#include "importers/record_list.h"

#include <utility>

#include "importers/field_text.h"

namespace drawhand {

bool RecordList::keep(const CardBuilder& built, std::size_t record, const std::string& key)
{
    const CardFacts& card = built.card();
    if (!built.fault().empty()) {
        refuse(record, card.id.text, card.title, built.fault());
        return false;
    }
    const auto [first, is_new] = record_of_key_.emplace(key, record);
    if (!is_new) {
        refuse(record, card.id.text, card.title,
               "record " + std::to_string(first->second) + " already has this id");
        return false;
    }
    note_unknown_gangs(card);
    file_->cards.push_back(card);
    return true;
}

void RecordList::note_unknown_gangs(const CardFacts& card)
{
    if (card.game != Game::reloaded) return;
    for (const std::string& gang : card.gangs)
        if (!is_known_reloaded_gang(gang))
            file_->notes.push_back(card.id.text + ' ' + card.title + ": unknown gang \"" + gang + '"');
}

void RecordList::refuse(std::size_t record, std::string_view id, std::string_view title, std::string why)
{
    file_->refused.push_back(
        {"record " + std::to_string(record), for_message(id), for_message(title), std::move(why)});
}

} // namespace drawhand
