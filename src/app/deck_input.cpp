#include "app/deck_input.h"

#include <charconv>
#include <chrono>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "app/asset_files.h"
#include "app/library_deck.h"
#include "reports/import_report.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_deck_file = std::size_t{8} << 20U;
constexpr std::string_view library_prefix = "deck:";

std::string shown_name(const std::string& file)
{
    return file == "-" ? "standard input" : file;
}

/// "decks.json#2", when no file of that very name exists.
struct FileCall {
    std::string file;
    std::optional<std::size_t> number; // counted from 1
};

FileCall parse_file_call(const std::string& deck)
{
    std::error_code none;
    const std::size_t hash = deck.rfind('#');
    if (hash == std::string::npos || std::filesystem::exists(deck, none)) return {deck, std::nullopt};
    std::size_t number = 0;
    const char* const end = deck.data() + deck.size();
    const auto [stop, problem] = std::from_chars(deck.data() + hash + 1, end, number);
    if (problem != std::errc{} || stop != end || number == 0) return {deck, std::nullopt};
    return {deck.substr(0, hash), number};
}

std::vector<NamedDeck> read_file(Session& session, const std::string& deck, const DeckInputOptions& options)
{
    const FileCall call = parse_file_call(deck);
    const std::string text = read_input_file(call.file, largest_deck_file);
    auto imports = session.deck_reader().read(text, {shown_name(call.file), options.pool});
    if (!imports) throw InputError(describe(imports.error()));
    std::vector<NamedDeck> decks;
    for (std::size_t i = 0; i < imports->size(); ++i) {
        if (call.number && *call.number != i + 1) continue;
        const bool alone = imports->size() == 1;
        decks.push_back(
            {alone ? call.file : call.file + '#' + std::to_string(i + 1), std::move((*imports)[i])});
    }
    if (decks.empty())
        throw InputError(call.file + ": there is no deck " + std::to_string(*call.number) + " in it, only " +
                         std::to_string(imports->size()));
    return decks;
}

void refuse_skipped_lines(const NamedDeck& deck)
{
    if (deck.import.skipped.empty()) return;
    std::string message = shown_name(deck.name) + ": not everything could be read, and --strict wants that";
    for (const SkippedLine& line : deck.import.skipped)
        message += "\n  line " + std::to_string(line.line) + ", " + skipped_text(line);
    throw InputError(message);
}

} // namespace

std::vector<NamedDeck> read_decks(Session& session, const std::string& deck, const DeckInputOptions& options)
{
    std::vector<NamedDeck> decks;
    if (deck.starts_with(library_prefix))
        decks.push_back({deck, library_deck(session, deck.substr(library_prefix.size()))});
    else
        decks = read_file(session, deck, options);
    if (options.strict)
        for (const NamedDeck& named : decks)
            refuse_skipped_lines(named);
    return decks;
}

DeckImport read_deck(Session& session, const std::string& deck, const DeckInputOptions& options)
{
    std::vector<NamedDeck> decks = read_decks(session, deck, options);
    if (decks.size() == 1) return std::move(decks.front().import);
    constexpr std::size_t most_shown = 20;
    std::string message =
        shown_name(deck) + ": holds " + std::to_string(decks.size()) + " decks; choose one:";
    for (std::size_t i = 0; i < decks.size() && i < most_shown; ++i)
        message += "\n  " + decks[i].name + "  " + decks[i].import.deck.name;
    if (decks.size() > most_shown) message += "\n  ...";
    throw InputError(message);
}

DeckImport read_card_deck(Session& session, const std::string& deck, const DeckInputOptions& options)
{
    DeckImport import = read_deck(session, deck, options);
    if (import.faces)
        throw InputError(shown_name(deck) +
                         ": a poker list has faces and no cards; only odds can be had of it");
    return import;
}

std::string deck_title(const Deck& deck, const std::string& file)
{
    return deck.name.empty() ? std::filesystem::path(shown_name(file)).filename().string() : deck.name;
}

DeckOdds odds_of(Session& session, const DeckImport& import, const std::string& file, const OddsCall& call)
{
    const Deck& deck = import.deck;
    const PokerDeck whole = import.faces
                                ? *import.faces
                                : poker_deck(deck, session.catalogue(),
                                             call.with_starters ? Starters::in_deck : Starters::in_play);
    const auto drawn_from = without_cards(whole, call.out);
    if (!drawn_from) throw InputError("--out: " + drawn_from.error().message);
    const int hand_size = 5 + call.stud;
    if (const auto possible = check_draw(*drawn_from, hand_size); !possible)
        throw InputError(shown_name(file) + ": " + possible.error().message);

    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto odds = stud_odds(*drawn_from, hand_size);
    const std::chrono::duration<double, std::milli> time = Clock::now() - begin;
    std::vector<std::string> notes = notes_on_jokers(deck, session.catalogue());
    notes.insert(notes.end(), import.remarks.begin(), import.remarks.end());
    return {deck_title(deck, file),
            drawn_from->size(),
            drawn_from->jokers(),
            call.stud,
            odds.value(), // nobody can stop it here
            time.count(),
            std::move(notes),
            import};
}

} // namespace drawhand
