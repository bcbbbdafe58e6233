#include "importers/list_markup.h"

#include <algorithm>
#include <array>

#include "importers/deck_headings.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

/// "http://dtdb.co/en/card/01002" in any locale, with or without TLS.
std::string card_code_in(std::string_view address)
{
    constexpr std::string_view page = "/card/";
    const std::size_t at = address.find(page);
    if (at == std::string_view::npos) return {};
    const std::string_view code = address.substr(at + page.size(), 5);
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return code.size() == 5 && std::ranges::all_of(code, is_digit) ? std::string(code) : std::string();
}

/// "[text](address)" becomes its text. The first link of a line is the card.
void take_markdown_link(UnmarkedLine& line)
{
    const std::size_t middle = line.text.find("](http");
    if (middle == std::string::npos) return;
    const std::size_t open = line.text.rfind('[', middle), close = line.text.find(')', middle);
    if (open == std::string::npos || close == std::string::npos) return;
    line.card_code = card_code_in(std::string_view(line.text).substr(middle + 2, close - middle - 2));
    line.text = line.text.substr(0, open) + line.text.substr(open + 1, middle - open - 1) +
                line.text.substr(close + 1);
}

/// Round a set's name Markdown has underscores: "_(Base Set)_".
void drop_italics(std::string& text)
{
    if (const std::size_t at = text.find("_("); at != std::string::npos) text.erase(at, 1);
    if (const std::size_t at = text.rfind(")_"); at != std::string::npos) text.erase(at + 1, 1);
}

bool is_bbcode_tag(std::string_view tag)
{
    constexpr std::array<std::string_view, 12> tags{"b",    "i",    "u",     "s",     "url",    "size",
                                                    "font", "list", "color", "quote", "center", "*"};
    if (tag.starts_with('/')) tag.remove_prefix(1);
    return std::ranges::find(tags, lower_case(tag.substr(0, tag.find('=')))) != tags.end();
}

void drop_bbcode_tags(UnmarkedLine& line)
{
    std::string kept;
    std::string_view rest = line.text;
    for (std::size_t open = rest.find('['); open != std::string_view::npos; open = rest.find('[')) {
        const std::size_t close = rest.find(']', open);
        if (close == std::string_view::npos) break;
        const std::string_view tag = rest.substr(open + 1, close - open - 1);
        kept += rest.substr(0, open);
        if (!is_bbcode_tag(tag)) kept += rest.substr(open, close - open + 1);
        if (line.card_code.empty() && tag.starts_with("url=")) line.card_code = card_code_in(tag);
        rest.remove_prefix(close + 1);
    }
    line.text = kept.append(rest);
}

} // namespace

Markup markup_of(std::string_view text)
{
    if (text.find("[url=") != std::string_view::npos || trimmed(text).starts_with("[b]"))
        return Markup::bbcode;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.find("](http") != std::string_view::npos) return Markup::markdown;
        if (line.starts_with("## ") && parse_heading(line)) return Markup::markdown;
    }
    return Markup::none;
}

UnmarkedLine without_markup(std::string_view line)
{
    UnmarkedLine unmarked{std::string(line), {}};
    take_markdown_link(unmarked);
    drop_italics(unmarked.text);
    if (unmarked.text.find('[') != std::string::npos) drop_bbcode_tags(unmarked);
    return unmarked;
}

} // namespace drawhand
