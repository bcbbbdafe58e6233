#pragma once

#include <vector>

#include "core/format.h"
#include "importers/strict_json.h"

namespace drawhand {

/// Reads the "house_rules" of a format file. Their queries are not checked here.
std::vector<HouseRule> read_house_rules(const JsonNode& rules, StrictJson& json);

} // namespace drawhand
