#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/deck.h"
#include "core/result.h"

namespace drawhand {

// Far beyond any real deck; they keep a broken list from filling the library. Lengths are in bytes.
inline constexpr std::size_t longest_deck_name = 200;
inline constexpr std::size_t longest_tag = 100;
inline constexpr std::size_t longest_version_note = 1'000;
inline constexpr std::size_t longest_deck_notes = 100'000;
inline constexpr std::size_t longest_card_text = 1'000; // of a card that nobody could make out
inline constexpr std::size_t most_tags = 50;
inline constexpr std::size_t most_entries = 2'000;
inline constexpr int most_copies_kept = 9'999; // of one entry

/// The name as it is kept: blanks at both ends gone. Fails when nothing is left, when it is too long, not
/// UTF-8, or has control characters.
Result<std::string> checked_deck_name(std::string_view name);
/// The same for a tag.
Result<std::string> checked_tag(std::string_view tag);
/// Of a version: may be empty, and may have line breaks.
Result<void> check_version_note(std::string_view note);

/// Everything but the name, which a deck being edited need not have yet.
Result<void> check_deck_limits(const Deck& deck);

/// The form in which deck names are compared: folded like a title; a name of signs alone stays as it is.
std::string deck_name_key(std::string_view name);

/// "Tin Star" becomes "Tin Star (2)", "Tin Star (2)" with number 3 "Tin Star (3)"; cut to fit the limit.
std::string numbered_deck_name(std::string_view name, int number);

} // namespace drawhand
