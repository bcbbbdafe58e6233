#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace drawhand::test {

/// Lets this process, and those it starts, connect directly even where a proxy is set up for the machine.
/// The servers below do so by themselves.
void bypass_proxies();

/// What a client asked for. A request's own body is not read, so only GET and the like work.
struct Request {
    std::string method;                         // empty when it was not HTTP (the start of a TLS handshake)
    std::string target;                         // path and query, "/api/cards?x=1"
    std::map<std::string, std::string> headers; // names in lower case

    /// A header's value, empty when it was not sent.
    std::string header(const std::string& lower_case_name) const;
};

/// What tells the client where the body ends.
enum class Framing { length, chunked, close };

/// What to answer, faults included. `Response{.body = "..."}` is an honest answer.
struct Response {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers; // beyond Content-Length and Connection
    std::string body;
    Framing framing = Framing::length;
    std::optional<std::uint64_t> declared_length; // a Content-Length that differs from the body's
    std::optional<std::size_t> cut_after;         // close the connection after so many bytes of the body
    std::size_t stall_after = 0;                  // fall silent after so many bytes of the body ...
    std::chrono::milliseconds stall{0};           // ... for so long (or until the client leaves)
    bool endless = false;  // the body again and again, until the client leaves; not with Framing::length
    bool headless = false; // the body alone, without status line and headers; with no body: no answer at all
};

/// A file descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor();
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

private:
    int number_;
};

/// A small HTTP/1.1 server on 127.0.0.1 for tests, at a port the kernel chooses. One connection after the
/// other, one request each. Destroying it ends it within a few milliseconds, even in the middle of an answer.
class LoopbackServer {
public:
    /// Runs on the server's thread and must not throw; guard what it shares with the test.
    using Handler = std::function<Response(const Request&)>;

    explicit LoopbackServer(Handler handler);

    /// "http://127.0.0.1:<port>" and the path.
    std::string url(const std::string& path = {}) const;

    /// Everything asked so far, in order; may be called at any time.
    std::vector<Request> requests() const;

private:
    void serve(const std::stop_token& stop);
    void answer(int connection, const std::stop_token& stop);

    Handler handler_;
    Descriptor listener_;
    int port_;
    mutable std::mutex mutex_; // guards requests_
    std::vector<Request> requests_;
    std::jthread thread_; // last: it uses the others
};

/// A port of 127.0.0.1 where connections are refused for as long as this lives, and nobody else can listen.
class RefusingPort {
public:
    RefusingPort();
    std::string url(const std::string& path = {}) const;

private:
    Descriptor socket_;
    int port_;
};

} // namespace drawhand::test
