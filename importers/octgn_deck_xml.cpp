#include "importers/octgn_deck_xml.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <pugixml.hpp>

#include "core/folded_title.h"
#include "importers/deck_assembly.h"
#include "importers/field_text.h"
#include "importers/xml_input.h"

namespace drawhand {

namespace {

constexpr std::size_t most_cards = 10'000; // elements

// OCTGN's Welcome to Deadwood gives this GUID to two cards, Mourning Mist and The Angler.
constexpr std::string_view guid_of_two_cards = "377ccebd-2c23-05f9-498a-8f3b1a02cbb6";

/// To compare with words that are shorter; folding a long text takes time.
std::string folded_start(std::string_view text)
{
    return fold_title(text.substr(0, 100));
}

Result<Game> game_of(const pugi::xml_node& root, const std::string& file)
{
    if (std::string_view(root.name()) == "set")
        return fail(ErrorKind::unsupported,
                    "this is an OCTGN card set, not a deck; \"drawhand import\" takes it", file);
    if (std::string_view(root.name()) != "deck")
        return fail(ErrorKind::unsupported, "this XML is no OCTGN deck; expected <deck>", file);
    const std::string game = lower_case(trimmed(root.attribute("game").value()));
    if (game == octgn_reloaded_game) return Game::reloaded;
    if (game == octgn_classic_game) return Game::classic;
    return fail(ErrorKind::unsupported, "the deck belongs to another game (\"" + for_message(game) + "\")",
                file);
}

/// All texts of an element: one that holds "]]>" is written as two.
std::string whole_text(const pugi::xml_node& node)
{
    std::string text;
    for (const pugi::xml_node& part : node.children())
        text += part.value();
    return std::string(trimmed(text));
}

/// Counts lines up to a byte; asked for places in rising order it reads the text once.
class LineCounter {
public:
    explicit LineCounter(std::string_view text) : text_(text) {}
    int line_of(std::ptrdiff_t byte)
    {
        const auto at = std::clamp<std::size_t>(static_cast<std::size_t>(std::max<std::ptrdiff_t>(byte, 0)),
                                                counted_, text_.size());
        line_ += static_cast<int>(std::ranges::count(text_.substr(counted_, at - counted_), '\n'));
        counted_ = at;
        return line_;
    }

private:
    std::string_view text_;
    std::size_t counted_ = 0;
    int line_ = 1;
};

class OctgnDeck {
public:
    OctgnDeck(std::string_view text, Game game, const TitleIndex& index)
        : game_(game), index_(index), lines_(text)
    {
        import_.source = DeckSource::octgn;
    }

    void read(const pugi::xml_node& root)
    {
        for (const pugi::xml_node& node : root.children()) {
            if (too_large()) return;
            const std::string_view name = node.name();
            if (name == "section")
                read_section(node);
            else if (name == "notes")
                import_.deck.notes = whole_text(node);
            else
                skip_element(node);
        }
        if (by_name_ > 0)
            import_.remarks.push_back(std::to_string(by_name_) +
                                      (by_name_ == 1 ? " card was" : " cards were") +
                                      " found by name, because the id is not known");
    }

    bool too_large() const { return rows_.size() > most_cards; }

    DeckImport finish(const DeckFileOptions& options)
    {
        return assemble_deck(rows_, std::move(import_), index_, options);
    }

private:
    void read_section(const pugi::xml_node& section)
    {
        const std::string_view written = section.attribute("name").value();
        const std::string name = folded_start(written);
        const bool known = name == "outfit" || name == "legend" || name == "starting cards" || name == "deck";
        for (const pugi::xml_node& node : section.children()) {
            if (too_large()) return;
            if (std::string_view(node.name()) != "card") {
                skip_element(node);
                continue;
            }
            DeckRow row = row_of(node);
            if (name == "starting cards") row.starting = row.copies;
            if (!known) {
                row.fault =
                    "it stands in the section \"" + for_message(written) + "\", which is no part of a deck";
                row.meant_as_card = false;
            }
            rows_.push_back(std::move(row));
        }
    }

    void skip_element(const pugi::xml_node& node)
    {
        const std::string name =
            *node.name() != '\0' ? "<" + for_message(node.name()) + ">" : for_message(trimmed(node.value()));
        DeckRow row;
        row.line = lines_.line_of(node.offset_debug());
        row.text = name;
        row.fault = "expected a section with cards";
        row.meant_as_card = false;
        rows_.push_back(std::move(row));
    }

    DeckRow row_of(const pugi::xml_node& node)
    {
        DeckRow row;
        row.line = lines_.line_of(node.offset_debug());
        row.title = plain_line(node.text().get());
        if (row.title.size() > 2 && row.title.starts_with('[') && row.title.ends_with(']'))
            row.title = row.title.substr(1, row.title.size() - 2); // "[Thunder Boy Nabbe]"
        const std::string_view written = trimmed(node.attribute("id").value());
        const std::string_view quantity = trimmed(node.attribute("qty").value());
        row.text = for_message(quantity) + "x " +
                   (row.title.empty() ? for_message(written) : for_message(row.title));
        find_card(written, row);
        read_quantity(quantity, row);
        return row;
    }

    void find_card(std::string_view written, DeckRow& row)
    {
        const auto guid = parse_guid(written);
        if (guid) row.cards = with_guid(*guid, row.title);
        if (!row.cards.empty()) return;
        row.cards = index_.titled(row.title);
        std::erase_if(row.cards, [this](const Card* card) { return card->game != game_; });
        if (!row.cards.empty()) ++by_name_;
        if (row.title.empty())
            row.fault = written.empty() ? "the card has neither id nor name" : "no card has this id";
    }

    /// Base cards share their GUID with promos, which are left out where there is another.
    std::vector<const Card*> with_guid(const std::string& guid, std::string_view title) const
    {
        if (game_ == Game::classic) {
            const Card* card = index_.with_id(guid);
            return card ? std::vector{card} : std::vector<const Card*>{};
        }
        std::vector<const Card*> cards = index_.catalogue().with_octgn_id(guid);
        std::erase_if(cards, [](const Card* card) { return card->game != Game::reloaded; });
        if (guid == guid_of_two_cards && folded_start(title) == "the angler") return index_.titled(title);
        const auto is_promo = [](const Card* card) { return card->set == "alt"; };
        if (!std::ranges::all_of(cards, is_promo)) std::erase_if(cards, is_promo);
        return cards;
    }

    static void read_quantity(std::string_view text, DeckRow& row)
    {
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), row.copies);
        if (problem == std::errc::result_out_of_range)
            row.copies = text.starts_with('-') ? -1 : 1'000'000;
        else if (problem != std::errc{} || end != text.data() + text.size())
            row.fault = "the quantity \"" + for_message(text) + "\" is no number";
    }

    Game game_;
    const TitleIndex& index_;
    LineCounter lines_;
    DeckImport import_;
    std::vector<DeckRow> rows_;
    int by_name_ = 0;
};

} // namespace

Result<DeckImport> read_octgn_deck(std::string_view text, const TitleIndex& index,
                                   const DeckFileOptions& options)
{
    pugi::xml_document document;
    if (auto loaded = load_xml(text, options.file, document); !loaded)
        return tl::unexpected<Error>(loaded.error());
    const pugi::xml_node root = document.document_element();
    const auto game = game_of(root, options.file);
    if (!game) return tl::unexpected<Error>(game.error());
    OctgnDeck deck(text, *game, index);
    deck.read(root);
    if (deck.too_large())
        return fail(ErrorKind::unsupported, "the deck has more than 10,000 elements", options.file);
    return deck.finish(options);
}

} // namespace drawhand
