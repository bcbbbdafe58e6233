#include "net/download.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <exception>
#include <memory>
#include <stdexcept>
#include <utility>

#include <curl/curl.h>

#include "net/download_failure.h"
#include "net/web_address.h"

namespace drawhand {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int max_redirects = 5;
constexpr long stall_bytes_per_second = 16;
constexpr long status_ok = 200;
constexpr long status_not_modified = 304;

bool is_redirect(long status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

struct EasyCleanup {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};

struct HeaderListFree {
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

void require(CURLcode code)
{
    if (code != CURLE_OK) throw std::runtime_error(std::string("libcurl: ") + curl_easy_strerror(code));
}

/// A fresh handle. libcurl has to be set up once before the first; a static's initialisation is thread-safe.
CURL* new_handle()
{
    static const CURLcode set_up = curl_global_init(CURL_GLOBAL_DEFAULT);
    require(set_up);
    CURL* handle = curl_easy_init();
    if (handle == nullptr) throw std::runtime_error("libcurl: no memory for a transfer");
    return handle;
}

/// A date with control characters (a damaged store, say) could forge further headers: then everything is
/// asked for, which brings a good date too.
bool asks_for_changes(const DownloadRequest& request)
{
    const std::string& date = request.if_modified_since;
    return !date.empty() && std::ranges::none_of(date, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

/// Why a callback ended the transfer before libcurl would have.
enum class Stop { none, cancelled, too_large, body_unwanted };

/// The requests of one download (several when redirected), all on one handle so that connections are reused.
class Transfer {
public:
    explicit Transfer(const DownloadRequest& request);
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;

    /// Asks one address; afterwards status(), header() and take_body() tell what came.
    Result<void> ask(const std::string& url, const WebAddress& address);

    long status() const;
    std::string header(const char* name) const;
    std::string take_body() { return std::move(body_); }

private:
    template <class Value>
    void set(CURLoption option, Value value)
    {
        require(curl_easy_setopt(handle_.get(), option, value));
    }

    void set_safety();
    void set_conditions();
    void set_callbacks();
    bool take(const char* data, std::size_t count);
    bool report(std::uint64_t received, std::uint64_t expected);
    Result<void> outcome(CURLcode code, const std::string& host) const;

    /// Exceptions must not cross libcurl's C frames: kept here, thrown again after the transfer.
    template <class Step>
    bool guarded(Step step) noexcept
    {
        try {
            return step();
        } catch (...) {
            thrown_ = std::current_exception();
            return false;
        }
    }

    const DownloadRequest& request_;
    Clock::time_point deadline_;
    std::unique_ptr<curl_slist, HeaderListFree> headers_;
    std::array<char, CURL_ERROR_SIZE> detail_{};
    std::string body_;
    Stop stop_ = Stop::none;
    std::exception_ptr thrown_;
    std::unique_ptr<CURL, EasyCleanup> handle_; // last: it points into the others
};

Transfer::Transfer(const DownloadRequest& request)
    : request_(request), deadline_(Clock::now() + request.total_timeout), handle_(new_handle())
{
    set_safety();
    set_conditions();
    set_callbacks();
}

void Transfer::set_safety()
{
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_FOLLOWLOCATION, 0L); // download() follows, for it has to see each step
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L); // 2: the certificate has to name the host
    // Replaces the system's bundle, but not its directory of certificates, which stays trusted.
    if (!request_.ca_file.empty()) set(CURLOPT_CAINFO, request_.ca_file.c_str());
    set(CURLOPT_NOSIGNAL, 1L); // signals for timeouts would hit other threads
}

void Transfer::set_conditions()
{
    set(CURLOPT_USERAGENT, "drawhand/" DT_VERSION);
    set(CURLOPT_ACCEPT_ENCODING, ""); // every compression this libcurl can undo
    // libcurl takes 0 for "no limit"; here it means no patience at all.
    set(CURLOPT_CONNECTTIMEOUT_MS,
        static_cast<long>(std::max<std::int64_t>(request_.connect_timeout.count(), 1)));
    set(CURLOPT_LOW_SPEED_LIMIT, stall_bytes_per_second);
    set(CURLOPT_LOW_SPEED_TIME, static_cast<long>(std::max<std::int64_t>(request_.stall_timeout.count(), 1)));
    if (!asks_for_changes(request_)) return;
    headers_.reset(curl_slist_append(nullptr, ("If-Modified-Since: " + request_.if_modified_since).c_str()));
    set(CURLOPT_HTTPHEADER, headers_.get());
}

void Transfer::set_callbacks()
{
    using WriteCallback = std::size_t (*)(char*, std::size_t, std::size_t, void*);
    using ProgressCallback = int (*)(void*, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
    set(CURLOPT_ERRORBUFFER, detail_.data());
    set(CURLOPT_WRITEDATA, static_cast<void*>(this));
    set(CURLOPT_WRITEFUNCTION, WriteCallback([](char* data, std::size_t, std::size_t count, void* self) {
            auto& transfer = *static_cast<Transfer*>(self);
            const bool taken = transfer.guarded([&] { return transfer.take(data, count); });
            return taken ? count : std::size_t{CURL_WRITEFUNC_ERROR};
        }));
    if (!request_.on_progress) return;
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFODATA, static_cast<void*>(this));
    set(CURLOPT_XFERINFOFUNCTION,
        ProgressCallback([](void* self, curl_off_t expected, curl_off_t received, curl_off_t, curl_off_t) {
            auto& transfer = *static_cast<Transfer*>(self);
            const bool go_on = transfer.guarded([&] {
                return transfer.report(static_cast<std::uint64_t>(received),
                                       static_cast<std::uint64_t>(expected));
            });
            return go_on ? 0 : 1;
        }));
}

bool Transfer::take(const char* data, std::size_t count)
{
    // The page that comes with a redirect or an error is nothing to wait for: the status says it all.
    if (status() != status_ok) {
        stop_ = Stop::body_unwanted;
        return false;
    }
    curl_off_t announced = -1;
    curl_easy_getinfo(handle_.get(), CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &announced);
    const bool announced_too_much = std::cmp_greater(announced, request_.max_bytes);
    if (announced_too_much || count > request_.max_bytes - body_.size()) {
        stop_ = Stop::too_large;
        return false;
    }
    body_.append(data, count);
    return true;
}

bool Transfer::report(std::uint64_t received, std::uint64_t expected)
{
    // The page of a redirect is no part of the progress, but cancelling works there too.
    const bool counts = status() == status_ok;
    if (request_.on_progress(counts ? received : 0, counts ? expected : 0)) return true;
    stop_ = Stop::cancelled;
    return false;
}

Result<void> Transfer::ask(const std::string& url, const WebAddress& address)
{
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline_ - Clock::now());
    set(CURLOPT_URL, url.c_str());
    set(CURLOPT_TIMEOUT_MS, static_cast<long>(std::max<std::int64_t>(left.count(), 1)));
    stop_ = Stop::none;
    detail_[0] = '\0';
    const CURLcode code = curl_easy_perform(handle_.get());
    if (thrown_) std::rethrow_exception(thrown_);
    return outcome(code, address.host);
}

Result<void> Transfer::outcome(CURLcode code, const std::string& host) const
{
    if (stop_ == Stop::cancelled)
        return fail(ErrorKind::io, "the download was cancelled; start it again when you like");
    if (stop_ == Stop::too_large) return tl::unexpected<Error>(too_large(request_.max_bytes));
    if (code == CURLE_OK || stop_ == Stop::body_unwanted) return {};
    long system_error = 0;
    curl_easy_getinfo(handle_.get(), CURLINFO_OS_ERRNO, &system_error);
    const bool said = detail_[0] != '\0';
    return tl::unexpected<Error>(error_for(
        {code, system_error == ECONNREFUSED, host, said ? detail_.data() : curl_easy_strerror(code)}));
}

long Transfer::status() const
{
    long status = 0;
    curl_easy_getinfo(handle_.get(), CURLINFO_RESPONSE_CODE, &status);
    return status;
}

std::string Transfer::header(const char* name) const
{
    curl_header* found = nullptr;
    const int last_request = -1;
    if (curl_easy_header(handle_.get(), name, 0, CURLH_HEADER, last_request, &found) != CURLHE_OK) return {};
    return found->value;
}

/// The next address, unless it leaves the web or drops the protection of https.
Result<WebAddress> redirected(const WebAddress& from, const std::string& target)
{
    auto address = parse_web_address(target);
    const std::string shown = shown_address(target);
    if (!address)
        return fail(ErrorKind::unsupported, "the site redirects to \"" + shown +
                                                "\", which is no http or https address; check the address");
    if (from.secure && !address->secure)
        return fail(ErrorKind::unsupported, "the site redirects from https to the unprotected \"" + shown +
                                                "\"; give that address yourself if you trust it");
    return address;
}

Result<Download> download_from(const DownloadRequest& request)
{
    auto address = parse_web_address(request.url);
    Transfer transfer(request);
    std::string url = request.url;
    for (int redirects = 0; address; ++redirects) {
        if (auto asked = transfer.ask(url, *address); !asked) return tl::unexpected<Error>(asked.error());
        const long status = transfer.status();
        std::string date = transfer.header("Last-Modified");
        if (status == status_ok) return Download{false, transfer.take_body(), std::move(date)};
        // Only to be believed when asked for: without an earlier answer there is nothing that still holds.
        if (status == status_not_modified && asks_for_changes(request))
            return Download{true, {}, date.empty() ? request.if_modified_since : std::move(date)};
        const std::string location = is_redirect(status) ? transfer.header("Location") : "";
        if (location.empty()) return tl::unexpected<Error>(error_for_status(status));
        if (redirects == max_redirects)
            return fail(ErrorKind::io, "the site redirects more than " + std::to_string(max_redirects) +
                                           " times; check the address or try again later");
        url = resolved_address(url, location);
        address = redirected(*address, url);
    }
    return tl::unexpected<Error>(address.error());
}

} // namespace

Result<Download> download(const DownloadRequest& request)
{
    return download_from(request).map_error([&](Error error) {
        error.where = shown_address(request.url);
        return error;
    });
}

} // namespace drawhand
