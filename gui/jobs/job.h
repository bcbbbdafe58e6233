#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace drawhand::gui {

/// How far a job is, in steps of its own choosing; whoever starts it knows how many there are. The job
/// writes, the window reads.
struct Progress {
    std::atomic<std::uint64_t> done{0};
};

/// Work on a thread of its own. It takes its inputs by value, may deliver several outputs, and ends early
/// when it is cancelled or destroyed. `wake` is called from the job's thread after everything it reports.
template <class Output>
class Job {
public:
    /// What the work sees of its job.
    class Context {
    public:
        Context(Job& job, std::stop_token stop) : job_(job), stop_(std::move(stop)) {}
        const std::stop_token& stop() const { return stop_; }
        Progress& progress() { return job_.progress_; }
        void deliver(Output output) { job_.add(std::move(output)); }

    private:
        Job& job_;
        std::stop_token stop_;
    };
    using Work = std::function<void(Context&)>;

    Job(Work work, std::function<void()> wake)
        : wake_(std::move(wake)),
          thread_([this, work = std::move(work)](const std::stop_token& stop) { run(work, stop); })
    {
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    /// What was delivered since the last call. Ask finished() first: nothing is added after it is true.
    std::vector<Output> take()
    {
        const std::lock_guard lock(mutex_);
        return std::exchange(delivered_, {});
    }
    bool finished() const { return finished_; }
    /// What the work threw; empty when it did not.
    std::string failure() const
    {
        const std::lock_guard lock(mutex_);
        return failure_;
    }
    const Progress& progress() const { return progress_; }
    void cancel() { thread_.request_stop(); }

private:
    void run(const Work& work, const std::stop_token& stop)
    {
        try {
            Context context(*this, stop);
            work(context);
        } catch (const std::exception& error) {
            const std::lock_guard lock(mutex_);
            failure_ = error.what();
        }
        finished_ = true;
        wake_();
    }
    void add(Output output)
    {
        {
            const std::lock_guard lock(mutex_);
            delivered_.push_back(std::move(output));
        }
        wake_();
    }

    std::function<void()> wake_;
    Progress progress_;
    std::atomic<bool> finished_{false};
    mutable std::mutex mutex_; // guards the two below
    std::vector<Output> delivered_;
    std::string failure_;
    std::jthread thread_; // last: it uses the others
};

} // namespace drawhand::gui
