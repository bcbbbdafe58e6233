#include "reports/query_error_text.h"

#include <algorithm>

#include "reports/display_width.h"

namespace drawhand {

namespace {

/// Bytes that the first `characters` characters take.
std::size_t bytes_of(std::string_view text, std::size_t characters)
{
    std::size_t byte = 0;
    while (byte < text.size() && characters > 0) {
        ++byte;
        while (byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0) == 0x80)
            ++byte;
        --characters;
    }
    return byte;
}

} // namespace

std::string query_error_text(std::string_view query, const QueryError& error)
{
    std::string shown(query);
    std::ranges::replace_if(
        shown, [](unsigned char c) { return c < ' '; }, ' '); // one line, no escapes
    std::string message = "search, character " + std::to_string(error.position + 1) + ": " + error.message;
    if (shown.size() > 2000) return message;
    const std::size_t column =
        display_width(std::string_view(shown).substr(0, bytes_of(shown, error.position)));
    return message + "\n  " + shown + "\n  " + std::string(column, ' ') + '^';
}

} // namespace drawhand
