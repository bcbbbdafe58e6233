#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "carddb/deck_library.h"

namespace drawhand::test {

/// One operation of an endless script that is the same in every process: what a number means never changes.
struct ScriptStep {
    enum class Kind : std::uint8_t { save, tag, rename, autosave, remove, backup };
    int number = 0;
    Kind kind = Kind::save;
    int slot = 0; // which of a few decks
};
ScriptStep script_step(int number);

/// Does the step in the library. The backups go to `backup_file`.
void perform(DeckLibrary& library, const ScriptStep& step, const std::string& backup_file);

/// What a library holds after the steps that it was told of: the same rules, without a database.
class ScriptModel {
public:
    void perform(const ScriptStep& step);
    /// What the library has otherwise than the model; empty when it is the same to the last card.
    std::string difference_to(const DeckLibrary& library) const;

private:
    struct Version {
        std::string note;
        Deck deck;
        bool operator==(const Version&) const = default;
    };
    struct ModelDeck {
        bool in_bin = false;
        std::vector<Version> versions;
    };
    void save(const ScriptStep& step);
    void edit(const ScriptStep& step, const std::string& note, const Deck& deck);

    std::map<int, ModelDeck> decks_; // by slot
    std::map<std::string, Deck> drafts_;
};

} // namespace drawhand::test
