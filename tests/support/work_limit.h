#pragma once

#include <cstddef>
#include <fstream>

#include <sys/resource.h>
#include <unistd.h>

namespace drawhand::test {

/// While it lives, this process may take no more than another 300 MB and ten seconds of the processor. Beyond
/// that memory std::bad_alloc is thrown, beyond that time the process ends: no test is measured, but one that
/// runs away fails. The sanitizers reserve address space without end and are slower.
class WorkLimit {
public:
    WorkLimit()
    {
        getrlimit(RLIMIT_CPU, &time_before_);
        rusage used{};
        getrusage(RUSAGE_SELF, &used);
        set(RLIMIT_CPU, time_before_,
            static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + seconds);
        getrlimit(RLIMIT_AS, &memory_before_);
        if (!sanitized) set(RLIMIT_AS, memory_before_, address_space() + (std::size_t{300} << 20U));
    }
    ~WorkLimit()
    {
        setrlimit(RLIMIT_CPU, &time_before_);
        setrlimit(RLIMIT_AS, &memory_before_);
    }
    WorkLimit(const WorkLimit&) = delete;
    WorkLimit& operator=(const WorkLimit&) = delete;

private:
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    static constexpr bool sanitized = true;
#else
    static constexpr bool sanitized = false;
#endif
    static constexpr rlim_t seconds = sanitized ? 100 : 10;

    static void set(__rlimit_resource what, rlimit limit, rlim_t most)
    {
        limit.rlim_cur = most;
        setrlimit(what, &limit);
    }

    static std::size_t address_space()
    {
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    }

    rlimit time_before_{}, memory_before_{};
};

} // namespace drawhand::test
