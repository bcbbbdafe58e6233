#include <cstdint>
#include <utility>

#include "legality/finding_text.h"
#include "legality/rule_families.h"

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
    if (facts.limits().legends > 0) add(facts.deck.legends); // otherwise legend.count has said it all
    all.insert(all.end(), facts.lines.begin(), facts.lines.end());
    return all;
}

/// Cards that share one complaint make one finding.
class Complaint {
public:
    std::vector<CardLine> lines;

    enum class Cure : std::uint8_t { take_out, replace };

    void report(const char* rule, Severity severity, const std::string& message, Cure cure,
                Findings& findings) const
    {
        if (lines.empty()) return;
        const int copies = copies_in(lines);
        findings.push_back({rule, severity, copies, 0, ids_of(lines),
                            sentence(counted(copies, "card", "cards")) + (copies == 1 ? " is " : " are ") +
                                message + ": " + cards_text(lines),
                            cure_text(cure, copies == 1)});
    }

private:
    static std::string cure_text(Cure cure, bool one)
    {
        if (cure == Cure::replace) return one ? "replace it" : "replace them";
        return one ? "take it out" : "take them out";
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
    if (!type_exists_in(type, facts.game())) return true;
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
        Complaint* complaint = nullptr;
        if (card.token)
            complaint = &token;
        else if (has_wrong_type(facts, all[i], i >= first_card))
            complaint = &type;
        else if (card.game != facts.game())
            complaint = &other_game;
        else if (facts.rules.is_banned(card))
            complaint = &banned;
        else if (!facts.rules.in_pool(card))
            complaint = &outside;
        if (complaint) complaint->lines.push_back(all[i]);
    }
    const std::string game = facts.game() == Game::classic ? "Classic" : "Reloaded";
    const std::string& format = facts.rules.format().name;
    using enum Complaint::Cure;
    const Severity casual = official ? Severity::error : Severity::warning;
    const Severity ban = facts.rules.is(Choice::casual_ban_error) ? Severity::error : casual;
    token.report("card.token", Severity::error, "no part of a deck (token)", take_out, findings);
    type.report("card.type", Severity::error, "of a type that is no part of a " + game + " deck", take_out,
                findings);
    banned.report("card.banned", ban, "banned in " + format, replace, findings);
    other_game.report("card.pool", Severity::error, "from the other game, not from " + game, replace,
                      findings);
    outside.report("card.pool", casual, "outside the card pool of " + format, replace, findings);
}

} // namespace drawhand
