#include "gui/model/card_text.h"

#include <cctype>

#include "reports/card_table.h"

namespace drawhand::gui {

namespace {

std::string capitalised(std::string_view word)
{
    std::string text(word);
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string lower_case(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

void add_part(std::string& text, std::string_view part)
{
    if (part.empty()) return;
    if (!text.empty()) text += ", ";
    text += part;
}

} // namespace

std::string type_text(CardType type, Game game)
{
    if (type == CardType::outfit && game == Game::classic) return "Home";
    return capitalised(type_name(type));
}

std::string type_text(CardType type)
{
    return capitalised(type_name(type));
}

std::string kind_text(const Card& card)
{
    std::string text = type_text(card.type, card.game);
    if (card.unique) text = "Unique " + lower_case(text);
    if (card.token) add_part(text, "token");
    add_part(text, gang_text(card));
    if (card.experienced > 0) add_part(text, "Experienced " + std::to_string(card.experienced));
    add_part(text, game_text(card.game));
    return text;
}

std::string_view game_text(Game game)
{
    return game == Game::reloaded ? "Reloaded" : "Classic";
}

std::string stat_label(Stat stat)
{
    return capitalised(stat_name(stat));
}

} // namespace drawhand::gui
