#pragma once

#include <filesystem>
#include <string>

namespace drawhand {

/// $XDG_DATA_HOME/drawhand/drawhand.db, by default under ~/.local/share.
/// Throws MachineError when the user has no home.
std::string default_database_path();

/// The folder of the running program.
std::filesystem::path program_folder();

} // namespace drawhand
