#include "app/library_deck.h"

#include <charconv>
#include <optional>
#include <utility>

#include "app/library_call.h"

namespace drawhand {

namespace {

struct LibraryName {
    std::string name;
    std::optional<int> version;
};

/// "Tin Star@3"; a version that is no number belongs to the name.
LibraryName parse_library_name(const std::string& text)
{
    const std::size_t at = text.rfind('@');
    if (at == std::string::npos) return {text, std::nullopt};
    int version = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data() + at + 1, end, version);
    if (problem != std::errc{} || stop != end) return {text, std::nullopt};
    return {text.substr(0, at), version};
}

} // namespace

DeckImport library_deck(Session& session, const std::string& text)
{
    const DeckLibrary& library = session.library();
    LibraryName call{text, std::nullopt};
    auto found = library.find(text);
    if (!found) {
        call = parse_library_name(text);
        found = library.find(call.name);
    }
    if (!found) refuse_unknown_deck(session, call.name);
    auto stored = library.load(found->id, call.version);
    if (!stored) throw InputError("deck:" + text + ": " + stored.error().message);
    DeckImport import;
    import.source = DeckSource::library;
    import.deck = std::move(stored->deck);
    for (const DeckEntry& entry : import.deck.entries)
        import.read += entry.copies;
    return import;
}

} // namespace drawhand
