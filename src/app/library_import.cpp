#include "app/library_import.h"

#include <filesystem>
#include <ostream>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/deck_saving.h"
#include "reports/import_report.h"

namespace drawhand {

namespace {

/// Both deck and card files are JSON or XML; everything else can only be a deck.
bool may_be_card_file(const std::string& text)
{
    const std::size_t first = text.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string::npos) return true;
    if (text[first] == '<') return text.find("<deck") == std::string::npos;
    return text[first] == '{' || text[first] == '[';
}

/// "my/tin-star.o8d" names its deck "tin-star", the second one of "decks.json" "decks 2".
std::string name_from_file(const std::string& source)
{
    if (source == "-") return "standard input";
    const std::size_t hash = source.rfind('#');
    const std::string stem = std::filesystem::path(source.substr(0, hash)).stem().string();
    return hash == std::string::npos ? stem : stem + ' ' + source.substr(hash + 1);
}

} // namespace

std::optional<std::vector<ImportedDeck>> decks_of_file(Session& session, const std::string& file,
                                                       const std::string& text)
{
    auto imports = session.deck_reader().read(text, {file == "-" ? "standard input" : file, nullptr});
    if (!imports) {
        if (may_be_card_file(text)) return std::nullopt; // whose reader has its own words
        throw InputError(describe(imports.error()));
    }
    std::vector<ImportedDeck> decks;
    for (DeckImport& import : *imports) {
        if (import.faces) throw InputError(file + ": a poker list has faces and no cards; it cannot be kept");
        const std::string number = imports->size() == 1 ? "" : '#' + std::to_string(decks.size() + 1);
        decks.push_back({file + number, std::move(import), std::nullopt});
    }
    return decks;
}

void save_imported_decks(Session& session, std::vector<ImportedDeck>& decks)
{
    for (ImportedDeck& deck : decks) {
        Deck kept = deck.import.deck;
        if (kept.name.empty()) kept.name = name_from_file(deck.source);
        deck.saved = save_deck(session, kept, "imported from " + deck.source);
    }
}

void print_imported_deck(Session& session, const ImportedDeck& deck)
{
    session.out << deck.source << ": " << deck_source_name(deck.import.source) << ", ";
    if (const std::string headline = skipped_headline(deck.import); !headline.empty())
        session.out << headline << '\n';
    else
        session.out << "every line read\n";
    session.out << "  " << deck.import.read << " cards; "
                << (deck.saved ? saved_text(*deck.saved) : "nothing was stored") << '\n';
    for (const SkippedLine& line : deck.import.skipped)
        session.out << "  not read: line " << line.line << ", " << skipped_text(line) << '\n';
    for (const std::string& remark : deck.import.remarks)
        session.out << "  note: " << remark << '\n';
}

std::string with_decks_json(const std::string& cards, const std::vector<ImportedDeck>& decks)
{
    using Json = nlohmann::ordered_json;
    Json json = Json::parse(cards);
    for (const ImportedDeck& deck : decks) {
        Json file = {{"file", deck.source},
                     {"kind", deck_source_name(deck.import.source)},
                     {"stored", deck.saved.has_value()},
                     {"deck", deck.saved ? deck.saved->name : deck.import.deck.name}};
        if (deck.saved) {
            file["version"] = deck.saved->version;
            file["changed"] = deck.saved->changed();
        }
        file["import"] = Json::parse(import_json(deck.import));
        json["files"].push_back(std::move(file));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace drawhand
