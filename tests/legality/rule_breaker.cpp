#include "rule_breaker.h"

#include <algorithm>

#include "legality/check_deck.h"
#include "legality/deck_facts.h"
#include "legality/starting_gang.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

const Card& card_of(const DeckEntry& entry)
{
    return *full_catalogue().find(entry.id);
}

} // namespace

const Card* RuleBreaker::any_card(const Test& test)
{
    std::vector<const Card*> found;
    for (const Card& card : full_catalogue().cards())
        if (test(card)) found.push_back(&card);
    return found.empty() ? nullptr : found[below(found.size())];
}

const Card* RuleBreaker::playable(int copies, const Test& test)
{
    return any_card([&](const Card& card) {
        return card.game == game() && card.deck_card && card.face && rules_.in_pool(card) &&
               !rules_.is_banned(card) && test(card) && has_room(card, copies);
    });
}

void RuleBreaker::take_out(int copies, const Test& keep)
{
    for (; copies > 0; --copies) {
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < deck_.entries.size(); ++i)
            if (const Card& card = card_of(deck_.entries[i]);
                card.face && deck_.entries[i].copies > deck_.entries[i].starting && !(keep && keep(card)))
                free.push_back(i);
        const std::size_t chosen = free.at(below(free.size()));
        if (--deck_.entries[chosen].copies == 0)
            deck_.entries.erase(deck_.entries.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
}

void RuleBreaker::add(const Card& card, int copies, int starting)
{
    deck_.entries.push_back({card.id, copies, starting});
}

void RuleBreaker::swap_in(const Card& card, int copies, int starting)
{
    take_out(copies);
    add(card, copies, starting);
}

void RuleBreaker::make_room(int cost, const Test& stays)
{
    while (ghost_rock_left() < cost || places_left() < 1) {
        const auto leaving = std::ranges::find_if(deck_.entries, [&](const DeckEntry& entry) {
            return entry.starting > 0 && !(stays && stays(card_of(entry)));
        });
        if (leaving == deck_.entries.end()) return;
        --leaving->starting;
    }
}

void RuleBreaker::leave_at_home(const Test& who)
{
    for (DeckEntry& entry : deck_.entries)
        if (entry.starting > 0 && who(card_of(entry))) entry.starting = 0;
}

std::vector<const Card*> RuleBreaker::starters() const
{
    std::vector<const Card*> found;
    for (const DeckEntry& entry : deck_.entries)
        if (entry.starting > 0) found.push_back(&card_of(entry));
    return found;
}

bool RuleBreaker::starts_under_this_name(const Card& card) const
{
    return std::ranges::any_of(starters(), [&](const Card* starter) {
        return std::ranges::any_of(starter->unique_keys, [&](const std::string& key) {
            return std::ranges::find(card.unique_keys, key) != card.unique_keys.end();
        });
    });
}

int RuleBreaker::grifters() const
{
    int count = 0;
    for (const DeckEntry& entry : deck_.entries)
        if (has_keyword(card_of(entry), "Grifter")) count += entry.starting;
    return count;
}

int RuleBreaker::ghost_rock_left() const
{
    return stash_of(deck_, full_catalogue()).left.value();
}

int RuleBreaker::places_left() const
{
    int taken = 0;
    for (const DeckEntry& entry : deck_.entries)
        taken += entry.starting * card_of(entry).start_slots;
    return rules_.limits().starting_places - taken;
}

bool RuleBreaker::is_own(const Card& card) const
{
    return may_start_for(card, *outfit_of(deck_, full_catalogue()), rules_);
}

bool RuleBreaker::may_join(const Card& card) const
{
    return card.type == CardType::dude && card.start == StartPermission::normal && card.start_slots == 1 &&
           card.variable_stats.empty() && card.stat(Stat::cost) && !starts_under_this_name(card) &&
           !has_keyword(card, "Grifter");
}

int RuleBreaker::on_face(const Card& card) const
{
    int copies = 0;
    for (const DeckEntry& entry : deck_.entries)
        if (card_of(entry).face == card.face) copies += entry.copies;
    return copies;
}

int RuleBreaker::of_title(const Card& card) const
{
    int copies = 0;
    for (const DeckEntry& entry : deck_.entries)
        if (card_of(entry).title_key == card.title_key) copies += entry.copies;
    return copies;
}

bool RuleBreaker::has_room(const Card& card, int copies) const
{
    const DeckLimits& limits = rules_.limits();
    return (!limits.same_face || on_face(card) + copies <= *limits.same_face) &&
           (!limits.same_title || of_title(card) + copies <= *limits.same_title);
}

} // namespace drawhand::test
