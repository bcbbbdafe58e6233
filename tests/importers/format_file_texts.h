#pragma once

#include <string>
#include <vector>

#include "core/format.h"
#include "core/result.h"

namespace drawhand::test {

/// Reads a format as "f.json", within the limits of time and memory. It may have the base "base-town", which
/// bans 11001.
Result<Format> parse_format(const std::string& text);

/// What is wrong with a format that cannot be read, with its place.
std::string format_error(const std::string& text);

struct BadFormat {
    std::string text;
    std::string message; // with its line, without the file
};
void check_refused(const std::vector<BadFormat>& formats);

/// A format with no base and one list; `members` stand in line 2.
std::string format_with(const std::string& members);
/// A format whose lists stand from line 2 on.
std::string format_with_lists(const std::string& lists);
/// A format with one list, whose pool has these members from line 3 on.
std::string format_with_pool(const std::string& members);
/// A format with a base; `members` stand in line 2.
std::string format_on_base(const std::string& members, const std::string& base = "base-town");
/// A format with a base and one house rule, whose members stand in line 3.
std::string format_with_rule(const std::string& members);

std::string repeated(const std::string& text, std::size_t times);

} // namespace drawhand::test
