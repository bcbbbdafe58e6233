#include "app/card_import.h"

#include <algorithm>
#include <utility>

#include "app/utc_time.h"

namespace drawhand {

namespace {

CardFile read_or_throw(const CardSource& source)
{
    auto file = read_card_file(source.text, source.name);
    if (!file) throw InputError(describe(file.error()));
    return *std::move(file);
}

bool same_set(const CardSet& a, const CardSet& b)
{
    return a.game == b.game && a.code == b.code;
}

/// Tries the import on a copy: what is stored must still make a catalogue at the next start.
void ensure_it_fits(Session& session, const CardMerge& merge, const std::string& source)
{
    CatalogueData data = session.store().load();
    for (const CardSet& set : merge.new_sets) {
        std::erase_if(data.sets, [&](const CardSet& other) { return same_set(set, other); });
        data.sets.push_back(set);
    }
    for (const CardFacts& card : merge.store) {
        std::erase_if(data.cards, [&](const CardFacts& other) { return card.id == other.id; });
        data.cards.push_back(card);
    }
    if (auto built = CardCatalogue::build(std::move(data)); !built)
        throw InputError(source + ": does not fit into the catalogue: " + describe(built.error()) +
                         "; nothing was changed");
}

ImportOutcome store_merge(Session& session, ImportOutcome outcome, const CardSource& source,
                          const ImportOptions& options)
{
    const CardMerge& merge = outcome.merge;
    if (options.dry_run || (options.strict && !merge.refused.empty())) return outcome;
    ensure_it_fits(session, merge, source.name);
    StoredImport import;
    import.source = source.name;
    import.kind = card_file_kind_name(outcome.kind);
    import.at = utc_now();
    import.sets = merge.new_sets;
    import.cards = merge.store;
    import.added = static_cast<int>(merge.added.size());
    import.changed = static_cast<int>(merge.changed.size());
    import.same = merge.same;
    import.refused = static_cast<int>(merge.refused.size());
    import.url = source.url;
    import.last_modified = source.last_modified;
    session.store().add_import(import);
    session.reload();
    outcome.stored = true;
    return outcome;
}

} // namespace

ImportOutcome import_cards(Session& session, const CardSource& source, const ImportOptions& options)
{
    CardFile file = read_or_throw(source);
    const CardFileKind kind = file.kind;
    ImportOutcome outcome{source.name, kind, merge_cards(session.catalogue(), std::move(file))};
    return store_merge(session, std::move(outcome), source, options);
}

ImportOutcome import_cards_with_sets(Session& session, const CardSource& cards, const CardSource& sets,
                                     const ImportOptions& options)
{
    CardFile set_file = read_or_throw(sets);
    if (set_file.kind != CardFileKind::dtdb_sets) throw InputError(sets.name + ": this is no list of sets");
    CardFile card_file = read_or_throw(cards);
    const CardFileKind kind = card_file.kind;
    if (card_file.cards.empty())
        throw InputError(cards.name + ": the answer holds no usable card; nothing was changed");
    CardMerge set_merge = merge_cards(session.catalogue(), std::move(set_file));
    ImportOutcome outcome{cards.name, kind, merge_cards(session.catalogue(), std::move(card_file))};
    // The list of sets knows dates; a set made up from a card's pack name gives way to it.
    std::erase_if(outcome.merge.new_sets, [&](const CardSet& guessed) {
        return std::ranges::any_of(set_merge.new_sets,
                                   [&](const CardSet& set) { return same_set(set, guessed); });
    });
    std::ranges::move(set_merge.new_sets, std::back_inserter(outcome.merge.new_sets));
    std::ranges::move(set_merge.refused, std::back_inserter(outcome.merge.refused));
    std::ranges::move(set_merge.notes, std::back_inserter(outcome.merge.notes));
    return store_merge(session, std::move(outcome), cards, options);
}

} // namespace drawhand
