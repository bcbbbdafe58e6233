#include <doctest/doctest.h>

#include "core/derive_card.h"

using namespace drawhand;

namespace {

CardFacts dude(const char* title, std::vector<Keyword> keywords = {})
{
    CardFacts facts;
    facts.id.text = "99001";
    facts.title = title;
    facts.type = CardType::dude;
    facts.face = Face{Suit::spades, *Value::from_int(5)};
    facts.keywords = std::move(keywords);
    return facts;
}

} // namespace

TEST_CASE("what follows from the printed facts")
{
    const Card card =
        derive_card(dude("Some Body (Exp.1)", {{"Huckster", 2}, {"Deputy", {}}, {"Experienced", 1}}), {})
            .value();
    CHECK(card.title_key == "somebody");
    CHECK(card.version_key == "somebody#1");
    CHECK(card.skill(Skill::huckster) == 2);
    CHECK_FALSE(card.skill(Skill::shaman));
    CHECK(card.unique);
    CHECK(card.start_max == 1);
    CHECK(card.deck_card);
}

TEST_CASE("the three spellings of a Gadget's difficulty mean the same")
{
    CHECK(derive_card(dude("a", {{"Gadget", 6}}), {})->difficulty == 6);
    CHECK(derive_card(dude("a", {{"Gadget", {}}, {"Difficulty", 6}}), {})->difficulty == 6);
    CHECK(derive_card(dude("a", {{"Gadget Difficulty", 6}}), {})->difficulty == 6);
    CHECK_FALSE(derive_card(dude("a", {{"Gadget", {}}}), {})->difficulty);
}

TEST_CASE("Experienced without a number is the first level")
{
    CHECK(derive_card(dude("a", {{"Experienced", {}}}), {})->experienced == 1);
    CHECK(derive_card(dude("a", {{"Experienced", 2}}), {})->experienced == 2);
    CHECK(derive_card(dude("a"), {})->experienced == 0);
}

TEST_CASE("facts that cannot be on a card are refused with the reason")
{
    CardFacts facts = dude("a");
    facts.face = Face{Suit::hearts, *Value::from_int(5)};
    CHECK(derive_card(facts, {}).error().message.find("suit") != std::string::npos);
    facts = dude("");
    CHECK_FALSE(derive_card(facts, {}));
    facts = dude("a");
    facts.type = CardType::event; // Reloaded has none
    CHECK_FALSE(derive_card(facts, {}));
}

TEST_CASE("corrections: each key does its work, a wrong word is an error")
{
    const auto corrected = [](const char* key, const char* value) {
        const Correction correction{Game::reloaded, CardId{"99001"}, key, value, ""};
        return derive_card(dude("Some Body"), std::span(&correction, 1));
    };
    CHECK(corrected("title_key", "other")->title_key == "other");
    CHECK(corrected("unique_key", "a,b")->unique_keys == std::vector<std::string>{"a", "b"});
    CHECK(corrected("experienced", "2")->version_key == "somebody#2");
    CHECK(corrected("gangs", "Law Dogs,Outlaws")->gangs == std::vector<std::string>{"Law Dogs", "Outlaws"});
    CHECK(corrected("start", "never")->start == StartPermission::never);
    CHECK(corrected("start_slots", "3")->start_slots == 3);
    CHECK(corrected("start_max", "4")->start_max == 4);
    CHECK(corrected("token", "yes")->deck_card == false);
    CHECK(corrected("core_gangs", "any?")->core_gang_known == false);
    CHECK(corrected("start_needs", "Mad Scientist")->rules.front().value == "Mad Scientist");

    for (const auto& [key, value] : {std::pair{"start", "perhaps"},
                                     {"start_slots", "6"},
                                     {"start_slots", "x"},
                                     {"joker_kind", "plain"},
                                     {"colour", "red"},
                                     {"title_key", ""}}) {
        CAPTURE(key);
        CHECK_FALSE(corrected(key, value));
    }
}
