#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace drawhand {

/// The window is a program of its own, so that the command line needs no graphics libraries.
/// Nothing when it was not built.
std::optional<std::filesystem::path> window_program();

/// Runs it and waits; its exit code, 3 when it cannot even be started.
int run_window(const std::vector<std::string>& arguments);

} // namespace drawhand
