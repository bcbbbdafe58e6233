#include "core/card_pool.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "core/card_catalogue.h"
#include "core/folded_title.h"
#include "core/nearest_name.h"

namespace drawhand {

namespace {

using VersionKeys = std::unordered_set<std::string_view>;

/// Reads the names of one list against one catalogue.
class ListReader {
public:
    ListReader(const FormatList& list, const CardCatalogue& catalogue) : list_(list), catalogue_(catalogue) {}

    /// The versions that the listed ids and titles mean.
    Result<VersionKeys> versions(const std::vector<ListedName>& listed) const
    {
        VersionKeys keys;
        for (const ListedName& name : listed) {
            const Card* card = find(name.name);
            if (!card) return fail(ErrorKind::not_found, unknown_card(name.name), place_of(name));
            keys.insert(card->version_key);
        }
        return keys;
    }

    /// The codes of the listed sets.
    Result<std::unordered_set<std::string_view>> sets() const
    {
        std::unordered_set<std::string_view> codes;
        for (const ListedName& name : list_.sets) {
            const auto found = std::ranges::find_if(catalogue_.sets(), [&](const CardSet& set) {
                return set.game == list_.game && (set.code == name.name || set.name == name.name);
            });
            if (found == catalogue_.sets().end())
                return fail(ErrorKind::not_found, "there is no set \"" + name.name + '"', place_of(name));
            codes.insert(found->code);
        }
        return codes;
    }

private:
    const Card* find(const std::string& name) const
    {
        if (const Card* card = catalogue_.find(CardId{name}); card && card->game == list_.game) return card;
        const std::string folded = fold_title(name);
        const auto found = std::ranges::find_if(catalogue_.cards(), [&](const Card& card) {
            return card.game == list_.game && card.folded_title == folded;
        });
        return found == catalogue_.cards().end() ? nullptr : &*found;
    }

    std::string unknown_card(const std::string& name) const
    {
        std::vector<std::string> titles;
        for (const Card& card : catalogue_.cards())
            if (card.game == list_.game) titles.push_back(card.title);
        std::string message = "no card of the game has the id or title \"" + name + '"';
        if (const std::string near = nearest_name(name, titles); !near.empty())
            message += "; did you mean \"" + near + "\"?";
        return message;
    }

    std::string place_of(const ListedName& name) const
    {
        std::string place = list_.file.empty() ? "list of " + list_.format : list_.file;
        return name.line > 0 ? place + ", line " + std::to_string(name.line) : place;
    }

    const FormatList& list_;
    const CardCatalogue& catalogue_;
};

} // namespace

Result<CardPool> CardPool::build(const FormatList& list, const CardCatalogue& catalogue)
{
    const ListReader reader(list, catalogue);
    const auto sets = reader.sets();
    if (!sets) return tl::unexpected<Error>(sets.error());
    auto pool = reader.versions(list.always);
    if (!pool) return tl::unexpected<Error>(pool.error());
    const auto never = reader.versions(list.never);
    if (!never) return tl::unexpected<Error>(never.error());
    const auto banned = reader.versions(list.banned);
    if (!banned) return tl::unexpected<Error>(banned.error());
    const auto names_printing = [&](const Card& card) {
        return card.game == list.game && within_bounds(list, card.id) &&
               (sets->empty() || sets->contains(card.set));
    };
    for (const Card& card : catalogue.cards())
        if (names_printing(card)) pool->insert(card.version_key);
    CardPool made;
    made.standings_.resize(catalogue.cards().size());
    for (const Card& card : catalogue.cards())
        if (card.game == list.game)
            made.standings_[catalogue.place_of(card)] = {
                pool->contains(card.version_key) && !never->contains(card.version_key),
                banned->contains(card.version_key), names_printing(card)};
    return made;
}

} // namespace drawhand
