#include <initializer_list>

#include "exporters/clean_text.h"
#include "exporters/deck_losses.h"
#include "exporters/deck_sections.h"
#include "exporters/format_writers.h"

namespace drawhand {

namespace {

/// RFC 4180: a field with a comma, a quote or a line break stands in quotes, and quotes inside are doubled.
std::string csv_field(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + '"';
}

/// RFC 4180 ends every row with CR LF.
std::string csv_row(std::initializer_list<std::string> fields)
{
    std::string row;
    for (const std::string& field : fields) {
        if (&field != fields.begin()) row += ',';
        row += csv_field(field);
    }
    return row + "\r\n";
}

std::string card_row(const ListedCard& listed, const CardCatalogue& catalogue)
{
    const Card* card = listed.card;
    return csv_row({std::to_string(listed.copies), card ? card->title : std::string(),
                    card ? catalogue.set_of(*card).name : std::string(), std::to_string(listed.starting),
                    one_line(listed.id.text), listed.type ? std::string(type_name(*listed.type)) : ""});
}

} // namespace

WrittenDeck write_csv(const Deck& deck, const CardCatalogue& catalogue)
{
    const DeckSections sections = deck_sections(deck, catalogue);
    WrittenDeck written{csv_row({"quantity", "title", "set", "starting", "code", "type"}), {}};
    for (const ListedCard& card : sections.all())
        written.text += card_row(card, catalogue);
    for (const UnknownCard& card : deck.unknown)
        written.text += csv_row({std::to_string(card.copies), one_line(card.text), "", "0", "", ""});
    warn_of_lost_texts(deck, {.file = "a CSV table", .unknown = true}, written.warnings);
    warn_of_unknown_lines(deck, sections, written.warnings);
    return written;
}

} // namespace drawhand
