#include "reports/card_table.h"

#include "reports/text_table.h"

namespace drawhand {

std::string gang_text(const Card& card)
{
    if (is_neutral(card)) return is_drifter(card) ? "drifter" : "";
    std::string text;
    for (const std::string& gang : card.gangs)
        text += (text.empty() ? "" : "/") + gang;
    return text;
}

std::string bullets_text(const CardFacts& card)
{
    const std::string bullets = printed_stat(card, Stat::bullets);
    if (bullets.empty()) return {};
    switch (card.shooter) {
    case Shooter::stud:
    case Shooter::draw: return bullets + ' ' + std::string(shooter_name(card.shooter));
    case Shooter::bonus: return bullets.starts_with('-') ? bullets : '+' + bullets;
    case Shooter::none: break;
    }
    return bullets;
}

std::string short_id(const CardId& id)
{
    return id.text.substr(0, 8);
}

std::string card_table(std::span<const Card* const> cards, const CardCatalogue& catalogue, std::size_t width,
                       bool colour)
{
    TextTable table({{"Face", true},
                     {"Title", false, 22},
                     {"Type"},
                     {"Gang", false, 8, 5},
                     {"Cost", true},
                     {"Shoots"},
                     {"Inf", true, 0, 6},
                     {"Ctl", true, 0, 3},
                     {"Prod", true, 0, 2},
                     {"Stash", true, 0, 1},
                     {"Set", false, 0, 4},
                     {"Id"}});
    for (const Card* card : cards)
        table.add_row({card->face    ? face_symbol(*card->face)
                       : card->joker ? "*"
                                     : "",
                       card->title, std::string(type_name(card->type)), gang_text(*card),
                       printed_stat(*card, Stat::cost), bullets_text(*card),
                       printed_stat(*card, Stat::influence), printed_stat(*card, Stat::control),
                       printed_stat(*card, Stat::production), printed_stat(*card, Stat::stash),
                       short_code(catalogue.set_of(*card)), short_id(card->id)});
    return table.text(width, colour);
}

} // namespace drawhand
