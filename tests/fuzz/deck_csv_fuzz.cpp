#include <string>

#include "fuzz/deck_laws.h"
#include "importers/csv_deck.h"
#include "importers/input_text.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const TitleIndex& cards = fuzz_index(); // before the first input is timed

} // namespace

/// Tables; one without a heading that names columns gets one, so that most inputs reach the rows.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = checked_input(text_of_input(data, size), fuzz_options().file);
    if (!text) return 0;
    std::string table(*text);
    if (!is_csv_deck(table)) table = "quantity,title,set,starting,code,type\n" + table;
    check_laws(read_csv_deck(table, cards, fuzz_options()), table);
    return 0;
}
