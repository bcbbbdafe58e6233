#include <algorithm>
#include <string>

#include "core/face.h"
#include "exporters/deck_losses.h"
#include "exporters/deck_sections.h"
#include "exporters/format_writers.h"

namespace drawhand {

namespace {

// What DoomtownDraw takes.
constexpr int fewest_lines = 46, most_lines = 54, most_jokers = 2;

/// The lines of the list, collected one card after the other.
class PokerList {
public:
    explicit PokerList(const CardCatalogue& catalogue) : catalogue_(catalogue) {}

    void add(const ListedCard& listed)
    {
        if (!listed.card) return warn(listed, "is left out: the card is not known");
        if (listed.type == CardType::outfit || listed.type == CardType::legend) return;
        starters_ += listed.starting_in_deck();
        ListedCard drawn = listed;
        drawn.copies -= listed.starting_in_deck();
        if (drawn.copies == 0) return;
        if (listed.card->joker)
            add_joker(drawn);
        else if (listed.card->token || !listed.card->deck_card || !listed.card->face)
            warn(drawn, "is left out: it has no place among the 52 cards");
        else
            faces_.insert(faces_.end(), static_cast<std::size_t>(drawn.copies), *listed.card->face);
    }

    Result<WrittenDeck> finish()
    {
        const int lines = static_cast<int>(faces_.size() + jokers_.size());
        if (lines == 0) return fail(ErrorKind::unsupported, "the deck holds no card with a value");
        if (starters_ > 0)
            warnings_.push_back(std::to_string(starters_) +
                                " starting cards are left out, because nobody draws them");
        if (lines < fewest_lines || lines > most_lines)
            warnings_.push_back("DoomtownDraw takes " + std::to_string(fewest_lines) + " to " +
                                std::to_string(most_lines) + " cards; these are " + std::to_string(lines));
        if (static_cast<int>(jokers_.size()) > most_jokers)
            warnings_.push_back("DoomtownDraw takes at most two jokers; these are " +
                                std::to_string(jokers_.size()));
        return WrittenDeck{text(), std::move(warnings_)};
    }

private:
    void add_joker(const ListedCard& drawn)
    {
        const JokerKind kind = *drawn.card->joker;
        // As core/poker_deck.h: it is as if it were not there.
        if (kind == JokerKind::fools) return warn(drawn, "is left out: it is replaced whenever it is drawn");
        if (kind != JokerKind::plain && kind != JokerKind::devils) warn(drawn, "is written as a plain joker");
        jokers_.insert(jokers_.end(), static_cast<std::size_t>(drawn.copies),
                       kind == JokerKind::devils ? "joker,devils" : "Joker");
    }

    void warn(const ListedCard& card, const std::string& what)
    {
        warnings_.push_back(copies_and_name(card, catalogue_) + ' ' + what);
    }

    std::string text()
    {
        std::ranges::sort(faces_, {}, [](const Face& face) { return std::make_pair(face.value, face.suit); });
        std::string text;
        for (const Face& face : faces_)
            text += std::to_string(face.value.pips()) + ',' + suit_letter(face.suit) + '\n';
        for (const std::string& joker : jokers_)
            text += joker + '\n';
        return text;
    }

    const CardCatalogue& catalogue_;
    std::vector<Face> faces_;
    std::vector<std::string> jokers_;
    int starters_ = 0;
    Warnings warnings_;
};

} // namespace

Result<WrittenDeck> write_poker(const Deck& deck, const CardCatalogue& catalogue)
{
    PokerList list(catalogue);
    for (const ListedCard& card : deck_sections(deck, catalogue).all())
        list.add(card);
    auto written = list.finish();
    if (!written) return written;
    written->warnings.emplace_back(
        "a poker list holds faces only: titles, sets, outfit and legend are not in it");
    warn_of_lost_texts(deck, {.file = "a poker list"}, written->warnings);
    return written;
}

} // namespace drawhand
