#include "reports/card_page.h"

#include <algorithm>
#include <vector>

#include "reports/card_table.h"
#include "reports/display_width.h"

namespace drawhand {

namespace {

constexpr std::size_t label_width = 16;

std::string joined(const std::vector<std::string>& items, const char* separator = ", ")
{
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : separator) + item;
    return text;
}

/// Words laid out in lines, each after the first indented below it.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent)
{
    std::string result;
    std::size_t used = indent;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        const std::string_view word = text.substr(0, end);
        const bool line_break = end < text.size() && text[end] == '\n';
        if (used > indent && used + 1 + display_width(word) > width) {
            result += '\n' + std::string(indent, ' ');
            used = indent;
        } else if (used > indent && !word.empty()) {
            result += ' ';
            ++used;
        }
        result += word;
        used += display_width(word);
        if (line_break) {
            result += '\n' + std::string(indent, ' ');
            used = indent;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

class Page {
public:
    explicit Page(std::size_t width) : width_(width) {}
    void line(std::string_view label, const std::string& content)
    {
        if (content.empty()) return;
        text_ += "  " + padded(label, label_width) + wrapped(content, width_, label_width + 2) + '\n';
    }
    std::string take() { return std::move(text_); }

private:
    std::size_t width_;
    std::string text_;
};

std::string numbers_line(const Card& card)
{
    std::vector<std::string> parts;
    for (const Stat stat : all_stats) {
        const std::string number = stat == Stat::bullets ? bullets_text(card) : printed_stat(card, stat);
        if (!number.empty()) parts.push_back(std::string(stat_name(stat)) + ' ' + number);
    }
    return joined(parts, ", ");
}

std::string keyword_line(const Card& card)
{
    std::vector<std::string> words;
    for (const Keyword& keyword : card.keywords)
        words.push_back(keyword_text(keyword));
    return joined(words);
}

std::string format_line(const Card& card, const CardCatalogue& catalogue)
{
    std::vector<std::string> parts;
    for (const FormatList& list : catalogue.formats()) {
        if (list.game != card.game) continue;
        if (catalogue.is_banned(card, list))
            parts.push_back("banned in " + list.format);
        else if (catalogue.is_legal_in(card, list))
            parts.push_back(list.format);
    }
    return parts.empty() ? "none" : joined(parts);
}

std::string start_line(const Card& card)
{
    std::vector<std::string> parts;
    if (card.start == StartPermission::never && !card.token) parts.push_back("may not start");
    if (card.start == StartPermission::allow || card.core) parts.push_back("may start");
    if (card.start_slots != 1)
        parts.push_back("takes " + std::to_string(card.start_slots) + " of the five places");
    if (card.start_max > 1 && card.type == CardType::dude && !card.token)
        parts.push_back("up to " + std::to_string(card.start_max) + " together");
    if (!card.start_gangs.empty()) parts.push_back("only for " + joined(card.start_gangs, ", "));
    if (!card.core_gang_known) parts.push_back("gang unknown");
    for (const CardRule& rule : card.rules)
        parts.push_back(rule.key + ' ' + rule.value);
    return joined(parts, "; ");
}

/// Set and date; the numbers only where they differ from the ones shown above.
std::string printing_line(const Card& printing, const Card& shown, const CardCatalogue& catalogue)
{
    const CardSet& set = catalogue.set_of(printing);
    std::string line = short_id(printing.id) + " " + set.name;
    if (set.code != set.name) line += " (" + set.code + ')';
    if (!set.released.empty()) line += ", " + set.released;
    const std::string numbers = numbers_line(printing);
    return numbers == numbers_line(shown) ? line : line + ": " + numbers;
}

std::string kind_line(const Card& card)
{
    std::vector<std::string> parts{std::string(type_name(card.type))};
    if (card.token) parts.emplace_back("token");
    if (card.unique) parts.emplace_back("unique");
    if (card.experienced > 0) parts.push_back("Experienced " + std::to_string(card.experienced));
    if (card.joker && card.joker != JokerKind::plain)
        parts.push_back("joker kind " + std::string(joker_kind_name(*card.joker)));
    if (is_drifter(card))
        parts.emplace_back("drifter");
    else if (!is_neutral(card))
        parts.push_back(joined(card.gangs, " and "));
    return joined(parts);
}

} // namespace

std::string card_page(const Card& card, const CardCatalogue& catalogue, std::size_t width, bool colour)
{
    std::string title = (card.face ? face_symbol(*card.face) + "  " : std::string()) + card.title;
    if (colour) title = "\033[1m" + title + "\033[0m";
    Page page(width);
    page.line("game", card.game == Game::reloaded ? "Reloaded and Weird West" : "Classic");
    page.line("card", kind_line(card));
    page.line("numbers", numbers_line(card));
    page.line("keywords", keyword_line(card));
    page.line("starting", start_line(card));
    page.line("legal in", format_line(card, catalogue));
    page.line("text", card.text);
    const auto printings = catalogue.printings_of(card);
    const char* label = "printings";
    for (auto it = printings.rbegin(); it != printings.rend(); ++it) {
        page.line(label, printing_line(**it, card, catalogue));
        label = "";
    }
    std::vector<std::string> others;
    for (const Card* other : catalogue.with_title_key(card.game, card.title_key))
        if (other->version_key != card.version_key)
            others.push_back(other->title + " (" + short_id(other->id) + ')');
    page.line("other versions", joined(others));
    return title + '\n' + page.take();
}

} // namespace drawhand
