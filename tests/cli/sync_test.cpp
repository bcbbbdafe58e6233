#include "cli_test.h"

#include "support/loopback_server.h"
#include "support/text_file.h"

using namespace drawhand::test;

namespace {

constexpr const char* cards =
    R"([{"code":"99001","title":"Made-up Thing","type_code":"goods","suit":"Hearts","rank":9,
  "gang":"Neutral","keywords":"","pack_code":"NEW","pack":"Made-up Set","cost":3,"text":"Made-up text."}])";
constexpr const char* sets =
    R"([{"name":"Made-up Set","code":"NEW","number":1,"cyclenumber":20,"available":"2026-01-02",
  "known":1,"total":1,"url":""}])";

using Change = std::function<void(const Request&, Response&)>;

/// A site with the API's two addresses; `change` spoils what it answers.
LoopbackServer::Handler site(Change change = [](const Request&, Response&) {})
{
    return [change](const Request& request) {
        Response response;
        response.body = request.target == "/api/sets" ? sets : cards;
        response.headers.push_back({"Last-Modified", "Wed, 18 Nov 2026 10:00:00 GMT"});
        change(request, response);
        return response;
    };
}

} // namespace

TEST_CASE("sync takes cards and sets from the API, and asks only for news the next time")
{
    const CommandLine drawhand;
    const LoopbackServer server(site([](const Request& request, Response& response) {
        if (request.header("if-modified-since").empty()) return;
        response.status = 304;
        response.body.clear();
    }));
    const auto report = drawhand.json({"sync", "--from", server.url("/")})["files"][0];
    CHECK(report["new"].size() == 1);
    CHECK(drawhand.json({"cards", "set:NEW"})["count"] == 1);
    CHECK(drawhand.json({"card", "99001"})["cards"][0]["set"] == "NEW");
    CHECK(drawhand.json({"sync", "--from", server.url("/")})["not_modified"] == true);
    CHECK(server.requests().size() == 3);
}

TEST_CASE("an address with a path is the card list itself")
{
    const CommandLine drawhand;
    const LoopbackServer server(site());
    CHECK(drawhand.json({"sync", "--from", server.url("/mirror/cards.json")})["files"][0]["new"].size() == 1);
    CHECK(server.requests().size() == 1);
    CHECK(drawhand.run({"sync", "--from", server.url("/api"), "--all"}).exit_code == 0);
    CHECK(server.requests().size() == 3);
}

TEST_CASE("an answer that is wrong, cut off, late or too large changes nothing")
{
    struct Row {
        const char* what;
        int exit_code;
        Change change;
    };
    const std::vector<Row> rows = {
        {"status 500", 3, [](const Request&, Response& r) { r.status = 500; }},
        {"no JSON", 2, [](const Request&, Response& r) { r.body = "<html>maintenance</html>"; }},
        {"empty list", 2,
         [](const Request& q, Response& r) {
             if (q.target == "/api/cards") r.body = "[]";
         }},
        {"cut off", 3,
         [](const Request& q, Response& r) {
             if (q.target == "/api/cards") r.cut_after = 40;
         }},
        {"sets missing", 3,
         [](const Request& q, Response& r) {
             if (q.target == "/api/sets") r.status = 404;
         }},
        {"sets broken", 2,
         [](const Request& q, Response& r) {
             if (q.target == "/api/sets") r.body = "[{";
         }},
        {"stalls", 3,
         [](const Request&, Response& r) {
             r.stall_after = 10;
             r.stall = std::chrono::seconds(20);
         }},
        {"endless", 3,
         [](const Request&, Response& r) {
             r.endless = true;
             r.framing = Framing::chunked;
         }},
    };
    const CommandLine drawhand;
    REQUIRE(drawhand.run({"cards", "--count"}).out == "2899\n");
    const std::string before = text_of(drawhand.database());
    for (const Row& row : rows) {
        CAPTURE(row.what);
        const LoopbackServer server(site(row.change));
        const ProgramResult result = drawhand.run({"sync", "--from", server.url("/"), "--timeout", "2"});
        CHECK_MESSAGE(result.exit_code == row.exit_code, result.err);
        CHECK(result.out.empty());
        CHECK_FALSE(result.err.empty());
        CHECK(text_of(drawhand.database()) == before);
    }
}

TEST_CASE("nobody answers")
{
    const CommandLine drawhand;
    const RefusingPort port;
    const ProgramResult result = drawhand.run({"sync", "--from", port.url("/")});
    CHECK(result.exit_code == 3);
    CHECK(holds(result.err, "nothing was changed"));
}
