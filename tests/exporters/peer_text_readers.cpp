#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <tuple>

#include "core/card_catalogue.h"
#include "peer_readers.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string trim(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

using Printings = std::vector<const Card*>;

/// The cards of Reloaded by title in lower case, oldest release first, undated last.
std::map<std::string, Printings> all_titles()
{
    std::map<std::string, Printings> titles;
    for (const Card& card : full_catalogue().cards())
        if (card.game == Game::reloaded) titles[lower(card.title)].push_back(&card);
    for (auto& [title, printings] : titles)
        std::ranges::stable_sort(printings, {}, [](const Card* card) {
            const std::string& date = full_catalogue().set_of(*card).released;
            return std::make_tuple(date.empty(), date);
        });
    return titles;
}

Printings titled(const std::string& title)
{
    static const auto titles = all_titles();
    const auto found = titles.find(lower(title));
    return found == titles.end() ? Printings{} : found->second;
}

bool is_pack(const CardSet& set, const std::string& pack)
{
    return lower(set.code) == lower(pack) || lower(set.name) == lower(pack);
}

/// Any printing when nobody knows the pack; nothing when the pack is known and the title is not in it.
const Card* card_in_pack(const std::string& title, const std::string& pack)
{
    const auto printings = titled(title);
    const bool known = std::ranges::any_of(full_catalogue().sets(), [&pack](const CardSet& set) {
        return set.game == Game::reloaded && is_pack(set, pack);
    });
    for (const Card* card : printings)
        if (!known || is_pack(full_catalogue().set_of(*card), pack)) return card;
    return nullptr;
}

// A heading, perhaps behind signs of Markdown or one tag of BBCode.
const std::regex dude_heading(R"(^(#+ *|\[[^\]]*\])?Dude\b)"), legend_heading(R"(^(#+ *|\[[^\]]*\])?Legend)");

/// Name and outfit above the dudes, when there are both.
void read_header(const std::vector<std::string>& lines, PeerDeck& deck)
{
    std::vector<std::string> header;
    const auto dudes = std::ranges::find_if(
        lines, [](const std::string& line) { return std::regex_search(line, dude_heading); });
    if (dudes == lines.end()) return;
    std::copy_if(lines.begin(), dudes, std::back_inserter(header),
                 [](const std::string& line) { return !line.empty(); });
    if (header.size() < 2) return;
    deck.name = trim(header[0]);
    std::smatch parts;
    static const std::regex outfit(R"(^([^()]*)\((.*)\)$)");
    if (!std::regex_match(header[1], parts, outfit)) return;
    for (const Card& card : full_catalogue().cards())
        if (card.title == trim(parts[1]) && full_catalogue().set_of(card).name == parts[2]) {
            deck.outfit = card.id.text;
            return;
        }
}

} // namespace

PeerDeck read_as_doomtown_online(const std::string& text)
{
    if (text.starts_with("[b]") || text.starts_with("# "))
        throw std::runtime_error("doomtown.online takes this for BBCode or Markdown");
    const auto lines = lines_of(text);
    PeerDeck deck;
    read_header(lines, deck);
    static const std::regex card_line(R"(^\*? ?(\d+)x? +(.*)$)");
    bool legend_follows = false;
    for (const std::string& line : lines) {
        if (std::regex_search(line, legend_heading)) legend_follows = true;
        std::smatch parts;
        const std::string trimmed = trim(line);
        if (!std::regex_match(trimmed, parts, card_line)) continue;
        std::string rest = parts[2];
        const auto stars = static_cast<int>(std::ranges::count(rest, '*'));
        std::erase(rest, '*');
        const std::size_t open = rest.rfind('(');
        if (open == std::string::npos) continue;
        const std::string title = trim(rest.substr(0, open));
        const std::string pack = rest.substr(open + 1, rest.size() - open - 2); // the last character unseen
        const Card* card = card_in_pack(title, pack);
        if (std::exchange(legend_follows, false))
            deck.legend = title;
        else if (!card)
            deck.not_found.push_back(title);
        else {
            deck.cards[card->id.text].copies += std::stoi(parts[1]);
            deck.cards[card->id.text].starting += stars;
        }
    }
    return deck;
}

PeerDeck read_as_townsquare_script(const std::string& text)
{
    static const std::regex outfit_line(R"(^\[.*\]\(http://dtdb\.co/en/card/(\d+)\))");
    static const std::regex card_line(R"(^\* ([1-9])x \[.*\]\(http://dtdb\.co/en/card/(\d+)\)(\*?))");
    PeerDeck deck;
    for (const std::string& line : lines_of(text)) {
        std::smatch parts;
        if (line.starts_with("# ")) {
            deck.name = line.substr(2);
        } else if (std::regex_search(line, parts, outfit_line)) {
            deck.outfit = parts[1];
        } else if (std::regex_search(line, parts, card_line)) {
            deck.cards[parts[2]].copies += std::stoi(parts[1]);
            deck.cards[parts[2]].starting += parts[3].length() > 0 ? 1 : 0;
        }
    }
    return deck;
}

PeerDeck read_as_dtdb_text_import(const std::string& text)
{
    static const std::regex count_first(R"(^ *(\d)x?([A-Za-z0-9\-.'!: ]+))");
    static const std::regex count_last(R"(^([^(]*)\(.*x(\d))");
    PeerDeck deck;
    bool outfit_seen = false;
    for (const std::string& line : lines_of(text)) {
        std::smatch parts;
        std::string title, copies;
        if (std::regex_search(line, parts, count_first)) {
            copies = parts[1];
            title = trim(parts[2]);
        } else if (std::regex_search(line, parts, count_last)) {
            title = trim(parts[1]);
            copies = parts[2];
        } else if (line.find(':') != std::string::npos && !std::exchange(outfit_seen, true)) {
            title = trim(line);
            copies = "1";
        } else {
            continue;
        }
        if (titled(title).empty())
            deck.not_found.push_back(title);
        else
            deck.cards[lower(title)].copies += std::stoi(copies);
    }
    return deck;
}

} // namespace drawhand::test
