#include "card_file_texts.h"

#include <algorithm>
#include <stdexcept>

#include <doctest/doctest.h>

namespace drawhand::test {

namespace {

Fields with_changes(Fields fields, const Fields& changes)
{
    for (const auto& [name, value] : changes) {
        const auto found = std::ranges::find(fields, name, &Fields::value_type::first);
        if (found != fields.end())
            found->second = value;
        else
            fields.emplace_back(name, value);
    }
    return fields;
}

} // namespace

std::string json_card(const Fields& changes)
{
    const Fields fields = with_changes({{"code", R"("99001")"},
                                        {"title", R"("Test Pilgrim")"},
                                        {"type", R"("Dude")"},
                                        {"type_code", R"("dude")"},
                                        {"suit", R"("Spades")"},
                                        {"keywords", R"("")"},
                                        {"text", R"("")"},
                                        {"cost", "4"},
                                        {"gang", R"("Neutral")"},
                                        {"flavor", R"("Secret.")"},
                                        {"illustrator", R"("Nobody")"},
                                        {"number", "1"},
                                        {"quantity", "2"},
                                        {"pack", R"("Zero Zone")"},
                                        {"pack_code", R"("ZZ")"},
                                        {"cyclenumber", "30"},
                                        {"shooter", R"("Draw")"},
                                        {"rank", "5"},
                                        {"upkeep", "1"},
                                        {"production", "null"},
                                        {"bullets", "2"},
                                        {"influence", "1"},
                                        {"control", "null"},
                                        {"wealth", "null"},
                                        {"octgnid", "null"},
                                        {"imagesrc", R"("/i/1.jpg")"},
                                        {"something_new", "[1,2]"}},
                                       changes);
    std::string text;
    for (const auto& [name, value] : fields)
        if (value != "missing") text += (text.empty() ? "" : ",") + ('"' + name + "\":" + value);
    return '{' + text + '}';
}

std::string json_list(const std::vector<std::string>& records)
{
    std::string text;
    for (const std::string& record : records)
        text += (text.empty() ? "" : ",\n") + record;
    return '[' + text + ']';
}

std::string json_pack(const std::vector<std::string>& cards)
{
    return R"({"name":"Zero Zone","code":"ZZ","number":2,"cyclenumber":30,"available":"2031-05-06","cards":)" +
           json_list(cards) + '}';
}

std::string xml_card(const Fields& changes)
{
    const Fields fields = with_changes({{"id", "aaaaaaaa-0000-4000-8000-000000000001"},
                                        {"name", "Test Pilgrim"},
                                        {"Rank", "5"},
                                        {"Suit", "Spades"},
                                        {"Type", "Dude"},
                                        {"Cost", "4"},
                                        {"Upkeep", "1"},
                                        {"Production", ""},
                                        {"Bullets", "2"},
                                        {"Bullet Bonus", ""},
                                        {"Draw Type", "Draw"},
                                        {"Influence", "1"},
                                        {"Control", ""},
                                        {"Outfit", "Drifter"},
                                        {"Text", ""}},
                                       changes);
    std::string text = "  <card id=\"" + fields[0].second + "\" name=\"" + fields[1].second + "\">\n";
    for (auto field = fields.begin() + 2; field != fields.end(); ++field)
        if (field->second != "missing")
            text += "    <property name=\"" + field->first + "\" value=\"" + field->second + "\" />\n";
    return text + "  </card>\n";
}

std::string xml_set(Game game, const std::string& name, const std::vector<std::string>& cards)
{
    const char* game_id = game == Game::reloaded ? "b440d120-025a-4fbe-9f8d-3873acacb37b"
                                                 : "9afa6473-fd81-41b9-955f-8f67c7d3f423";
    std::string text = "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<set name=\"" + name +
                       "\" id=\"00000000-0000-4000-8000-000000000000\" gameId=\"" + game_id +
                       "\">\n<cards>\n";
    for (const std::string& card : cards)
        text += card;
    return text + "</cards>\n</set>\n";
}

CardFile read_good(const std::string& text)
{
    auto file = read_card_file(text, "test.file");
    if (!file) throw std::runtime_error(describe(file.error()));
    return *std::move(file);
}

CardFacts read_only_card(const std::string& text)
{
    CardFile file = read_good(text);
    if (!file.refused.empty()) throw std::runtime_error("refused: " + file.refused.front().why);
    REQUIRE(file.cards.size() == 1);
    return file.cards.front();
}

std::string refusal_of(const std::string& text)
{
    const CardFile file = read_good(text);
    CHECK(file.cards.empty());
    REQUIRE(file.refused.size() == 1);
    return file.refused.front().why;
}

Error error_of(const std::string& text)
{
    const auto file = read_card_file(text, "test.file");
    REQUIRE_FALSE(file);
    return file.error();
}

CardCatalogue small_catalogue(std::vector<CardFacts> cards, std::vector<Correction> corrections)
{
    CatalogueData data;
    data.sets = {{Game::reloaded, "alt", "Promos", "", 0, 1},
                 {Game::reloaded, "DTR", "Base Set", "2014-09-15", 1, 1},
                 {Game::reloaded, "ZZ", "Zero Zone", "2031-05-06", 30, 2},
                 {Game::classic, "Old Dust", "Old Dust", "", 1, 1}};
    data.cards = std::move(cards);
    data.corrections = std::move(corrections);
    auto built = CardCatalogue::build(std::move(data));
    if (!built) throw std::runtime_error(describe(built.error()));
    return *std::move(built);
}

CardFacts pilgrim()
{
    return read_only_card(json_list({json_card()}));
}

CardMerge merge_json(const CardCatalogue& catalogue, const Fields& changes)
{
    return merge_cards(catalogue, read_good(json_list({json_card(changes)})));
}

CardMerge merge_xml(const CardCatalogue& catalogue, const std::string& set,
                    const std::vector<std::string>& cards)
{
    return merge_cards(catalogue, read_good(xml_set(Game::reloaded, set, cards)));
}

} // namespace drawhand::test
