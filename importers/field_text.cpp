#include "importers/field_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>

#include <utf8proc.h>

namespace drawhand {

namespace {

constexpr std::string_view hard_blank = "\u00A0";
constexpr std::size_t longest_tag = 500;

struct Entity {
    std::string_view name, character;
};
constexpr Entity entities[] = {
    {"amp", "&"},         {"lt", "<"},         {"gt", ">"},          {"quot", "\""},      {"apos", "'"},
    {"nbsp", hard_blank}, {"bull", "\u2022"},  {"hellip", "\u2026"}, {"ndash", "\u2013"}, {"mdash", "\u2014"},
    {"lsquo", "\u2018"},  {"rsquo", "\u2019"}, {"ldquo", "\u201C"},  {"rdquo", "\u201D"},
};

bool is_letter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// "#233" or "#xE9" as UTF-8; empty when it names no character.
std::string numbered_character(std::string_view name)
{
    name.remove_prefix(1);
    int base = 10;
    if (name.starts_with('x') || name.starts_with('X')) {
        name.remove_prefix(1);
        base = 16;
    }
    std::uint32_t point = 0;
    const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), point, base);
    if (name.empty() || problem != std::errc{} || end != name.data() + name.size()) return {};
    const auto code = static_cast<utf8proc_int32_t>(point);
    if (point == 0 || point > 0x10FFFF || !utf8proc_codepoint_valid(code)) return {};
    utf8proc_uint8_t bytes[4];
    const auto length = static_cast<std::size_t>(utf8proc_encode_char(code, bytes));
    return {reinterpret_cast<const char*>(bytes), length};
}

/// Appends the character of the entity that `text` begins with; says how many bytes it took, 0 for a bare
/// "&".
std::size_t decode_entity(std::string_view text, std::string& into)
{
    const std::size_t end = text.substr(0, 12).find(';');
    if (end == std::string_view::npos || end < 2) return 0;
    const std::string_view name = text.substr(1, end - 1);
    if (name.front() == '#') {
        const std::string character = numbered_character(name);
        into += character;
        return character.empty() ? 0 : end + 1;
    }
    const auto* found = std::ranges::find(entities, name, &Entity::name);
    if (found == std::end(entities)) return 0;
    into += found->character;
    return end + 1;
}

/// The value of title="..." in a tag, quoted or not.
std::string_view title_of(std::string_view tag)
{
    const std::size_t at = tag.find("title=");
    if (at == std::string_view::npos) return {};
    std::string_view value = tag.substr(at + 6);
    if (value.starts_with('"') || value.starts_with('\''))
        return value.substr(1, std::min(value.find(value.front(), 1), value.size()) - 1);
    return value.substr(0, value.find_first_of(" />"));
}

/// Drops the tag that `text` begins with, where the next ">" is at `end`; says how many bytes it took, 0 when
/// it is just a "<".
std::size_t drop_tag(std::string_view text, std::size_t end, std::string& into)
{
    if (text.size() < 3 || !(is_letter(text[1]) || text[1] == '/' || text[1] == '!')) return 0;
    if (end >= longest_tag) return 0;
    const std::string_view tag = text.substr(0, end);
    const std::string start = lower_case(tag.substr(1, 3));
    if (start == "img") {
        if (const std::string_view title = title_of(tag); !title.empty())
            into.append("[").append(title).append("]");
    } else if (start.starts_with("br")) {
        into += '\n';
    }
    return end + 1;
}

std::string with_replaced(std::string_view text, std::string_view from, char to)
{
    std::string result;
    for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        result.append(text.substr(0, at)) += to;
        text.remove_prefix(at + from.size());
    }
    return result.append(text);
}

/// LF only, no other control characters, no blanks at the end of a line.
std::string with_tidy_lines(std::string text)
{
    text = with_replaced(with_replaced(text, hard_blank, ' '), "\r\n", '\n');
    std::ranges::replace(text, '\r', '\n');
    std::ranges::replace(text, '\t', ' ');
    std::erase_if(text, [](unsigned char c) { return (c < ' ' && c != '\n') || c == 0x7F; });
    std::string tidy;
    for (const char c : text) {
        if (c == '\n')
            while (tidy.ends_with(' '))
                tidy.pop_back();
        tidy += c;
    }
    return std::string(trimmed(tidy));
}

/// Bytes of the control character that `text` begins with; 0 when it begins with another character.
std::size_t control_length(std::string_view text)
{
    const auto byte = static_cast<unsigned char>(text.front());
    if (byte < ' ' || byte == 0x7F) return 1;
    // U+0080 to U+009F are C2 80 to C2 9F.
    return byte == 0xC2 && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0 ? 2 : 0;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string lower_case(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

std::string plain_line(std::string_view text)
{
    std::string line;
    while (!text.empty()) {
        std::size_t used = text.front() == '&' ? decode_entity(text, line) : 0;
        if (used == 0) {
            line += text.front();
            used = 1;
        }
        text.remove_prefix(used);
    }
    return std::string(trimmed(with_replaced(line, hard_blank, ' ')));
}

std::string plain_text(std::string_view markup)
{
    std::string text;
    std::size_t close = 0; // the next ">"; looked for once, so that a text full of "<" costs no time
    for (std::size_t at = 0; at < markup.size();) {
        if (close < at || at == 0) close = std::min(markup.find('>', at), markup.size() + longest_tag);
        const std::string_view rest = markup.substr(at);
        std::size_t used = 0;
        if (rest.front() == '<') used = drop_tag(rest, close - at, text);
        if (rest.front() == '&') used = decode_entity(rest, text);
        if (used == 0) {
            text += rest.front();
            used = 1;
        }
        at += used;
    }
    return with_tidy_lines(std::move(text));
}

bool has_control_character(std::string_view text)
{
    for (; !text.empty(); text.remove_prefix(1))
        if (control_length(text) > 0) return true;
    return false;
}

std::string with_controls_replaced(std::string_view text, char instead, std::string_view kept)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t length =
            kept.find(text.front()) == std::string_view::npos ? control_length(text) : 0;
        result += length > 0 ? instead : text.front();
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

std::string for_message(std::string_view text)
{
    constexpr std::size_t longest = 60;
    std::size_t length = std::min(text.size(), longest);
    // Never cut a character in two: continuation bytes are 10xxxxxx.
    while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80)
        --length;
    std::string message = with_controls_replaced(text.substr(0, length), '?');
    if (length < text.size()) message += "...";
    return message;
}

std::optional<std::string> parse_guid(std::string_view text)
{
    std::string guid = lower_case(trimmed(text));
    constexpr std::string_view form = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    const bool good = std::ranges::equal(guid, form, [](char c, char wanted) {
        return wanted == '-' ? c == '-' : std::isxdigit(static_cast<unsigned char>(c)) != 0;
    });
    if (!good) return std::nullopt;
    return guid;
}

} // namespace drawhand
