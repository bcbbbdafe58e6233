#include "app/user_paths.h"

#include <cstdlib>
#include <system_error>

#include <pwd.h>
#include <unistd.h>

#include "app/command.h"

namespace drawhand {

namespace {

std::filesystem::path home_folder()
{
    if (const char* home = std::getenv("HOME"); home && *home) return home;
    if (const passwd* user = getpwuid(getuid()); user && user->pw_dir && *user->pw_dir) return user->pw_dir;
    throw MachineError(
        "no home folder is known for you. Set HOME or XDG_DATA_HOME, or name a file with --db.");
}

} // namespace

std::string default_database_path()
{
    std::filesystem::path data;
    // The XDG rule: a relative path there is to be ignored.
    if (const char* chosen = std::getenv("XDG_DATA_HOME"); chosen && *chosen == '/')
        data = chosen;
    else
        data = home_folder() / ".local/share";
    return (data / "drawhand" / "drawhand.db").string();
}

std::filesystem::path program_folder()
{
    std::error_code problem;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", problem);
    return problem ? std::filesystem::current_path() : program.parent_path();
}

} // namespace drawhand
