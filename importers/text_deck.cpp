#include "importers/text_deck.h"

#include <algorithm>
#include <array>
#include <utility>

#include "importers/deck_headings.h"
#include "importers/deck_line.h"
#include "importers/field_text.h"
#include "importers/input_text.h"
#include "importers/title_index.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_text = std::size_t{1} << 20U;
constexpr std::size_t longest_line = 300;
constexpr std::ptrdiff_t most_lines = 10'000;
constexpr int most_copies = 99;
constexpr std::size_t lines_with_suggestions = 200; // looking for near titles takes a millisecond each

enum class LineKind : std::uint8_t { blank, passed_over, heading, card, too_long };

struct ListLine {
    int number = 0;
    LineKind kind = LineKind::blank;
    std::string text;
    DeckSection section = DeckSection::cards; // of a heading: the one it opens
    DeckLine card;
};

ListLine classify(std::string_view raw, int number, const TitleIndex& index)
{
    ListLine line{number, LineKind::card, plain_line(raw.substr(0, longest_line)), {}, {}};
    if (raw.size() > longest_line) {
        line.kind = LineKind::too_long;
        line.text = for_message(raw);
    } else if (line.text.empty()) {
        line.kind = LineKind::blank;
    } else if (const auto section = parse_heading(line.text)) {
        line.kind = LineKind::heading;
        line.section = *section;
    } else if (is_comment(line.text) || is_site_line(line.text)) {
        line.kind = LineKind::passed_over;
    } else {
        line.card = parse_deck_line(line.text, index);
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
        DeckLine card = parse_deck_line(line->text, index);
        if (card.cards.empty() || (!card.copies && lower_case(card.title) == "jokers")) continue;
        line->kind = LineKind::card;
        line->card = std::move(card);
    }
}

using LineIterator = std::vector<ListLine>::iterator;

/// The first line names the deck when it stands alone above the outfit, as the deck database writes it, or
/// when it is nothing but words that are no card.
LineIterator name_line(std::vector<ListLine>& lines)
{
    const auto speaks = [](const ListLine& line) {
        return line.kind != LineKind::blank && line.kind != LineKind::passed_over;
    };
    const auto first = std::ranges::find_if(lines, speaks);
    if (first == lines.end() || first->kind != LineKind::card) return lines.end();
    const bool known = !first->card.cards.empty();
    if (!known && !first->card.is_marked()) return first;
    const auto next = std::find_if(first + 1, lines.end(), speaks);
    const bool alone = next != first + 1 && next != lines.end() && has_type(next->card, CardType::outfit);
    return alone && !(known && first->card.is_marked()) ? first : lines.end();
}

/// Only printings of the set that the line names.
std::vector<const Card*> printings_in_set(const DeckLine& line, const TitleIndex& index)
{
    if (line.set.empty()) return line.cards;
    std::vector<const Card*> cards;
    for (const CardSet* set : index.sets_named(line.set))
        std::ranges::copy_if(line.cards, std::back_inserter(cards), [set](const Card* card) {
            return card->game == set->game && card->set == set->code;
        });
    return cards;
}

/// The one game that all of these cards are from, if it is one.
std::optional<Game> only_game(const std::vector<const Card*>& cards)
{
    if (cards.empty()) return std::nullopt;
    const Game game = cards.front()->game;
    const bool same = std::ranges::all_of(cards, [game](const Card* card) { return card->game == game; });
    return same ? std::optional(game) : std::nullopt;
}

/// Many titles exist in both games. The outfit decides, then what most other lines can only be from.
Game game_of_list(const std::vector<ListLine>& lines, const TitleIndex& index)
{
    std::array<int, 2> votes{};
    for (const ListLine& line : lines) {
        const auto game = only_game(printings_in_set(line.card, index));
        if (!game) continue;
        if (has_type(line.card, CardType::outfit)) return *game;
        ++votes[static_cast<std::size_t>(*game)];
    }
    return votes[1] > votes[0] ? Game::classic : Game::reloaded;
}

/// Turns the lines into a deck, one after another.
class DeckWriter {
public:
    DeckWriter(const TitleIndex& index, Game game, DeckImport import)
        : index_(index), game_(game), import_(std::move(import))
    {
    }

    void open_section(DeckSection section) { section_ = section; }

    void add(const ListLine& line)
    {
        if (line.kind == LineKind::too_long) return skip(line, "the line is too long for a card");
        const DeckLine& card = line.card;
        if (card.cards.empty()) return skip(line, "no card has this title", index_suggestions(card.title));
        if (!card.set_known)
            return skip(line, "no set is called \"" + card.set + "\"", {card.cards.back()->title});
        const int copies = card.copies.value_or(1);
        if (copies < 1) return skip(line, "a count of 0");
        if (copies > most_copies) return skip(line, "more than " + std::to_string(most_copies) + " copies");
        const std::vector<const Card*> printings = candidates(card);
        if (printings.empty()) return skip(line, why_none(card), other_printings(card));
        put(line, *chosen(as_written(printings, card.title), line.number), copies);
    }

    DeckImport finish() { return std::move(import_); }

private:
    /// Printings that fit the set, the part named in front, and if possible the game of the deck.
    std::vector<const Card*> candidates(const DeckLine& line) const
    {
        std::vector<const Card*> cards = printings_in_set(line, index_);
        if (line.part) std::erase_if(cards, [&](const Card* card) { return card->type != *line.part; });
        const auto other_game = [this](const Card* card) { return card->game != game_; };
        if (!std::ranges::all_of(cards, other_game)) std::erase_if(cards, other_game);
        return cards;
    }

    static std::string why_none(const DeckLine& line)
    {
        if (line.part && !has_type(line, *line.part))
            return "this is no " + std::string(type_name(*line.part));
        return "not in the set \"" + line.set + "\"";
    }

    static std::vector<std::string> other_printings(const DeckLine& line)
    {
        std::vector<std::string> printings;
        for (const Card* card : line.cards)
            printings.push_back(card->title + " (" + card->set + ")");
        return printings;
    }

    /// "Eureka!" and "Eureka?!?" are two cards: where the printings found are not one card, the punctuation
    /// counts.
    static std::vector<const Card*> as_written(std::vector<const Card*> cards, std::string_view title)
    {
        const auto is_same_card = [&cards](const Card* card) {
            return card->face == cards.front()->face && card->type == cards.front()->type;
        };
        const auto is_other_title = [title = lower_case(title)](const Card* card) {
            return lower_case(card->title) != title;
        };
        if (!std::ranges::all_of(cards, is_same_card) && !std::ranges::all_of(cards, is_other_title))
            std::erase_if(cards, is_other_title);
        return cards;
    }

    /// The base version rather than an Experienced one, then the newest printing; promos come first, so they
    /// are never the newest. Where the numbers differ the choice is put on record.
    const Card* chosen(const std::vector<const Card*>& cards, int line)
    {
        const Card* best = cards.front();
        for (const Card* card : cards)
            if (card->experienced <= best->experienced) best = card;
        ChosenPrinting choice{line, best->id, {}};
        for (const Card* card : cards)
            if (card->version_key != best->version_key || card->face != best->face ||
                card->type != best->type || card->stat(Stat::cost) != best->stat(Stat::cost))
                choice.others.push_back(card->id);
        if (!choice.others.empty()) import_.chosen.push_back(std::move(choice));
        return best;
    }

    void put(const ListLine& line, const Card& card, int copies)
    {
        Deck& deck = import_.deck;
        if (card.type == CardType::outfit || card.type == CardType::legend) {
            auto& named = card.type == CardType::outfit ? deck.outfits : deck.legends;
            named.insert(named.end(), static_cast<std::size_t>(copies), card.id);
            return;
        }
        import_.read += copies;
        auto entry = std::ranges::find(deck.entries, card.id, &DeckEntry::id);
        if (entry == deck.entries.end()) entry = deck.entries.insert(entry, DeckEntry{card.id, 0, 0});
        entry->copies += copies;
        entry->starting += starting_copies(line.card, copies);
    }

    int starting_copies(const DeckLine& line, int copies) const
    {
        if (section_ == DeckSection::starting) return copies;
        return line.stars > 0 ? line.stars : line.start_mark ? 1 : 0;
    }

    std::vector<std::string> index_suggestions(std::string_view title) const
    {
        if (import_.skipped.size() >= lines_with_suggestions) return {};
        return index_.nearest(title);
    }

    /// What may be a card is also kept in the deck, so that the deck cannot pass for complete.
    void skip(const ListLine& line, std::string why, std::vector<std::string> did_you_mean = {})
    {
        if (line.card.is_marked() || !did_you_mean.empty())
            import_.deck.unknown.push_back(
                {line.text, std::clamp(line.card.copies.value_or(1), 1, most_copies)});
        import_.skipped.push_back({line.number, line.text, std::move(why), std::move(did_you_mean)});
    }

    const TitleIndex& index_;
    Game game_;
    DeckSection section_ = DeckSection::cards;
    DeckImport import_;
};

} // namespace

Result<DeckImport> read_text_deck(std::string_view text, const CardCatalogue& catalogue,
                                  const std::string& file)
{
    if (text.size() > largest_text)
        return fail(ErrorKind::unsupported, "the text is larger than 1 MB; no deck list is", file);
    const auto input = checked_input(text, file);
    if (!input) return tl::unexpected<Error>(input.error());
    if (std::ranges::count_if(*input, [](char c) { return c == '\n' || c == '\r'; }) > most_lines)
        return fail(ErrorKind::unsupported, "the text has far more lines than a deck list", file);
    const TitleIndex index(catalogue);
    std::vector<ListLine> lines = lines_of(*input, index);
    settle_joker_lines(lines, index);
    if (std::ranges::none_of(lines, [](const ListLine& line) { return !line.card.cards.empty(); }))
        return fail(ErrorKind::malformed,
                    "no line names a card that is known; expected lines like \"2x Title\"", file);

    DeckImport import;
    if (const auto name = name_line(lines); name != lines.end()) {
        import.deck.name = name->text;
        *name = {};
    }
    DeckWriter writer(index, game_of_list(lines, index), std::move(import));
    for (const ListLine& line : lines) {
        if (line.kind == LineKind::heading)
            writer.open_section(line.section);
        else if (line.kind == LineKind::card || line.kind == LineKind::too_long)
            writer.add(line);
    }
    return writer.finish();
}

} // namespace drawhand
