#include "importers/octgn_set_xml.h"

#include <algorithm>

#include <pugixml.hpp>

#include "core/folded_title.h"
#include "importers/classic_keywords.h"
#include "importers/field_text.h"
#include "importers/record_list.h"
#include "importers/tab_table.h"
#include "importers/xml_input.h"

namespace drawhand {

namespace {

// OCTGN keeps play aids and token dudes of both games in a set of this name.
constexpr std::string_view token_set = "markers and tokens";

Result<CardFileKind> kind_of(const pugi::xml_node& root, const std::string& file)
{
    if (std::string_view(root.name()) == "deck")
        return fail(ErrorKind::unsupported, "this is an OCTGN deck, not a card file", file);
    if (std::string_view(root.name()) != "set")
        return fail(ErrorKind::unsupported, "this XML is no OCTGN card set", file);
    const std::string game = lower_case(trimmed(root.attribute("gameId").value()));
    if (game == octgn_reloaded_game) return CardFileKind::octgn_reloaded;
    if (game == octgn_classic_game) return CardFileKind::octgn_classic;
    return fail(ErrorKind::unsupported, "the set belongs to another game (\"" + for_message(game) + "\")",
                file);
}

Result<CardSet> read_set(const pugi::xml_node& root, Game game, const std::string& file)
{
    const std::string name = plain_line(root.attribute("name").value());
    if (name.empty() || name.size() > 200 || has_control_character(name))
        return fail(ErrorKind::malformed, "the set has no usable name", file);
    return CardSet{game, name, name, {}, {}, {}};
}

class Properties {
public:
    explicit Properties(const pugi::xml_node& card) : card_(card) {}
    std::string_view operator[](const char* name) const
    {
        return trimmed(card_.find_child_by_attribute("property", "name", name).attribute("value").value());
    }

private:
    pugi::xml_node card_;
};

/// Joined by "-" without blanks; only Non-Unique has a hyphen of its own.
void read_reloaded_keywords(std::string_view text, CardBuilder& card)
{
    if (text.size() > 1'000) return card.refuse("the keywords are longer than 1,000 characters");
    const auto words = split(text, '-');
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i + 1 < words.size() && lower_case(trimmed(words[i])) == "non" &&
            lower_case(trimmed(words[i + 1])) == "unique") {
            card.add_keyword("Non-Unique");
            ++i;
        } else {
            card.add_keyword(words[i]);
        }
    }
}

/// "[Thunder Boy Nabbe]": brackets round a whole name mean nothing.
std::string_view without_brackets(std::string_view name)
{
    if (name.size() > 2 && name.starts_with('[') && name.ends_with(']'))
        return name.substr(1, name.size() - 2);
    return name;
}

/// Older sets give a goods' bonus its own property, newer ones write it as bullets of the kind "Bonus".
void read_bullets(const Properties& property, CardBuilder& card)
{
    const std::string_view bonus = property["Bullet Bonus"];
    const bool only_bonus = property["Bullets"].empty() && !bonus.empty();
    card.read_stat(Stat::bullets, only_bonus ? bonus : property["Bullets"]);
    const bool bonus_kind = only_bonus && property["Draw Type"].empty() && card.card().game == Game::reloaded;
    card.read_shooter(bonus_kind ? "bonus" : property["Draw Type"]);
}

/// The cost of an outfit is its stash; a legend's is taken from it.
void read_reloaded_cost(std::string_view cost, CardBuilder& card)
{
    if (card.card().type == CardType::legend && !cost.empty())
        card.read_stat(Stat::stash, cost.starts_with('-') ? std::string(cost) : '-' + std::string(cost));
    else
        card.read_stat(card.card().type == CardType::outfit ? Stat::stash : Stat::cost, cost);
}

CardBuilder read_card(const pugi::xml_node& node, const CardSet& set)
{
    const Properties property(node);
    CardBuilder card(set.game);
    card.read_guid(node.attribute("id").value());
    card.read_title(without_brackets(trimmed(node.attribute("name").value())));
    card.read_set(set.name);
    card.read_type(property["Type"]);
    card.read_face(property["Suit"], property["Rank"]);
    card.read_stat(Stat::upkeep, property["Upkeep"]);
    card.read_stat(Stat::production, property["Production"]);
    card.read_stat(Stat::influence, property["Influence"]);
    card.read_stat(Stat::control, property["Control"]);
    read_bullets(property, card);
    card.read_gang(property["Outfit"]);
    card.read_text(property["Text"]);
    if (set.game == Game::reloaded) {
        read_reloaded_cost(property["Cost"], card);
        read_reloaded_keywords(property["Keywords"], card);
        const bool token = fold_title(set.name) == token_set && !has_keyword(card.card(), "Token");
        if (token) card.add_keyword("Token");
    } else {
        card.read_stat(Stat::cost, property["Cost"]);
        card.read_stat(Stat::stash, property["Ghost Rock"]);
        for (const Keyword& keyword : classic_keywords(card.card().text))
            card.add_keyword(keyword_text(keyword));
    }
    card.finish(lower_case(property["Rarity"]) == "token");
    return card;
}

/// Town square, hand rank guide, lowball pot: tokens on which no number is printed are no cards.
bool is_play_aid(const Properties& property)
{
    if (lower_case(property["Type"]) != "token") return false;
    constexpr const char* printed[] = {"Rank", "Cost", "Bullets", "Influence"};
    return std::ranges::all_of(printed, [&](const char* name) { return property[name].empty(); });
}

} // namespace

Result<CardFile> read_octgn_set(std::string_view text, const std::string& file)
{
    pugi::xml_document document;
    if (auto loaded = load_xml(text, file, document); !loaded) return tl::unexpected<Error>(loaded.error());
    const pugi::xml_node root = document.document_element();
    const auto kind = kind_of(root, file);
    if (!kind) return tl::unexpected<Error>(kind.error());
    const Game game = *kind == CardFileKind::octgn_reloaded ? Game::reloaded : Game::classic;
    auto set = read_set(root, game, file);
    if (!set) return tl::unexpected<Error>(set.error());

    CardFile result;
    result.kind = *kind;
    result.sets.push_back(*set);
    RecordList list(result);
    std::size_t number = 0;
    for (const pugi::xml_node node : root.child("cards").children("card")) {
        if (++number > most_card_records)
            return fail(ErrorKind::unsupported, "the file has more than 20,000 records", file);
        if (is_play_aid(Properties(node))) {
            result.notes.push_back("record " + std::to_string(number) + ": " +
                                   for_message(plain_line(node.attribute("name").value())) +
                                   " is a play aid, not a card");
            continue;
        }
        const CardBuilder card = read_card(node, *set);
        // One Reloaded file has two different cards under one GUID; merge_cards tells them apart by name.
        std::string key = card.card().id.text;
        if (game == Game::reloaded) key += '\n' + fold_title(card.card().title);
        list.keep(card, number, key);
    }
    if (number == 0) result.notes.emplace_back("the file holds no cards");
    return result;
}

} // namespace drawhand
