#include <cstddef>
#include <cstdint>

#include "fuzz/broken_law.h"
#include "importers/card_file.h"
#include "importers/card_merge.h"
#include "importers/field_text.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const CardCatalogue& catalogue = full_catalogue(); // before the first input is timed

void check_set(const CardSet& set)
{
    law_of_messages(set.code, "the code of a set");
    law_of_messages(set.name, "the name of a set");
}

void check_card(const CardFacts& card)
{
    law(parse_guid(card.id.text) || card.id.text.size() == 5, "the id of a card", card.id.text);
    law_of_messages(card.title, "the title of a card");
    law_of_messages(card.set, "the set of a card");
    for (const std::string& gang : card.gangs)
        law_of_messages(gang, "a gang");
    for (const Keyword& keyword : card.keywords)
        law_of_messages(keyword.name, "a keyword");
    law(is_utf8(card.text), "the text of a card is UTF-8", card.text);
}

void check_refused(const RefusedCard& refused)
{
    law_of_messages(refused.where, "where a refused card stands");
    law_of_messages(refused.why, "why a card was refused");
    law(is_utf8(refused.id) && is_utf8(refused.title), "a refused card's id and title are UTF-8");
}

} // namespace

/// Card files of the deck database and of OCTGN, and what they would change in the catalogue.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string name = "fuzzed.json";
    auto file = read_card_file({reinterpret_cast<const char*>(data), size}, name);
    if (!file) {
        law_of_messages(file.error().message, "the message of an error");
        law(file.error().where.starts_with(name), "an error names the file", file.error().where);
        return 0;
    }
    for (const CardSet& set : file->sets)
        check_set(set);
    for (const CardFacts& card : file->cards)
        check_card(card);
    for (const RefusedCard& refused : file->refused)
        check_refused(refused);
    for (const std::string& note : file->notes)
        law_of_messages(note, "a note");

    const std::size_t records = file->cards.size() + file->refused.size();
    const CardMerge merge = merge_cards(catalogue, *std::move(file));
    law(merge.store.size() == merge.added.size() + merge.changed.size(), "what changes is stored");
    law(merge.store.size() + merge.refused.size() <= records, "no card comes from nowhere");
    for (const CardFacts& card : merge.store)
        check_card(card);
    return 0;
}
