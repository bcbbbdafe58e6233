#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace drawhand {

/// An http or https address, checked and taken apart.
struct WebAddress {
    bool secure = false; // https
    std::string origin;  // as written, up to the path: "https://user:password@example.org:8080"
    std::string host;    // "example.org"
    std::string path;    // as written, without query and fragment; "" when the address ends before it
    bool has_query = false;
};

/// Refuses (ErrorKind::malformed) whatever is not http:// or https:// with a host, and any control
/// character or blank: those end up in a request's first line, where they could forge a second one.
Result<WebAddress> parse_web_address(std::string_view text);

/// The address as it may be shown or logged: no user and password, no control characters.
/// Works on malformed addresses too, hiding rather more than less.
std::string shown_address(std::string_view text);

/// Where a redirect found at the address `base` leads: "/new", "//example.org/new" or a whole address.
/// A reference that makes no sense comes back as it is.
std::string resolved_address(const std::string& base, const std::string& reference);

} // namespace drawhand
