#include "support/run_program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace drawhand::test {

namespace {

struct Pipe {
    int read_end = -1, write_end = -1;
    Pipe()
    {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            throw std::system_error(errno, std::generic_category(), "pipe");
        read_end = ends[0];
        write_end = ends[1];
    }
    ~Pipe()
    {
        close_end(read_end);
        close_end(write_end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    static void close_end(int& end)
    {
        if (end >= 0) close(end);
        end = -1;
    }
};

/// Only what a system call may do between fork and exec.
[[noreturn]] void become_program(const ProgramCall& call, char* const* argv, char* const* environment,
                                 const Pipe& in, const Pipe& out, const Pipe& err)
{
    signal(SIGPIPE, SIG_DFL);
    dup2(in.read_end, STDIN_FILENO);
    dup2(out.write_end, STDOUT_FILENO);
    dup2(err.write_end, STDERR_FILENO);
    if (!call.folder.empty() && chdir(call.folder.c_str()) != 0) _exit(127);
    if (call.largest_file) {
        signal(SIGXFSZ, SIG_IGN); // then writing fails with an error instead
        const rlimit limit{*call.largest_file, *call.largest_file};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    if (call.obey_permissions && geteuid() == 0 && prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0) != 0)
        _exit(127);
    execve(argv[0], argv, environment);
    _exit(127);
}

/// Feeds and drains the child until both outputs are closed; kills it when its time is up.
void exchange(const ProgramCall& call, pid_t child, Pipe& in, Pipe& out, Pipe& err, ProgramResult& result)
{
    const auto deadline = std::chrono::steady_clock::now() + call.timeout;
    std::size_t written = 0;
    if (call.input.empty()) Pipe::close_end(in.write_end);
    while (out.read_end >= 0 || err.read_end >= 0) {
        std::array<pollfd, 3> polled{pollfd{out.read_end, POLLIN, 0}, pollfd{err.read_end, POLLIN, 0},
                                     pollfd{in.write_end, POLLOUT, 0}};
        poll(polled.data(), polled.size(), 100);
        if (std::chrono::steady_clock::now() > deadline) {
            kill(child, SIGKILL);
            throw std::runtime_error("the program did not end in time");
        }
        std::array<char, 1 << 16> block;
        const auto drain = [&block](const pollfd& from, int& end, std::string& into) {
            if ((from.revents & (POLLIN | POLLHUP)) == 0) return;
            const ssize_t got = read(end, block.data(), block.size());
            if (got <= 0)
                Pipe::close_end(end);
            else
                into.append(block.data(), static_cast<std::size_t>(got));
        };
        drain(polled[0], out.read_end, result.out);
        drain(polled[1], err.read_end, result.err);
        if ((polled[2].revents & (POLLOUT | POLLERR)) != 0) {
            const ssize_t put = write(in.write_end, call.input.data() + written, call.input.size() - written);
            if (put > 0) written += static_cast<std::size_t>(put);
            if (put <= 0 || written == call.input.size()) Pipe::close_end(in.write_end);
        }
    }
}

} // namespace

ProgramResult run_drawhand(const ProgramCall& call)
{
    std::vector<std::string> words{DT_PROGRAM};
    words.insert(words.end(), call.arguments.begin(), call.arguments.end());
    std::vector<std::string> variables{"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"};
    if (const char* sanitizer = std::getenv("ASAN_OPTIONS"))
        variables.push_back("ASAN_OPTIONS=" + std::string(sanitizer));
    if (const char* no_proxy = std::getenv("no_proxy"))
        variables.push_back("no_proxy=" + std::string(no_proxy));
    for (const auto& [name, value] : call.environment)
        variables.push_back(name + '=' + value);
    const auto pointers = [](std::vector<std::string>& texts) {
        std::vector<char*> result;
        for (std::string& text : texts)
            result.push_back(text.data());
        result.push_back(nullptr);
        return result;
    };
    const std::vector<char*> argv = pointers(words), environment = pointers(variables);
    signal(SIGPIPE, SIG_IGN); // a child that does not read its input must not end the test
    Pipe in, out, err;
    const pid_t child = fork();
    if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0) become_program(call, argv.data(), environment.data(), in, out, err);
    Pipe::close_end(in.read_end);
    Pipe::close_end(out.write_end);
    Pipe::close_end(err.write_end);
    ProgramResult result;
    exchange(call, child, in, out, err, result);
    int status = 0;
    waitpid(child, &status, 0);
    result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

} // namespace drawhand::test
