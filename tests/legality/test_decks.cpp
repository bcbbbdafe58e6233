#include "test_decks.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include <doctest/doctest.h>

#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

const Card& card(const std::string& id)
{
    const Card* found = full_catalogue().find(CardId{id.size() == 8 ? classic_id(id) : id});
    if (!found) throw std::invalid_argument("no card " + id);
    return *found;
}

/// Cards that no rule of the start concerns, from a set that is in every Reloaded pool or in Classic.
bool is_filler(const Card& candidate, Game game)
{
    return candidate.game == game && candidate.deck_card && candidate.face &&
           candidate.type != CardType::dude && !candidate.core &&
           candidate.set == (game == Game::reloaded ? "DT2" : "Doomtown (Episodes 1 - 9)");
}

const FormatList& format_for(const Deck& deck, const char* format)
{
    return format ? *full_catalogue().find_format(format) : default_format(deck, full_catalogue());
}

} // namespace

std::string classic_id(const std::string& prefix)
{
    for (const Card& candidate : full_catalogue().cards())
        if (candidate.game == Game::classic && candidate.id.text.starts_with(prefix))
            return candidate.id.text;
    throw std::invalid_argument("no Classic card " + prefix);
}

Deck deck_of(const char* outfit)
{
    const Card& home = card(outfit);
    Deck deck;
    deck.name = "Test";
    deck.outfits = {home.id};
    std::map<Face, int> on_face;
    std::map<std::string, int> of_title;
    for (const Card& candidate : full_catalogue().cards()) {
        if (deck.entries.size() == 52) break;
        if (!is_filler(candidate, home.game) || on_face[*candidate.face] == 2 ||
            of_title[candidate.title_key]++ > 0)
            continue;
        ++on_face[*candidate.face];
        deck.entries.push_back({candidate.id, 1, 0});
    }
    return deck;
}

Deck without_filler(Deck deck, int copies)
{
    for (; copies > 0; --copies)
        deck.entries.erase(deck.entries.begin());
    return deck;
}

Deck with(Deck deck, const char* id, int copies, int starting)
{
    const Card& added = card(id);
    if (added.face) {
        std::ranges::stable_partition(deck.entries, [&](const DeckEntry& entry) {
            const Card& other = *full_catalogue().find(entry.id);
            const bool filler = entry.copies == 1 && entry.starting == 0 && other.type != CardType::dude;
            return filler && (other.face == added.face || other.title_key == added.title_key);
        });
        deck = without_filler(std::move(deck), copies);
    }
    deck.entries.push_back({added.id, copies, starting});
    return deck;
}

Deck starting(Deck deck, const std::vector<const char*>& ids)
{
    for (const char* id : ids)
        deck = with(std::move(deck), id, 1, 1);
    return deck;
}

std::string rules_broken(const Deck& deck, const char* format, CheckOptions options)
{
    std::vector<std::string> rules;
    for (const Finding& found : check_deck(deck, full_catalogue(), format_for(deck, format), options)) {
        CHECK_FALSE(found.message.empty());
        CHECK_FALSE(found.fix.empty());
        rules.push_back(found.rule + (found.severity == Severity::warning ? "?" : ""));
    }
    std::ranges::sort(rules);
    std::string text;
    for (const std::string& rule : rules)
        text += (text.empty() ? "" : " ") + rule;
    return text;
}

Finding finding(const Deck& deck, const char* rule, const char* format)
{
    for (const Finding& found : check_deck(deck, full_catalogue(), format_for(deck, format)))
        if (found.rule == rule) return found;
    FAIL("no finding " << rule << " but: " << rules_broken(deck, format));
    return {};
}

} // namespace drawhand::test
