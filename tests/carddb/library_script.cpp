#include "library_script.h"

#include <array>
#include <stdexcept>
#include <utility>

#include "core/deck_edit.h"

namespace drawhand::test {

namespace {

constexpr int slots = 5;

/// SplitMix64: numbers that look like chance, and are the same everywhere.
std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9E3779B97F4A7C15U;
    number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9U;
    number = (number ^ (number >> 27U)) * 0x94D049BB133111EBU;
    return number ^ (number >> 31U);
}

std::array<std::string, 2> names_of(int slot)
{
    const std::string name = "Deck " + std::to_string(slot);
    return {name, name + " renamed"};
}

std::string other_name(int slot, const std::string& name)
{
    const auto names = names_of(slot);
    return name == names[0] ? names[1] : names[0];
}

std::string draft_key(int slot)
{
    return "window " + std::to_string(slot);
}

std::string note_of(const ScriptStep& step)
{
    return "step " + std::to_string(step.number);
}

std::string tag_of(const ScriptStep& step)
{
    return "tag " + std::to_string(step.number % 9);
}

/// Every step has another content, sometimes of several pages.
Deck content_of(const ScriptStep& step, const std::string& name)
{
    Deck deck;
    deck.name = name;
    deck.outfits = {{"01001"}};
    const std::uint64_t chance = mixed(static_cast<std::uint64_t>(step.number) + 77);
    for (std::uint64_t i = 0; i < 5 + chance % 20; ++i)
        deck.entries.push_back({{std::to_string(10'000 + i)}, static_cast<int>(1 + (chance >> i) % 4), 0});
    deck.notes = note_of(step) + std::string(chance % 5 == 0 ? 9'000 : 10, '.');
    return deck;
}

SaveStamp stamp_of(const ScriptStep& step)
{
    return {"2026-11-18T12:00:00Z", note_of(step), {}};
}

std::optional<DeckSummary> find_slot(const DeckLibrary& library, int slot, bool in_bin)
{
    for (const std::string& name : names_of(slot))
        if (auto found = library.find(name, in_bin)) return found;
    return std::nullopt;
}

/// In the script nothing is ever refused.
template <class Outcome>
void expect(const Outcome& outcome)
{
    if (!outcome) throw std::runtime_error("a step was refused: " + describe(outcome.error()));
}

void save_slot(DeckLibrary& library, const ScriptStep& step)
{
    SaveStamp stamp = stamp_of(step);
    stamp.draft = draft_key(step.slot);
    if (const auto binned = find_slot(library, step.slot, true))
        expect(library.bring_back(binned->id, stamp));
    else if (const auto deck = find_slot(library, step.slot, false))
        expect(library.save_version(deck->id, deck->current.number, content_of(step, deck->name), stamp));
    else
        expect(library.save_as_new(content_of(step, names_of(step.slot)[0]), stamp));
}

} // namespace

ScriptStep script_step(int number)
{
    using Kind = ScriptStep::Kind;
    constexpr std::array kinds{Kind::save,     Kind::save,     Kind::save,   Kind::save,   Kind::tag,
                               Kind::autosave, Kind::autosave, Kind::rename, Kind::remove, Kind::backup};
    const std::uint64_t chance = mixed(static_cast<std::uint64_t>(number));
    return {number, kinds[chance % kinds.size()], static_cast<int>((chance >> 32U) % slots)};
}

void perform(DeckLibrary& library, const ScriptStep& step, const std::string& backup_file)
{
    const auto deck = find_slot(library, step.slot, false);
    switch (step.kind) {
    case ScriptStep::Kind::save: save_slot(library, step); return;
    case ScriptStep::Kind::tag:
        if (deck) expect(library.add_tags(deck->id, {tag_of(step)}, stamp_of(step)));
        return;
    case ScriptStep::Kind::rename:
        if (deck) expect(library.rename(deck->id, other_name(step.slot, deck->name), stamp_of(step)));
        return;
    case ScriptStep::Kind::autosave:
        expect(library.autosave(
            {draft_key(step.slot), std::nullopt, 0, stamp_of(step).at, content_of(step, "")}));
        return;
    case ScriptStep::Kind::remove:
        if (deck)
            expect(library.remove(deck->id, stamp_of(step).at));
        else if (const auto binned = find_slot(library, step.slot, true))
            expect(library.purge(binned->id));
        return;
    case ScriptStep::Kind::backup: expect(library.backup(backup_file, true)); return;
    }
}

void ScriptModel::save(const ScriptStep& step)
{
    drafts_.erase(draft_key(step.slot));
    ModelDeck& deck = decks_[step.slot];
    if (std::exchange(deck.in_bin, false)) return;
    const std::string name = deck.versions.empty() ? names_of(step.slot)[0] : deck.versions.back().deck.name;
    deck.versions.push_back({note_of(step), content_of(step, name)});
}

void ScriptModel::edit(const ScriptStep& step, const std::string& note, const Deck& deck)
{
    std::vector<Version>& versions = decks_.at(step.slot).versions;
    if (versions.back().deck != deck) versions.push_back({note, deck});
}

void ScriptModel::perform(const ScriptStep& step)
{
    const auto found = decks_.find(step.slot);
    const bool in_use = found != decks_.end() && !found->second.in_bin;
    switch (step.kind) {
    case ScriptStep::Kind::save: save(step); return;
    case ScriptStep::Kind::tag:
        if (in_use) edit(step, note_of(step), with_tag(found->second.versions.back().deck, tag_of(step)));
        return;
    case ScriptStep::Kind::rename:
        if (in_use) {
            const Deck& deck = found->second.versions.back().deck;
            edit(step, note_of(step), with_name(deck, other_name(step.slot, deck.name)));
        }
        return;
    case ScriptStep::Kind::autosave: drafts_[draft_key(step.slot)] = content_of(step, ""); return;
    case ScriptStep::Kind::remove:
        if (in_use)
            found->second.in_bin = true;
        else if (found != decks_.end())
            decks_.erase(found);
        return;
    case ScriptStep::Kind::backup: return;
    }
}

std::string ScriptModel::difference_to(const DeckLibrary& library) const
{
    if (library.list().size() + library.list({.in_bin = true}).size() != decks_.size())
        return "another number of decks";
    for (const auto& [slot, deck] : decks_) {
        const auto found = library.find(deck.versions.back().deck.name, deck.in_bin);
        if (!found) return "no deck " + std::to_string(slot);
        std::vector<Version> versions;
        for (StoredDeck& version : library.history(found->id))
            versions.push_back({version.version.note, std::move(version.deck)});
        if (versions != deck.versions) return "other versions of deck " + std::to_string(slot);
    }
    std::map<std::string, Deck> drafts;
    for (DeckDraft& draft : library.drafts())
        drafts.emplace(draft.key, std::move(draft.content));
    return drafts == drafts_ ? "" : "other drafts";
}

} // namespace drawhand::test
