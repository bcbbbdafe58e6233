#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "core/result.h"

namespace drawhand {

/// What to fetch, and how much patience and memory it may cost.
struct DownloadRequest {
    std::string url;               // http or https
    std::string if_modified_since; // a Last-Modified value from an earlier answer, or empty
    std::chrono::milliseconds connect_timeout{10'000};
    std::chrono::milliseconds total_timeout{60'000}; // redirects included
    std::chrono::seconds stall_timeout{20};          // nearly nothing arrived for so long
    std::uint64_t max_bytes = 64u << 20;             // counted after decompression
    std::string ca_file;                             // extra trusted certificates (PEM); empty: the system's
    /// Called from the downloading thread, at least about once a second; returning false cancels.
    /// `expected` is 0 while unknown. Both count bytes as sent, which may be compressed.
    std::function<bool(std::uint64_t received, std::uint64_t expected)> on_progress;
};

/// A complete answer.
struct Download {
    bool not_modified = false; // what the earlier answer brought still holds, and the body is empty
    std::string body;
    std::string last_modified; // for the next if_modified_since; empty when the site names no date
};

/// Fetches one file, blocking the calling thread; any number of threads may download at the same time.
/// Follows up to five redirects, never from https to http, and always checks certificates. Honours the
/// usual proxy variables (https_proxy, no_proxy). Every failure, cancelling included, is an Error whose
/// message says what to do and whose place is the address without user and password.
Result<Download> download(const DownloadRequest& request);

} // namespace drawhand
