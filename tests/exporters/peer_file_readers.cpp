#include <regex>
#include <stdexcept>

#include <pugixml.hpp>

#include "core/card_catalogue.h"
#include "peer_readers.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

PeerDeck read_as_dtdb_octgn_import(const std::string& text)
{
    pugi::xml_document document;
    if (!document.load_buffer(text.data(), text.size())) throw std::runtime_error("no XML");
    PeerDeck deck;
    for (const pugi::xml_node section : document.child("deck").children("section"))
        for (const pugi::xml_node card : section.children("card")) {
            const std::string id = card.attribute("id").value();
            const int copies = card.attribute("qty").as_int();
            const std::string name = section.attribute("name").value();
            if (full_catalogue().with_octgn_id(id).empty()) deck.not_found.push_back(id);
            deck.cards[id].copies += copies;
            if (name == "Starting Cards") deck.cards[id].starting += copies;
        }
    return deck;
}

DrawnDeck read_as_doomtown_draw(const std::string& text)
{
    static const std::regex joker("joker", std::regex::icase), devils("joker,devils", std::regex::icase);
    static const std::regex face(R"(([1-9]|1[0-3]),([CDHS]))");
    static const char* const values[] = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    DrawnDeck deck;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = text.substr(at, end - at);
        at = end + 1;
        ++deck.lines;
        std::smatch parts;
        if (std::regex_match(line, joker))
            ++deck.jokers;
        else if (std::regex_match(line, devils))
            ++deck.devils;
        else if (std::regex_match(line, parts, face))
            ++deck.faces[values[std::stoi(parts[1]) - 1] + parts[2].str()];
        else
            deck.refusal = "cannot read \"" + line + '"';
    }
    if (deck.lines < 46 || deck.lines > 54) deck.refusal = std::to_string(deck.lines) + " lines";
    if (deck.jokers + deck.devils > 2) deck.refusal = "too many jokers";
    return deck;
}

namespace {

/// Takes one field off the front; `at` stands on the separator or line end behind it.
std::string take_field(const std::string& text, std::size_t& at)
{
    if (text.at(at) != '"') {
        const std::size_t end = text.find_first_of(",\"\r\n", at);
        if (end == std::string::npos || text[end] == '"') throw std::runtime_error("a quote inside a field");
        return text.substr(std::exchange(at, end), end - at);
    }
    std::string field;
    for (++at;; ++at) {
        if (text.at(at) == '"' && text.at(++at) != '"') return field;
        field += text.at(at);
    }
}

} // namespace

std::vector<std::vector<std::string>> read_strict_csv(const std::string& text)
{
    std::vector<std::vector<std::string>> rows;
    for (std::size_t at = 0; at < text.size();) {
        std::vector<std::string>& row = rows.emplace_back();
        row.push_back(take_field(text, at));
        for (; text.at(at) == ','; row.push_back(take_field(text, at)))
            ++at;
        if (text.compare(at, 2, "\r\n") != 0) throw std::runtime_error("a row that does not end with CR LF");
        at += 2;
        if (row.size() != rows.front().size()) throw std::runtime_error("rows of different length");
    }
    return rows;
}

} // namespace drawhand::test
