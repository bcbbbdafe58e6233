#include "fuzz/broken_law.h"
#include "fuzz/deck_laws.h"
#include "importers/input_text.h"
#include "importers/poker_list.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const DeckFileOptions& options = fuzz_options(); // before the first input is timed

} // namespace

/// Lists of faces, also those that are not recognised as one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = checked_input(text_of_input(data, size), options.file);
    if (!text) return 0;
    const auto list = read_poker_list(*text, options);
    check_laws(list, *text);
    if (!list) return 0;
    law(list->faces.has_value(), "a poker list has faces");
    law(list->faces->size() >= 5 && list->faces->size() <= 60, "a poker list has 5 to 60 cards");
    return 0;
}
