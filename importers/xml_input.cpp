#include "importers/xml_input.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include <pugixml.hpp>

#include "importers/input_text.h"

namespace drawhand {

namespace {

// A card of a set has about 16 elements and 32 attributes, so 20,000 cards have a million; more than two only
// serve to use up memory.
constexpr std::ptrdiff_t most_nodes = 2'000'000;

/// A character reference to NUL would silently cut a value short.
bool refers_to_nul(std::string_view text)
{
    for (std::size_t at = text.find("&#"); at != std::string_view::npos; at = text.find("&#", at + 1)) {
        const std::size_t digits = text.find_first_not_of("xX0", at + 2);
        if (digits != std::string_view::npos && digits > at + 2 && text[digits] == ';') return true;
    }
    return false;
}

/// pugixml takes every number, modulo 2^32: surrogates would break the UTF-8 of a value.
bool is_character_number(std::string_view digits, int base)
{
    std::uint32_t number = 0;
    const auto problem = std::from_chars(digits.data(), digits.data() + digits.size(), number, base).ec;
    return problem == std::errc{} && number <= 0x10FFFF && (number < 0xD800 || number > 0xDFFF);
}

bool refers_to_no_character(std::string_view text)
{
    for (std::size_t at = text.find("&#"); at != std::string_view::npos; at = text.find("&#", at + 2)) {
        const bool hexadecimal = text.substr(at + 2).starts_with('x');
        const std::size_t digits = at + (hexadecimal ? 3 : 2);
        const std::size_t end =
            text.find_first_not_of(hexadecimal ? "0123456789abcdefABCDEF" : "0123456789", digits);
        if (end != std::string_view::npos && end > digits && text[end] == ';' &&
            !is_character_number(text.substr(digits, end - digits), hexadecimal ? 16 : 10))
            return true;
    }
    return false;
}

} // namespace

Result<void> load_xml(std::string_view text, const std::string& file, pugi::xml_document& document)
{
    if (std::ranges::count(text, '<') + std::ranges::count(text, '=') > most_nodes)
        return fail(ErrorKind::unsupported, "the XML has more than two million elements and attributes",
                    file);
    const pugi::xml_parse_result parsed = document.load_buffer(
        text.data(), text.size(), pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
    if (!parsed)
        return fail(ErrorKind::malformed, std::string("this is no valid XML: ") + parsed.description(),
                    line_at(text, static_cast<std::size_t>(parsed.offset), file));
    for (const pugi::xml_node node : document.children()) {
        if (node.type() == pugi::node_doctype)
            return fail(ErrorKind::unsupported, "XML with a DOCTYPE is not read", file);
        if (node.type() == pugi::node_element && node != document.document_element())
            return fail(ErrorKind::malformed, "this is no valid XML: there is something behind its end",
                        line_at(text, static_cast<std::size_t>(node.offset_debug()), file));
    }
    if (refers_to_nul(text)) return fail(ErrorKind::malformed, "the XML refers to the character NUL", file);
    if (refers_to_no_character(text))
        return fail(ErrorKind::malformed, "the XML refers to a character that does not exist", file);
    return {};
}

} // namespace drawhand
