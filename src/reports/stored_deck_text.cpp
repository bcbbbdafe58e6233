#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "reports/card_table.h"
#include "reports/deck_library_report.h"
#include "reports/text_layout.h"
#include "reports/text_table.h"

namespace drawhand {

namespace {

struct Line {
    const Card* card = nullptr;
    int copies = 0;
    int starting = 0;
};

/// By value, then by title.
bool comes_before(const Line& a, const Line& b)
{
    const auto key = [](const Line& line) {
        return std::tuple(line.card->face ? line.card->face->value.pips() : 0, line.card->folded_title,
                          line.card->id.text);
    };
    return key(a) < key(b);
}

/// The list in the order of the types; what the catalogue does not know comes last.
class DeckList {
public:
    DeckList(const Deck& deck, const CardCatalogue& catalogue) : deck_(deck), catalogue_(catalogue)
    {
        for (const auto* ids : {&deck.outfits, &deck.legends})
            for (const CardId& id : *ids)
                add(id, 1, 0);
        for (const DeckEntry& entry : deck.entries)
            add(entry.id, entry.copies, entry.starting);
    }

    std::string text(std::size_t width, bool colour)
    {
        constexpr std::array types{CardType::outfit,      CardType::legend, CardType::dude,   CardType::deed,
                                   CardType::goods,       CardType::spell,  CardType::action, CardType::event,
                                   CardType::improvement, CardType::joker};
        for (const CardType type : types)
            add_type(type);
        add_unknown();
        return table_.text(width, colour);
    }

private:
    void add(const CardId& id, int copies, int starting)
    {
        if (const Card* card = catalogue_.find(id))
            lines_.push_back({card, copies, starting});
        else
            unknown_ids_.push_back({id, copies, starting});
    }

    void add_type(CardType type)
    {
        std::vector<Line> lines;
        int copies = 0;
        for (const Line& line : lines_)
            if (line.card->type == type) {
                lines.push_back(line);
                copies += line.copies;
            }
        std::ranges::stable_sort(lines, comes_before);
        std::string heading = fmt::format("{} {}", type_name(type), copies);
        for (const Line& line : lines) {
            table_.add_row({heading, fmt::format("{}x", line.copies),
                            line.card->face ? face_symbol(*line.card->face) : "", line.card->title,
                            starting_text(line.starting), short_code(catalogue_.set_of(*line.card)),
                            short_id(line.card->id)});
            heading.clear();
        }
    }

    void add_unknown()
    {
        for (const DeckEntry& entry : unknown_ids_)
            table_.add_row({"unknown", fmt::format("{}x", entry.copies), "", "no such card",
                            starting_text(entry.starting), "", short_id(entry.id)});
        for (const UnknownCard& card : deck_.unknown)
            table_.add_row(
                {"unknown", fmt::format("{}x", card.copies), "", printable(card.text), "", "", ""});
    }

    static std::string starting_text(int starting)
    {
        return starting == 0 ? "" : fmt::format("{} starting", starting);
    }

    const Deck& deck_;
    const CardCatalogue& catalogue_;
    std::vector<Line> lines_;
    std::vector<DeckEntry> unknown_ids_;
    TextTable table_{{{"Type"},
                      {"Copies", true},
                      {"Face", true},
                      {"Title", false, 22},
                      {"Starters"},
                      {"Set", false, 0, 1},
                      {"Id", false, 0, 2}}};
};

std::string labelled(const char* label, const std::string& content)
{
    return content.empty() ? std::string() : fmt::format("{:<8}{}\n", label, content);
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + printable(word);
    return text;
}

/// The notes keep their own lines.
std::string notes_text(const std::string& notes, std::size_t width)
{
    std::string text;
    for (std::size_t begin = 0; begin < notes.size();) {
        const std::size_t end = std::min(notes.find('\n', begin), notes.size());
        for (const std::string& line :
             broken_into_lines(printable(notes.substr(begin, end - begin)), width - 2))
            text += "  " + line + '\n';
        begin = end + 1;
    }
    return text.empty() ? text : "notes\n" + text;
}

} // namespace

std::string stored_deck_text(const StoredDeck& stored, const CardCatalogue& catalogue, std::size_t width,
                             bool colour)
{
    const Deck& deck = stored.deck;
    const std::string version =
        fmt::format("version {}, {} UTC", stored.version.number, shown_time(stored.version.at));
    return inked(at_both_ends(printable(deck.name), version, width), Ink::strong, colour) + '\n' +
           labelled("saved", printable(stored.version.note)) + labelled("format", printable(deck.format)) +
           labelled("tags", joined(deck.tags)) + DeckList(deck, catalogue).text(width, colour) +
           notes_text(deck.notes, std::max<std::size_t>(width, 20));
}

} // namespace drawhand
