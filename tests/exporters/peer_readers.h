#pragma once

#include <map>
#include <string>
#include <vector>

namespace drawhand::test {

// How other programs read the files that we write: written from the descriptions of their grammars, not from
// our own readers, and as narrow as the originals. They know the cards of Reloaded only.

struct PeerCopies {
    int copies = 0, starting = 0;
    bool operator==(const PeerCopies&) const = default;
};

/// What a program made of a file.
struct PeerDeck {
    std::string name;
    std::string outfit;                      // code; empty: none found
    std::string legend;                      // title
    std::map<std::string, PeerCopies> cards; // by code, or by title where the program has no more
    std::vector<std::string> not_found;      // titles or ids of lines that look like cards and are none
};

/// The text importer of doomtown.online, plain mode: throws for a text that it takes for BBCode or Markdown.
PeerDeck read_as_doomtown_online(const std::string& text);

/// The script that turns the deck database's Markdown into decks of doomtown.online.
PeerDeck read_as_townsquare_script(const std::string& text);

/// The file import of the deck database for texts: cards by title, lower case, no starters.
PeerDeck read_as_dtdb_text_import(const std::string& text);

/// The file import of the deck database for OCTGN decks: cards by OCTGN id, the starters by their section.
PeerDeck read_as_dtdb_octgn_import(const std::string& text);

struct DrawnDeck {
    std::map<std::string, int> faces; // "8C"
    int jokers = 0, devils = 0;
    int lines = 0;
    std::string refusal; // why DoomtownDraw does not take the file
};
DrawnDeck read_as_doomtown_draw(const std::string& text);

/// RFC 4180 to the letter; throws for anything else.
std::vector<std::vector<std::string>> read_strict_csv(const std::string& text);

} // namespace drawhand::test
