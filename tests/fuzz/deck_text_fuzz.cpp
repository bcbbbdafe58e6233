#include "fuzz/deck_laws.h"
#include "importers/input_text.h"
#include "importers/text_deck.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const TitleIndex& cards = fuzz_index(); // before the first input is timed

} // namespace

/// Lists as people type them and as the deck database writes them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = checked_input(text_of_input(data, size), fuzz_options().file);
    if (!text) return 0;
    check_laws(read_text_deck(*text, cards, fuzz_options()), *text);
    return 0;
}
