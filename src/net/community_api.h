#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace drawhand {

/// Where players' card database lives; a mirror with the same paths can take its place.
inline constexpr std::string_view default_api_address = "https://dtdb.co";

/// What to download for a fresh catalogue.
struct ApiAddresses {
    std::string cards;
    std::string sets; // empty: not asked
};

/// Finds both addresses from what a player typed:
/// - a site ("https://dtdb.co", "https://dtdb.co/"): its /api/cards and /api/sets
/// - its API (any path ending in "/api" or "/api/"): /cards and /sets below it
/// - any other path, or one with a query ("?..."): the card list itself, as given, and no sets
/// Anything but http:// or https:// with a host is ErrorKind::malformed.
Result<ApiAddresses> api_addresses(std::string_view from);

} // namespace drawhand
