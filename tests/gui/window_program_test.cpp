#include <cstdlib>
#include <fstream>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>

#include <doctest/doctest.h>
#include <stb_image.h>

#include "gui/gui_fixture.h"
#include "gui/model/settings.h"
#include "support/text_file.h"

using namespace drawhand;

namespace {

struct Outcome {
    int code = -1;
    std::string out, err;
};

/// Where the program runs: without a display, or in one of its own with these arguments for Xvfb.
constexpr const char* no_display = "";
constexpr const char* display = "-screen 0 1600x1000x24 -noreset";
constexpr const char* display_without_opengl = "-screen 0 800x600x24 -noreset -extension GLX";

/// Runs shell code with the program as $window and a home of its own.
Outcome run(const test::TemporaryFolder& folder, const std::string& server, const std::string& code)
{
    const std::string home = folder.path().string();
    {
        std::ofstream script(folder.path() / "script");
        script << "window='" DT_WINDOW_PROGRAM "'\nexport HOME='" << home << "' XDG_DATA_HOME='" << home
               << "/data' XDG_CONFIG_HOME='" << home
               << "/config' DRAWHAND_ASSETS='" DT_SOURCE_DIR "/assets'\n"
               << (server.empty() ? "unset DISPLAY WAYLAND_DISPLAY\n" : "") << code << "\necho $? >" << home
               << "/code\n";
    }
    // The exit code comes from a file: xvfb-run has codes of its own when it fails to clean up behind itself.
    const std::string runner = server.empty() ? "sh" : "xvfb-run -a -s '" + server + "' sh";
    if (std::system((runner + " '" + home + "/script' >'" + home + "/out' 2>'" + home + "/err'").c_str()) ==
        -1)
        throw std::runtime_error("no shell");
    const auto file = [&folder](const char* name) { return test::text_of(folder.path() / name); };
    return {std::stoi(file("code")), file("out"), file("err")};
}

bool installed(const char* program)
{
    return std::system((std::string("command -v ") + program + " >/dev/null 2>&1").c_str()) == 0;
}

/// True when a test that needs a display cannot run here, and says so.
bool skipped(std::initializer_list<const char*> programs)
{
#ifdef DT_SANITIZED
    MESSAGE("SKIPPED: the graphics driver's own leaks would be counted as ours");
    return true;
#endif
    for (const char* program : programs)
        if (!installed(program)) {
            MESSAGE("SKIPPED: " << std::string(program) << " is not installed");
            return true;
        }
    return false;
}

struct Picture {
    int width = 0, height = 0;
    std::set<unsigned> colours;
};

Picture read_picture(const std::filesystem::path& file)
{
    Picture picture;
    int channels = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> pixels(
        stbi_load(file.c_str(), &picture.width, &picture.height, &channels, 3), stbi_image_free);
    REQUIRE(pixels);
    const int bytes = picture.width * picture.height * 3;
    for (int i = 0; i < bytes; i += 3)
        picture.colours.insert(
            static_cast<unsigned>(pixels.get()[i] << 16 | pixels.get()[i + 1] << 8 | pixels.get()[i + 2]));
    return picture;
}

} // namespace

TEST_CASE("a picture of the window in both themes")
{
    if (skipped({"xvfb-run", "xauth"})) return;
    for (const char* theme : {"dark", "light"}) {
        CAPTURE(theme);
        const test::TemporaryFolder folder;
        const Outcome outcome =
            run(folder, display,
                "\"$window\" --screenshot \"$HOME/w.png\" --size 1024x700 --search pony --theme " +
                    std::string(theme));
        CHECK_MESSAGE(outcome.code == 0, outcome.err);
        CHECK(outcome.out.find("1024x700, first frame after ") != std::string::npos);
        const Picture picture = read_picture(folder.path() / "w.png");
        CHECK(picture.width == 1024);
        CHECK(picture.height == 700);
        CHECK(picture.colours.size() > 100);
        CHECK_FALSE(std::filesystem::exists(folder.path() / "config")); // a picture leaves no settings
    }
}

TEST_CASE("the real window: typing searches, a signal closes it, and it remembers")
{
    if (skipped({"xvfb-run", "xauth", "xdotool"})) return;
    const test::TemporaryFolder folder;
    const Outcome outcome = run(folder, display, R"(
        "$window" "$DRAWHAND_ASSETS/decks/broken-sloane-gang.txt" & pid=$!
        xdotool search --sync --onlyvisible --class drawhand >/dev/null
        xdotool key ctrl+f type --delay 0 "tall pony"
        xdotool key ctrl+t
        kill -TERM $pid
        wait $pid)");
    CHECK_MESSAGE(outcome.code == 0, outcome.err);
    const gui::Settings settings = gui::load_settings(folder.path() / "config/drawhand/window.json");
    CHECK(settings.search == "tall pony");
    CHECK(settings.theme == gui::Theme::light);
    CHECK(settings.deck == "broken-sloane-gang.txt");
    CHECK(settings.width == 1400);
}

TEST_CASE("without a display: one line and exit code 3")
{
    const test::TemporaryFolder folder;
    const Outcome outcome = run(folder, no_display, "\"$window\"");
    CHECK(outcome.code == 3);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.starts_with("drawhand-window: no window can be opened: "));
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
}

TEST_CASE("a display without OpenGL: one line and exit code 3")
{
    if (skipped({"xvfb-run", "xauth"})) return;
    const test::TemporaryFolder folder;
    const Outcome outcome = run(folder, display_without_opengl, "\"$window\"");
    CHECK(outcome.code == 3);
    const std::string said = outcome.out + outcome.err; // some versions of xvfb-run join the two
    CHECK_MESSAGE(said.find("drawhand-window: no window can be opened: ") != std::string::npos, said);
    CHECK(said.find("OpenGL") != std::string::npos);
}

TEST_CASE("wrong calls exit with 2, questions with 0")
{
    struct Row {
        const char* arguments;
        int code;
    };
    for (const Row& row : {Row{"--size 10", 2}, Row{"--size 1400x900x3", 2}, Row{"--theme pink", 2},
                           Row{"--frames 5", 2}, Row{"--no-such-option", 2}, Row{"one.txt two.txt", 2},
                           Row{"no-such-deck.txt", 2}, Row{"--help", 0}, Row{"--version", 0}}) {
        CAPTURE(row.arguments);
        const test::TemporaryFolder folder;
        const Outcome outcome = run(folder, no_display, std::string("\"$window\" ") + row.arguments);
        CHECK(outcome.code == row.code);
        CHECK(outcome.err.empty() == (row.code == 0));
    }
}
