#include "importers/deck_json.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "importers/deck_assembly.h"
#include "importers/deck_line.h"
#include "importers/field_text.h"
#include "importers/json_tree.h"

namespace drawhand {

namespace {

using Kind = JsonNode::Kind;

constexpr std::size_t most_decks = 5'000;
constexpr std::size_t most_rows = 10'000; // of one deck
constexpr std::size_t most_rows_of_file = 100'000;
constexpr std::size_t most_unknown = 5'000; // of a file; each is read like a line of a typed list
constexpr std::size_t longest_word = 100;   // of a tag or a format

bool is_card_id(std::string_view text)
{
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return (text.size() == 5 && std::ranges::all_of(text, is_digit)) || parse_guid(text);
}

/// What a deck database stores of a deck: {"01018": {"quantity": 2, "start": 1}} and nothing else.
bool is_bare_content(const JsonNode& node)
{
    return node.is(Kind::object) && !node.items.empty() &&
           std::ranges::all_of(node.items, is_card_id, &JsonNode::key);
}

enum class DeckShape : std::uint8_t { none, townsquare, own_deck, published, content };

DeckShape shape_of(const JsonNode& node)
{
    if (node.find("drawCards")) return DeckShape::townsquare;
    if (is_bare_content(node)) return DeckShape::content;
    const JsonNode* cards = node.find("cards");
    if (!cards) return DeckShape::none;
    if (cards->is(Kind::object)) return DeckShape::published;
    if (!cards->is(Kind::array)) return DeckShape::none;
    if (cards->items.empty()) return node.find("username") ? DeckShape::published : DeckShape::own_deck;
    return cards->items.front().find("card_code") ? DeckShape::own_deck : DeckShape::none;
}

class JsonDeck {
public:
    explicit JsonDeck(const TitleIndex& index) : index_(index) {}

    void read(const JsonNode& node, DeckShape shape)
    {
        std::string_view name = node.text_of("name");
        if (name.empty()) name = node.text_of("deckName");
        import_.deck.name = clean_deck_name(name);
        if (shape == DeckShape::townsquare) read_townsquare(node);
        if (shape == DeckShape::own_deck) read_own_deck(node);
        if (shape == DeckShape::published) read_published(node);
        if (shape == DeckShape::content) {
            import_.source = DeckSource::dtdb_deck;
            read_content(node);
        }
    }

    bool too_large() const { return rows_.size() > most_rows; }

    DeckImport finish(const DeckFileOptions& options, std::size_t most_suggestions)
    {
        return assemble_deck(rows_, std::move(import_), index_, options, most_suggestions);
    }

private:
    void read_townsquare(const JsonNode& node)
    {
        import_.source = DeckSource::townsquare_deck;
        for (const char* part : {"outfit", "legend"})
            if (const JsonNode* card = node.find(part);
                card && card->is(Kind::object) && !card->items.empty())
                rows_.push_back(row_of(card->line, card->text_of("code"), card->text_of("title")));
        const JsonNode& cards = *node.find("drawCards");
        if (!cards.is(Kind::array)) return add_fault(cards.line, "drawCards", "expected an array of cards");
        for (const JsonNode& item : cards.items) {
            const JsonNode* card = item.find("card");
            if (!card) {
                add_fault(item.line, "an item of drawCards", "expected a card with its code and count");
                continue;
            }
            DeckRow row = row_of(item.line, card->text_of("code"), card->text_of("title"));
            read_number(item.find("count"), "count", row.copies, row);
            read_number(item.find("starting"), "starting", row.starting, row);
            if (const JsonNode* custom = card->find("custom"); custom && custom->truth)
                row.fault = "a custom card of doomtown.online";
            rows_.push_back(std::move(row));
        }
    }

    void read_own_deck(const JsonNode& node)
    {
        import_.source = DeckSource::dtdb_deck;
        import_.deck.notes = node.text_of("description");
        import_.deck.format = word_of(node.text_of("format"));
        read_tags(node.find("tags"));
        for (const JsonNode& item : node.find("cards")->items) {
            if (!item.find("card_code")) {
                add_fault(item.line, "an item of cards", "expected card_code, qty and start");
                continue;
            }
            DeckRow row = row_of(item.line, item.text_of("card_code"), {});
            read_number(item.find("qty"), "qty", row.copies, row);
            read_number(item.find("start"), "start", row.starting, row);
            rows_.push_back(std::move(row));
        }
        read_unknown(node.find("unknown"));
    }

    void read_published(const JsonNode& node)
    {
        import_.source = DeckSource::dtdb_decklist;
        import_.deck.notes = plain_text(node.text_of("description"));
        import_.remarks.emplace_back("starters unknown: a published list of DoomtownDB does not name them");
        read_content(*node.find("cards"));
    }

    void read_content(const JsonNode& cards)
    {
        for (const JsonNode& item : cards.items) {
            DeckRow row = row_of(item.line, item.key, {});
            if (item.is(Kind::object)) {
                read_number(item.find("quantity"), "quantity", row.copies, row);
                read_number(item.find("start"), "start", row.starting, row);
            } else {
                read_number(&item, "quantity", row.copies, row);
            }
            rows_.push_back(std::move(row));
        }
    }

    void read_tags(const JsonNode* tags)
    {
        if (!tags) return;
        for (const JsonNode& tag : tags->items)
            if (std::string word = word_of(tag.text); !word.empty())
                import_.deck.tags.push_back(std::move(word));
    }

    /// Lines that an earlier reader could not make out: perhaps this one knows the card by now.
    void read_unknown(const JsonNode* unknown)
    {
        if (!unknown) return;
        for (const JsonNode& item : unknown->items) {
            const std::string text = clean_deck_name(item.text_of("text"));
            if (text.empty()) {
                add_fault(item.line, "an item of unknown", "expected the text of a card");
                continue;
            }
            const DeckLine line = parse_deck_line(text, index_);
            DeckRow row;
            row.line = item.line;
            row.text = text;
            row.title = line.title;
            row.cards = line.cards;
            row.set = line.set;
            row.set_known = line.set_known;
            row.part = line.part;
            row.starting = line.stars;
            read_number(item.find("copies"), "copies", row.copies, row);
            rows_.push_back(std::move(row));
        }
    }

    DeckRow row_of(int line, std::string_view code, std::string_view title) const
    {
        DeckRow row;
        row.line = line;
        row.title = title.empty() ? std::string(code) : plain_line(title);
        row.text = for_message(code) + (title.empty() ? "" : " " + for_message(title));
        if (const Card* card = index_.with_id(code))
            row.cards = {card};
        else if (!title.empty())
            row.cards = index_.titled(row.title);
        else
            row.fault = code.empty() ? "the card has no code" : "no card has this code";
        return row;
    }

    /// One when nothing is said.
    static void read_number(const JsonNode* node, const char* name, long long& into, DeckRow& row)
    {
        if (!node || node->is(Kind::null)) return;
        if (const auto number = whole_number_of(*node))
            into = *number;
        else if (row.fault.empty())
            row.fault = std::string(name) + " is no whole number";
    }

    void add_fault(int line, const char* text, const char* why)
    {
        DeckRow row;
        row.line = line;
        row.text = text;
        row.fault = why;
        row.meant_as_card = false;
        rows_.push_back(std::move(row));
    }

    static std::string word_of(std::string_view text)
    {
        std::string word = clean_deck_name(text);
        return word.size() <= longest_word ? word : std::string();
    }

    const TitleIndex& index_;
    DeckImport import_;
    std::vector<DeckRow> rows_;
};

Result<DeckImport> read_one(const JsonNode& node, const TitleIndex& index, const DeckFileOptions& options,
                            std::size_t most_suggestions)
{
    const DeckShape shape = shape_of(node);
    if (shape == DeckShape::none) {
        constexpr auto why = "expected a deck: an object with \"cards\" or \"drawCards\"";
        DeckImport none;
        none.skipped.push_back({node.line, "an item of the file", why, {}});
        return none;
    }
    JsonDeck deck(index);
    deck.read(node, shape);
    if (deck.too_large())
        return fail(ErrorKind::unsupported, "a deck has more than 10,000 rows",
                    options.file + ", line " + std::to_string(node.line));
    return deck.finish(options, most_suggestions);
}

/// Many decks must not cost more than one that is too large.
Result<void> check_rows(std::span<const JsonNode> decks, const std::string& file)
{
    const auto items_of = [](const JsonNode& deck, std::string_view name) {
        const JsonNode* member = deck.find(name);
        return member ? member->items.size() : 0;
    };
    std::size_t rows = 0, unknown = 0;
    for (const JsonNode& deck : decks) {
        rows += items_of(deck, "cards") + items_of(deck, "drawCards");
        if (is_bare_content(deck)) rows += deck.items.size();
        unknown += items_of(deck, "unknown");
    }
    if (rows > most_rows_of_file)
        return fail(ErrorKind::unsupported, "the decks have more than 100,000 rows together", file);
    if (unknown > most_unknown)
        return fail(ErrorKind::unsupported, "the decks have more than 5,000 unknown cards together", file);
    return {};
}

/// What JSON files that are no decks look like.
std::string other_content(const JsonNode& node)
{
    if (node.find("bannedCards")) return "this is a list of banned cards, not a deck";
    const JsonNode* cards = node.find("cards");
    const JsonNode& sample = cards && !cards->items.empty() ? cards->items.front() : node;
    if (sample.find("title") && sample.find("code"))
        return "this is a list of cards, not a deck; \"drawhand import\" takes it";
    return "no deck in this JSON; expected an object with \"cards\" or \"drawCards\", or an array of them";
}

} // namespace

Result<std::vector<DeckImport>> read_deck_json(std::string_view text, const TitleIndex& index,
                                               const DeckFileOptions& options)
{
    const auto root = read_json_tree(text, options.file);
    if (!root) return tl::unexpected<Error>(root.error());
    const std::span<const JsonNode> nodes =
        root->is(Kind::array) ? std::span<const JsonNode>(root->items) : std::span(&*root, 1);
    if (nodes.size() > most_decks)
        return fail(ErrorKind::unsupported, "the file has more than 5,000 decks", options.file);
    if (nodes.empty()) return fail(ErrorKind::malformed, "the file holds no deck", options.file);
    const auto is_no_deck = [](const JsonNode& node) { return shape_of(node) == DeckShape::none; };
    if (std::ranges::all_of(nodes, is_no_deck))
        return fail(ErrorKind::malformed, other_content(nodes.front()), options.file);
    if (auto rows = check_rows(nodes, options.file); !rows) return tl::unexpected<Error>(rows.error());

    std::vector<DeckImport> decks;
    std::size_t suggestions_left = rows_with_suggestions;
    for (const JsonNode& node : nodes) {
        auto deck = read_one(node, index, options, suggestions_left);
        if (!deck) return tl::unexpected<Error>(deck.error());
        suggestions_left -= std::min(suggestions_left, deck->skipped.size());
        decks.push_back(*std::move(deck));
    }
    return decks;
}

} // namespace drawhand
