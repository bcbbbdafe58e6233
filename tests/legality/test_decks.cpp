#include "test_decks.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <stdexcept>

#include <doctest/doctest.h>

#include "support/test_catalogue.h"
#include "support/text_file.h"

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

const Ruleset& rules_for(const Deck& deck, const char* format)
{
    return format ? rules(format) : full_rulesets().default_for(deck);
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

const std::vector<const char*>& five_drifters()
{
    static const std::vector<const char*> ids{"07008", "01051", "01045", "04009", "01046"};
    return ids;
}

std::vector<const char*> plus(std::vector<const char*> ids, const std::vector<const char*>& more)
{
    ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

Deck with_legends(Deck deck, const std::vector<const char*>& ids)
{
    deck.legends.clear();
    for (const char* id : ids)
        deck.legends.push_back(card(id).id);
    return deck;
}

Deck with_another_outfit(Deck deck, const char* id)
{
    deck.outfits.push_back(card(id).id);
    return deck;
}

Deck without_outfit(Deck deck)
{
    deck.outfits.clear();
    return deck;
}

DeckImport sample_deck(const std::string& file)
{
    return deck_from(text_of(source_file("assets/decks/" + file)), file);
}

std::vector<std::string> sample_files()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(source_file("assets/decks")))
        files.push_back(entry.path().filename().string());
    std::ranges::sort(files);
    return files;
}

std::string rules_broken(const Deck& deck, const Ruleset& rules, CheckOptions options)
{
    std::vector<std::string> broken;
    for (const Finding& found : check_deck(deck, full_catalogue(), rules, options)) {
        CHECK_FALSE(found.message.empty());
        CHECK_FALSE(found.fix.empty());
        broken.push_back(found.rule + (found.severity == Severity::warning ? "?" : ""));
    }
    std::ranges::sort(broken);
    std::string text;
    for (const std::string& rule : broken)
        text += (text.empty() ? "" : " ") + rule;
    return text;
}

std::string rules_broken(const Deck& deck, const char* format, CheckOptions options)
{
    return rules_broken(deck, rules_for(deck, format), options);
}

Finding finding(const Deck& deck, const char* rule, const Ruleset& rules)
{
    for (const Finding& found : check_deck(deck, full_catalogue(), rules))
        if (found.rule == rule) return found;
    FAIL("no finding " << rule << " but: " << rules_broken(deck, rules));
    return {};
}

Finding finding(const Deck& deck, const char* rule, const char* format)
{
    return finding(deck, rule, rules_for(deck, format));
}

void check_cases(const std::vector<DeckCase>& cases)
{
    for (const DeckCase& row : cases) {
        CAPTURE(row.what);
        CHECK(rules_broken(row.deck, row.format) == row.broken);
    }
}

int gang_cost(const Deck& deck)
{
    return stash_of(deck, full_catalogue()).gang_cost;
}

} // namespace drawhand::test
