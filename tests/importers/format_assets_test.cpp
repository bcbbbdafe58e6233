#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "importers/format_file.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

using Names = std::vector<std::string>;

Names names_of(const std::vector<ListedName>& cards)
{
    Names names;
    for (const ListedName& card : cards)
        names.push_back(card.name);
    return names;
}

/// The formats of assets/formats, those that others name as their base first.
const std::vector<Format>& asset_formats()
{
    static const std::vector<Format> formats = [] {
        std::vector<Format> read;
        for (const std::string id :
             {"reloaded", "classic", "old-timer", "weird-west", "classic-after-knicknevin"}) {
            const std::string file = id + ".json";
            const auto format = parse_format_file(text_of(source_file("assets/formats/" + file)), file, read);
            if (!format) FAIL(describe(format.error()));
            CHECK(format->id == id);
            read.push_back(*format);
        }
        return read;
    }();
    return formats;
}

} // namespace

TEST_CASE("the formats of assets/formats hold the facts of their lists")
{
    struct Row {
        const char* name;
        Game game;
        const char* version;
        const char* since;
        const char* outside_up_to;
        const char* outside_from;
        Names sets, always, banned;
    };
    const std::vector<Row> rows = {
        {"Reloaded", Game::reloaded, "rulebook 1.3.1, compendium 0.7", "", "", "", {}, {}, {"11001"}},
        {"Classic", Game::classic, "Ashes to Ashes rulebook", "", "", "", {}, {}, {}},
        {"Old Timer", Game::reloaded, "1.9.2", "2019-12-18", "", "23056", {}, {}, {"11001", "17020"}},
        {"Weird West Edition",
         Game::reloaded,
         "1.0.0",
         "2021-12-25",
         "19001",
         "",
         {},
         {"01144", "01145"},
         {"11001", "17020", "19028"}},
        {"Classic, After Knicknevin",
         Game::classic,
         "Ashes to Ashes rulebook",
         "",
         "",
         "",
         {"Boot Hill", "Do Unto Others", "Eye for an Eye", "Ashes to Ashes", "The Champions Project"},
         {"3f6c5532-756d-4b3f-9354-eb52bc05541d"},
         {}},
    };
    REQUIRE(asset_formats().size() == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Format& format = asset_formats()[i];
        CAPTURE(format.id);
        CHECK(format.name == rows[i].name);
        CHECK(format.game == rows[i].game);
        CHECK_FALSE(format.about.empty());
        CHECK_FALSE(format.source.empty());
        CHECK(format.limits == limits_of(rows[i].game));
        CHECK(format.choices == Choices());
        CHECK(format.house_rules.empty());
        REQUIRE(format.lists.size() == 1);
        const FormatList& list = format.lists.front();
        CHECK(list.version == rows[i].version);
        CHECK(list.since == rows[i].since);
        CHECK(list.until.empty());
        CHECK(list.outside_up_to == rows[i].outside_up_to);
        CHECK(list.outside_from == rows[i].outside_from);
        CHECK(list.bounds_are_outside);
        CHECK(names_of(list.sets) == rows[i].sets);
        CHECK(names_of(list.always) == rows[i].always);
        CHECK(list.never.empty());
        CHECK(names_of(list.banned) == rows[i].banned);
    }
}

TEST_CASE("the formats without a base document every number and every doubtful point")
{
    for (const char* id : {"reloaded", "classic"}) {
        const std::string text = text_of(source_file("assets/formats/" + std::string(id) + ".json"));
        for (const char* limit : {"valued", "outfits", "legends", "jokers", "same_face", "same_title",
                                  "starting_places", "grifters", "core_deeds"})
            CHECK(text.find('"' + std::string(limit) + "\": ") != std::string::npos);
        const std::string doubtful = text.substr(text.find("\"doubtful\""));
        for (const DoubtfulPointInfo& point : doubtful_points()) {
            CAPTURE(point.word);
            CHECK(doubtful.find('"' + std::string(point.word) + "\": \"") != std::string::npos);
        }
    }
}
