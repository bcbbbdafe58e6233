#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace drawhand::test {

struct ProgramCall {
    std::vector<std::string> arguments;
    std::map<std::string, std::string> environment; // in addition to a bare one: no HOME, no display
    std::string input;
    std::string folder;                      // to run in; empty: where the test runs
    std::optional<std::size_t> largest_file; // bytes; a disk that is full beyond them
    bool obey_permissions = false;           // root ignores them; this takes that right away
    std::chrono::seconds timeout{60};
};

struct ProgramResult {
    int exit_code = -1; // 128 + signal when it was killed
    std::string out;
    std::string err;
};

/// Runs the built drawhand program.
ProgramResult run_drawhand(const ProgramCall& call);

} // namespace drawhand::test
