#include "exporters/clean_text.h"

#include <cstddef>

namespace drawhand {

namespace {

constexpr std::string_view replacement = "\uFFFD";

struct Character {
    char32_t point = 0;
    std::size_t length = 1; // in bytes
    bool valid = false;
};

/// The UTF-8 character that the text begins with. Overlong forms, surrogates and what lies beyond U+10FFFF
/// are not valid; each bad byte counts by itself.
Character first_character(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {};
    char32_t point = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return {};
        point = (point << 6U) | (byte(i) & 0x3FU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (point < least[length] || point > 0x10FFFF || surrogate) return {};
    return {point, length, true};
}

/// Every character as `shown` has it; `shown` answers with the text to put in its place.
template <class Shown>
std::string each_character(std::string_view text, Shown shown)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const Character character = first_character(text);
        const std::string_view bytes = text.substr(0, character.length);
        result += character.valid ? shown(character.point, bytes) : replacement;
        text.remove_prefix(character.length);
    }
    return result;
}

/// C0, DEL and C1, and the two that Unicode made to separate lines and paragraphs.
bool is_control(char32_t point)
{
    return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x2028 || point == 0x2029;
}

} // namespace

std::string one_line(std::string_view text)
{
    std::string line = each_character(text, [](char32_t point, std::string_view bytes) {
        return is_control(point) ? std::string_view(" ") : bytes;
    });
    line.erase(line.find_last_not_of(' ') + 1); // npos + 1 is 0: nothing but blanks
    line.erase(0, line.find_first_not_of(' '));
    return line;
}

std::string xml_text(std::string_view text)
{
    std::string clean = each_character(text, [](char32_t point, std::string_view bytes) {
        const bool forbidden = (point < 0x20 && point != '\t' && point != '\n' && point != '\r') ||
                               point == 0xFFFE || point == 0xFFFF;
        return forbidden ? replacement : bytes;
    });
    for (std::size_t at = clean.find('\r'); at != std::string::npos; at = clean.find('\r', at + 1))
        clean.replace(at, clean.compare(at, 2, "\r\n") == 0 ? 2 : 1, 1, '\n');
    return clean;
}

} // namespace drawhand
