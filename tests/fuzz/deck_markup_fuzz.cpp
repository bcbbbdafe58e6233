#include "fuzz/broken_law.h"
#include "fuzz/deck_laws.h"
#include "importers/input_text.h"
#include "importers/list_markup.h"
#include "importers/text_deck.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const TitleIndex& cards = fuzz_index(); // before the first input is timed

} // namespace

/// Lists in Markdown and BBCode: their seeds and words lead elsewhere than those of plain lists.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = checked_input(text_of_input(data, size), fuzz_options().file);
    if (!text) return 0;
    const UnmarkedLine line = without_markup(*text);
    law(line.text.size() <= text->size(), "taking markup off makes a line shorter");
    law(line.card_code.empty() || line.card_code.size() == 5, "a card's code has five digits",
        line.card_code);
    check_laws(read_text_deck(*text, cards, fuzz_options()), *text);
    return 0;
}
