#include <array>
#include <cstddef>
#include <cstdint>

#include "core/split_text.h"
#include "fuzz/broken_law.h"
#include "importers/catalogue_tables.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr std::array<std::string_view, 5> headings{
    "id\ttitle\tset\tnumber\tquantity\ttype\tsuit\tvalue\tgang\tshooter\tbullets\tinfluence\tcontrol\tcost\t"
    "upkeep\tproduction\tstash\tkeywords\toctgn\n",
    "id\ttitle\tset\tnumber\tquantity\ttype\tsuit\tvalue\tgang\tshooter\tbullets\tinfluence\tcontrol\tcost\t"
    "upkeep\tproduction\tstash\tkeywords\toctgn\n",
    "game\tset\tname\treleased\tcycle\tnumber\n",
    "game\tid\tkey\tvalue\tsource\n",
};

} // namespace

/// The project's own tables and the catalogue built from them. The rows of the four tables, in the order of
/// CatalogueTables, stand one behind the other with a form feed between them; the headings are added here.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto rows = split({reinterpret_cast<const char*>(data), size}, '\f');
    std::array<std::string, headings.size()> texts;
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts[i].append(headings[i]).append(i < rows.size() ? rows[i] : std::string_view());
    auto tables = parse_catalogue_tables({texts[0], texts[1], texts[2], texts[3]});
    if (!tables) {
        law(!tables.error().message.empty(), "the message of an error");
        law(tables.error().where.find(".tsv, line ") != std::string::npos, "an error names file and line",
            tables.error().where);
        return 0;
    }
    const std::size_t cards = tables->cards.size();
    const auto catalogue = CardCatalogue::build(*std::move(tables));
    if (catalogue)
        law(catalogue->cards().size() == cards, "no card is lost");
    else
        law(!catalogue.error().message.empty(), "the message of an error");
    return 0;
}
