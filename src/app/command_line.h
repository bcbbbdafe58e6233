#pragma once

#include "app/command.h"

namespace drawhand {

/// Reads the arguments and runs the command they name.
ExitCode run_command_line(int argc, char** argv, Session& session);

} // namespace drawhand
