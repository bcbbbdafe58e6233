#include <doctest/doctest.h>

#include <sstream>
#include <string>

#include "support/test_catalogue.h"
#include "support/text_file.h"

using namespace drawhand::test;

TEST_CASE("the asset tables hold facts only: short fields, no sentences")
{
    for (const char* name : {"reloaded.tsv", "classic.tsv", "sets.tsv", "corrections.tsv"}) {
        std::istringstream table(text_of(source_file(std::string("assets/catalogue/") + name)));
        for (std::string line; std::getline(table, line);) {
            CAPTURE(line);
            std::istringstream fields(line);
            for (std::string field; std::getline(fields, field, '\t');)
                CHECK(field.size() < 160);
        }
    }
}

TEST_CASE("the corrections say where they come from")
{
    for (const auto& correction : asset_data().corrections) {
        CAPTURE(correction.card.text);
        CHECK_FALSE(correction.source.empty());
    }
}
