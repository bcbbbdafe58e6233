#include "mutation_edits.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

bool no_outfit(RuleBreaker& b)
{
    if (b.grifters() > 1) return false; // only the outfit allowed the second one
    b.deck().outfits.clear();
    return true;
}

bool second_outfit(RuleBreaker& b)
{
    const Card* other =
        b.any_card([&](const Card& c) { return c.type == CardType::outfit && in_format(b, c); });
    b.deck().outfits.push_back(other->id);
    return true;
}

bool legend_too_many(RuleBreaker& b)
{
    while (static_cast<int>(b.deck().legends.size()) <= b.rules().limits().legends) {
        const Card* legend = b.any_card([&](const Card& c) {
            return c.type == CardType::legend && (b.game() == Game::classic || in_format(b, c)) &&
                   b.ghost_rock_left() + c.stat(Stat::stash).value_or(0) >= 0;
        });
        if (!legend) return false;
        b.deck().legends.push_back(legend->id);
    }
    return true;
}

bool card_too_few(RuleBreaker& b)
{
    b.take_out(1);
    return true;
}

bool card_too_many(RuleBreaker& b)
{
    b.add(*b.playable(1, [](const Card&) { return true; }), 1);
    return true;
}

bool third_joker(RuleBreaker& b)
{
    while (joker_count(b.deck(), full_catalogue()) < 3)
        b.add(*b.any_card([&](const Card& c) { return c.joker && in_format(b, c); }), 1);
    return true;
}

bool fifth_on_a_face(RuleBreaker& b)
{
    if (!b.rules().limits().same_face) return false;
    const auto is_new = [&](const Card& c) {
        return in_format(b, c) && c.deck_card && c.face && b.of_title(c) == 0;
    };
    const Card* first = b.any_card(is_new);
    for (int added = 5 - b.on_face(*first); added > 0; --added) {
        const Card* next = b.any_card([&](const Card& c) { return is_new(c) && c.face == first->face; });
        if (!next) return false;
        b.take_out(1, [&](const Card& c) { return c.face == first->face; });
        b.add(*next, 1);
    }
    return true;
}

bool fifth_of_a_title(RuleBreaker& b)
{
    const auto other_version = [&](const Card& base) -> const Card* {
        for (const Card* c : full_catalogue().with_title_key(base.game, base.title_key))
            if (c->face != base.face && c->deck_card && in_format(b, *c) && b.has_room(*c, 2)) return c;
        return nullptr;
    };
    const Card* base = b.playable(3, [&](const Card& c) { return b.of_title(c) == 0 && other_version(c); });
    if (!base) return false;
    const Card* version = other_version(*base);
    b.take_out(5);
    b.add(*base, 3);
    b.add(*version, 2);
    return true;
}

bool token(RuleBreaker& b)
{
    b.add(*b.any_card([&](const Card& c) { return c.token && c.game == b.game(); }), 1);
    return true;
}

bool outfit_among_the_cards(RuleBreaker& b)
{
    b.add(*b.any_card([&](const Card& c) { return c.type == CardType::outfit && in_format(b, c); }), 1);
    return true;
}

bool event(RuleBreaker& b)
{
    if (b.game() == Game::classic) return false;
    const Card* found =
        b.any_card([&](const Card& c) { return c.type == CardType::event && b.has_room(c, 1); });
    if (!found) return false;
    b.swap_in(*found, 1);
    return true;
}

bool banned_card(RuleBreaker& b)
{
    const Card* found =
        b.any_card([&](const Card& c) { return c.deck_card && b.rules().is_banned(c) && b.has_room(c, 1); });
    if (!found) return false;
    b.swap_in(*found, 1);
    return true;
}

bool banned_outfit(RuleBreaker& b)
{
    const CardId before = b.deck().outfits.front();
    const Card* found = b.any_card([&](const Card& c) {
        return c.type == CardType::outfit && b.rules().is_banned(c) && b.rules().in_pool(c) &&
               c.gangs == full_catalogue().find(before)->gangs;
    });
    if (!found || b.grifters() > 1) return false;
    b.deck().outfits = {found->id};
    return b.ghost_rock_left() >= 0;
}

bool card_outside(RuleBreaker& b)
{
    const Card* found = b.any_card([&](const Card& c) {
        return c.game == b.game() && c.deck_card && c.face && !b.rules().in_pool(c) &&
               !b.rules().is_banned(c) && b.has_room(c, 1);
    });
    if (!found) return false; // everything is in the pool
    b.swap_in(*found, 1);
    return true;
}

bool card_of_the_other_game(RuleBreaker& b)
{
    const Card* found = b.any_card([&](const Card& c) {
        return c.game != b.game() && c.deck_card && c.face && type_exists_in(c.type, b.game()) &&
               b.has_room(c, 1);
    });
    if (!found) return false;
    b.swap_in(*found, 1);
    return true;
}

bool unknown_id(RuleBreaker& b)
{
    b.deck().entries.push_back({CardId{"99999"}, 1, 0});
    return true;
}

bool unread_line(RuleBreaker& b)
{
    b.deck().unknown.push_back({"2x Pistl Wip", 2});
    return true;
}

} // namespace

const std::vector<Edit>& deck_edits()
{
    static const std::vector<Edit> edits{
        {"no outfit", "outfit.count", no_outfit},
        {"a second outfit", "outfit.count", second_outfit},
        {"a legend too many", "legend.count", legend_too_many},
        {"a card too few", "size.valued", card_too_few},
        {"a card too many", "size.valued", card_too_many},
        {"a third joker", "jokers.max", third_joker},
        {"a fifth card on a face", "copies.face", fifth_on_a_face},
        {"a fifth copy, over versions", "copies.title", fifth_of_a_title},
        {"a token", "card.token", token},
        {"an outfit among the cards", "card.type", outfit_among_the_cards},
        {"an event", "card.type", event},
        {"a banned card", "card.banned", banned_card},
        {"a banned outfit", "card.banned", banned_outfit},
        {"a card outside the pool", "card.pool", card_outside},
        {"a card of the other game", "card.pool", card_of_the_other_game},
        {"an unknown id", "card.unknown", unknown_id},
        {"a line nobody could read", "card.unknown", unread_line},
    };
    return edits;
}

} // namespace drawhand::test
