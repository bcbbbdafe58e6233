#include "app/deck_input.h"

#include <chrono>
#include <filesystem>

#include "app/asset_files.h"
#include "importers/text_deck.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_deck_file = std::size_t{1} << 20U;

std::string shown_name(const std::string& file)
{
    return file == "-" ? "standard input" : file;
}

/// A list begins with words; what begins like this is another program's format.
bool looks_like_markup(const std::string& text)
{
    const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    return first != std::string::npos && (text[first] == '<' || text[first] == '{');
}

} // namespace

DeckImport read_deck(Session& session, const std::string& deck)
{
    if (deck.starts_with("deck:"))
        throw InputError(deck + ": there is no deck library yet; name a file, or - for standard input");
    const std::string text = read_input_file(deck, largest_deck_file);
    if (looks_like_markup(text))
        throw InputError(shown_name(deck) +
                         ": line 1: XML and JSON decks are not read yet; expected a list in plain "
                         "text, like \"2x Title (Set)\"");
    auto import = read_text_deck(text, session.catalogue(), shown_name(deck));
    if (!import) throw InputError(describe(import.error()));
    return *std::move(import);
}

std::string deck_title(const Deck& deck, const std::string& file)
{
    return deck.name.empty() ? std::filesystem::path(shown_name(file)).filename().string() : deck.name;
}

DeckOdds odds_of(Session& session, const Deck& deck, const std::string& file, const OddsCall& call)
{
    const PokerDeck whole =
        poker_deck(deck, session.catalogue(), call.with_starters ? Starters::in_deck : Starters::in_play);
    const auto drawn_from = without_cards(whole, call.out);
    if (!drawn_from) throw InputError("--out: " + drawn_from.error().message);
    const int hand_size = 5 + call.stud;
    if (const auto possible = check_draw(*drawn_from, hand_size); !possible)
        throw InputError(shown_name(file) + ": " + possible.error().message);

    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto odds = stud_odds(*drawn_from, hand_size);
    const std::chrono::duration<double, std::milli> time = Clock::now() - begin;
    return {deck_title(deck, file), drawn_from->size(),
            drawn_from->jokers(),   call.stud,
            odds.value(), // nobody can stop it here
            time.count(),           notes_on_jokers(deck, session.catalogue())};
}

} // namespace drawhand
