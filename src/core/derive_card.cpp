#include "core/derive_card.h"

#include <algorithm>
#include <utility>

#include "core/folded_title.h"

namespace drawhand {

namespace {

/// "Huckster 2" gives a rating; "Huckster" alone (Classic spells) only names who may use the card.
void derive_skills(Card& card)
{
    for (const Keyword& keyword : card.keywords)
        for (const Skill skill : all_skills)
            if (keyword.number && keyword.name == skill_name(skill))
                card.skills[static_cast<std::size_t>(skill)] = keyword.number;
}

/// Three spellings of one thing: "Gadget 6", "Gadget" + "Difficulty 6", Classic's "Gadget Difficulty 6".
void derive_difficulty(Card& card)
{
    for (const Keyword& keyword : card.keywords)
        if (keyword.number &&
            (keyword.name == "Difficulty" || keyword.name == "Gadget" || keyword.name == "Gadget Difficulty"))
            card.difficulty = keyword.number;
}

void derive_experience(Card& card)
{
    card.experienced = experienced_suffix(card.title);
    for (const Keyword& keyword : card.keywords) {
        if (keyword.name != "Experienced") continue;
        // Without a number it is the first level, unless the title says more.
        card.experienced = keyword.number.value_or(std::max(card.experienced, 1));
    }
}

void derive_uniqueness(Card& card)
{
    card.unique = card.type == CardType::dude || card.type == CardType::deed;
    if (has_keyword(card, "Unique")) card.unique = true;
    if (has_keyword(card, "Non-Unique")) card.unique = false;
}

/// Reloaded: a unique dude starts once, a Non-Unique one up to four times. Classic: one of each dude or
/// deed, Non-Unique or not, unless its correction says otherwise. Uniqueness is known by now.
void derive_start(Card& card)
{
    const bool one_a_player =
        card.game == Game::classic && (card.type == CardType::dude || card.type == CardType::deed);
    card.start_max = card.unique || one_a_player ? 1 : 4;
    for (const Keyword& keyword : card.keywords) {
        if (keyword.name == "Core") card.core = true;
        if (keyword.name.starts_with("Core ")) {
            card.core = true;
            card.start_gangs = {keyword.name.substr(5)};
        }
    }
}

void derive_role(Card& card)
{
    card.token = has_keyword(card, "Token");
    if (card.type == CardType::joker) card.joker = JokerKind::plain;
    card.deck_card = !card.token && card.type != CardType::outfit && card.type != CardType::legend;
    if (card.token) {
        card.unique = false;
        card.start = StartPermission::never;
    }
}

} // namespace

std::string fault_in(const CardFacts& facts)
{
    if (facts.id.text.empty()) return "the card has no id";
    if (facts.title.empty()) return "the card has no title";
    if (!type_exists_in(facts.type, facts.game))
        return "the type " + std::string(type_name(facts.type)) + " does not exist in " +
               std::string(game_name(facts.game));
    const auto suit = suit_of_type(facts.type);
    if (facts.face && !suit) return "an outfit, legend or joker has no suit and value";
    if (facts.face && facts.face->suit != *suit)
        return "the suit of a " + std::string(type_name(facts.type)) + " is " + suit_letter(*suit) +
               ", not " + suit_letter(facts.face->suit);
    return {};
}

Result<Card> derive_card(CardFacts facts, std::span<const Correction> corrections)
{
    if (std::string fault = fault_in(facts); !fault.empty())
        return fail(ErrorKind::malformed, std::move(fault), "card " + facts.id.text);
    Card card{std::move(facts)};
    card.folded_title = fold_title(card.title);
    card.title_key = title_key(card.title);
    derive_skills(card);
    derive_difficulty(card);
    derive_experience(card);
    derive_uniqueness(card);
    derive_role(card);
    derive_start(card);
    for (const Correction& correction : corrections)
        if (auto done = apply_correction(card, correction); !done)
            return fail(done.error().kind, done.error().message, "card " + card.id.text);
    if (card.unique_keys.empty()) card.unique_keys = {card.title_key};
    card.version_key = card.title_key;
    if (card.experienced > 0) card.version_key += '#' + std::to_string(card.experienced);
    return card;
}

} // namespace drawhand
