#include "fuzz/deck_laws.h"

#include <algorithm>
#include <numeric>

#include "core/deck_difference.h"
#include "core/deck_edit.h"
#include "core/deck_limits.h"
#include "fuzz/broken_law.h"
#include "fuzz/small_catalogue.h"

namespace drawhand::test {

namespace {

// 10,000 rows of at most 99 copies.
constexpr int most_of_one_card = 990'000;

class DeckLaws {
public:
    DeckLaws(const DeckImport& import, std::string_view text)
        : import_(import),
          lines_(1 + std::ranges::count_if(text, [](char c) { return c == '\n' || c == '\r'; }))
    {
    }

    void check() const
    {
        check_skipped();
        check_choices();
        for (const std::string& remark : import_.remarks)
            law_of_messages(remark, "a remark");
        check_cards();
        check_texts();
        check_equality();
    }

private:
    void check_line(int line) const
    {
        law(line >= 1 && line <= lines_, "a line number", std::to_string(line));
    }

    static void check_id(const CardId& id)
    {
        law(small_catalogue().find(id) != nullptr, "the catalogue knows the card", id.text);
    }

    void check_skipped() const
    {
        for (const SkippedLine& skipped : import_.skipped) {
            check_line(skipped.line);
            law(is_utf8(skipped.text), "the text of a skipped line is UTF-8", skipped.text);
            law_of_messages(skipped.why, "why a line was skipped");
            law(skipped.did_you_mean.size() <= 3, "at most three suggestions");
            for (const std::string& title : skipped.did_you_mean)
                law_of_messages(title, "a suggestion");
        }
    }

    void check_choices() const
    {
        for (const ChosenPrinting& choice : import_.chosen) {
            check_line(choice.line);
            check_id(choice.id);
            law(!choice.others.empty(), "a choice is one between several");
            std::ranges::for_each(choice.others, check_id);
        }
    }

    void check_cards() const
    {
        std::ranges::for_each(import_.deck.outfits, check_id);
        std::ranges::for_each(import_.deck.legends, check_id);
        int copies = import_.faces ? import_.faces->size() : 0;
        for (const DeckEntry& entry : import_.deck.entries) {
            check_id(entry.id);
            law(entry.copies >= 1 && entry.copies <= most_of_one_card, "copies",
                std::to_string(entry.copies));
            law(entry.starting >= 0 && entry.starting <= most_of_one_card, "starting copies",
                std::to_string(entry.starting));
            copies += entry.copies;
        }
        for (const UnknownCard& card : import_.deck.unknown)
            law(card.copies >= 1 && card.copies <= most_copies, "copies of an unknown card", card.text);
        law(import_.read == copies, "as many cards read as there are", std::to_string(import_.read));
    }

    /// What was read fits into the library, unless it is simply too much.
    void check_texts() const
    {
        const Deck& deck = import_.deck;
        if (!deck.name.empty()) law(checked_deck_name(deck.name).has_value(), "the deck's name", deck.name);
        Deck shorter = deck;
        if (shorter.tags.size() > most_tags) shorter.tags.resize(most_tags);
        if (shorter.notes.size() > longest_deck_notes) shorter.notes.clear();
        if (shorter.unknown.size() > most_entries / 2) shorter.unknown.resize(most_entries / 2);
        if (shorter.outfits.size() + shorter.legends.size() + shorter.entries.size() > most_entries / 2)
            return;
        const auto fits = check_deck_limits(shorter);
        law(fits.has_value(), "the deck can be kept", fits ? "" : fits.error().message);
    }

    void check_equality() const
    {
        const Deck sorted = sorted_deck(import_.deck);
        law(sorted_deck(sorted) == sorted, "a sorted deck is sorted");
        law(!deck_difference(import_.deck, sorted).any(), "sorting changes nothing");
        law(!deck_difference(import_.deck, import_.deck).any(), "a deck does not differ from itself");
    }

    const DeckImport& import_;
    std::ptrdiff_t lines_;
};

void check_error(const Error& error)
{
    law_of_messages(error.message, "the message of an error");
    law_of_messages(error.where, "the place of an error");
    law(error.where.starts_with(fuzz_options().file), "an error names the file", error.where);
}

} // namespace

const TitleIndex& fuzz_index()
{
    static const TitleIndex index(small_catalogue());
    return index;
}

const DeckFileOptions& fuzz_options()
{
    static const CardCatalogue& cards = small_catalogue();
    static const DeckFileOptions options{"fuzzed.txt", &cards.pool_of(*cards.find_format("weird-west"))};
    return options;
}

std::string_view text_of_input(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

void check_laws(const Result<std::vector<DeckImport>>& decks, std::string_view text)
{
    if (!decks) return check_error(decks.error());
    law(!decks->empty(), "a file that is read holds a deck");
    for (const DeckImport& import : *decks)
        DeckLaws(import, text).check();
}

void check_laws(const Result<DeckImport>& deck, std::string_view text)
{
    if (!deck) return check_error(deck.error());
    DeckLaws(*deck, text).check();
}

} // namespace drawhand::test
