#include <chrono>
#include <stdexcept>
#include <string>

#include <doctest/doctest.h>

#include "net/download.h"
#include "net_test.h"

using namespace drawhand;
using namespace drawhand::test;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t unzipped_size = 100'000;

/// A gzip file of 100,000 zero bytes, 132 bytes long: `head -c 100000 /dev/zero | gzip -9n`.
std::string zipped_zeros()
{
    using namespace std::string_literals;
    return "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xed\xc1\x31\x01\x00\x00\x00\xc2\xa0\xf5\x4f\x6d\x0d\x0f\xa0"s +
           std::string(96, '\0') + "\x80\x57\x03\x7d\x95\x11\xd4\xa0\x86\x01\x00"s;
}

Response zipped_answer()
{
    return {.headers = {{"Content-Encoding", "gzip"}}, .body = zipped_zeros()};
}

std::chrono::milliseconds time_of(const DownloadRequest& request, const char* phrase)
{
    const auto start = std::chrono::steady_clock::now();
    check_failure(download(request), ErrorKind::io, phrase);
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
}

} // namespace

TEST_CASE("an answer may be as large as the limit and no larger")
{
    for (const Framing framing : {Framing::length, Framing::chunked, Framing::close}) {
        CAPTURE(static_cast<int>(framing));
        const LoopbackServer server(
            [&](const Request&) { return Response{.body = std::string(50'000, 'x'), .framing = framing}; });
        CHECK(download({.url = server.url("/"), .max_bytes = 50'000}));
        check_failure(download({.url = server.url("/"), .max_bytes = 49'999}), ErrorKind::io, "too large");
    }
}

TEST_CASE("an announced size over the limit ends the download at once")
{
    const LoopbackServer server([](const Request&) {
        return Response{.body = "begin", .declared_length = 1'000'000'000, .stall_after = 5, .stall = 10s};
    });
    CHECK(time_of({.url = server.url("/")}, "too large") < 3s);
}

TEST_CASE("an endless answer ends at the limit")
{
    for (const Framing framing : {Framing::chunked, Framing::close}) {
        CAPTURE(static_cast<int>(framing));
        const LoopbackServer server([&](const Request&) {
            return Response{.body = std::string(65'536, 'x'), .framing = framing, .endless = true};
        });
        check_failure(download({.url = server.url("/"), .max_bytes = 1'000'000}), ErrorKind::io, "too large");
    }
}

TEST_CASE("the limit counts what a compressed answer unfolds to")
{
    const LoopbackServer server([](const Request&) { return zipped_answer(); });
    const auto got = download({.url = server.url("/"), .max_bytes = unzipped_size});
    REQUIRE(got);
    CHECK(got->body == std::string(unzipped_size, '\0'));
    check_failure(download({.url = server.url("/"), .max_bytes = unzipped_size - 1}), ErrorKind::io,
                  "too large");
}

TEST_CASE("an answer shorter than announced is cut off, whatever announced it")
{
    const LoopbackServer by_length(
        [](const Request&) { return Response{.body = "[1, 2", .declared_length = 7}; });
    check_failure(download({.url = by_length.url("/")}), ErrorKind::io, "cut off");
    const LoopbackServer by_chunks([](const Request&) {
        return Response{.body = "[1, 2]\n", .framing = Framing::chunked, .cut_after = 5};
    });
    check_failure(download({.url = by_chunks.url("/")}), ErrorKind::io, "cut off");
    const LoopbackServer zipped([](const Request&) {
        Response response = zipped_answer();
        response.cut_after = 60;
        return response;
    });
    check_failure(download({.url = zipped.url("/")}), ErrorKind::io, "cut off");
}

TEST_CASE("a site that falls silent runs into the total timeout")
{
    for (const std::size_t sent_before : {std::size_t{0}, std::size_t{5}}) {
        CAPTURE(sent_before);
        const LoopbackServer server([&](const Request&) {
            return Response{.body = "[1, 2]\n", .stall_after = sent_before, .stall = 10s};
        });
        const auto time = time_of({.url = server.url("/"), .total_timeout = 200ms}, "timed out");
        CHECK(time >= 190ms);
        CHECK(time < 3s);
    }
}

TEST_CASE("redirects do not start the total timeout anew")
{
    const LoopbackServer server([](const Request&) {
        return Response{.status = 302, .headers = {{"Location", "/on"}}, .body = "page", .stall = 100ms};
    });
    CHECK(time_of({.url = server.url("/"), .total_timeout = 250ms}, "timed out") < 3s);
}

TEST_CASE("a site that falls silent is given up before the total timeout")
{
    const LoopbackServer server(
        [](const Request&) { return Response{.body = "[1, 2]\n", .stall_after = 3, .stall = 10s}; });
    CHECK(time_of({.url = server.url("/"), .total_timeout = 10s, .stall_timeout = 1s}, "timed out") < 4s);
}

TEST_CASE("progress counts up to the announced size")
{
    const std::string body(300'000, 'x');
    const LoopbackServer server([&](const Request& request) {
        if (request.target == "/")
            return Response{.status = 302, .headers = {{"Location", "/it"}}, .body = "page"};
        return Response{.body = body};
    });
    std::uint64_t last_received = 0;
    std::uint64_t last_expected = 0;
    bool falls = false;
    const auto got =
        download({.url = server.url("/"), .on_progress = [&](std::uint64_t received, std::uint64_t expected) {
                      falls = falls || received < last_received;
                      last_received = received;
                      last_expected = expected;
                      return true;
                  }});
    REQUIRE(got);
    CHECK(last_received == body.size());
    CHECK(last_expected == body.size());
    CHECK_FALSE(falls);
}

TEST_CASE("the expected size is 0 while unknown")
{
    const LoopbackServer server(
        [](const Request&) { return Response{.body = "abc", .framing = Framing::chunked}; });
    bool ever_known = false;
    REQUIRE(download({.url = server.url("/"), .on_progress = [&](std::uint64_t, std::uint64_t expected) {
                          ever_known = ever_known || expected != 0;
                          return true;
                      }}));
    CHECK_FALSE(ever_known);
}

TEST_CASE("progress can cancel, at the start, in the middle and while nothing arrives")
{
    const LoopbackServer server([](const Request&) {
        return Response{.body = std::string(100'000, 'x'), .stall_after = 50'000, .stall = 10s};
    });
    for (const std::uint64_t enough : {0U, 1U}) {
        CAPTURE(enough);
        const auto cancel = [&](std::uint64_t received, std::uint64_t) { return received < enough; };
        check_failure(download({.url = server.url("/"), .on_progress = cancel}), ErrorKind::io, "cancelled");
    }
    const auto start = std::chrono::steady_clock::now();
    const auto cancel_later = [&](std::uint64_t, std::uint64_t) {
        return std::chrono::steady_clock::now() - start < 300ms;
    };
    CHECK(time_of({.url = server.url("/"), .on_progress = cancel_later}, "cancelled") < 3s);
}

TEST_CASE("an exception from the progress callback reaches the caller")
{
    const LoopbackServer server([](const Request&) { return Response{.body = "abc"}; });
    const auto throws = [](std::uint64_t, std::uint64_t) -> bool {
        throw std::logic_error("from the callback");
    };
    CHECK_THROWS_WITH_AS(static_cast<void>(download({.url = server.url("/"), .on_progress = throws})),
                         "from the callback", std::logic_error);
}
