#pragma once

#include <string>

#include <doctest/doctest.h>

#include "net/download.h"
#include "support/loopback_server.h"

namespace drawhand::test {

/// http://127.0.0.1/... as http://me:secret@127.0.0.1/...
inline std::string with_login(const std::string& url)
{
    return "http://me:secret@" + url.substr(std::string("http://").size());
}

/// A failure of this kind whose message contains the phrase.
inline void check_failure(const Result<Download>& got, ErrorKind kind, const std::string& phrase)
{
    CAPTURE(phrase);
    REQUIRE_FALSE(got);
    CAPTURE(describe(got.error()));
    CHECK(got.error().kind == kind);
    CHECK(got.error().message.find(phrase) != std::string::npos);
}

} // namespace drawhand::test
