#include <doctest/doctest.h>

#include "net/community_api.h"

using namespace drawhand;

TEST_CASE("the addresses of cards and sets follow from the site, its API or the card list")
{
    struct Row {
        const char* from;
        const char* cards;
        const char* sets;
    };
    for (const Row& row : {
             Row{"https://dtdb.co", "https://dtdb.co/api/cards", "https://dtdb.co/api/sets"},
             Row{"https://dtdb.co/", "https://dtdb.co/api/cards", "https://dtdb.co/api/sets"},
             Row{"HTTPS://dtdb.co/#top", "HTTPS://dtdb.co/api/cards", "HTTPS://dtdb.co/api/sets"},
             Row{"http://127.0.0.1:8080", "http://127.0.0.1:8080/api/cards",
                 "http://127.0.0.1:8080/api/sets"},
             Row{"http://[::1]:80/api", "http://[::1]:80/api/cards", "http://[::1]:80/api/sets"},
             Row{"https://me:pw@a.b/api/", "https://me:pw@a.b/api/cards", "https://me:pw@a.b/api/sets"},
             Row{"https://a.b/dt/api/", "https://a.b/dt/api/cards", "https://a.b/dt/api/sets"},
             Row{"https://a.b/api/cards", "https://a.b/api/cards", ""},
             Row{"https://a.b/myapi", "https://a.b/myapi", ""},
             Row{"https://a.b/cards.json/", "https://a.b/cards.json/", ""},
             Row{"https://a.b//", "https://a.b//", ""},
             Row{"https://a.b/api?v=2", "https://a.b/api?v=2", ""},
             Row{"https://a.b?list=all", "https://a.b?list=all", ""},
         }) {
        CAPTURE(std::string(row.from));
        const auto addresses = api_addresses(row.from);
        REQUIRE(addresses);
        CHECK(addresses->cards == row.cards);
        CHECK(addresses->sets == row.sets);
    }
}

TEST_CASE("the default address is a site")
{
    const auto addresses = api_addresses(default_api_address);
    REQUIRE(addresses);
    CHECK(addresses->cards == "https://dtdb.co/api/cards");
    CHECK(addresses->sets == "https://dtdb.co/api/sets");
}

TEST_CASE("what is no web address is refused with what was expected")
{
    for (const char* from :
         {"", "dtdb.co", "ftp://dtdb.co", "file:///etc/passwd", "https:/dtdb.co", "https://", "https:///api",
          "https://?x", "https://:80/", "https://me@/", "https://dtdb .co", "https://dtdb.co/a b",
          "https://dtdb.co/\r\nX: y", "https://dtdb.co/\x7f", "https://dtdb.co:99999/",
          "https://dtdb.co:http/", " https://dtdb.co", "https://[::1"}) {
        CAPTURE(std::string(from));
        const auto addresses = api_addresses(from);
        REQUIRE_FALSE(addresses);
        CHECK(addresses.error().kind == ErrorKind::malformed);
        CHECK(addresses.error().message.find("expected http:// or https://") != std::string::npos);
    }
}

TEST_CASE("blanks and control characters are named as the reason")
{
    for (const char* from :
         {"https://dtdb .co", "https://dtdb.co/a b", "https://dtdb.co/\r\nX:y", "https://dtdb.co/\x7f"}) {
        CAPTURE(std::string(from));
        const auto addresses = api_addresses(from);
        REQUIRE_FALSE(addresses);
        CHECK(addresses.error().message.find("a blank or a control character") != std::string::npos);
    }
}

TEST_CASE("a refused address is shown without password and control characters")
{
    struct Row {
        const char* from;
        const char* where;
    };
    for (const Row& row : {Row{"ftp://me:secret@a.b/c", "ftp://a.b/c"}, Row{"me:secret@a.b", "a.b"},
                           Row{"https://me:sec/ret@a.b/c", "https://a.b/c"},
                           Row{"https://me:secret@a.b/\x1b[2J", "https://a.b/?[2J"}}) {
        CAPTURE(std::string(row.from));
        const auto addresses = api_addresses(row.from);
        REQUIRE_FALSE(addresses);
        CHECK(addresses.error().where == row.where);
    }
}
