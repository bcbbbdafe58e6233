#pragma once

#include <string_view>

namespace drawhand::test {

/// What has to hold whatever the input is. When it does not, the program ends with a message and libFuzzer
/// keeps the input.
void law(bool holds, std::string_view what, std::string_view detail = {});

bool is_utf8(std::string_view text);

/// A text for people: not empty, valid UTF-8, nothing that a terminal would take for a command.
void law_of_messages(std::string_view message, std::string_view what);

} // namespace drawhand::test
