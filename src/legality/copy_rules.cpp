#include <map>
#include <tuple>
#include <utility>

#include "core/folded_title.h"
#include "legality/finding_text.h"
#include "legality/rule_families.h"

namespace drawhand {

namespace {

using Lines = std::vector<CardLine>;

/// Four cards of one suit and value at most, whatever their titles. Jokers have no face.
void check_faces(const DeckFacts& facts, int limit, Findings& findings)
{
    std::map<Face, Lines> faces;
    for (const CardLine& line : facts.lines)
        if (line.card->deck_card && line.card->face) faces[*line.card->face].push_back(line);
    for (const auto& [face, lines] : faces) {
        const int copies = copies_in(lines);
        if (copies <= limit) continue;
        findings.push_back({"copies.face", Severity::error, copies, limit, ids_of(lines),
                            sentence(counted(copies, "card", "cards")) + " on " + face_symbol(face) + "; " +
                                allowed_text(limit) + ": " + cards_text(lines),
                            removal_text(copies - limit, lines)});
    }
}

/// What shares the limit of a title. Types tell cards apart only where the format wants it.
using TitleGroup = std::tuple<Game, std::string_view, std::optional<CardType>>;

/// Four copies of a card, all its printings, spellings and Experienced versions together.
void check_titles(const DeckFacts& facts, int limit, Findings& findings)
{
    const bool by_type = facts.rules.is(Choice::title_and_type);
    std::map<TitleGroup, Lines> titles;
    for (const CardLine& line : facts.lines)
        if (const Card& card = *line.card; card.deck_card && !card.joker)
            titles[{card.game, card.title_key, by_type ? std::optional(card.type) : std::nullopt}].push_back(
                line);
    for (const auto& [group, lines] : titles) {
        const int copies = copies_in(lines);
        if (copies <= limit) continue;
        const std::string title(without_suffix(lines.front().card->title));
        const bool versions = lines.size() > 1;
        findings.push_back({"copies.title", Severity::error, copies, limit, ids_of(lines),
                            sentence(counted(copies, "copy", "copies")) + " of " + title +
                                (versions ? ", all versions together; " : "; ") + allowed_text(limit) +
                                (versions ? ": " + cards_text(lines) : ""),
                            removal_text(copies - limit, lines)});
    }
}

} // namespace

void check_copies(const DeckFacts& facts, Findings& findings)
{
    const DeckLimits& limits = facts.limits();
    if (limits.same_face) check_faces(facts, *limits.same_face, findings);
    if (limits.same_title) check_titles(facts, *limits.same_title, findings);
}

} // namespace drawhand
