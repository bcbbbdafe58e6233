#pragma once

#include <vector>

#include "core/format_list.h"
#include "importers/strict_json.h"

namespace drawhand {

/// Reads the "lists" of a format file, oldest first. What a list has from its format (id, name, game, file)
/// is not filled in.
std::vector<FormatList> read_format_lists(const JsonNode& lists, StrictJson& json);

/// Applies "unban", "ban", "allow" and "forbid" of a format file to every list.
void change_format_lists(const JsonNode& format, StrictJson& json, std::vector<FormatList>& lists);

} // namespace drawhand
