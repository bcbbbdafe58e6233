#include "child_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace drawhand::test {

ChildProcess::ChildProcess(std::vector<std::string> words)
{
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    id_ = fork();
    if (id_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (id_ == 0) { // only what a system call may do
        dup2(ends[1], STDOUT_FILENO);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    close(ends[1]);
    output_ = ends[0];
}

ChildProcess::~ChildProcess()
{
    if (id_ > 0) {
        kill();
        exit_code();
    }
    close(output_);
}

std::string ChildProcess::line()
{
    for (;;) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        std::array<char, 4096> block;
        const ssize_t got = read(output_, block.data(), block.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return {};
        unread_.append(block.data(), static_cast<std::size_t>(got));
    }
}

void ChildProcess::kill()
{
    ::kill(id_, SIGKILL);
}

int ChildProcess::exit_code()
{
    int status = 0;
    waitpid(id_, &status, 0);
    id_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace drawhand::test
