#include <algorithm>
#include <utility>

#include "exporters/clean_text.h"
#include "exporters/deck_losses.h"
#include "exporters/deck_sections.h"
#include "exporters/format_writers.h"
#include "exporters/list_lines.h"

namespace drawhand {

namespace {

/// Blocks of lines with one empty line between them.
std::string joined(const std::vector<Lines>& blocks)
{
    std::string text;
    for (const Lines& block : blocks) {
        if (block.empty()) continue;
        if (!text.empty()) text += '\n';
        for (const std::string& line : block)
            text += line + '\n';
    }
    return text;
}

Lines section_lines(const CardSection& section, const CardCatalogue& catalogue)
{
    Lines lines{section_heading(section.type) + " (" + std::to_string(section.copies()) + ')'};
    for (const ListedCard& card : section.cards)
        for (const ListedCard& line : one_digit_lines(card))
            lines.push_back(plain_card_line(line, catalogue));
    return lines;
}

Lines unknown_lines(const Deck& deck, const DeckSections& sections)
{
    Lines lines;
    for (const ListedCard& card : sections.nameless)
        lines.push_back(nameless_card_line(card));
    std::ranges::move(unknown_card_lines(deck), std::back_inserter(lines));
    if (!lines.empty()) lines.insert(lines.begin(), std::string(unknown_comment));
    return lines;
}

/// Everything between the name and the lines at the end.
std::vector<Lines> list_blocks(const Deck& deck, const DeckSections& sections, const CardCatalogue& catalogue)
{
    std::vector<Lines> blocks(1);
    for (const ListedCard& outfit : sections.outfits)
        blocks.front().insert(blocks.front().end(), static_cast<std::size_t>(outfit.copies),
                              plain_outfit_line(outfit, catalogue));
    for (const CardSection& section : sections.sections)
        blocks.push_back(section_lines(section, catalogue));
    blocks.push_back(unknown_lines(deck, sections));
    return blocks;
}

/// doomtown.online tells the kind of a list by how it begins, takes a line beginning with "Dude" for the end
/// of the heading and one with "Legend" for the heading of the legend, both also behind "#" or a tag. A blank
/// in front keeps a name from being taken for any of them.
std::string townsquare_name(const std::string& name)
{
    constexpr std::string_view taken[] = {"#", "[", "Dude", "Legend"};
    const bool mistakable =
        std::ranges::any_of(taken, [&name](std::string_view word) { return name.starts_with(word); });
    return mistakable ? ' ' + name : name;
}

/// The importer knows the end of the heading, name and outfit, by the section of the dudes.
void require_dude_section(DeckSections& sections)
{
    const bool there = !sections.sections.empty() && sections.sections.front().type == CardType::dude;
    if (!there) sections.sections.insert(sections.sections.begin(), CardSection{CardType::dude, {}});
}

/// The importer looks for title and set; where both fit another printing too, the id behind them keeps it
/// from finding the set, and it takes the oldest printing of the title.
void warn_of_lost_printings(const DeckSections& sections, const CardCatalogue& catalogue, Warnings& warnings)
{
    for (const ListedCard& listed : sections.all())
        if (listed.card && listed.card->game == Game::reloaded && needs_id(*listed.card, catalogue))
            warnings.push_back("doomtown.online cannot tell " + printing_name(*listed.card, catalogue) + ' ' +
                               listed.id.text + " from its twin and takes the oldest printing");
}

} // namespace

WrittenDeck write_dtdb_text(const Deck& deck, const CardCatalogue& catalogue)
{
    const DeckSections sections = deck_sections(deck, catalogue);
    std::vector<Lines> blocks = list_blocks(deck, sections, catalogue);
    Lines& tail = blocks.emplace_back(Lines{count_line(deck, catalogue)});
    if (const std::string line = newest_set_line(sections, catalogue); !line.empty()) tail.push_back(line);
    if (const std::string name = one_line(deck.name); !name.empty())
        blocks.insert(blocks.begin(), Lines{name});
    WrittenDeck written{joined(blocks), {}};
    warn_of_lost_texts(deck, {.file = "the text", .name = true, .unknown = true}, written.warnings);
    warn_of_unknown_lines(deck, sections, written.warnings);
    warn_of_site_limits(sections, "DoomtownDB", written.warnings);
    return written;
}

WrittenDeck write_townsquare_text(const Deck& deck, const CardCatalogue& catalogue)
{
    DeckSections sections = deck_sections(deck, catalogue);
    require_dude_section(sections);
    WrittenDeck written;
    std::string name = one_line(deck.name);
    if (name.empty()) {
        name = unnamed_deck;
        written.warnings.emplace_back("doomtown.online wants a name above the outfit; it is \"" + name + '"');
    }
    if (sections.outfits.empty())
        written.warnings.emplace_back(
            "the deck has no outfit, so doomtown.online keeps the outfit and the name that it has open");
    std::vector<Lines> blocks = list_blocks(deck, sections, catalogue);
    // Without the count of the cards: the importer would look for 52 of "cards with printed value".
    if (const std::string line = newest_set_line(sections, catalogue); !line.empty())
        blocks.push_back(Lines{line});
    blocks.insert(blocks.begin(), Lines{townsquare_name(name)});
    written.text = joined(blocks);
    warn_of_lost_texts(deck, {.file = "the text", .name = true, .unknown = true}, written.warnings);
    warn_of_unknown_lines(deck, sections, written.warnings);
    warn_of_site_limits(sections, "doomtown.online", written.warnings);
    warn_of_lost_printings(sections, catalogue, written.warnings);
    return written;
}

} // namespace drawhand
