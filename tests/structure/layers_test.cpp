#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "support/text_file.h"

using drawhand::test::source_file;
using drawhand::test::text_of;

namespace {

using Names = std::set<std::string>;

struct Layer {
    Names may_include; // other layers; every layer may include itself
    Names third_party; // headers of libraries, by the first part of their path, in .cpp files
};

/// The architecture. Data flows one way: siblings do not know each other, only src/app joins them.
const std::map<std::string, Layer>& layers()
{
    static const std::map<std::string, Layer> table = {
        {"core", {{}, {"utf8proc.h"}}},
        {"search", {{"core"}, {}}},
        {"importers", {{"core"}, {"nlohmann", "pugixml.hpp", "utf8proc.h"}}},
        {"exporters", {{"core"}, {"nlohmann", "pugixml.hpp"}}},
        {"carddb", {{"core"}, {"SQLiteCpp", "sqlite3.h"}}},
        {"net", {{"core"}, {"curl"}}},
        {"legality", {{"core", "search"}, {}}},
        {"analytics", {{"core"}, {"boost"}}},
        {"reports", {{"core", "search", "legality", "analytics"}, {"fmt", "nlohmann", "utf8proc.h"}}},
        {"gui/model",
         {{"core", "search", "legality", "analytics", "reports", "importers", "gui/jobs"},
          {"nlohmann", "fmt"}}},
        {"gui/jobs", {{"core", "analytics", "legality"}, {}}},
        {"gui/views",
         {{"core", "search", "legality", "analytics", "reports", "gui/model", "gui/jobs", "gui/widgets"},
          {"imgui.h", "imgui_stdlib.h", "fmt"}}},
        {"gui/window",
         {{"core", "gui/model", "gui/views", "gui/widgets"},
          {"imgui.h", "imgui_freetype.h", "backends", "GLFW", "stb_image_write.h"}}},
        {"gui/widgets",
         {{"core", "analytics", "reports", "gui/model"}, {"imgui.h", "imgui_freetype.h", "fmt"}}},
        {"app",
         {{"core", "search", "importers", "exporters", "carddb", "net", "legality", "analytics", "reports",
           "gui/model", "gui/jobs", "gui/views", "gui/widgets", "gui/window"},
          {"CLI", "nlohmann", "fmt"}}},
    };
    return table;
}

std::string layer_of(std::string path)
{
    if (path.starts_with("src/")) path.erase(0, 4);
    const std::size_t first = path.find('/');
    std::string layer = path.substr(0, first);
    if (layer == "gui") layer = path.substr(0, path.find('/', first + 1));
    return layer;
}

bool is_system_header(const std::string& header)
{
    static const Names posix = {"unistd.h", "poll.h", "fcntl.h", "pwd.h", "spawn.h", "string.h"};
    return header.find('.') == std::string::npos || header.starts_with("sys/") || posix.contains(header);
}

struct Include {
    std::string file, header;
    bool quoted = false;
};

std::vector<Include> all_includes()
{
    std::vector<Include> found;
    for (const char* folder : {"src", "carddb", "analytics", "gui", "importers"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source_file(folder))) {
            const std::string extension = entry.path().extension();
            if (extension != ".h" && extension != ".cpp") continue;
            std::istringstream text(text_of(entry.path()));
            const std::string file = std::filesystem::relative(entry.path(), source_file("")).string();
            for (std::string line; std::getline(text, line);)
                if (line.starts_with("#include <") || line.starts_with("#include \""))
                    found.push_back(
                        {file, line.substr(10, line.find_first_of(">\"", 10) - 10), line[9] == '"'});
        }
    return found;
}

} // namespace

TEST_CASE("every file belongs to a layer and includes only what its layer may know")
{
    const auto includes = all_includes();
    CHECK(includes.size() > 300);
    for (const Include& include : includes) {
        CAPTURE(include.file);
        CAPTURE(include.header);
        const std::string own = layer_of(include.file);
        REQUIRE_MESSAGE(layers().contains(own), "no layer for " << include.file);
        if (!include.quoted) continue;
        const std::string other = layer_of(include.header);
        CHECK_MESSAGE((other == own || layers().at(own).may_include.contains(other)),
                      own << " must not know " << other);
    }
}

TEST_CASE("libraries stay where they belong, and out of our headers")
{
    for (const Include& include : all_includes()) {
        if (include.quoted || is_system_header(include.header)) continue;
        CAPTURE(include.file);
        CAPTURE(include.header);
        if (include.file == "src/core/result.h" && include.header == "tl/expected.hpp") continue;
        const std::string library = include.header.substr(0, include.header.find('/'));
        const bool header = include.file.ends_with(".h");
        const bool view_header =
            include.file.starts_with("gui/") && library == "imgui.h"; // views are made of ImGui types
        CHECK_MESSAGE((!header || view_header), "a library's header in one of ours");
        CHECK_MESSAGE(layers().at(layer_of(include.file)).third_party.contains(library),
                      "not a library of this layer");
    }
}

TEST_CASE("every header guards itself and opens no namespace for its readers")
{
    for (const char* folder : {"src", "carddb", "analytics", "gui", "importers"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source_file(folder))) {
            if (entry.path().extension() != ".h") continue;
            CAPTURE(entry.path().string());
            const std::string text = text_of(entry.path());
            CHECK(text.starts_with("#pragma once\n"));
            CHECK(text.find("using namespace") == std::string::npos);
        }
}
