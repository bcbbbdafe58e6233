#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>

#include <pugixml.hpp>

#include "exporters/clean_text.h"
#include "exporters/deck_losses.h"
#include "exporters/deck_sections.h"
#include "exporters/format_writers.h"

namespace drawhand {

namespace {

constexpr const char* reloaded_game = "b440d120-025a-4fbe-9f8d-3873acacb37b";
constexpr const char* classic_game = "9afa6473-fd81-41b9-955f-8f67c7d3f423";

struct OctgnCard {
    std::string id, name;
    int copies = 0;
};
using OctgnCards = std::vector<OctgnCard>;

/// Printings that share an OCTGN id come together.
void add_card(OctgnCards& cards, const OctgnCard& card, int copies)
{
    if (copies < 1) return;
    const auto found = std::ranges::find(cards, card.id, &OctgnCard::id);
    (found == cards.end() ? cards.emplace_back(card) : *found).copies += copies;
}

bool is_guid(std::string_view text)
{
    constexpr std::string_view form = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    return std::ranges::equal(text, form, [](unsigned char c, char wanted) {
        return wanted == '-' ? c == '-' : std::isxdigit(c) != 0;
    });
}

/// The cards of a deck under their OCTGN ids, and what had to be done to find them.
class OctgnDeck {
public:
    OctgnDeck(const Deck& deck, const CardCatalogue& catalogue)
        : catalogue_(catalogue), game_(game_of(deck, catalogue))
    {
        for (const ListedCard& card : deck_sections(deck, catalogue).all())
            add(card);
        if (!of_other_game_.empty())
            warnings_.push_back("OCTGN keeps the games apart and will not find the cards of the other one: " +
                                quoted(of_other_game_));
    }

    Game game() const { return game_; }
    const OctgnCards& outfits() const { return outfits_; }
    const OctgnCards& starters() const { return starters_; }
    const OctgnCards& deck() const { return deck_; }
    const OctgnCards& legends() const { return legends_; }
    const Warnings& warnings() const { return warnings_; }

private:
    void add(const ListedCard& listed)
    {
        const auto card = octgn_card(listed);
        if (!card) return;
        if (listed.card && listed.card->game != game_) of_other_game_.push_back(listed.card->title);
        if (listed.type == CardType::outfit) return add_card(outfits_, *card, listed.copies);
        if (listed.type == CardType::legend) return add_card(legends_, *card, listed.copies);
        if (listed.starting > listed.copies)
            warnings_.push_back(std::to_string(listed.starting) + " copies of " + card->name +
                                " are to start, but the deck has " + std::to_string(listed.copies));
        add_card(starters_, *card, listed.starting_in_deck());
        add_card(deck_, *card, listed.copies - listed.starting_in_deck());
    }

    std::optional<OctgnCard> octgn_card(const ListedCard& listed)
    {
        if (!listed.card) return unknown_card(listed);
        const Card* printing = printing_with_id(*listed.card);
        if (!printing) {
            warnings_.push_back("LEFT OUT: " + copies_and_name(listed, catalogue_) +
                                ", because no printing of it has an OCTGN id");
            return std::nullopt;
        }
        warn_of_other_printing(*listed.card, *printing);
        return OctgnCard{printing->octgn_id, printing->title};
    }

    /// The ids of Classic cards are those of OCTGN, whoever knows them.
    std::optional<OctgnCard> unknown_card(const ListedCard& listed)
    {
        if (is_guid(listed.id.text)) {
            warnings_.push_back("the card " + listed.id.text + " is not known here; perhaps OCTGN knows it");
            return OctgnCard{listed.id.text, "Unknown card"};
        }
        warnings_.push_back("LEFT OUT: " + copies_and_name(listed, catalogue_) +
                            ", a card that is not known");
        return std::nullopt;
    }

    /// The printing itself, or the newest other one of the same card that OCTGN has: it has no cards of the
    /// Weird West Edition and not all promos. A red joker stays red where that is possible.
    const Card* printing_with_id(const Card& card) const
    {
        if (!card.octgn_id.empty()) return &card;
        const Card* best = nullptr;
        for (const Card* other : catalogue_.printings_of(card)) {
            if (other->octgn_id.empty() || other->type != card.type || other->face != card.face) continue;
            const bool titled_alike = other->folded_title == card.folded_title;
            if (!best || titled_alike || best->folded_title != card.folded_title) best = other;
        }
        return best;
    }

    /// A promo may have the id of the ordinary printing, which readers take it for.
    void warn_of_other_printing(const Card& wanted, const Card& written)
    {
        const std::string name = printing_name(wanted, catalogue_);
        const Card& read = *catalogue_.with_octgn_id(written.octgn_id).back();
        if (&wanted != &written)
            warnings_.push_back(name + " has no OCTGN id; written as the " + set_name(read) + " printing");
        else if (&wanted != &read)
            warnings_.push_back(name + " shares its OCTGN id with the " + set_name(read) +
                                " printing and is read as that one");
    }

    const std::string& set_name(const Card& card) const { return catalogue_.set_of(card).name; }

    const CardCatalogue& catalogue_;
    Game game_;
    OctgnCards outfits_, starters_, deck_, legends_;
    std::vector<std::string> of_other_game_;
    Warnings warnings_;
};

void add_section(pugi::xml_node& root, const char* name, const OctgnCards& cards, Game game)
{
    pugi::xml_node section = root.append_child("section");
    section.append_attribute("name") = name;
    if (game == Game::reloaded) section.append_attribute("shared") = "False";
    for (const OctgnCard& card : cards) {
        pugi::xml_node node = section.append_child("card");
        node.append_attribute("qty") = card.copies;
        node.append_attribute("id") = card.id.c_str();
        node.text() = xml_text(card.name).c_str();
    }
}

/// With byte order mark and CR LF, as OCTGN writes its decks.
std::string document_text(const pugi::xml_document& document)
{
    std::ostringstream stream;
    document.save(stream, "  ", pugi::format_indent, pugi::encoding_utf8);
    std::string text = "\xEF\xBB\xBF";
    for (const char c : stream.str()) {
        if (c == '\n') text += '\r';
        text += c;
    }
    return text;
}

} // namespace

/// Sections in the order of the deck database. `Deck` holds the copies that do not start.
WrittenDeck write_octgn(const Deck& deck, const CardCatalogue& catalogue)
{
    const OctgnDeck cards(deck, catalogue);
    const bool reloaded = cards.game() == Game::reloaded;
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "utf-8";
    declaration.append_attribute("standalone") = "yes";
    pugi::xml_node root = document.append_child("deck");
    root.append_attribute("game") = reloaded ? reloaded_game : classic_game;
    if (reloaded) root.append_attribute("sleeveid") = "0";
    add_section(root, "Outfit", cards.outfits(), cards.game());
    add_section(root, "Starting Cards", cards.starters(), cards.game());
    add_section(root, "Deck", cards.deck(), cards.game());
    if (reloaded || !cards.legends().empty()) add_section(root, "Legend", cards.legends(), cards.game());
    if (reloaded)
        root.append_child("notes").append_child(pugi::node_cdata).set_value(xml_text(deck.notes).c_str());

    WrittenDeck written{document_text(document), cards.warnings()};
    if (const std::string name = one_line(deck.name); !name.empty())
        written.warnings.push_back("OCTGN takes the name of a deck from its file; \"" + name +
                                   "\" is not in it");
    const FormatRoom room{.file = "an OCTGN deck", .name = true, .notes = reloaded};
    warn_of_lost_texts(deck, room, written.warnings);
    return written;
}

} // namespace drawhand
