#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"

namespace drawhand {

/// How one request ended when no answer came, in libcurl's terms.
struct TransferFailure {
    int curl_code = 0;    // a CURLcode; its header stays out of ours
    bool refused = false; // nobody listens at the host's port
    std::string host;
    std::string detail; // libcurl's own words
};

/// The failure in words a player understands, with what to do; the place is left to the caller.
Error error_for(const TransferFailure& failure);

/// For an answer whose HTTP status is not the wanted one.
Error error_for_status(long status);

Error too_large(std::uint64_t max_bytes);

} // namespace drawhand
