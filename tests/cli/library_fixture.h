#pragma once

#include "cli_test.h"

#include <fstream>
#include <string>
#include <vector>

#include "support/text_file.h"

namespace drawhand::test {

inline constexpr const char* sample = "assets/decks/law-dogs-three-values.txt"; // Tin Star Avenue

/// A program with one deck in its library: two versions of "Tin Star Avenue".
class Library {
public:
    Library()
    {
        first = write("first.txt", text_of(source_file(sample)));
        std::string text = text_of(source_file(sample));
        text.replace(text.find("2x Bunkhouse"), 2, "1x");
        second = write("second.txt", text);
        REQUIRE(drawhand.run({"decks", "save", first, "--note", "as printed"}).exit_code == 0);
        REQUIRE(drawhand.run({"decks", "save", second, "--note", "less bunkhouse"}).exit_code == 0);
    }

    std::string write(const std::string& name, const std::string& text) const
    {
        std::ofstream(drawhand.home() / name, std::ios::binary) << text;
        return (drawhand.home() / name).string();
    }
    ProgramResult decks(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "decks");
        return drawhand.run(std::move(arguments));
    }
    nlohmann::json json(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "decks");
        return drawhand.json(std::move(arguments));
    }

    CommandLine drawhand;
    std::string first, second;
};

} // namespace drawhand::test
