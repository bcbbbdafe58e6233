#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "carddb/card_store.h"
#include "carddb/deck_library.h"
#include "core/card_catalogue.h"
#include "core/format.h"
#include "importers/deck_reader.h"
#include "legality/ruleset.h"
#include "search/card_search.h"

namespace CLI {
class App;
}

namespace drawhand {

/// What the program returns to the shell.
enum class ExitCode { done = 0, no = 1, wrong_input = 2, machine_failed = 3 };

/// The call or its input is wrong: exit 2. The message says file, line and what was expected.
class InputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The machine failed outside the database (disk, network, display): exit 3.
class MachineError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What every command works with: the global options, the streams, and the cards (opened at first use).
class Session {
public:
    Session(std::ostream& out_, std::ostream& err_) : out(out_), err(err_) {}

    bool json = false;
    std::string database_path; // empty: the user's data folder
    std::string colour_choice = "auto";
    std::ostream& out;
    std::ostream& err;
    ExitCode exit_code = ExitCode::done;

    /// Colour only where a person looks.
    bool colour() const;
    std::size_t width() const;

    /// Opens the database and fills it when it is new or older than the program's tables.
    CardStore& store();
    /// The decks, in the same file.
    DeckLibrary& library();
    const CardCatalogue& catalogue();
    const CardSearch& search();
    /// The formats that come with the program.
    const std::vector<Format>& formats();
    /// Their lists of today, ready to judge decks.
    const Rulesets& rulesets();
    const DeckReader& deck_reader();
    /// After the database changed.
    void reload();

private:
    std::optional<CardStore> store_;
    std::optional<DeckLibrary> library_;
    std::unique_ptr<CardCatalogue> catalogue_;
    std::unique_ptr<CardSearch> search_;
    std::vector<Format> formats_;
    std::unique_ptr<Rulesets> rulesets_;
    std::unique_ptr<DeckReader> deck_reader_;
};

// Each command adds itself to the command line; its callback sets session.exit_code.
void add_cards_command(CLI::App& app, Session& session);
void add_card_command(CLI::App& app, Session& session);
void add_convert_command(CLI::App& app, Session& session);
void add_import_command(CLI::App& app, Session& session);
void add_sync_command(CLI::App& app, Session& session);
void add_check_command(CLI::App& app, Session& session);
void add_formats_command(CLI::App& app, Session& session);
void add_odds_command(CLI::App& app, Session& session);
void add_decks_command(CLI::App& app, Session& session);
void add_doctor_command(CLI::App& app, Session& session);
void add_gui_command(CLI::App& app, Session& session);

/// No command given: the window where there is a display, else a sample deck's verdict and odds.
void run_welcome(Session& session);

} // namespace drawhand
