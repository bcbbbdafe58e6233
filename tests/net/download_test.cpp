#include <array>
#include <thread>

#include <doctest/doctest.h>

#include "net/download.h"
#include "net_test.h"

using namespace drawhand;
using namespace drawhand::test;

TEST_CASE("a file arrives whole, with its date")
{
    const LoopbackServer server([](const Request&) {
        return Response{.headers = {{"Last-Modified", "Sat, 01 Aug 2026 10:00:00 GMT"}}, .body = "[1, 2]\n"};
    });
    const auto got = download({.url = server.url("/api/cards?x=1")});
    REQUIRE(got);
    CHECK_FALSE(got->not_modified);
    CHECK(got->body == "[1, 2]\n");
    CHECK(got->last_modified == "Sat, 01 Aug 2026 10:00:00 GMT");
    const auto requests = server.requests();
    REQUIRE(requests.size() == 1);
    CHECK(requests[0].method == "GET");
    CHECK(requests[0].target == "/api/cards?x=1");
    CHECK(requests[0].header("user-agent") == "drawhand/" DT_VERSION);
    CHECK(requests[0].header("accept-encoding").find("gzip") != std::string::npos);
    CHECK(requests[0].header("if-modified-since").empty());
}

TEST_CASE("every way to end a body is understood, the empty body too")
{
    for (const Framing framing : {Framing::length, Framing::chunked, Framing::close}) {
        for (const std::string& body : {std::string(), std::string(300'000, 'x')}) {
            CAPTURE(static_cast<int>(framing));
            CAPTURE(body.size());
            const LoopbackServer server(
                [&](const Request&) { return Response{.body = body, .framing = framing}; });
            const auto got = download({.url = server.url("/")});
            REQUIRE(got);
            CHECK(got->body == body);
            CHECK(got->last_modified.empty());
        }
    }
}

TEST_CASE("an unchanged file is not sent again")
{
    const std::string date = "Sat, 01 Aug 2026 10:00:00 GMT";
    const LoopbackServer server([&](const Request& request) {
        return request.header("if-modified-since") == date ? Response{.status = 304}
                                                           : Response{.body = "new"};
    });
    const auto same = download({.url = server.url("/"), .if_modified_since = date});
    REQUIRE(same);
    CHECK(same->not_modified);
    CHECK(same->body.empty());
    CHECK(same->last_modified == date); // the site did not repeat it, so the one sent still counts
    const auto changed =
        download({.url = server.url("/"), .if_modified_since = "Fri, 31 Jul 2026 10:00:00 GMT"});
    REQUIRE(changed);
    CHECK_FALSE(changed->not_modified);
    CHECK(changed->body == "new");
}

TEST_CASE("a damaged date is left out instead of forging headers")
{
    const LoopbackServer server([](const Request&) { return Response{.body = "all"}; });
    const auto got = download({.url = server.url("/"), .if_modified_since = "Sat\r\nX-Forged: yes"});
    REQUIRE(got);
    CHECK(got->body == "all");
    CHECK(server.requests().at(0).headers.count("x-forged") == 0);
    CHECK(server.requests().at(0).headers.count("if-modified-since") == 0);
}

TEST_CASE("any other status is an error that names it")
{
    // 304 without having asked for changes leaves nothing to fall back to.
    for (const int status : {204, 206, 300, 304, 400, 401, 403, 404, 429, 500, 503}) {
        CAPTURE(status);
        const LoopbackServer server([&](const Request&) {
            return Response{.status = status,
                            .body = status == 204 || status == 304 ? "" : "<html>oops</html>"};
        });
        check_failure(download({.url = server.url("/")}), ErrorKind::io,
                      "HTTP status " + std::to_string(status));
    }
}

TEST_CASE("the status is named even when the page with it is too large or cut off")
{
    const LoopbackServer server([](const Request& request) {
        if (request.target == "/large") return Response{.status = 404, .body = std::string(5'000, 'x')};
        return Response{.status = 500, .body = "oops", .declared_length = 100};
    });
    check_failure(download({.url = server.url("/large"), .max_bytes = 10}), ErrorKind::io, "HTTP status 404");
    check_failure(download({.url = server.url("/short")}), ErrorKind::io, "HTTP status 500");
}

TEST_CASE("a wrong address is refused before anything is sent")
{
    for (const char* url :
         {"", "cards.json", "ftp://127.0.0.1/", "file:///etc/hostname", "gopher://127.0.0.1/", "http://",
          "http:///x", "http://127.0.0.1:99999/", "http://127.0.0.1/a b", "http://127.0.0.1/\nHost: x"}) {
        CAPTURE(std::string(url));
        check_failure(download({.url = url}), ErrorKind::malformed, "address is wrong");
    }
}

TEST_CASE("an unknown host is named")
{
    bypass_proxies();
    // A label of 64 letters cannot be asked for, so no name server hears of it.
    const std::string host = std::string(64, 'x') + ".invalid";
    check_failure(download({.url = "http://" + host + "/"}), ErrorKind::io, '"' + host + "\" was not found");
}

TEST_CASE("a port where nobody listens refuses")
{
    const RefusingPort port;
    check_failure(download({.url = port.url("/cards")}), ErrorKind::io, "was refused");
}

TEST_CASE("the place of an error is the address without user and password")
{
    const RefusingPort port;
    const std::string plain = port.url("/cards@home");
    const auto got = download({.url = with_login(plain)});
    REQUIRE_FALSE(got);
    CHECK(got.error().where == plain);
    CHECK(describe(got.error()).find("secret") == std::string::npos);
}

TEST_CASE("user and password of the address are sent to the site")
{
    const LoopbackServer server([](const Request&) { return Response{}; });
    REQUIRE(download({.url = with_login(server.url("/"))}));
    CHECK(server.requests().at(0).header("authorization") == "Basic bWU6c2VjcmV0");
}

TEST_CASE("no answer, an answer in another language and a damaged one are told apart")
{
    const LoopbackServer server([](const Request& request) {
        if (request.target == "/silent") return Response{.headless = true};
        if (request.target == "/ssh") return Response{.body = "SSH-2.0-OpenSSH_9.2\r\n", .headless = true};
        return Response{.headers = {{"Content-Encoding", "gzip"}}, .body = "this is no gzip"};
    });
    check_failure(download({.url = server.url("/silent")}), ErrorKind::io, "cut off");
    check_failure(download({.url = server.url("/ssh")}), ErrorKind::malformed, "not HTTP");
    check_failure(download({.url = server.url("/damaged")}), ErrorKind::malformed, "damaged");
}

TEST_CASE("several threads download at the same time")
{
    const LoopbackServer server([](const Request& request) { return Response{.body = request.target}; });
    std::array<std::string, 4> bodies;
    {
        std::array<std::jthread, 4> threads;
        for (std::size_t i = 0; i < threads.size(); ++i)
            threads.at(i) = std::jthread([&, i] {
                const auto got = download({.url = server.url("/" + std::to_string(i))});
                bodies.at(i) = got ? got->body : describe(got.error());
            });
    }
    for (std::size_t i = 0; i < bodies.size(); ++i)
        CHECK(bodies.at(i) == "/" + std::to_string(i));
}
