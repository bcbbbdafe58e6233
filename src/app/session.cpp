#include "app/command.h"

#include "app/asset_files.h"
#include "app/terminal.h"
#include "app/user_paths.h"
#include "app/utc_time.h"
#include "carddb/storage_error.h"
#include "importers/catalogue_tables.h"

namespace drawhand {

namespace {

/// Fills a new database, or renews the part that came with the program when its tables changed.
void bring_up_to_date(CardStore& store)
{
    const CatalogueTables tables = read_catalogue_tables();
    const std::string revision = revision_of(tables);
    if (store.catalogue_revision() == revision) return;
    const auto data = parse_catalogue_tables(tables);
    if (!data) throw MachineError("the program's own card tables are broken: " + describe(data.error()));
    store.replace_catalogue(*data, revision);
}

} // namespace

bool Session::colour() const
{
    if (colour_choice == "always") return true;
    return colour_choice == "auto" && !json && terminal_shows_colour();
}

std::size_t Session::width() const
{
    return terminal_width();
}

CardStore& Session::store()
{
    if (!store_) {
        CardStore opened = CardStore::open(database_path.empty() ? default_database_path() : database_path);
        bring_up_to_date(opened);
        store_ = std::move(opened);
    }
    return *store_;
}

DeckLibrary& Session::library()
{
    if (!library_) library_ = DeckLibrary::open(store().path());
    return *library_;
}

const CardCatalogue& Session::catalogue()
{
    if (!catalogue_) {
        CatalogueData data = store().load();
        data.formats = lists_in_force(formats(), utc_today());
        auto built = CardCatalogue::build(std::move(data));
        if (!built)
            throw StorageError("the database \"" + store().path() +
                               "\" holds cards that contradict each other (" + describe(built.error()) +
                               "). \"drawhand import --forget\" goes back to the cards "
                               "that came with the program.");
        catalogue_ = std::make_unique<CardCatalogue>(*std::move(built));
    }
    return *catalogue_;
}

const CardSearch& Session::search()
{
    if (!search_) search_ = std::make_unique<CardSearch>(catalogue());
    return *search_;
}

const std::vector<Format>& Session::formats()
{
    if (formats_.empty()) formats_ = read_formats();
    return formats_;
}

const Rulesets& Session::rulesets()
{
    if (!rulesets_) {
        auto built = Rulesets::build(formats(), utc_today(), catalogue(), search());
        if (!built) throw MachineError("the program's own formats are broken: " + describe(built.error()));
        rulesets_ = std::make_unique<Rulesets>(*std::move(built));
    }
    return *rulesets_;
}

const DeckReader& Session::deck_reader()
{
    if (!deck_reader_) deck_reader_ = std::make_unique<DeckReader>(catalogue());
    return *deck_reader_;
}

void Session::reload()
{
    deck_reader_.reset();
    rulesets_.reset();
    search_.reset();
    catalogue_.reset();
}

} // namespace drawhand
