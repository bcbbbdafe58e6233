#include <algorithm>

#include "mutation_edits.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

int price(const Card& card)
{
    return card.stat(Stat::cost).value_or(0);
}

bool is_dude_of_one_place(const Card& card)
{
    return card.type == CardType::dude && card.start_slots == 1;
}

/// The cheapest who may join, so that six can be paid.
bool sixth_starter(RuleBreaker& b)
{
    while (b.places_left() >= 0) {
        const int most = std::max(1, b.ghost_rock_left() / (b.places_left() + 1));
        const Card* dude = b.playable(
            1, [&](const Card& c) { return b.may_join(c) && b.is_own(c) && price(c) <= std::min(most, 3); });
        if (!dude || price(*dude) > b.ghost_rock_left()) return false;
        b.swap_in(*dude, 1, 1);
    }
    return b.ghost_rock_left() >= 0;
}

bool too_expensive(RuleBreaker& b)
{
    b.make_room(0);
    const Card* dude = b.playable(1, [&](const Card& c) {
        return b.may_join(c) && b.is_own(c) && price(c) > b.ghost_rock_left() + 2; // no discount is larger
    });
    if (!dude) return false;
    b.swap_in(*dude, 1, 1);
    return true;
}

bool stranger(RuleBreaker& b)
{
    const Card* dude =
        b.playable(1, [&](const Card& c) { return b.may_join(c) && !b.is_own(c) && price(c) < 15; });
    if (!dude) return false;
    b.make_room(price(*dude));
    b.swap_in(*dude, 1, 1);
    return true;
}

bool same_dude_twice(RuleBreaker& b)
{
    const auto has_name = [&](const Card& c, const Card& other) { return c.title_key == other.title_key; };
    for (const Card* starter : b.starters()) {
        if (starter->start_max > 1 || has_keyword(*starter, "Grifter") || !is_dude_of_one_place(*starter) ||
            starter->start != StartPermission::normal)
            continue;
        const Card* other = b.playable(1, [&](const Card& c) {
            return has_name(c, *starter) && !has_keyword(c, "Grifter") &&
                   c.start == StartPermission::normal && c.type == CardType::dude && b.is_own(c) &&
                   price(c) + price(*starter) <= 15;
        });
        if (!other) continue;
        b.make_room(price(*other), [&](const Card& c) { return has_name(c, *starter); });
        b.swap_in(*other, 1, 1);
        return b.ghost_rock_left() >= 0;
    }
    return false;
}

bool grifter_too_many(RuleBreaker& b)
{
    if (!b.rules().limits().grifters) return false;
    const bool den_of_thieves = b.deck().outfits.front().text == "10003";
    const auto is_grifter = [](const Card& c) { return has_keyword(c, "Grifter"); };
    while (b.grifters() <= (den_of_thieves ? 2 : 1)) {
        const Card* dude = b.playable(1, [&](const Card& c) {
            return is_grifter(c) && b.is_own(c) && !b.starts_under_this_name(c) && price(c) <= 3;
        });
        if (!dude) return false;
        b.make_room(price(*dude), is_grifter);
        b.swap_in(*dude, 1, 1);
    }
    return true;
}

bool foreign_core_deed(RuleBreaker& b)
{
    const Card* deed =
        b.playable(1, [&](const Card& c) { return c.core && c.core_gang_known && !b.is_own(c); });
    if (!deed) return false;
    b.make_room(price(*deed));
    b.swap_in(*deed, 1, 1);
    return true;
}

bool starter_of_a_wrong_type(RuleBreaker& b)
{
    const Card* card = b.playable(1, [&](const Card& c) {
        return c.type != CardType::dude && !c.core && c.start == StartPermission::normal && b.is_own(c) &&
               price(c) <= 15 && !b.starts_under_this_name(c);
    });
    if (!card) return false;
    b.make_room(price(*card));
    b.swap_in(*card, 1, 1);
    return true;
}

bool dude_that_never_starts(RuleBreaker& b)
{
    const Card* dude = b.playable(1, [&](const Card& c) {
        return c.start == StartPermission::never && b.is_own(c) && !b.starts_under_this_name(c);
    });
    if (!dude) return false;
    b.make_room(price(*dude));
    b.swap_in(*dude, 1, 1);
    return true;
}

bool starter_without_a_copy(RuleBreaker& b)
{
    const Card* dude = b.playable(0, [&](const Card& c) {
        return b.may_join(c) && b.is_own(c) && b.of_title(c) == 0 && price(c) <= 15;
    });
    if (!dude) return false;
    b.make_room(price(*dude));
    b.add(*dude, 0, 1);
    return true;
}

bool nobody_to_invent(RuleBreaker& b)
{
    const Card* machine = b.playable(1, [&](const Card& c) {
        return c.start == StartPermission::allow && b.is_own(c) && c.title_key == "postatron";
    });
    if (!machine) return false;
    b.leave_at_home([](const Card& c) { return c.skill(Skill::mad_scientist).has_value(); });
    b.make_room(price(*machine));
    b.swap_in(*machine, 1, 1);
    return true;
}

} // namespace

const std::vector<Edit>& start_edits()
{
    static const std::vector<Edit> edits{
        {"a sixth starter", "start.count", sixth_starter},
        {"a gang that is too expensive", "start.cost", too_expensive},
        {"a stranger", "start.gang", stranger},
        {"the same dude twice", "start.unique", same_dude_twice},
        {"a Grifter too many", "start.grifter", grifter_too_many},
        {"another gang's Core deed", "start.core", foreign_core_deed},
        {"a starter of a wrong type", "start.forbidden", starter_of_a_wrong_type},
        {"a dude that never starts", "start.forbidden", dude_that_never_starts},
        {"a starter without a copy", "start.copies", starter_without_a_copy},
        {"a machine that nobody invents", "start.needs?", nobody_to_invent},
    };
    return edits;
}

} // namespace drawhand::test
