#include "net/web_address.h"

#include <algorithm>
#include <memory>

#include <curl/curl.h>

namespace drawhand {

namespace {

struct UrlCleanup {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};

struct CurlFree {
    void operator()(char* text) const { curl_free(text); }
};

bool is_control(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

/// Length of "http://" or "https://" at the start, in capitals or not; 0 when neither stands there.
std::size_t scheme_length(std::string_view text)
{
    for (const std::string_view scheme : {std::string_view("http://"), std::string_view("https://")})
        if (std::ranges::equal(text.substr(0, scheme.size()), scheme, {}, lower)) return scheme.size();
    return 0;
}

/// The text without what stands between the scheme and the last @ before `end`.
std::string without_login(std::string_view text, std::size_t end)
{
    const std::size_t scheme_end = text.find("://");
    const std::size_t start = scheme_end == std::string_view::npos ? 0 : scheme_end + 3;
    const std::size_t at = text.substr(0, end).rfind('@');
    std::string shown(text);
    if (at != std::string_view::npos && at >= start) shown.erase(start, at + 1 - start);
    std::ranges::replace_if(shown, is_control, '?');
    return shown;
}

tl::unexpected<Error> bad_address(std::string_view text, const std::string& reason)
{
    // A password with a slash in it is what may have made the address unreadable ("https://me:se/cret@host"),
    // so the @ is looked for in the whole text.
    return fail(ErrorKind::malformed,
                "the address is wrong: " + reason +
                    "; expected http:// or https://, a host name and no blanks, as in https://dtdb.co",
                without_login(text, text.size()));
}

using UrlHandle = std::unique_ptr<CURLU, UrlCleanup>;

CURLUcode read_part(const UrlHandle& url, CURLUPart part, std::string& into)
{
    char* found = nullptr;
    const CURLUcode code = curl_url_get(url.get(), part, &found, 0);
    const std::unique_ptr<char, CurlFree> text(found);
    if (code == CURLUE_OK) into = text.get();
    return code;
}

/// The host as libcurl reads it, so that what was checked is what will be connected to.
Result<std::string> host_of(std::string_view text)
{
    const UrlHandle url(curl_url());
    std::string host;
    CURLUcode code = curl_url_set(url.get(), CURLUPART_URL, std::string(text).c_str(), 0);
    if (code == CURLUE_OK) code = read_part(url, CURLUPART_HOST, host);
    if (code != CURLUE_OK) return bad_address(text, curl_url_strerror(code));
    return host;
}

} // namespace

Result<WebAddress> parse_web_address(std::string_view text)
{
    const std::size_t scheme = scheme_length(text);
    if (scheme == 0) return bad_address(text, "it does not start with http:// or https://");
    if (std::ranges::any_of(text, [](char c) { return is_control(c) || c == ' '; }))
        return bad_address(text, "it contains a blank or a control character");
    const std::size_t origin_end = std::min(text.find_first_of("/?#", scheme), text.size());
    // libcurl would forgive "http:///cards" and take "cards" for the host.
    if (origin_end == scheme) return bad_address(text, "it names no host");
    auto host = host_of(text);
    if (!host) return tl::unexpected<Error>(host.error());

    WebAddress address;
    address.secure = scheme == std::string_view("https://").size();
    address.origin = text.substr(0, origin_end);
    address.host = *std::move(host);
    const std::size_t path_end = std::min(text.find_first_of("?#", origin_end), text.size());
    address.path = text.substr(origin_end, path_end - origin_end);
    address.has_query = path_end < text.size() && text[path_end] == '?';
    return address;
}

std::string shown_address(std::string_view text)
{
    const auto address = parse_web_address(text);
    return address ? without_login(text, address->origin.size()) : address.error().where;
}

std::string resolved_address(const std::string& base, const std::string& reference)
{
    const UrlHandle url(curl_url());
    std::string resolved;
    if (curl_url_set(url.get(), CURLUPART_URL, base.c_str(), 0) != CURLUE_OK) return reference;
    // Sites do send blanks and accents in Location, so those are encoded rather than refused.
    if (curl_url_set(url.get(), CURLUPART_URL, reference.c_str(), CURLU_URLENCODE) != CURLUE_OK)
        return reference;
    return read_part(url, CURLUPART_URL, resolved) == CURLUE_OK ? resolved : reference;
}

} // namespace drawhand
