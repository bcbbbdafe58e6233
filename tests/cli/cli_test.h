#pragma once

#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace drawhand::test {

/// Kept in one file: the parser's templates are slow to compile.
nlohmann::json parse_json(const std::string& text);

/// The program with a home of its own.
class CommandLine {
public:
    ProgramCall call(std::vector<std::string> arguments) const
    {
        ProgramCall result;
        result.arguments = std::move(arguments);
        result.environment["HOME"] = home_.path().string();
        return result;
    }
    ProgramResult run(std::vector<std::string> arguments) const
    {
        return run_drawhand(call(std::move(arguments)));
    }

    /// Runs with --json; the whole output has to be one document.
    nlohmann::json json(std::vector<std::string> arguments) const
    {
        arguments.push_back("--json");
        const ProgramResult result = run(std::move(arguments));
        INFO(result.err);
        REQUIRE(result.exit_code == 0);
        return parse_json(result.out);
    }

    const std::filesystem::path& home() const { return home_.path(); }
    std::filesystem::path database() const { return home() / ".local/share/drawhand/drawhand.db"; }

private:
    TemporaryFolder home_;
};

inline bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace drawhand::test
