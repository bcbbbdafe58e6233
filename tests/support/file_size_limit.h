#pragma once

#include <csignal>
#include <cstddef>

#include <sys/resource.h>

namespace drawhand::test {

/// While it lives, no file of this process can grow beyond `bytes`: what a full disk does to SQLite.
class FileSizeLimit {
public:
    explicit FileSizeLimit(std::size_t bytes)
    {
        signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

} // namespace drawhand::test
