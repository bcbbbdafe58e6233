#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/card_catalogue.h"
#include "importers/card_file.h"
#include "importers/card_merge.h"

namespace drawhand::test {

using Fields = std::vector<std::pair<std::string, std::string>>;

/// A made-up dude as DoomtownDB writes cards, with some fields replaced; values are JSON ("\"text\"", "3").
std::string json_card(const Fields& changes = {});
/// "[a,b]"
std::string json_list(const std::vector<std::string>& records);
/// A pack file of the set "ZZ" around these cards.
std::string json_pack(const std::vector<std::string>& cards);

/// A made-up dude as OCTGN writes cards, with some properties replaced ("id" and "name" are attributes).
std::string xml_card(const Fields& changes = {});
/// A set.xml; values have to be escaped already.
std::string xml_set(Game game, const std::string& name, const std::vector<std::string>& cards);

/// Reads a file that has to be readable.
CardFile read_good(const std::string& text);
/// Reads a file whose only record has to be good.
CardFacts read_only_card(const std::string& text);
/// Why the only record of the file was refused.
std::string refusal_of(const std::string& text);
/// Why the file cannot be read, with its place.
Error error_of(const std::string& text);

/// A small catalogue of made-up cards for merging into.
CardCatalogue small_catalogue(std::vector<CardFacts> cards, std::vector<Correction> corrections = {});

inline const std::string guid_1 = "aaaaaaaa-0000-4000-8000-000000000001"; // xml_card's own
inline const std::string guid_2 = "aaaaaaaa-0000-4000-8000-000000000002";

/// The card that json_card() writes.
CardFacts pilgrim();
CardFacts changed(CardFacts card, auto change)
{
    change(card);
    return card;
}

/// Merges one DoomtownDB card, or an OCTGN set of Reloaded.
CardMerge merge_json(const CardCatalogue& catalogue, const Fields& changes);
CardMerge merge_xml(const CardCatalogue& catalogue, const std::string& set,
                    const std::vector<std::string>& cards);

} // namespace drawhand::test
