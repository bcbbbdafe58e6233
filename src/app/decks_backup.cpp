#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>
#include <string>

#include <nlohmann/json.hpp>

#include "app/decks_command.h"
#include "app/library_call.h"
#include "app/utc_time.h"

namespace drawhand {

namespace {

struct BackupCall {
    std::string file;
    bool force = false;
};

void print_json(Session& session, const nlohmann::ordered_json& json)
{
    session.out << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void run_backup(Session& session, const BackupCall& call)
{
    DeckLibrary& library = session.library();
    if (const auto written = library.backup(call.file, call.force); !written) {
        const bool exists = std::filesystem::is_regular_file(call.file);
        throw InputError(describe(written.error()) + (exists && !call.force ? "; --force does" : ""));
    }
    const std::size_t decks = library.list().size(), removed = library.list({.in_bin = true}).size();
    if (session.json)
        print_json(session, {{"file", call.file}, {"decks", decks}, {"in_bin", removed}});
    else
        session.out << call.file << ": " << decks << (decks == 1 ? " deck" : " decks") << " and " << removed
                    << " in the bin\n";
}

bool holds_anything(const DeckLibrary& library)
{
    return !library.list().empty() || !library.list({.in_bin = true}).empty() || !library.drafts().empty();
}

/// Beside the database: "drawhand.db.before-restore-20261118T120000Z", numbered if that is there already.
std::string safety_copy_for(const DeckLibrary& library)
{
    std::string time = utc_now();
    std::erase_if(time, [](char c) { return c == '-' || c == ':'; });
    const std::string name = library.path() + ".before-restore-" + time;
    std::string free = name;
    for (int number = 2; std::filesystem::exists(free); ++number)
        free = name + '-' + std::to_string(number);
    return free;
}

void run_restore_backup(Session& session, const std::string& file)
{
    DeckLibrary& library = session.library();
    const std::string safety = holds_anything(library) ? safety_copy_for(library) : "";
    const RestoredLibrary restored = accepted(library.restore_backup(file, safety));
    if (session.json) {
        print_json(session, {{"file", file},
                             {"decks", restored.decks},
                             {"versions", restored.versions},
                             {"drafts", restored.drafts},
                             {"safety_copy", safety.empty() ? nlohmann::ordered_json(nullptr)
                                                            : nlohmann::ordered_json(safety)}});
        return;
    }
    session.out << "restored " << restored.decks << (restored.decks == 1 ? " deck" : " decks") << " with "
                << restored.versions << (restored.versions == 1 ? " version" : " versions") << " from "
                << file << '\n';
    if (!safety.empty()) session.out << "the library as it was is in " << safety << '\n';
}

} // namespace

void add_deck_backups(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<BackupCall>();
    auto backup = decks.subcommand("backup", "The whole library in one file");
    backup.argument(call->file, "file", "Where to write it", true)
        .flag("--force", call->force, "Replace the file if it exists");
    backup.footer("The file holds all decks with their versions, the bin, and the cards with texts\n"
                  "that you imported. It appears when it is complete.\n\n"
                  "Examples:\n"
                  "  drawhand decks backup decks-2026.db\n");
    backup.on_run([&session, call] { run_backup(session, *call); });

    auto file = std::make_shared<std::string>();
    auto restore = decks.subcommand("restore-backup", "The decks of a backup in place of yours");
    restore.argument(*file, "file", "The backup", true);
    restore.footer("A damaged file changes nothing, and what is replaced is kept in a file beside\n"
                   "the database. Cards are not touched.\n\n"
                   "Examples:\n"
                   "  drawhand decks restore-backup decks-2026.db\n");
    restore.on_run([&session, file] { run_restore_backup(session, *file); });
}

} // namespace drawhand
