#pragma once

#include <string>
#include <string_view>

#include "legality/ruleset.h"

namespace drawhand::test {

/// Searches the full catalogue; made once.
const CardSearch& full_search();

/// The formats of assets/formats as they stood on a day, for the full catalogue.
Rulesets rulesets_of(std::string_view day);
/// Those of 2026; made once.
const Rulesets& full_rulesets();
/// One of them.
const Ruleset& rules(std::string_view format);

/// The format that this text states; it may build on those of assets/formats.
Result<Ruleset> try_house_rules(const std::string& json);
/// The same for texts that are right; throws when they are not.
Ruleset house_rules(const std::string& json);

} // namespace drawhand::test
