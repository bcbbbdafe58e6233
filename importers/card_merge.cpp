#include "importers/card_merge.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/derive_card.h"
#include "core/folded_title.h"
#include "importers/card_difference.h"
#include "importers/field_text.h"
#include "importers/octgn_match.h"

namespace drawhand {

namespace {

/// OCTGN calls the base set by another name.
std::string folded_set_name(std::string_view name)
{
    std::string folded = fold_title(name);
    return folded == "core set" ? "base set" : folded;
}

/// Codes differ in case between sources; OCTGN only has names.
const CardSet* known_set(const CardCatalogue& catalogue, const CardSet& set)
{
    const auto sets = catalogue.sets();
    const auto by_code = std::ranges::find_if(sets, [&](const CardSet& ours) {
        return ours.game == set.game && lower_case(ours.code) == lower_case(set.code);
    });
    if (by_code != sets.end()) return &*by_code;
    if (set.code != set.name) return nullptr;
    const auto by_name = std::ranges::find_if(sets, [&](const CardSet& ours) {
        return ours.game == set.game && folded_set_name(ours.name) == folded_set_name(set.name);
    });
    return by_name == sets.end() ? nullptr : &*by_name;
}

/// Name and date of the file; its cycle and number only where ours are unknown, because the sources
/// disagree about them.
CardSet updated_set(const CardSet& ours, const CardSet& theirs)
{
    CardSet set = ours;
    set.name = theirs.name;
    if (!theirs.released.empty()) set.released = theirs.released;
    if (!set.cycle) set.cycle = theirs.cycle;
    if (!set.number) set.number = theirs.number;
    return set;
}

/// What the file does not say stays as it is.
CardFacts with_gaps_filled(CardFacts theirs, const CardFacts& ours)
{
    if (theirs.text.empty()) theirs.text = ours.text;
    if (theirs.octgn_id.empty()) theirs.octgn_id = ours.octgn_id;
    if (!theirs.number) theirs.number = ours.number;
    if (!theirs.quantity) theirs.quantity = ours.quantity;
    return theirs;
}

bool is_dtdb(CardFileKind kind)
{
    return kind == CardFileKind::dtdb_cards || kind == CardFileKind::dtdb_pack ||
           kind == CardFileKind::dtdb_sets;
}

/// One import under way.
class Import {
public:
    Import(const CardCatalogue& catalogue, CardFile& file);

    void take_sets();
    void take_dtdb_card(CardFacts card);
    void take_classic_card(CardFacts card);
    void take_octgn_card(CardFacts card, bool guid_used_twice);
    bool fits(CardFacts& card);
    CardMerge result() { return std::move(merge_); }

private:
    void refuse(const CardFacts& card, std::string why);
    void add(CardFacts card);
    /// `compared` is the new facts as far as a difference is worth telling; `stored` goes to the database.
    void change(const Card& ours, const CardFacts& compared, CardFacts stored);
    void fill_gaps(const Card& ours, const CardFacts& theirs);
    void note_numbers(const Card& ours, const CardFacts& theirs);

    const CardCatalogue* catalogue_;
    CardFile* file_;
    OctgnMatch octgn_;
    CardMerge merge_;
    std::unordered_map<std::string, std::string> set_codes_; // the file's code -> ours
    std::unordered_set<std::string> taken_;                  // ids that this import has dealt with
};

Import::Import(const CardCatalogue& catalogue, CardFile& file)
    : catalogue_(&catalogue), file_(&file), octgn_(catalogue)
{
    merge_.refused = std::move(file.refused);
    merge_.notes = std::move(file.notes);
}

void Import::take_sets()
{
    for (const CardSet& set : file_->sets) {
        const CardSet* ours = known_set(*catalogue_, set);
        set_codes_[set.code] = ours ? ours->code : set.code;
        // Other files repeat a set's name card by card, in their own spelling.
        const bool is_source =
            file_->kind == CardFileKind::dtdb_sets || file_->kind == CardFileKind::dtdb_pack;
        if (!ours && is_source) merge_.new_sets.push_back(set);
        if (ours && is_source && updated_set(*ours, set) != *ours)
            merge_.new_sets.push_back(updated_set(*ours, set));
    }
}

/// Puts the card into a set of ours and asks whether its facts hang together.
bool Import::fits(CardFacts& card)
{
    const auto code = set_codes_.find(card.set);
    if (code == set_codes_.end()) {
        refuse(card, "its set \"" + card.set + "\" is not in the file");
        return false;
    }
    if (std::string fault = fault_in(card); !fault.empty()) {
        refuse(card, std::move(fault));
        return false;
    }
    card.set = code->second;
    return true;
}

void Import::refuse(const CardFacts& card, std::string why)
{
    merge_.refused.push_back({"card " + card.id.text, card.id.text, card.title, std::move(why)});
}

void Import::add(CardFacts card)
{
    if (const Card* other = catalogue_->find(card.id))
        return refuse(card, "the id belongs to another card, " + other->title);
    if (!taken_.insert(card.id.text).second) return refuse(card, "another card of the file has the same id");
    const auto is_its_set = [&card](const CardSet& set) {
        return set.game == card.game && set.code == card.set;
    };
    if (!catalogue_->find_set(card.game, card.set) && std::ranges::none_of(merge_.new_sets, is_its_set)) {
        const auto set = std::ranges::find_if(file_->sets, is_its_set);
        merge_.new_sets.push_back(*set); // fits() made sure that the file has it
    }
    merge_.added.push_back({card.id, card.title, {}});
    merge_.store.push_back(std::move(card));
}

void Import::change(const Card& ours, const CardFacts& compared, CardFacts stored)
{
    if (!taken_.insert(ours.id.text).second)
        return refuse(compared, "another record of the file is the same card, " + ours.title);
    auto found = differences(ours, compared);
    if (found.empty()) {
        ++merge_.same;
        return;
    }
    merge_.changed.push_back({ours.id, stored.title, std::move(found)});
    merge_.store.push_back(std::move(stored));
}

void Import::take_dtdb_card(CardFacts card)
{
    const Card* ours = catalogue_->find(card.id);
    if (!ours) {
        if (!card.octgn_id.empty() && catalogue_->find(CardId{card.octgn_id}))
            merge_.notes.push_back(card.id.text + ' ' + card.title +
                                   ": an earlier import from OCTGN has this card already, under its GUID");
        return add(std::move(card));
    }
    CardFacts updated = with_gaps_filled(std::move(card), *ours);
    change(*ours, updated, updated);
}

void Import::take_classic_card(CardFacts card)
{
    const Card* ours = catalogue_->find(card.id);
    if (!ours || ours->game != Game::classic) return add(std::move(card));
    // Keywords come from the text; a file without texts says nothing about them.
    if (card.text.empty()) card.keywords = ours->keywords;
    CardFacts updated = with_gaps_filled(std::move(card), *ours);
    // The catalogue shows corrected gangs, the database keeps the printed ones: nothing to compare.
    CardFacts compared = updated;
    compared.gangs = ours->gangs;
    change(*ours, compared, std::move(updated));
}

void Import::take_octgn_card(CardFacts card, bool guid_used_twice)
{
    const Card* ours = octgn_.find(card, guid_used_twice);
    if (!ours) return add(std::move(card));
    if (!parse_guid(ours->id.text)) return fill_gaps(*ours, card);
    // Known from OCTGN alone, so the file is its source.
    card.id = ours->id;
    CardFacts updated = with_gaps_filled(std::move(card), *ours);
    change(*ours, updated, updated);
}

void Import::fill_gaps(const Card& ours, const CardFacts& theirs)
{
    CardFacts filled = ours;
    if (filled.text.empty()) filled.text = theirs.text;
    // A GUID that another card has already came by a mistake in the file.
    if (filled.octgn_id.empty() && catalogue_->with_octgn_id(theirs.octgn_id).empty())
        filled.octgn_id = theirs.octgn_id;
    note_numbers(ours, theirs);
    change(ours, filled, filled);
}

/// Tells where OCTGN prints another number. It writes 0 where a card has none, and leaves a few out.
void Import::note_numbers(const Card& ours, const CardFacts& theirs)
{
    std::string found;
    for (const Stat stat : all_stats) {
        const std::string here = stat_text(ours, stat);
        const std::string there = stat_text(theirs, stat);
        if (here == there || there == "none" || (here == "none" && there == "0")) continue;
        found += ", " + std::string(stat_name(stat)) + ' ' + there + " instead of " + here;
    }
    if (ours.face != theirs.face && theirs.face) found += ", value " + face_text(*theirs.face);
    if (!found.empty())
        merge_.notes.push_back(ours.id.text + ' ' + ours.title + ": OCTGN has " + found.substr(2) +
                               "; ours is kept");
}

} // namespace

CardMerge merge_cards(const CardCatalogue& catalogue, CardFile file)
{
    Import import(catalogue, file);
    import.take_sets();
    std::unordered_map<std::string, int> times_used;
    for (const CardFacts& card : file.cards)
        ++times_used[card.octgn_id];
    for (CardFacts& card : file.cards) {
        if (!import.fits(card)) continue;
        const bool guid_used_twice = times_used[card.octgn_id] > 1;
        if (is_dtdb(file.kind))
            import.take_dtdb_card(std::move(card));
        else if (file.kind == CardFileKind::octgn_classic)
            import.take_classic_card(std::move(card));
        else
            import.take_octgn_card(std::move(card), guid_used_twice);
    }
    return import.result();
}

} // namespace drawhand
