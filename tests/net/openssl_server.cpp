#include "openssl_server.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/loopback_server.h"
#include "support/text_file.h"

namespace drawhand::test {

using namespace std::chrono_literals;

namespace {

void require(bool good, const char* what)
{
    if (!good) throw std::runtime_error(what);
}

/// Starts a program found on the PATH in a directory, where its standard output goes to the file "output".
/// Returns its process id, or -1 when it cannot be started.
pid_t start(std::vector<std::string> words, const std::filesystem::path& directory)
{
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, directory.c_str());
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "output", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = -1;
    const int failure = posix_spawnp(&process, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return failure == 0 ? process : -1;
}

bool ends_well(pid_t process)
{
    int status = 0;
    return process >= 0 && ::waitpid(process, &status, 0) == process && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

void make_certificate(const std::filesystem::path& directory, const std::string& names)
{
    require(
        ends_well(start({"openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
                         "-nodes", "-keyout", "key.pem", "-out", "certificate.pem", "-days", "2", "-subj",
                         "/CN=test", "-addext", "subjectAltName=" + names},
                        directory)),
        "openssl req made no certificate");
}

pid_t start_server(const std::filesystem::path& directory, const std::string& names)
{
    make_certificate(directory, names);
    // `timeout` ends the server even if this process dies before it can.
    return start({"timeout", "60", "openssl", "s_server", "-accept", "127.0.0.1:0", "-cert",
                  "certificate.pem", "-key", "key.pem", "-HTTP"},
                 directory);
}

/// Waits for the line "ACCEPT 127.0.0.1:<port>", which comes once the server listens.
int listening_port(const std::filesystem::path& directory)
{
    constexpr std::string_view mark = "ACCEPT 127.0.0.1:";
    const auto patience = std::chrono::steady_clock::now() + 10s;
    while (std::chrono::steady_clock::now() < patience) {
        const std::string output = text_of(directory / "output");
        const std::size_t at = output.find(mark);
        if (at != std::string::npos && output.find('\n', at) != std::string::npos)
            return std::stoi(output.substr(at + mark.size()));
        std::this_thread::sleep_for(5ms);
    }
    throw std::runtime_error("openssl s_server did not start");
}

} // namespace

bool openssl_available()
{
    const TemporaryFolder directory;
    if (ends_well(start({"openssl", "version"}, directory.path()))) return true;
    MESSAGE("SKIPPED: no program openssl on the PATH");
    return false;
}

ChildProcess::~ChildProcess()
{
    if (id_ <= 0) return;
    ::kill(id_, SIGTERM);
    ::waitpid(id_, nullptr, 0);
}

OpensslServer::OpensslServer(const std::string& names)
    : process_(start_server(directory_.path(), names)), port_(listening_port(directory_.path()))
{
    bypass_proxies();
}

void OpensslServer::put(const std::string& name, const std::string& head, const std::string& body) const
{
    std::ofstream file(directory_.path() / name, std::ios::binary);
    file << head << "\r\n\r\n" << body;
    require(file.good(), "cannot write an answer");
}

std::string OpensslServer::url(const std::string& name) const
{
    return "https://127.0.0.1:" + std::to_string(port_) + "/" + name;
}

} // namespace drawhand::test
