#include "app/text_editor.h"

#include <chrono>
#include <string>
#include <system_error>
#include <thread>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/command.h"

namespace drawhand {

namespace {

constexpr auto patience = std::chrono::milliseconds(200);

/// Through a shell, because $EDITOR may have options: "code --wait".
pid_t start_editor(const std::filesystem::path& file)
{
    std::string shell = "/bin/sh", option = "-c", command = "${VISUAL:-${EDITOR:-vi}} \"$1\"", name = "sh";
    std::string path = file.string();
    char* const argv[] = {shell.data(), option.data(), command.data(), name.data(), path.data(), nullptr};
    pid_t child = 0;
    if (posix_spawn(&child, shell.c_str(), nullptr, nullptr, argv, environ) != 0)
        throw MachineError("the editor cannot be started; set EDITOR to one that can");
    return child;
}

} // namespace

void edit_file(const std::filesystem::path& file, const std::function<void()>& changed)
{
    std::error_code none;
    auto seen = std::filesystem::last_write_time(file, none);
    const pid_t child = start_editor(file);
    int status = 0;
    for (bool running = true; running;) {
        running = waitpid(child, &status, WNOHANG) == 0;
        if (const auto written = std::filesystem::last_write_time(file, none); written != seen) {
            seen = written;
            changed();
        }
        if (running) std::this_thread::sleep_for(patience);
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw MachineError(
            "the editor ended with an error, so nothing was saved; what it wrote last is a draft: "
            "\"drawhand decks drafts\" shows it");
}

} // namespace drawhand
