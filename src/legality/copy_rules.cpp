#include "legality/rule_families.h"

#include <map>
#include <utility>

#include "core/folded_title.h"

namespace drawhand {

namespace {

struct Group {
    int copies = 0;
    std::vector<CardId> cards;
    const Card* first = nullptr;

    void add(const CardLine& line)
    {
        copies += line.copies;
        cards.push_back(line.card->id);
        if (!first) first = line.card;
    }
};

/// Four cards of one suit and value at most, whatever their titles. Jokers have no face.
void check_faces(const DeckFacts& facts, int limit, Findings& findings)
{
    std::map<Face, Group> faces;
    for (const CardLine& line : facts.lines)
        if (line.card->deck_card && line.card->face) faces[*line.card->face].add(line);
    for (const auto& [face, group] : faces) {
        if (group.copies <= limit) continue;
        findings.push_back({"copies.face", Severity::error, group.copies, limit, group.cards,
                            sentence(counted(group.copies, "card", "cards")) + " on " + face_symbol(face) +
                                "; " + number_word(limit) + " are allowed",
                            "remove " + number_word(group.copies - limit)});
    }
}

/// Four copies of a card, all its printings, spellings and Experienced versions together.
void check_titles(const DeckFacts& facts, Findings& findings)
{
    std::map<std::pair<Game, std::string_view>, Group> titles;
    for (const CardLine& line : facts.lines)
        if (line.card->deck_card && !line.card->joker)
            titles[{line.card->game, line.card->title_key}].add(line);
    const int limit = facts.rules.same_title;
    for (const auto& [key, group] : titles) {
        if (group.copies <= limit) continue;
        const std::string title(without_suffix(group.first->title));
        findings.push_back({"copies.title", Severity::error, group.copies, limit, group.cards,
                            sentence(counted(group.copies, "copy", "copies")) + " of " + title +
                                (group.cards.size() > 1 ? ", all versions together; " : "; ") +
                                number_word(limit) + " are allowed",
                            "remove " + number_word(group.copies - limit)});
    }
}

} // namespace

void check_copies(const DeckFacts& facts, Findings& findings)
{
    if (facts.rules.same_face) check_faces(facts, *facts.rules.same_face, findings);
    check_titles(facts, findings);
}

} // namespace drawhand
