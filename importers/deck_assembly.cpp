#include "importers/deck_assembly.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "core/deck_edit.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

constexpr std::size_t longest_name = 200;
constexpr std::size_t longest_title = 200;        // what is longer is no title and has no near one
constexpr std::size_t longest_text = 500;         // of a row that is kept as it was written
constexpr std::string_view line_marks = "\r\n\t"; // control characters that a text of several lines may have

bool has_type(const DeckRow& row, CardType type)
{
    return std::ranges::any_of(row.cards, [type](const Card* card) { return card->type == type; });
}

/// Only printings of the set that the row names.
std::vector<const Card*> printings_in_set(const DeckRow& row, const TitleIndex& index)
{
    if (row.set.empty()) return row.cards;
    std::vector<const Card*> cards;
    for (const CardSet* set : index.sets_named(row.set))
        std::ranges::copy_if(row.cards, std::back_inserter(cards), [set](const Card* card) {
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

/// "Eureka!" and "Eureka?!?" are two cards: where the printings found are not one card, the punctuation
/// counts.
std::vector<const Card*> as_written(std::vector<const Card*> cards, std::string_view title)
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

bool differ_in_play(const Card& a, const Card& b)
{
    return a.version_key != b.version_key || a.face != b.face || a.type != b.type ||
           a.stat(Stat::cost) != b.stat(Stat::cost);
}

/// Puts one row after another into the deck.
class Assembly {
public:
    Assembly(const TitleIndex& index, Game game, const DeckFileOptions& options, DeckImport begun,
             std::size_t most_suggestions)
        : index_(index), game_(game), options_(options), import_(std::move(begun)),
          most_suggestions_(most_suggestions)
    {
    }

    void add(const DeckRow& row)
    {
        if (!row.fault.empty()) return skip(row, row.fault);
        if (row.cards.empty()) return skip(row, "no card has this title", suggestions(row.title));
        if (!row.set_known)
            return skip(row, "no set is called \"" + for_message(row.set) + "\"", {row.cards.back()->title});
        if (row.copies < 1) return skip(row, row.copies == 0 ? "a count of 0" : "a count below 0");
        if (row.copies > most_copies)
            return skip(row, "more than " + std::to_string(most_copies) + " copies");
        const std::vector<const Card*> printings = candidates(row);
        if (printings.empty()) return skip(row, why_none(row), other_printings(row));
        put(row, *chosen(as_written(printings, row.title), row.line));
    }

    DeckImport finish()
    {
        import_.deck.notes = with_controls_replaced(import_.deck.notes, ' ', line_marks);
        return std::move(import_);
    }

private:
    /// Printings that fit the set, the part named in front, and if possible the game of the deck.
    std::vector<const Card*> candidates(const DeckRow& row) const
    {
        std::vector<const Card*> cards = printings_in_set(row, index_);
        if (row.part) std::erase_if(cards, [&](const Card* card) { return card->type != *row.part; });
        const auto other_game = [this](const Card* card) { return card->game != game_; };
        if (!std::ranges::all_of(cards, other_game)) std::erase_if(cards, other_game);
        return cards;
    }

    static std::string why_none(const DeckRow& row)
    {
        if (row.part && !has_type(row, *row.part)) return "this is no " + std::string(type_name(*row.part));
        return "not in the set \"" + for_message(row.set) + "\"";
    }

    static std::vector<std::string> other_printings(const DeckRow& row)
    {
        constexpr std::size_t most = 3;
        std::vector<std::string> printings;
        for (const Card* card : row.cards)
            if (printings.size() < most) printings.push_back(card->title + " (" + card->set + ")");
        return printings;
    }

    /// The base version rather than an Experienced one, then a printing of the format, then the newest;
    /// promos come first in the list, so they are never the newest. Where the numbers differ the choice is
    /// put on record.
    const Card* chosen(const std::vector<const Card*>& cards, int line)
    {
        const auto merit = [this](const Card* card) {
            return std::pair(-card->experienced,
                             options_.pool != nullptr &&
                                 options_.pool->names(index_.catalogue().place_of(*card)));
        };
        const Card* best = cards.front();
        for (const Card* card : cards)
            if (merit(card) >= merit(best)) best = card;
        ChosenPrinting choice{line, best->id, {}};
        for (const Card* card : cards)
            if (differ_in_play(*card, *best)) choice.others.push_back(card->id);
        if (!choice.others.empty()) import_.chosen.push_back(std::move(choice));
        return best;
    }

    void put(const DeckRow& row, const Card& card)
    {
        Deck& deck = import_.deck;
        const int copies = static_cast<int>(row.copies);
        if (card.type == CardType::outfit || card.type == CardType::legend) {
            auto& named = card.type == CardType::outfit ? deck.outfits : deck.legends;
            if (named.size() + static_cast<std::size_t>(copies) > most_copies)
                return skip(row, "the list names more than " + std::to_string(most_copies) + " of them");
            named.insert(named.end(), static_cast<std::size_t>(copies), card.id);
            return;
        }
        import_.read += copies;
        const auto [place, is_new] = entry_of_.emplace(&card, deck.entries.size());
        if (is_new) deck.entries.push_back({card.id, 0, 0});
        DeckEntry& entry = deck.entries[place->second];
        entry.copies += copies;
        entry.starting += starting_copies(row, card);
    }

    int starting_copies(const DeckRow& row, const Card& card)
    {
        if (row.starting > row.copies)
            import_.remarks.push_back("line " + std::to_string(row.line) + ": more copies of " + card.title +
                                      " start than there are");
        // The judge has to see it, so nothing is cut down to what is there.
        return static_cast<int>(std::clamp<long long>(row.starting, 0, most_copies));
    }

    std::vector<std::string> suggestions(std::string_view title) const
    {
        if (import_.skipped.size() >= most_suggestions_ || title.size() > longest_title) return {};
        return index_.nearest(title);
    }

    /// What may be a card is also kept in the deck, so that the deck cannot pass for complete. The library
    /// takes no control characters.
    void skip(const DeckRow& row, std::string why, std::vector<std::string> did_you_mean = {})
    {
        const auto fit = [](const std::string& text) {
            return text.size() > longest_text ? for_message(text) : text;
        };
        const std::string& kept = row.kept.empty() ? row.text : row.kept;
        if (!kept.empty() && (row.meant_as_card || !did_you_mean.empty()))
            import_.deck.unknown.push_back(
                {with_controls_replaced(fit(kept), ' ', line_marks),
                 static_cast<int>(std::clamp<long long>(row.copies, 1, most_copies))});
        import_.skipped.push_back({row.line, fit(row.text), std::move(why), std::move(did_you_mean)});
    }

    const TitleIndex& index_;
    Game game_;
    const DeckFileOptions& options_;
    DeckImport import_;
    std::size_t most_suggestions_;
    std::unordered_map<const Card*, std::size_t> entry_of_; // place among the deck's entries
};

} // namespace

Game game_of_rows(const std::vector<DeckRow>& rows, const TitleIndex& index)
{
    std::array<int, 2> votes{};
    for (const DeckRow& row : rows) {
        const auto game = only_game(printings_in_set(row, index));
        if (!game) continue;
        if (has_type(row, CardType::outfit)) return *game;
        ++votes[static_cast<std::size_t>(*game)];
    }
    return votes[1] > votes[0] ? Game::classic : Game::reloaded;
}

DeckImport assemble_deck(const std::vector<DeckRow>& rows, DeckImport begun, const TitleIndex& index,
                         const DeckFileOptions& options, std::size_t most_suggestions)
{
    Assembly assembly(index, game_of_rows(rows, index), options, std::move(begun), most_suggestions);
    for (const DeckRow& row : rows)
        assembly.add(row);
    return assembly.finish();
}

std::string clean_deck_name(std::string_view text)
{
    std::string name = with_controls_replaced(text, ' ');
    if (name.size() > longest_name) {
        name.resize(longest_name);
        // Not in the middle of a character: drop its continuation bytes and then its first.
        while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0U) == 0x80U)
            name.pop_back();
        if (!name.empty() && static_cast<unsigned char>(name.back()) >= 0xC0U) name.pop_back();
    }
    return std::string(trimmed(name));
}

} // namespace drawhand
