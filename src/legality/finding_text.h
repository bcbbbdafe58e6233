#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "legality/deck_facts.h"

namespace drawhand {

/// "five", "12", ... Small numbers are words in a sentence.
std::string number_word(int number);
/// "five cards", "one card".
std::string counted(int number, std::string_view singular, std::string_view plural);
/// With a capital first letter: the beginning of a sentence.
std::string sentence(std::string text);
/// "four are allowed", "one is allowed".
std::string allowed_text(int limit);

/// "A, B or C".
std::string alternatives(std::span<const std::string> names);

std::vector<CardId> ids_of(std::span<const CardLine> lines);
int copies_in(std::span<const CardLine> lines);
int copies_starting(std::span<const CardLine> lines);

/// "Pistol Whip x3, Bad Company x2"; a long list ends in "and 4 more".
std::string cards_text(std::span<const CardLine> lines);
/// The same with the copies that start.
std::string starters_text(std::span<const CardLine> lines);

/// "remove one Pistol Whip", "remove two of Pistol Whip or Bad Company": the fewest cards that help.
std::string removal_text(int copies, std::span<const CardLine> lines);
/// "start one of A or B" where only `allowed` copies of these may; "leave A out of the gang" where none.
std::string fewer_starters_text(int allowed, std::span<const CardLine> starters);

} // namespace drawhand
