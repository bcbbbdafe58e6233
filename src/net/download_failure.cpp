#include "net/download_failure.h"

#include <curl/curl.h>

namespace drawhand {

namespace {

Error io(std::string message)
{
    return {ErrorKind::io, std::move(message), {}};
}

std::string quoted(const std::string& text)
{
    return '"' + text + '"';
}

Error no_connection(const TransferFailure& failure)
{
    if (failure.refused)
        return io("the connection to " + quoted(failure.host) +
                  " was refused; check the address and its port, or try again later");
    return io("no connection to " + quoted(failure.host) + " (" + failure.detail +
              "); check the network connection");
}

} // namespace

Error error_for(const TransferFailure& failure)
{
    const std::string detail = " (" + failure.detail + ")";
    switch (static_cast<CURLcode>(failure.curl_code)) {
    case CURLE_URL_MALFORMAT:
        return {ErrorKind::malformed, "the address is wrong" + detail + "; check its spelling", {}};
    case CURLE_COULDNT_RESOLVE_HOST:
        return io("the host " + quoted(failure.host) +
                  " was not found; check the address and the network connection");
    case CURLE_COULDNT_RESOLVE_PROXY:
        return io("the proxy was not found; check the variables http_proxy and https_proxy");
    case CURLE_COULDNT_CONNECT: return no_connection(failure);
    case CURLE_OPERATION_TIMEDOUT:
        return io("the download timed out; check the network connection or try again later");
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
        return io("the certificate of " + quoted(failure.host) + " is not trusted" + detail +
                  "; check the address and this computer's date, or name the certificate to trust");
    case CURLE_SSL_CACERT_BADFILE:
        return io("the file of trusted certificates cannot be used" + detail +
                  "; it has to be a readable PEM file");
    case CURLE_SSL_CONNECT_ERROR:
        return io("no secure connection to " + quoted(failure.host) + detail +
                  "; check that the address is for https");
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return io("the answer was cut off" + detail + "; try again");
    case CURLE_BAD_CONTENT_ENCODING:
        return {ErrorKind::malformed, "the answer is damaged" + detail + "; try again", {}};
    // Schemes are checked before, so what is unsupported here is the answer.
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY:
        return {
            ErrorKind::malformed, "the answer is not HTTP" + detail + "; check the address and its port", {}};
    default: return io("the download failed" + detail + "; try again later");
    }
}

Error error_for_status(long status)
{
    std::string advice = "check the address";
    if (status == 401 || status == 403) advice = "the site does not let this program in";
    if (status == 429 || status >= 500) advice = "the site has a problem, so try again later";
    return io("the site answered with HTTP status " + std::to_string(status) + "; " + advice);
}

Error too_large(std::uint64_t max_bytes)
{
    return io("the answer is too large (more than " + std::to_string(max_bytes) +
              " bytes); check that the address is that of a card list");
}

} // namespace drawhand
