#include <filesystem>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/asset_files.h"
#include "app/command.h"
#include "app/command_builder.h"
#include "app/terminal.h"
#include "app/user_paths.h"
#include "app/window_program.h"
#include "carddb/storage_error.h"

namespace drawhand {

namespace {

struct Diagnosis {
    std::string database;
    std::vector<std::string> problems;
    CardStore::Summary summary;
    std::size_t cards = 0, sets = 0, formats = 0;
};

/// Looks at everything that can be wrong without changing anything that exists.
Diagnosis diagnose(Session& session)
{
    Diagnosis found;
    try {
        found.database = session.database_path.empty() ? default_database_path() : session.database_path;
        CardStore& store = session.store();
        found.problems = store.damage();
        found.summary = store.summary();
        const CardCatalogue& catalogue = session.catalogue();
        found.cards = catalogue.cards().size();
        found.sets = catalogue.sets().size();
        found.formats = catalogue.formats().size();
    } catch (const std::exception& error) {
        found.problems.emplace_back(error.what());
    }
    return found;
}

std::string asset_place()
{
    try {
        return asset_folder().string();
    } catch (const MachineError& error) {
        return error.what();
    }
}

std::string window_state()
{
    if (!window_program()) return "not built";
    return display_available() ? "ready" : "built, but there is no display here";
}

void print_json(Session& session, const Diagnosis& found)
{
    nlohmann::ordered_json json;
    json["version"] = DT_VERSION;
    json["database"] = found.database;
    json["assets"] = asset_place();
    json["schema"] = found.summary.schema;
    json["cards"] = found.cards;
    json["sets"] = found.sets;
    json["formats"] = found.formats;
    json["imported_cards"] = found.summary.imported;
    json["card_texts"] = found.summary.texts;
    json["imports"] = found.summary.imports;
    json["window"] = window_state();
    json["problems"] = found.problems;
    session.out << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void print_for_people(Session& session, const Diagnosis& found)
{
    session.out << "drawhand   " << DT_VERSION << '\n'
                << "database   " << found.database << '\n'
                << "assets     " << asset_place() << '\n'
                << "window     " << window_state() << '\n';
    if (found.cards > 0)
        session.out << "cards      " << found.cards << " in " << found.sets << " sets, " << found.formats
                    << " formats\n"
                    << "imported   " << found.summary.imported << " cards, " << found.summary.texts
                    << " texts, " << found.summary.imports << " imports\n";
    for (const std::string& problem : found.problems)
        session.out << "PROBLEM    " << problem << '\n';
    session.out << (found.problems.empty() ? "all is well\n" : "");
}

} // namespace

void add_doctor_command(CLI::App& app, Session& session)
{
    CommandBuilder command(app, "doctor", "Check the installation and the database");
    command.footer("Examples:\n"
                   "  drawhand doctor\n"
                   "  drawhand doctor --db other.db --json\n");
    command.on_run([&session] {
        const Diagnosis found = diagnose(session);
        session.json ? print_json(session, found) : print_for_people(session, found);
        if (!found.problems.empty()) session.exit_code = ExitCode::machine_failed;
    });
}

} // namespace drawhand
