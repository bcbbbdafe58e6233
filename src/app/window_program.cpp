#include "app/window_program.h"

#include <system_error>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/user_paths.h"

namespace drawhand {

std::optional<std::filesystem::path> window_program()
{
    const auto program = program_folder() / "drawhand-window";
    std::error_code problem;
    if (!std::filesystem::exists(program, problem)) return std::nullopt;
    return program;
}

int run_window(const std::vector<std::string>& arguments)
{
    constexpr int failed = 3;
    const auto program = window_program();
    if (!program) return failed;
    std::string name = program->string();
    std::vector<std::string> copies = arguments;
    std::vector<char*> argv{name.data()};
    for (std::string& argument : copies)
        argv.push_back(argument.data());
    argv.push_back(nullptr);
    pid_t child = 0;
    if (posix_spawn(&child, name.c_str(), nullptr, nullptr, argv.data(), environ) != 0) return failed;
    int status = 0;
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status)) return failed;
    return WEXITSTATUS(status);
}

} // namespace drawhand
