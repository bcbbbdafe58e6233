#include "legality/rule_families.h"

#include <utility>

namespace drawhand {

namespace {

/// Everything the deck names, the outfit and the legend included, with copies.
std::vector<CardLine> everything_named(const DeckFacts& facts)
{
    std::vector<CardLine> all;
    const auto add = [&](const std::vector<CardId>& ids) {
        for (const CardId& id : ids)
            if (const Card* card = facts.catalogue.find(id)) all.push_back({card, 1, 0});
    };
    add(facts.deck.outfits);
    if (facts.rules.legends > 0) add(facts.deck.legends); // otherwise legend.count has said it all
    all.insert(all.end(), facts.lines.begin(), facts.lines.end());
    return all;
}

/// Cards that share one complaint make one finding.
struct Complaint {
    int copies = 0;
    std::vector<CardId> cards;

    void add(const CardLine& line)
    {
        copies += line.copies;
        cards.push_back(line.card->id);
    }
    void report(const char* rule, Severity severity, const std::string& message, const char* fix,
                Findings& findings)
    {
        if (copies == 0) return;
        findings.push_back(
            {rule, severity, copies, 0, std::move(cards),
             sentence(counted(copies, "card", "cards")) + (copies == 1 ? " is " : " are ") + message, fix});
    }
};

/// What nobody could identify cannot be judged, so the deck cannot be called legal.
void check_unknown(const DeckFacts& facts, Findings& findings)
{
    int copies = 0;
    std::vector<CardId> ids;
    std::string names;
    const auto add = [&](const std::string& name, int count) {
        copies += count;
        names.append(names.empty() ? ": " : ", ").append(name);
    };
    const auto add_id = [&](const CardId& id, int count) {
        if (facts.catalogue.find(id)) return;
        ids.push_back(id);
        add(id.text, count);
    };
    for (const CardId& id : facts.deck.outfits)
        add_id(id, 1);
    for (const CardId& id : facts.deck.legends)
        add_id(id, 1);
    for (const DeckEntry& entry : facts.deck.entries)
        add_id(entry.id, entry.copies);
    for (const UnknownCard& card : facts.deck.unknown)
        add(card.text, card.copies);
    if (copies == 0) return;
    findings.push_back({"card.unknown", Severity::error, copies, 0, std::move(ids),
                        sentence(counted(copies, "card", "cards")) + " not identified" + names,
                        "correct the spelling, or import the set it is from"});
}

bool has_wrong_type(const DeckFacts& facts, const CardLine& line, bool among_the_cards)
{
    const CardType type = line.card->type;
    if (!type_exists_in(type, facts.list.game)) return true;
    return among_the_cards && (type == CardType::outfit || type == CardType::legend);
}

} // namespace

void check_pool(const DeckFacts& facts, bool official, Findings& findings)
{
    check_unknown(facts, findings);
    Complaint token, type, other_game, banned, outside;
    const std::vector<CardLine> all = everything_named(facts);
    const std::size_t first_card = all.size() - facts.lines.size();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Card& card = *all[i].card;
        if (card.token)
            token.add(all[i]);
        else if (has_wrong_type(facts, all[i], i >= first_card))
            type.add(all[i]);
        else if (card.game != facts.list.game)
            other_game.add(all[i]);
        else if (facts.catalogue.is_banned(card, facts.list))
            banned.add(all[i]);
        else if (!facts.catalogue.in_pool(card, facts.list))
            outside.add(all[i]);
    }
    const std::string game = facts.list.game == Game::classic ? "Classic" : "Reloaded";
    token.report("card.token", Severity::error, "no part of a deck (token)", "take it out", findings);
    type.report("card.type", Severity::error, "of a type that is no part of a " + game + " deck",
                "take it out", findings);
    banned.report("card.banned", official ? Severity::error : Severity::warning,
                  "banned in " + facts.list.name, "replace it", findings);
    other_game.report("card.pool", Severity::error, "from the other game, not from " + game, "replace it",
                      findings);
    outside.report("card.pool", official ? Severity::error : Severity::warning,
                   "outside the card pool of " + facts.list.name, "replace it", findings);
}

} // namespace drawhand
