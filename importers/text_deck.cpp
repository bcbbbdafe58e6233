#include "importers/text_deck.h"

#include <algorithm>
#include <utility>

#include "importers/deck_assembly.h"
#include "importers/deck_headings.h"
#include "importers/deck_line.h"
#include "importers/field_text.h"
#include "importers/list_markup.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_text = std::size_t{1} << 20U;
constexpr std::size_t longest_line = 500;
constexpr std::ptrdiff_t most_lines = 10'000;

enum class LineKind : std::uint8_t { blank, passed_over, heading, card, too_long };

struct ListLine {
    int number = 0;
    LineKind kind = LineKind::blank;
    std::string text;                         // as written
    std::string plain;                        // without markup
    std::string card_code;                    // from a link, or in brackets
    DeckSection section = DeckSection::cards; // of a heading: the one it opens
    DeckLine card;
};

ListLine classify(std::string_view raw, int number, const TitleIndex& index)
{
    ListLine line;
    line.number = number;
    if (raw.size() > longest_line) {
        line.kind = LineKind::too_long;
        line.text = for_message(raw);
        return line;
    }
    line.text = plain_line(raw);
    UnmarkedLine unmarked = without_markup(line.text);
    line.plain = std::string(trimmed(unmarked.text));
    line.card_code = std::move(unmarked.card_code);
    if (line.plain.empty()) return line;
    if (const auto section = parse_heading(line.plain)) {
        line.kind = LineKind::heading;
        line.section = *section;
    } else if (is_comment(line.plain) || is_site_line(line.plain)) {
        line.kind = LineKind::passed_over;
    } else {
        line.kind = LineKind::card;
        line.card = parse_deck_line(line.plain, index);
        if (line.card_code.empty()) line.card_code = line.card.id;
    }
    return line;
}

std::vector<ListLine> lines_of(std::string_view text, const TitleIndex& index)
{
    std::vector<ListLine> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::size_t used = text.substr(end).starts_with("\r\n") ? 2 : 1;
        lines.push_back(classify(text.substr(0, end), static_cast<int>(lines.size()) + 1, index));
        text.remove_prefix(std::min(end + used, text.size()));
    }
    return lines;
}

bool has_type(const DeckLine& line, CardType type)
{
    return std::ranges::any_of(line.cards, [type](const Card* card) { return card->type == type; });
}

/// "Joker (2)" heads a section of the deck database's lists, but typed lists mean two jokers by it. It is
/// a heading when a joker follows before the next heading, or when it gives no number in the plural.
void settle_joker_lines(std::vector<ListLine>& lines, const TitleIndex& index)
{
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        if (line->kind != LineKind::heading || line->section != DeckSection::jokers) continue;
        const auto next = std::find_if(line + 1, lines.end(), [](const ListLine& other) {
            return other.kind == LineKind::heading || has_type(other.card, CardType::joker);
        });
        if (next != lines.end() && next->kind != LineKind::heading) continue;
        DeckLine card = parse_deck_line(line->plain, index);
        if (card.cards.empty() || (!card.copies && lower_case(card.title) == "jokers")) continue;
        line->kind = LineKind::card;
        line->card = std::move(card);
    }
}

using LineIterator = std::vector<ListLine>::iterator;

LineIterator next_with_words(std::vector<ListLine>& lines, LineIterator from)
{
    return std::find_if(from, lines.end(), [](const ListLine& line) { return line.kind != LineKind::blank; });
}

/// As the deck database writes it: the name, an empty line, the outfit, an empty line, a heading. Whatever
/// stands on the first line is the name then, even a card's title.
bool begins_like_the_database(std::vector<ListLine>& lines, LineIterator first)
{
    const auto outfit = next_with_words(lines, first + 1);
    if (outfit == lines.end() || outfit == first + 1 || !has_type(outfit->card, CardType::outfit))
        return false;
    const auto heading = next_with_words(lines, outfit + 1);
    return heading != lines.end() && heading != outfit + 1 && heading->kind == LineKind::heading;
}

/// The first line names the deck when it stands where the deck database puts the name, or when it is nothing
/// but words that are no card. In Markdown and BBCode it is marked as a title.
LineIterator name_line(std::vector<ListLine>& lines, Markup markup)
{
    auto first = next_with_words(lines, lines.begin());
    if (first == lines.end()) return lines.end();
    if (markup == Markup::markdown && first->text.starts_with("# ")) return first;
    if (markup == Markup::bbcode && first->text.starts_with("[b]")) {
        const bool heading = first->kind == LineKind::heading;
        if (!heading || begins_like_the_database(lines, first)) return first;
    }
    if (begins_like_the_database(lines, first)) return first;
    while (first != lines.end() && (first->kind == LineKind::blank || first->kind == LineKind::passed_over))
        ++first;
    if (first == lines.end() || first->kind != LineKind::card) return lines.end();
    const bool known = !first->card.cards.empty();
    if (!known && !first->card.is_marked()) return first;
    const auto next = next_with_words(lines, first + 1);
    const bool alone = next != first + 1 && next != lines.end() && has_type(next->card, CardType::outfit);
    return alone && !(known && first->card.is_marked()) ? first : lines.end();
}

std::string name_of(const ListLine& line, Markup markup)
{
    std::string_view name = markup == Markup::none ? std::string_view(line.text) : line.plain;
    if (markup == Markup::markdown) {
        name = line.text;
        name.remove_prefix(std::min(name.find_first_not_of('#'), name.size()));
    }
    std::string cleaned = clean_deck_name(name);
    return cleaned == unnamed_deck ? std::string() : cleaned;
}

/// The code in a link is better than the title, which somebody may have typed.
void take_linked_card(const ListLine& line, DeckRow& row, const TitleIndex& index, DeckImport& import)
{
    const Card* linked = index.with_id(line.card_code);
    if (!linked) return;
    const bool agrees = std::ranges::any_of(
        row.cards, [linked](const Card* card) { return card->title_key == linked->title_key; });
    if (!agrees)
        import.remarks.push_back("line " + std::to_string(line.number) + ": the number is that of " +
                                 linked->title + ", the title another; the number was taken");
    row.cards = {linked};
    row.set.clear();
    row.set_known = true;
}

int starting_copies(const DeckLine& line, DeckSection section)
{
    if (section == DeckSection::starting) return line.copies.value_or(1);
    return line.stars > 0 ? line.stars : line.start_mark ? 1 : 0;
}

DeckRow row_of(const ListLine& line, DeckSection section)
{
    const DeckLine& card = line.card;
    DeckRow row;
    row.line = line.number;
    row.text = line.text;
    row.title = card.title;
    row.cards = card.cards;
    row.set = card.set;
    row.set_known = card.set_known;
    row.part = card.part;
    row.copies = card.copies.value_or(1);
    row.starting = starting_copies(card, section);
    row.meant_as_card = card.is_marked() || !line.card_code.empty();
    if (line.kind == LineKind::too_long) row.fault = "the line is too long for a card";
    return row;
}

std::vector<DeckRow> rows_of(const std::vector<ListLine>& lines, const TitleIndex& index, DeckImport& import)
{
    std::vector<DeckRow> rows;
    DeckSection section = DeckSection::cards;
    for (const ListLine& line : lines) {
        if (line.kind == LineKind::heading) section = line.section;
        if (line.kind != LineKind::card && line.kind != LineKind::too_long) continue;
        rows.push_back(row_of(line, section));
        take_linked_card(line, rows.back(), index, import);
    }
    return rows;
}

/// A text in which somebody counts cards is a list, even when every title is misspelt.
bool is_list(const std::vector<ListLine>& lines)
{
    return std::ranges::any_of(lines, [](const ListLine& line) {
        return !line.card.cards.empty() || line.card.copies || !line.card_code.empty();
    });
}

DeckSource source_of(Markup markup)
{
    return markup == Markup::markdown ? DeckSource::markdown
           : markup == Markup::bbcode ? DeckSource::bbcode
                                      : DeckSource::text;
}

} // namespace

Result<DeckImport> read_text_deck(std::string_view text, const TitleIndex& index,
                                  const DeckFileOptions& options)
{
    if (text.size() > largest_text)
        return fail(ErrorKind::unsupported, "the text is larger than 1 MB; no deck list is", options.file);
    if (std::ranges::count_if(text, [](char c) { return c == '\n' || c == '\r'; }) > most_lines)
        return fail(ErrorKind::unsupported, "the text has far more lines than a deck list", options.file);
    std::vector<ListLine> lines = lines_of(text, index);
    settle_joker_lines(lines, index);
    if (!is_list(lines))
        return fail(ErrorKind::malformed,
                    "no line names a card that is known; expected lines like \"2x Title\"", options.file);

    DeckImport import;
    const Markup markup = markup_of(text);
    import.source = source_of(markup);
    if (const auto name = name_line(lines, markup); name != lines.end()) {
        import.deck.name = name_of(*name, markup);
        if (lower_case(name->plain) == "social export") {
            import.deck.name.clear();
            import.remarks.emplace_back("this export of the deck database leaves out legend and jokers");
        }
        *name = {};
    }
    const std::vector<DeckRow> rows = rows_of(lines, index, import);
    return assemble_deck(rows, std::move(import), index, options);
}

} // namespace drawhand
