#include "fuzz/small_catalogue.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>

#include "core/folded_title.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

/// Titles that begin with a number, hold a comment sign, differ in punctuation only, come in several
/// printings, versions or games; what the seeds and dictionaries are made of.
bool is_in_the_corpus(const CardFacts& card)
{
    static const std::set<std::string> keys = [] {
        std::set<std::string> made;
        for (const char* title : {"Law Dogs",
                                  "Law Dogs: Mob Justice",
                                  "The Sloane Gang",
                                  "108 Gracious Gifts",
                                  "108 Drunken Masters",
                                  "Fort 51",
                                  "Jasper Stone",
                                  "Joker (red)",
                                  "Joker",
                                  "Tommy Harden",
                                  "Philip Swinford",
                                  "Abram Grothe",
                                  "Xiong \"Wendy\" Cheng",
                                  "Max Baine",
                                  "José Morales",
                                  "Rémy LaPointe",
                                  "\"Thunder Boy\" Nabbe",
                                  "Xiaodan Li",
                                  "The Angler",
                                  "Mourning Mist",
                                  "Clyde Owens",
                                  "Deputized Civilian",
                                  "Sheriff Dave Montreal",
                                  "Wyatt Earp",
                                  "Tao Cheng - 'T.C.'",
                                  "Hustings",
                                  "Pony Express",
                                  "Hellstromme Plant #9",
                                  "Baird's Build & Loan",
                                  "54 Card Pick-Up",
                                  "One Good Turn...",
                                  "Eureka!",
                                  "Eureka?!?",
                                  "Lucinda \"Lucy\" Clover",
                                  "Lucy Clover (Exp.1)"})
            made.insert(title_key(title));
        return made;
    }();
    return keys.contains(title_key(card.title));
}

/// The seeds' cards, one of everything, and nothing that names other cards.
CatalogueData small_data()
{
    constexpr std::size_t step = 20;
    CatalogueData data = asset_data();
    std::set<CardId> kept;
    for (std::size_t i = 0; i < data.cards.size(); ++i)
        if (i % step == 0 || is_in_the_corpus(data.cards[i])) kept.insert(data.cards[i].id);
    const auto is_left_out = [&kept](const CardId& id) { return !kept.contains(id); };
    std::erase_if(data.cards, [&](const CardFacts& card) { return is_left_out(card.id); });
    std::erase_if(data.corrections,
                  [&](const Correction& correction) { return is_left_out(correction.card); });
    for (FormatList& list : data.formats) {
        const auto is_gone = [&](const ListedName& card) { return is_left_out(CardId{card.name}); };
        std::erase_if(list.always, is_gone);
        std::erase_if(list.banned, is_gone);
    }
    return data;
}

} // namespace

const CardCatalogue& small_catalogue()
{
    static const CardCatalogue catalogue = [] {
        auto built = CardCatalogue::build(small_data());
        if (!built) throw std::runtime_error(describe(built.error()));
        return *std::move(built);
    }();
    return catalogue;
}

} // namespace drawhand::test
