#include <doctest/doctest.h>

#include "gui/model/number_text.h"

using namespace drawhand::gui;

TEST_CASE("a chance has two decimals and never pretends to be certain")
{
    struct Row {
        std::uint64_t count, total;
        const char* text;
    };
    for (const Row& row :
         {Row{0, 7, "0.00"}, Row{7, 7, "100.00"}, Row{1, 3, "33.33"}, Row{1, 100'000, "<0.01"},
          Row{99'999, 100'000, ">99.99"}, Row{1, 10'000, "0.01"}, Row{5, 0, "-"}}) {
        CAPTURE(row.count);
        CAPTURE(row.total);
        CHECK(chance_text(row.count, row.total) == row.text);
    }
}

TEST_CASE("long numbers are grouped")
{
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1'000) == "1,000");
    CHECK(grouped(85'900'584) == "85,900,584");
    CHECK(counted_text(1, "card", "cards") == "1 card");
    CHECK(counted_text(2'899, "card", "cards") == "2,899 cards");
}

TEST_CASE("means and durations")
{
    CHECK(mean_text(6.905) == "6.91");
    CHECK(duration_text(0.4) == "under 1 ms");
    CHECK(duration_text(41.4) == "41 ms");
    CHECK(duration_text(999.6) == "1.0 s");
    CHECK(duration_text(12'340) == "12.3 s");
}

TEST_CASE("a path is shortened in the middle, the home folder becomes a tilde")
{
    CHECK(short_path("/home/ann/.local/share/drawhand/drawhand.db", "/home/ann", 60) ==
          "~/.local/share/drawhand/drawhand.db");
    CHECK(short_path("/home/annabel/x.db", "/home/ann", 60) == "/home/annabel/x.db");
    CHECK(short_path("/x.db", "", 60) == "/x.db");
    const std::string shortened =
        short_path("/a/very/long/path/with/many/folders/in/it/cards.db", "/home/ann", 24);
    CHECK(shortened.size() == 24);
    CHECK(shortened.ends_with("/cards.db"));
}
