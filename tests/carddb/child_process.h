#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace drawhand::test {

/// A program whose standard output is read; killed when this goes away before it ends.
class ChildProcess {
public:
    explicit ChildProcess(std::vector<std::string> words);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// The next line without its end; empty at the end of the output.
    std::string line();
    void kill();
    /// 128 + signal when it was killed.
    int exit_code();

private:
    pid_t id_ = -1;
    int output_ = -1;
    std::string unread_;
};

} // namespace drawhand::test
