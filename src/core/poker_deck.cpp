#include "core/poker_deck.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <string>

#include "core/split_text.h"

namespace drawhand {

namespace {

/// The number of "2x", "2X" or "2" in front of a face; 0 for anything else.
int parse_count(std::string_view word)
{
    if (word.ends_with('x') || word.ends_with('X')) word.remove_suffix(1);
    int count = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), count);
    if (problem != std::errc{} || end != word.data() + word.size() || count < 0) return 0;
    return count;
}

bool is_joker(std::string_view word)
{
    return word == "*" || word == "Joker" || word == "joker";
}

} // namespace

int PokerDeck::size() const
{
    return std::accumulate(copies_.begin(), copies_.end(), jokers_);
}

int PokerDeck::suit_total(Suit suit) const
{
    const auto row = copies_.begin() + static_cast<std::ptrdiff_t>(suit) * 13;
    return std::accumulate(row, row + 13, 0);
}

int PokerDeck::value_total(Value value) const
{
    int total = 0;
    for (const Suit suit : all_suits)
        total += copies({suit, value});
    return total;
}

PokerDeck poker_deck(const Deck& deck, const CardCatalogue& catalogue, Starters starters)
{
    PokerDeck result;
    for (const DeckEntry& entry : deck.entries) {
        const Card* card = catalogue.find(entry.id);
        if (!card || !card->deck_card) continue;
        const int away = starters == Starters::in_play ? std::min(entry.starting, entry.copies) : 0;
        const int copies = entry.copies - away;
        if (card->face)
            result.add(*card->face, copies);
        else if (card->joker && *card->joker != JokerKind::fools)
            result.add_jokers(copies);
    }
    return result;
}

Result<PokerDeck> without_cards(PokerDeck deck, std::string_view cards)
{
    int count = 0; // of the face that follows; 0 when none was written
    for (const std::string_view word : words_of(cards, " ,;\t")) {
        const auto face = parse_face(word);
        if (!face && !is_joker(word)) {
            if (count > 0 || (count = parse_count(word)) == 0)
                return fail(ErrorKind::malformed,
                            "\"" + std::string(word) +
                                "\" is no face; expected something like 8S, 10H, 2x KD or *");
            continue;
        }
        const int out = std::max(count, 1);
        count = 0;
        if (out > (face ? deck.copies(*face) : deck.jokers()))
            return fail(ErrorKind::malformed, "the deck does not hold " + std::to_string(out) + " x " +
                                                  (face ? face_text(*face) : std::string("joker")) +
                                                  " to take out");
        if (face)
            deck.add(*face, -out);
        else
            deck.add_jokers(-out);
    }
    if (count > 0) return fail(ErrorKind::malformed, "a face is missing behind the last count");
    return deck;
}

} // namespace drawhand
