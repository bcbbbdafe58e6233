#include "importers/deck_reader.h"

#include <cctype>
#include <utility>

#include "importers/csv_deck.h"
#include "importers/deck_json.h"
#include "importers/field_text.h"
#include "importers/input_text.h"
#include "importers/octgn_deck_xml.h"
#include "importers/poker_list.h"
#include "importers/text_deck.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_file = std::size_t{8} << 20U;

/// The first two signs that are no blanks. One alone proves nothing: a list may begin with a link of
/// Markdown, with a tag of BBCode, or with a name like "[2019] Champion" or "<3 Gomorra".
std::pair<char, char> first_signs(std::string_view text)
{
    text = trimmed(text);
    if (text.empty()) return {};
    const std::string_view rest = trimmed(text.substr(1));
    return {text.front(), rest.empty() ? '\0' : rest.front()};
}

bool is_json(std::string_view text)
{
    const auto [first, second] = first_signs(text);
    if (first == '{') return second == '"' || second == '}' || second == '\0';
    return first == '[' && std::string_view("{[]\"\0", 5).find(second) != std::string_view::npos;
}

bool is_xml(std::string_view text)
{
    const auto [first, second] = first_signs(text);
    return first == '<' && (std::isalpha(static_cast<unsigned char>(second)) != 0 || second == '?' ||
                            second == '!' || second == '\0');
}

std::vector<DeckImport> alone(DeckImport import)
{
    std::vector<DeckImport> decks;
    decks.push_back(std::move(import));
    return decks;
}

} // namespace

DeckReader::DeckReader(const CardCatalogue& catalogue) : index_(catalogue) {}

Result<std::vector<DeckImport>> DeckReader::read(std::string_view text, const DeckFileOptions& options) const
{
    if (text.size() > largest_file)
        return fail(ErrorKind::unsupported, "larger than 8 MB; no deck file is", options.file);
    if (text.starts_with("PK\x03\x04"))
        return fail(ErrorKind::unsupported, "this is a zip archive; unpack it and read the lists in it",
                    options.file);
    const auto input = checked_input(text, options.file);
    if (!input) return tl::unexpected<Error>(input.error());
    if (is_xml(*input)) return read_octgn_deck(*input, index_, options).map(alone);
    if (is_json(*input)) return read_deck_json(*input, index_, options);
    if (is_poker_list(*input)) return read_poker_list(*input, options).map(alone);
    if (is_csv_deck(*input)) return read_csv_deck(*input, index_, options).map(alone);
    return read_text_deck(*input, index_, options).map(alone);
}

} // namespace drawhand
