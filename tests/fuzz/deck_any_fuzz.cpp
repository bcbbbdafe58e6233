#include "fuzz/deck_laws.h"
#include "fuzz/small_catalogue.h"
#include "importers/deck_reader.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const DeckReader& any_reader()
{
    static const DeckReader made(small_catalogue());
    return made;
}
const DeckReader& reader = any_reader(); // before the first input is timed

} // namespace

/// Anything, recognised by its content: NUL bytes, broken UTF-8 and other kinds of file included.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = text_of_input(data, size);
    check_laws(reader.read(text, fuzz_options()), text);
    return 0;
}
