#include <algorithm>
#include <cctype>

#include "exporters/clean_text.h"
#include "exporters/deck_losses.h"
#include "exporters/deck_sections.h"
#include "exporters/format_writers.h"
#include "exporters/list_lines.h"

namespace drawhand {

namespace {

/// The page of a card; the address holds the code, which readers trust more than the title. http and "en" are
/// what the script of doomtown.online insists on.
std::string card_page(const CardId& id)
{
    return "http://dtdb.co/en/card/" + id.text;
}

/// Classic cards have no page in the deck database.
bool has_page(const CardId& id)
{
    return id.text.size() == 5 &&
           std::ranges::all_of(id.text, [](unsigned char c) { return std::isdigit(c); });
}

/// How the two kinds of markup differ.
struct Markup {
    std::string (*link)(const std::string& title, const std::string& page);
    std::string_view bullet;
    std::string_view set_begin, set_end;               // round the set of a card
    std::string_view outfit_set_begin, outfit_set_end; // round that of the outfit
};

constexpr Markup markdown{
    [](const std::string& title, const std::string& page) { return '[' + title + "](" + page + ')'; },
    "* ",
    "_(",
    ")_",
    " _(",
    ")_"};

constexpr Markup bbcode{
    [](const std::string& title, const std::string& page) { return "[url=" + page + ']' + title + "[/url]"; },
    "",
    " [i](",
    ")[/i]",
    " (",
    ")"};

std::string outfit_line(const ListedCard& outfit, const Markup& markup, const CardCatalogue& catalogue)
{
    if (!has_page(outfit.id)) return plain_outfit_line(outfit, catalogue);
    return markup.link(outfit.card->title, card_page(outfit.id))
        .append(markup.outfit_set_begin)
        .append(catalogue.set_of(*outfit.card).name)
        .append(markup.outfit_set_end);
}

std::string card_line(const ListedCard& card, const Markup& markup, const CardCatalogue& catalogue)
{
    std::string line(markup.bullet);
    if (!has_page(card.id)) return line + plain_card_line(card, catalogue);
    line +=
        std::to_string(card.copies) + "x " + markup.link(card.card->title, card_page(card.id)) + stars(card);
    return line.append(markup.set_begin).append(catalogue.set_of(*card.card).name).append(markup.set_end);
}

std::string nameless_line(const ListedCard& card, const Markup& markup)
{
    std::string line(markup.bullet);
    if (!has_page(card.id)) return line + nameless_card_line(card);
    return line + std::to_string(card.copies) + "x " + markup.link("Unknown card", card_page(card.id)) +
           stars(card);
}

Lines outfit_lines(const DeckSections& sections, const Markup& markup, const CardCatalogue& catalogue)
{
    Lines lines;
    for (const ListedCard& outfit : sections.outfits)
        lines.insert(lines.end(), static_cast<std::size_t>(outfit.copies),
                     outfit_line(outfit, markup, catalogue));
    return lines;
}

Lines section_lines(const CardSection& section, const Markup& markup, const CardCatalogue& catalogue)
{
    Lines lines;
    for (const ListedCard& card : section.cards)
        for (const ListedCard& line : one_digit_lines(card))
            lines.push_back(card_line(line, markup, catalogue));
    return lines;
}

Lines unknown_lines(const Deck& deck, const DeckSections& sections, const Markup& markup)
{
    Lines lines;
    for (const ListedCard& card : sections.nameless)
        lines.push_back(nameless_line(card, markup));
    std::ranges::move(unknown_card_lines(deck), std::back_inserter(lines));
    return lines;
}

std::string with_breaks(const Lines& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

WrittenDeck with_warnings(std::string text, const Deck& deck, const DeckSections& sections)
{
    text.erase(0, text.find_first_not_of('\n')); // of a deck without name and outfit
    WrittenDeck written{std::move(text), {}};
    warn_of_lost_texts(deck, {.file = "the text", .name = true, .unknown = true}, written.warnings);
    warn_of_unknown_lines(deck, sections, written.warnings);
    warn_of_site_limits(sections, "DoomtownDB", written.warnings);
    return written;
}

} // namespace

WrittenDeck write_dtdb_markdown(const Deck& deck, const CardCatalogue& catalogue)
{
    const DeckSections sections = deck_sections(deck, catalogue);
    std::string text;
    if (const std::string name = one_line(deck.name); !name.empty()) text += "# " + name + "\n\n";
    if (!sections.outfits.empty()) text += with_breaks(outfit_lines(sections, markdown, catalogue)) + '\n';
    for (const CardSection& section : sections.sections)
        text += "\n## " + section_heading(section.type) + " (" + std::to_string(section.copies()) + ")\n\n" +
                with_breaks(section_lines(section, markdown, catalogue));
    if (const Lines lines = unknown_lines(deck, sections, markdown); !lines.empty())
        text += '\n' + std::string(unknown_comment) + "\n\n" + with_breaks(lines);
    // Two blanks at the end make a line break in Markdown.
    text += '\n' + count_line(deck, catalogue) + "  \n";
    if (const std::string line = newest_set_line(sections, catalogue); !line.empty()) text += line + "  \n";
    return with_warnings(std::move(text), deck, sections);
}

WrittenDeck write_dtdb_bbcode(const Deck& deck, const CardCatalogue& catalogue)
{
    const DeckSections sections = deck_sections(deck, catalogue);
    std::string text;
    if (const std::string name = one_line(deck.name); !name.empty()) text += "[b]" + name + "[/b]\n\n";
    if (!sections.outfits.empty()) text += with_breaks(outfit_lines(sections, bbcode, catalogue)) + '\n';
    for (const CardSection& section : sections.sections)
        text += "[b]" + section_heading(section.type) + "[/b] (" + std::to_string(section.copies()) + ")\n" +
                with_breaks(section_lines(section, bbcode, catalogue)) + '\n';
    if (const Lines lines = unknown_lines(deck, sections, bbcode); !lines.empty())
        text += std::string(unknown_comment) + '\n' + with_breaks(lines) + '\n';
    text += count_line(deck, catalogue) + '\n';
    if (const std::string line = newest_set_line(sections, catalogue); !line.empty()) text += line + '\n';
    return with_warnings(std::move(text), deck, sections);
}

} // namespace drawhand
