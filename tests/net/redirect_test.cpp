#include <doctest/doctest.h>

#include "net/download.h"
#include "net_test.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

Response redirect_to(const std::string& target, int status = 302)
{
    return {.status = status, .headers = {{"Location", target}}, .body = "<html>moved</html>"};
}

/// "/5" leads to "/4" and so on; "/0" is the file.
Response countdown(const Request& request)
{
    const int left = std::stoi(request.target.substr(1));
    return left == 0 ? Response{.body = "here"} : redirect_to("/" + std::to_string(left - 1));
}

} // namespace

TEST_CASE("redirects of every kind are followed, with the condition")
{
    for (const int status : {301, 302, 303, 307, 308}) {
        CAPTURE(status);
        const LoopbackServer server([&](const Request& request) {
            return request.target == "/old" ? redirect_to("/new?x=1", status) : Response{.body = "here"};
        });
        const auto got =
            download({.url = server.url("/old"), .if_modified_since = "Sat, 01 Aug 2026 10:00:00 GMT"});
        REQUIRE(got);
        CHECK(got->body == "here");
        const auto requests = server.requests();
        REQUIRE(requests.size() == 2);
        CHECK(requests[1].target == "/new?x=1");
        CHECK(requests[1].header("if-modified-since") == "Sat, 01 Aug 2026 10:00:00 GMT");
    }
}

TEST_CASE("the target of a redirect may be written in every usual way")
{
    struct Row {
        const char* location;
        const char* target;
    };
    for (const Row& row : {Row{"/new", "/new"}, Row{"new", "/old/new"}, Row{"../new", "/new"},
                           Row{"?x=1", "/old/it?x=1"}, Row{"/a b", "/a%20b"}, Row{"/new#part", "/new"}}) {
        CAPTURE(std::string(row.location));
        const LoopbackServer server([&](const Request& request) {
            return request.target == "/old/it" ? redirect_to(row.location) : Response{.body = "here"};
        });
        CHECK(download({.url = server.url("/old/it")}));
        CHECK(server.requests().back().target == row.target);
    }
}

TEST_CASE("a redirect may lead to another site, which does not learn the password")
{
    const LoopbackServer second([](const Request&) { return Response{.body = "there"}; });
    const std::string whole = second.url("/cards");
    for (const std::string& location : {whole, whole.substr(std::string("http:").size())}) {
        CAPTURE(location);
        const LoopbackServer first([&](const Request&) { return redirect_to(location); });
        const auto got = download({.url = with_login(first.url("/"))});
        REQUIRE(got);
        CHECK(got->body == "there");
        CHECK_FALSE(first.requests().at(0).header("authorization").empty());
        CHECK(second.requests().back().header("authorization").empty());
    }
}

TEST_CASE("a redirect within the site keeps the password")
{
    const LoopbackServer server(countdown);
    REQUIRE(download({.url = with_login(server.url("/1"))}));
    CHECK(server.requests().at(1).header("authorization") == server.requests().at(0).header("authorization"));
}

TEST_CASE("five redirects are followed, six are not")
{
    const LoopbackServer server(countdown);
    const auto got = download({.url = server.url("/5")});
    REQUIRE(got);
    CHECK(got->body == "here");
    check_failure(download({.url = server.url("/6")}), ErrorKind::io, "more than 5 times");
    CHECK(server.requests().size() == 12);
}

TEST_CASE("a redirect in a circle ends")
{
    const LoopbackServer server([](const Request&) { return redirect_to("/again"); });
    check_failure(download({.url = server.url("/")}), ErrorKind::io, "more than 5 times");
}

TEST_CASE("redirects out of the web are refused, and the error keeps the address asked for")
{
    for (const char* target : {"file:///etc/hostname", "ftp://127.0.0.1/cards", "gopher://127.0.0.1/",
                               "dict://127.0.0.1/", "nonsense://x", "http://", "http://127.0.0.1:99999/"}) {
        CAPTURE(std::string(target));
        const LoopbackServer server([&](const Request&) { return redirect_to(target); });
        const auto got = download({.url = server.url("/start")});
        check_failure(got, ErrorKind::unsupported, "the site redirects to");
        CHECK(got.error().where == server.url("/start"));
    }
}

TEST_CASE("a redirect without a target is an error that names its status")
{
    const LoopbackServer server([](const Request&) { return Response{.status = 302}; });
    check_failure(download({.url = server.url("/")}), ErrorKind::io, "HTTP status 302");
}

TEST_CASE("a redirect's endless page is not waited for")
{
    const LoopbackServer server([](const Request& request) {
        if (request.target == "/it") return Response{.body = "here"};
        Response response = redirect_to("/it");
        response.framing = Framing::chunked;
        response.endless = true;
        return response;
    });
    const auto got = download({.url = server.url("/")});
    REQUIRE(got);
    CHECK(got->body == "here");
}
