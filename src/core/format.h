#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/doubtful_points.h"
#include "core/format_list.h"
#include "core/severity.h"

namespace drawhand {

/// The numbers of deck building. A limit that a format does not know is empty.
struct DeckLimits {
    int valued = 52; // exactly
    int outfits = 1; // exactly
    int legends = 1; // at most, like all the others
    std::optional<int> jokers = 2;
    std::optional<int> same_face = 4;
    std::optional<int> same_title = 4;
    int starting_places = 5;
    std::optional<int> grifters = 1;
    std::optional<int> core_deeds; // that may start
    bool operator==(const DeckLimits&) const = default;
};

/// Reloaded and Weird West share their numbers. Classic knows no legends, no limit on equal faces and no
/// rule about Grifters; its rulebook leaves the jokers open and the joker cards say two.
DeckLimits limits_of(Game game);

/// A limit of somebody's own over the cards that a search query finds.
struct HouseRule {
    enum class Place : std::uint8_t { deck, start, outfit, legend };
    enum class Count : std::uint8_t {
        copies, // all copies together
        titles, // different titles
        each    // the copies of every title on its own
    };
    std::string id;    // its findings are called "house." and this
    std::string query; // in the card language
    Place place = Place::deck;
    Count count = Count::copies;
    std::optional<int> at_least;
    std::optional<int> at_most;
    Severity severity = Severity::error;
    std::string message; // in the words of its author; empty: in ours
    int line = 0;        // where it stands in its file
    bool operator==(const HouseRule&) const = default;
};

/// A rule set, as its file states it.
struct Format {
    std::string id; // "weird-west"
    std::string name;
    std::string about;  // a sentence or two
    std::string source; // the texts it follows
    Game game = Game::reloaded;
    DeckLimits limits;
    Choices choices;
    std::vector<FormatList> lists; // at least one, oldest first
    std::vector<HouseRule> house_rules;
    std::string file; // where it was read, for messages
    bool operator==(const Format&) const = default;
};

/// The newest list that is in force on that day (YYYY-MM-DD), or nullptr.
const FormatList* list_in_force(const Format& format, std::string_view day);
/// The lists of all formats that have one on that day.
std::vector<FormatList> lists_in_force(std::span<const Format> formats, std::string_view day);
/// YYYY-MM-DD, and such a day exists.
bool is_day(std::string_view text);

std::string_view place_name(HouseRule::Place place); // "deck"
std::string_view count_name(HouseRule::Count count); // "copies"

} // namespace drawhand
