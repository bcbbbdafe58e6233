#include "support/loopback_server.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <system_error>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace drawhand::test {

namespace {

using Clock = std::chrono::steady_clock;

/// How often a waiting server looks whether it has to stop.
constexpr int poll_ms = 5;

void require(bool good, const char* what)
{
    if (!good) throw std::system_error(errno, std::generic_category(), what);
}

/// Children do not inherit it.
int new_socket()
{
    const int number = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    require(number >= 0, "socket");
    return number;
}

/// Takes a free port of 127.0.0.1, without listening yet, and returns it.
int bind_to_free_port(int number)
{
    sockaddr_in address{};
    socklen_t size = sizeof address;
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    require(::bind(number, reinterpret_cast<const sockaddr*>(&address), size) == 0, "bind");
    require(::getsockname(number, reinterpret_cast<sockaddr*>(&address), &size) == 0, "getsockname");
    return ntohs(address.sin_port);
}

std::string address_of(int port, const std::string& path)
{
    return "http://127.0.0.1:" + std::to_string(port) + path;
}

/// Waits until the descriptor can be read or written; false when the server has to stop or time is up.
bool wait_for(int number, short events, const std::stop_token& stop,
              Clock::time_point until = Clock::time_point::max())
{
    while (!stop.stop_requested() && Clock::now() < until) {
        pollfd waiting{number, events, 0};
        if (::poll(&waiting, 1, poll_ms) > 0) return true;
    }
    return false;
}

/// Sends all of it; false when the client left or the server has to stop.
bool send_all(int connection, std::string_view data, const std::stop_token& stop)
{
    while (!data.empty()) {
        if (!wait_for(connection, POLLOUT, stop)) return false;
        const ssize_t sent = ::send(connection, data.data(), data.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno != EAGAIN && errno != EINTR) return false;
        if (sent > 0) data.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool may_be_http(const std::string& head)
{
    return head.empty() || std::isupper(static_cast<unsigned char>(head.front())) != 0;
}

/// The request's head up to the empty line, or the beginning of something else than HTTP; empty when the
/// client left before that.
std::string read_head(int connection, const std::stop_token& stop)
{
    std::string head;
    char buffer[4096];
    while (may_be_http(head) && head.find("\r\n\r\n") == std::string::npos) {
        if (!wait_for(connection, POLLIN, stop)) return {};
        const ssize_t count = ::recv(connection, buffer, sizeof buffer, 0);
        if (count <= 0) return {};
        head.append(buffer, static_cast<std::size_t>(count));
    }
    return head;
}

std::string lower_case(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

Request parse_head(const std::string& head)
{
    Request request;
    if (!may_be_http(head)) return request;
    std::size_t line_end = head.find("\r\n");
    const std::string first = head.substr(0, line_end);
    const std::size_t blank = first.find(' ');
    request.method = first.substr(0, blank);
    request.target = first.substr(blank + 1, first.rfind(' ') - blank - 1);
    for (std::size_t start = line_end + 2; start < head.size(); start = line_end + 2) {
        line_end = head.find("\r\n", start);
        const std::string line = head.substr(start, line_end - start);
        const std::size_t colon = line.find(": ");
        if (colon == std::string::npos) break;
        request.headers[lower_case(line.substr(0, colon))] = line.substr(colon + 2);
    }
    return request;
}

std::string head_of(const Response& response)
{
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + " Test\r\nConnection: close\r\n";
    for (const auto& [name, value] : response.headers)
        head += name + ": " + value + "\r\n";
    if (response.framing == Framing::chunked) head += "Transfer-Encoding: chunked\r\n";
    if (response.framing == Framing::length)
        head += "Content-Length: " + std::to_string(response.declared_length.value_or(response.body.size())) +
                "\r\n";
    return head + "\r\n";
}

/// One piece of the body as the framing wants it; an empty piece would end a chunked body.
std::string framed(Framing framing, std::string_view piece)
{
    if (framing != Framing::chunked || piece.empty()) return std::string(piece);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string size;
    for (std::size_t rest = piece.size(); rest != 0; rest /= 16)
        size.insert(size.begin(), digits[rest % 16]);
    return size + "\r\n" + std::string(piece) + "\r\n";
}

void send_body(int connection, const Response& response, const std::stop_token& stop)
{
    const auto send = [&](std::string_view piece) {
        return send_all(connection, framed(response.framing, piece), stop);
    };
    const std::string_view body =
        std::string_view(response.body).substr(0, response.cut_after.value_or(std::string::npos));
    const std::size_t before_stall = std::min(response.stall_after, body.size());
    if (!send(body.substr(0, before_stall))) return;
    // A client that has sent its request becomes readable only by leaving.
    if (response.stall.count() > 0 && wait_for(connection, POLLIN, stop, Clock::now() + response.stall))
        return;
    if (!send(body.substr(before_stall))) return;
    while (response.endless && send(body)) {}
    if (response.framing == Framing::chunked && !response.cut_after) send_all(connection, "0\r\n\r\n", stop);
}

} // namespace

void bypass_proxies()
{
    ::setenv("no_proxy", "*", 1);
}

std::string Request::header(const std::string& lower_case_name) const
{
    const auto found = headers.find(lower_case_name);
    return found == headers.end() ? std::string() : found->second;
}

Descriptor::~Descriptor()
{
    if (number_ >= 0) ::close(number_);
}

LoopbackServer::LoopbackServer(Handler handler)
    : handler_(std::move(handler)), listener_(new_socket()), port_(bind_to_free_port(listener_.number()))
{
    bypass_proxies();
    require(::listen(listener_.number(), SOMAXCONN) == 0, "listen");
    thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

std::string LoopbackServer::url(const std::string& path) const
{
    return address_of(port_, path);
}

std::vector<Request> LoopbackServer::requests() const
{
    const std::lock_guard lock(mutex_);
    return requests_;
}

void LoopbackServer::serve(const std::stop_token& stop)
{
    while (wait_for(listener_.number(), POLLIN, stop)) {
        const Descriptor connection(::accept4(listener_.number(), nullptr, nullptr, SOCK_CLOEXEC));
        if (connection.number() >= 0) answer(connection.number(), stop);
    }
}

void LoopbackServer::answer(int connection, const std::stop_token& stop)
{
    const std::string head = read_head(connection, stop);
    if (head.empty()) return;
    const Request request = parse_head(head);
    {
        const std::lock_guard lock(mutex_);
        requests_.push_back(request);
    }
    const Response response = handler_(request);
    if (response.headless || send_all(connection, head_of(response), stop))
        send_body(connection, response, stop);
}

RefusingPort::RefusingPort() : socket_(new_socket()), port_(bind_to_free_port(socket_.number()))
{
    bypass_proxies();
}

std::string RefusingPort::url(const std::string& path) const
{
    return address_of(port_, path);
}

} // namespace drawhand::test
