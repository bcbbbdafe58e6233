#include <doctest/doctest.h>

#include <algorithm>

#include "card_file_texts.h"
#include "importers/card_difference.h"
#include "importers/card_merge.h"
#include "support/test_catalogue.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

std::string quoted(const std::string& text)
{
    std::string json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') json += '\\';
        json += c;
    }
    return json + '"';
}

std::string escaped(const std::string& text)
{
    std::string xml;
    for (const char c : text)
        xml += c == '&' ? "&amp;" : c == '"' ? "&quot;" : c == '<' ? "&lt;" : std::string(1, c);
    return xml;
}

std::string number_or(const std::optional<int>& number, const char* none)
{
    return number ? std::to_string(*number) : none;
}

std::string stat_or_empty(const CardFacts& card, Stat stat)
{
    const std::string text = stat_text(card, stat);
    return text == "none" ? "" : text;
}

std::string as_dtdb(const CardFacts& card)
{
    constexpr const char* suits[] = {"\"Spades\"", "\"Hearts\"", "\"Diams\"", "\"Clubs\""};
    std::string keywords, gangs;
    for (const Keyword& keyword : card.keywords)
        keywords += (keywords.empty() ? "" : " \u2022 ") + keyword_text(keyword);
    for (const std::string& gang : card.gangs)
        gangs += (gangs.empty() ? "" : ",") + quoted(gang);
    Fields fields = {{"code", quoted(card.id.text)},
                     {"title", quoted(card.title)},
                     {"type_code", quoted(std::string(type_name(card.type)))},
                     {"suit", card.face ? suits[static_cast<int>(card.face->suit)] : "null"},
                     {"rank", card.face ? std::to_string(card.face->value.pips()) : "null"},
                     {"keywords", quoted(keywords)},
                     {"gang", card.gangs.size() == 1 ? gangs : '[' + gangs + ']'},
                     {"number", number_or(card.number, "null")},
                     {"quantity", number_or(card.quantity, "null")},
                     {"pack_code", quoted(card.set)},
                     {"shooter", quoted(std::string(shooter_name(card.shooter)))},
                     {"octgnid", card.octgn_id.empty() ? "null" : quoted(card.octgn_id + "\\n")}};
    for (const Stat stat : all_stats)
        fields.emplace_back(stat == Stat::stash ? "wealth" : stat_name(stat),
                            quoted(stat_or_empty(card, stat)));
    // quoted() escaped the backslash of the line feed that some real ids end in.
    std::string json = json_card(fields);
    for (std::size_t at = json.find("\\\\n"); at != std::string::npos; at = json.find("\\\\n", at))
        json.erase(at, 1);
    return json;
}

std::string as_octgn_classic(const CardFacts& card)
{
    std::string text;
    for (const Keyword& keyword : card.keywords)
        text += keyword.name + (keyword.number ? ':' + std::to_string(*keyword.number) : "") + ". ";
    const bool token = card.type == CardType::dude && !card.face;
    const bool bonus = card.type != CardType::dude;
    return xml_card({{"id", card.id.text},
                     {"name", escaped(card.title)},
                     {"Rank", card.face                      ? value_text(card.face->value)
                              : card.type == CardType::joker ? "W"
                                                             : ""},
                     {"Suit", card.face ? std::string(1, suit_letter(card.face->suit)) : ""},
                     {"Type", std::string(type_name(card.type))},
                     {"Cost", stat_or_empty(card, Stat::cost)},
                     {"Upkeep", stat_or_empty(card, Stat::upkeep)},
                     {"Production", stat_or_empty(card, Stat::production)},
                     {bonus ? "Bullet Bonus" : "Bullets", stat_or_empty(card, Stat::bullets)},
                     {bonus ? "Bullets" : "Bullet Bonus", ""},
                     {"Draw Type", std::string(shooter_name(card.shooter))},
                     {"Influence", stat_or_empty(card, Stat::influence)},
                     {"Control", stat_or_empty(card, Stat::control)},
                     {"Outfit", card.gangs.empty() ? "" : escaped(card.gangs.front())},
                     {"Ghost Rock", stat_or_empty(card, Stat::stash)},
                     {"Rarity", token ? "Token" : "C"},
                     {"Text", escaped(text) + "Whistle a tune."}});
}

} // namespace

TEST_CASE("the whole Reloaded catalogue, written as DoomtownDB writes it, changes nothing")
{
    std::vector<std::string> records;
    for (const CardFacts& card : asset_data().cards)
        if (card.game == Game::reloaded) records.push_back(as_dtdb(card));
    const CardMerge merge = merge_cards(full_catalogue(), read_good(json_list(records)));
    CHECK(merge.same == 1'256);
    CHECK(merge.changed.empty());
    CHECK(merge.added.empty());
    CHECK(merge.refused.empty());
    CHECK(merge.new_sets.empty());
    CHECK(merge.notes.empty());
}

TEST_CASE("the whole Classic catalogue, written as OCTGN writes it, only gains texts")
{
    const CatalogueData data = asset_data();
    int cards = 0;
    for (const CardSet& set : full_catalogue().sets()) {
        if (set.game != Game::classic) continue;
        std::vector<std::string> records;
        for (const CardFacts& card : data.cards)
            if (card.game == Game::classic && card.set == set.code) records.push_back(as_octgn_classic(card));
        CAPTURE(set.name);
        const CardMerge merge =
            merge_cards(full_catalogue(), read_good(xml_set(Game::classic, escaped(set.name), records)));
        CHECK(merge.changed.size() == records.size());
        CHECK(merge.added.empty());
        CHECK(merge.refused.empty());
        CHECK(merge.new_sets.empty());
        for (const CardChange& change : merge.changed) {
            CAPTURE(change.title);
            CHECK(change.differences == std::vector<std::string>{"text added"});
        }
        cards += static_cast<int>(merge.changed.size());
    }
    CHECK(cards == 1'643);
}

TEST_CASE("what an import stores makes a catalogue again, with printed gangs and corrections on top")
{
    CatalogueData data = asset_data();
    const auto corrected = std::ranges::find_if(data.cards, [](const CardFacts& card) {
        return card.id.text.starts_with("c0c91ced"); // its correction gives it two gangs
    });
    REQUIRE(corrected != data.cards.end());
    const CardMerge merge = merge_cards(
        full_catalogue(),
        read_good(xml_set(Game::classic, escaped(corrected->set), {as_octgn_classic(*corrected)})));
    REQUIRE(merge.store.size() == 1);
    CHECK(merge.store.front().gangs == corrected->gangs);
    *corrected = merge.store.front();
    const auto built = CardCatalogue::build(std::move(data));
    REQUIRE(built);
    CHECK(built->find(merge.store.front().id)->gangs.size() == 2);
    CHECK(built->find(merge.store.front().id)->text.ends_with("Whistle a tune."));
}
