#include <chrono>

#include <doctest/doctest.h>

#include "net/download.h"
#include "net_test.h"
#include "openssl_server.h"

using namespace drawhand;
using namespace drawhand::test;
using namespace std::chrono_literals;

namespace {

constexpr const char* loopback_names = "IP:127.0.0.1,DNS:localhost";

std::string with_https(const std::string& url)
{
    return "https" + url.substr(std::string("http").size());
}

} // namespace

TEST_CASE("a certificate has to be trusted")
{
    if (!openssl_available()) return;
    const OpensslServer server(loopback_names);
    server.put("cards", "HTTP/1.0 200 OK\r\nContent-Length: 4", "card");
    check_failure(download({.url = server.url("cards")}), ErrorKind::io, "is not trusted");
    const auto got = download({.url = server.url("cards"), .ca_file = server.certificate_file()});
    REQUIRE(got);
    CHECK(got->body == "card");
}

TEST_CASE("a trusted certificate has to be for this host")
{
    if (!openssl_available()) return;
    const OpensslServer server("DNS:elsewhere.example");
    server.put("cards", "HTTP/1.0 200 OK\r\nContent-Length: 4", "card");
    check_failure(download({.url = server.url("cards"), .ca_file = server.certificate_file()}), ErrorKind::io,
                  "is not trusted");
}

TEST_CASE("a missing file of certificates is told apart from a wrong certificate")
{
    if (!openssl_available()) return;
    const OpensslServer server(loopback_names);
    check_failure(download({.url = server.url("cards"), .ca_file = "/no/such/file.pem"}), ErrorKind::io,
                  "file of trusted certificates");
}

TEST_CASE("https never falls back to http, however it was reached")
{
    if (!openssl_available()) return;
    const OpensslServer secure(loopback_names);
    const LoopbackServer plain([&](const Request& request) {
        if (request.target == "/cards") return Response{.body = "forged"};
        return Response{.status = 302, .headers = {{"Location", secure.url("down")}}};
    });
    secure.put("down", "HTTP/1.0 302 Found\r\nLocation: " + plain.url("/cards") + "\r\nContent-Length: 0");
    for (const std::string& url : {secure.url("down"), plain.url("/up")}) {
        CAPTURE(url);
        check_failure(download({.url = url, .ca_file = secure.certificate_file()}), ErrorKind::unsupported,
                      "from https to the unprotected");
    }
    for (const Request& request : plain.requests())
        CHECK(request.target == "/up");
}

TEST_CASE("http may lead to https")
{
    if (!openssl_available()) return;
    const OpensslServer secure(loopback_names);
    secure.put("cards", "HTTP/1.0 200 OK\r\nContent-Length: 4", "card");
    const LoopbackServer plain([&](const Request&) {
        return Response{.status = 301, .headers = {{"Location", secure.url("cards")}}};
    });
    const auto got = download({.url = plain.url("/"), .ca_file = secure.certificate_file()});
    REQUIRE(got);
    CHECK(got->body == "card");
}

TEST_CASE("https to a server that speaks only http is no secure connection")
{
    const LoopbackServer plain([](const Request&) { return Response{.body = "card"}; });
    check_failure(download({.url = with_https(plain.url("/"))}), ErrorKind::io, "no secure connection");
}

TEST_CASE("a server that never finishes to connect runs into the connect timeout")
{
    const LoopbackServer silent([](const Request&) { return Response{.stall = 10s, .headless = true}; });
    const auto start = std::chrono::steady_clock::now();
    check_failure(download({.url = with_https(silent.url("/")), .connect_timeout = 200ms}), ErrorKind::io,
                  "timed out");
    CHECK(std::chrono::steady_clock::now() - start < 3s);
}
