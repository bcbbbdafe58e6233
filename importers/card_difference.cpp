#include "importers/card_difference.h"

#include <algorithm>
#include <utility>

namespace drawhand {

namespace {

std::string or_none(std::string text)
{
    return text.empty() ? "none" : std::move(text);
}

std::string number_text(const std::optional<int>& number)
{
    return number ? std::to_string(*number) : "none";
}

std::string joined(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : ", ") + item;
    return or_none(std::move(text));
}

std::string keywords_text(const CardFacts& card)
{
    std::vector<std::string> texts;
    for (const Keyword& keyword : card.keywords)
        texts.push_back(keyword_text(keyword));
    return joined(texts);
}

/// "added", "removed" or "changed": for facts too long or too dull to quote.
void compare_silently(std::vector<std::string>& found, const std::string& what, const std::string& before,
                      const std::string& after)
{
    if (before == after) return;
    found.push_back(what + (before.empty() ? " added" : after.empty() ? " removed" : " changed"));
}

} // namespace

std::string stat_text(const CardFacts& card, Stat stat)
{
    return or_none(printed_stat(card, stat));
}

std::vector<std::string> differences(const CardFacts& before, const CardFacts& after)
{
    std::vector<std::string> found;
    const auto compare = [&found](std::string_view what, const std::string& old_text,
                                  const std::string& new_text) {
        if (old_text != new_text) found.push_back(std::string(what) + ' ' + old_text + " -> " + new_text);
    };
    const auto face_of = [](const CardFacts& card) { return card.face ? face_text(*card.face) : "none"; };
    const auto shooter_of = [](const CardFacts& card) {
        return or_none(std::string(shooter_name(card.shooter)));
    };
    compare("title", before.title, after.title);
    compare("set", before.set, after.set);
    compare("number", number_text(before.number), number_text(after.number));
    compare("quantity", number_text(before.quantity), number_text(after.quantity));
    compare("type", std::string(type_name(before.type)), std::string(type_name(after.type)));
    compare("suit and value", face_of(before), face_of(after));
    compare("gang", joined(before.gangs), joined(after.gangs));
    compare("bullet type", shooter_of(before), shooter_of(after));
    for (const Stat stat : all_stats)
        compare(stat_name(stat), stat_text(before, stat), stat_text(after, stat));
    compare("keywords", keywords_text(before), keywords_text(after));
    compare_silently(found, "OCTGN id", before.octgn_id, after.octgn_id);
    compare_silently(found, "text", before.text, after.text);
    return found;
}

} // namespace drawhand
