#include <fstream>

#include <doctest/doctest.h>
#include <stdlib.h>

#include "gui/gui_fixture.h"
#include "gui/model/settings.h"
#include "support/text_file.h"

using namespace drawhand;
using namespace drawhand::gui;

namespace {

Settings unusual()
{
    return {1234, 777, Theme::light, 130, 0.5, "jos\u00e9 \"x\"", "a deck.txt", 5};
}

} // namespace

TEST_CASE("settings survive writing and reading")
{
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "new/drawhand/window.json";
    CHECK(save_settings(file, unusual()));
    CHECK(load_settings(file) == unusual());
    CHECK(save_settings(file, Settings{}));
    CHECK(load_settings(file) == Settings{});
    int files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(file.parent_path()))
        ++files;
    CHECK(files == 1); // nothing is left beside it
}

TEST_CASE("a broken file means the defaults, never a closed window")
{
    const std::string good = settings_text(unusual());
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("[]"), std::string("null"), std::string("\xff\xfe"),
          std::string(100'000, '['), good.substr(0, good.size() / 2)})
        CHECK(parse_settings(text) == Settings{});
    CHECK(load_settings("/no/such/file") == Settings{});
    CHECK(load_settings("/") == Settings{}); // a folder
}

TEST_CASE("what makes sense is taken, the rest is not")
{
    const Settings settings =
        parse_settings(R"({"width": "wide", "height": 1e9, "theme": "light", "font_percent": 5000,
        "browser_share": 7, "search": 3, "stud": -1, "deck": "x.txt", "unknown": [1]})");
    Settings expected;
    expected.theme = Theme::light;
    expected.browser_share = widest_browser;
    expected.deck = "x.txt";
    CHECK(settings == expected);
    CHECK(parse_settings(R"({"height": -900, "width": 99999999999999999999})") == Settings{});
    CHECK(parse_settings("{\"search\": \"" + std::string(5'000, 'x') + "\"}").search.empty());
}

TEST_CASE("a text that is no UTF-8 does not keep the rest from being saved")
{
    Settings settings;
    settings.deck = "caf\xe9.txt";
    settings.stud = 4;
    CHECK(parse_settings(settings_text(settings)).stud == 4);
}

TEST_CASE("a place that cannot be written is reported")
{
    const test::TemporaryFolder folder;
    std::ofstream(folder.path() / "drawhand") << "a file where a folder should be";
    CHECK_FALSE(save_settings(folder.path() / "drawhand/window.json", Settings{}));
}

TEST_CASE("the settings lie in the XDG folder")
{
    const char* before = getenv("XDG_CONFIG_HOME");
    const std::string kept = before ? before : "";
    setenv("XDG_CONFIG_HOME", "/tmp/conf", 1);
    CHECK(settings_file() == "/tmp/conf/drawhand/window.json");
    setenv("XDG_CONFIG_HOME", "relative", 1); // to be ignored
    CHECK(settings_file() != "relative/drawhand/window.json");
    if (before)
        setenv("XDG_CONFIG_HOME", kept.c_str(), 1);
    else
        unsetenv("XDG_CONFIG_HOME");
}
