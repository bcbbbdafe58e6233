#include "core/folded_title.h"

#include <algorithm>
#include <cctype>

#include <utf8proc.h>

namespace drawhand {

namespace {

/// Decomposed, without marks, case folded. Only called for text that is not plain ASCII.
std::string without_accents(std::string_view text)
{
    std::string result;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    auto left = static_cast<utf8proc_ssize_t>(text.size());
    while (left > 0) {
        utf8proc_int32_t point = 0;
        utf8proc_ssize_t used = utf8proc_iterate(bytes, left, &point);
        if (used <= 0) {
            point = 0xFFFD; // a byte that is not UTF-8
            used = 1;
        }
        bytes += used;
        left -= used;
        utf8proc_int32_t parts[18];
        int boundary = 0;
        const auto options =
            static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
        const utf8proc_ssize_t count = utf8proc_decompose_char(point, parts, 18, options, &boundary);
        for (utf8proc_ssize_t i = 0; i < std::min<utf8proc_ssize_t>(count, 18); ++i) {
            const auto category = utf8proc_category(parts[i]);
            if (category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_CF) continue;
            utf8proc_uint8_t encoded[4];
            const utf8proc_ssize_t length = utf8proc_encode_char(parts[i], encoded);
            result.append(reinterpret_cast<const char*>(encoded), static_cast<std::size_t>(length));
        }
    }
    return result;
}

/// Curly quotes, dashes and the like, as the ASCII character that stands for them.
std::string with_plain_punctuation(std::string text)
{
    struct Pair {
        std::string_view from, to;
    };
    constexpr Pair pairs[] = {
        {"\u2018", "'"}, {"\u2019", "'"},  {"\u201C", "\""}, {"\u201D", "\""}, {"\u00B4", "'"},
        {"\u2010", "-"}, {"\u2011", "-"},  {"\u2012", "-"},  {"\u2013", "-"},  {"\u2014", "-"},
        {"\u2032", "'"}, {"\u00AB", "\""}, {"\u00BB", "\""}, {"\u201E", "\""},
    };
    for (const Pair& pair : pairs)
        for (std::size_t at = text.find(pair.from); at != std::string::npos; at = text.find(pair.from, at))
            text.replace(at, pair.from.size(), pair.to);
    return text;
}

bool is_dropped(char c)
{
    return std::string_view("\"'`.!?,:;").find(c) != std::string_view::npos;
}

bool is_blank(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte <= ' ' || byte == 0x7F || std::string_view("-/_()[]").find(c) != std::string_view::npos;
}

} // namespace

std::string fold_title(std::string_view title)
{
    const bool ascii = std::ranges::all_of(title, [](unsigned char c) { return c < 0x80; });
    const std::string plain =
        ascii ? std::string(title) : without_accents(with_plain_punctuation(std::string(title)));
    std::string result;
    result.reserve(plain.size() + 4);
    const auto add_blank = [&result] {
        if (!result.empty() && result.back() != ' ') result += ' ';
    };
    for (const char c : plain) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '&') {
            add_blank();
            result += "and ";
        } else if (is_dropped(c)) {
            continue;
        } else if (is_blank(c)) {
            add_blank();
        } else {
            result += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        }
    }
    while (!result.empty() && result.back() == ' ')
        result.pop_back();
    return result;
}

int experienced_suffix(std::string_view title)
{
    const std::size_t at = title.rfind(" (Exp.");
    if (at == std::string_view::npos || at + 8 != title.size() || title.back() != ')') return 0;
    const char digit = title[at + 6];
    return digit >= '1' && digit <= '9' ? digit - '0' : 0;
}

std::string_view without_suffix(std::string_view title)
{
    if (experienced_suffix(title) > 0) return title.substr(0, title.rfind(" (Exp."));
    for (const std::string_view colour : {" (red)", " (Red)", " (black)", " (Black)"})
        if (title.ends_with(colour)) return title.substr(0, title.size() - colour.size());
    return title;
}

std::string title_key(std::string_view title)
{
    std::string key = fold_title(without_suffix(title));
    std::erase(key, ' ');
    return key;
}

} // namespace drawhand
