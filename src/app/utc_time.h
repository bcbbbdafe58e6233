#pragma once

#include <string>

namespace drawhand {

/// The time now, UTC, ISO 8601: "2026-11-18T12:00:00Z".
std::string utc_now();
/// Its day: "2026-11-18".
std::string utc_today();

} // namespace drawhand
