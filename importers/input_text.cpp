#include "importers/input_text.h"

#include <algorithm>
#include <optional>

#include <utf8proc.h>

namespace drawhand {

namespace {

constexpr std::size_t largest_input = std::size_t{64} << 20U;

/// Offset of the first byte that no UTF-8 text can have there.
std::optional<std::size_t> first_bad_byte(std::string_view text)
{
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        if (bytes[at] == 0) return at;
        if (bytes[at] < 0x80) {
            ++at;
            continue;
        }
        utf8proc_int32_t point = 0;
        const auto used =
            utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        if (used <= 0) return at;
        at += static_cast<std::size_t>(used);
    }
    return std::nullopt;
}

std::size_t line_of(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    return static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
}

} // namespace

Result<std::string_view> checked_input(std::string_view text, const std::string& file)
{
    if (text.size() > largest_input)
        return fail(ErrorKind::unsupported, "the file is larger than 64 MB; no card or deck file is", file);
    if (const auto bad = first_bad_byte(text)) {
        const std::string what = text[*bad] == '\0' ? "is a NUL" : "is not UTF-8";
        return fail(ErrorKind::malformed, "byte " + std::to_string(*bad + 1) + ' ' + what, file);
    }
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail(ErrorKind::malformed, "the file is empty", file);
    return text;
}

std::string line_at(std::string_view text, std::size_t byte, const std::string& file)
{
    return file + ", line " + std::to_string(line_of(text, byte));
}

std::string place_at(std::string_view text, std::size_t byte, const std::string& file)
{
    const std::string_view before = text.substr(0, byte);
    const std::size_t line_begin = before.rfind('\n') + 1; // npos + 1 is 0: the first line
    return line_at(text, byte, file) + ", column " + std::to_string(before.size() - line_begin + 1);
}

} // namespace drawhand
