#include <cctype>
#include <filesystem>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/deck_output.h"
#include "app/decks_command.h"

namespace drawhand {

namespace {

struct ExportCall {
    std::string folder;
    std::string to = "dtdb-json"; // holds everything
};

struct ExportedDeck {
    std::string name, file;
    std::vector<std::string> lost;
};

/// "Tin Star: 2nd" becomes "Tin Star- 2nd": what no file system objects to.
std::string file_name(const std::string& deck)
{
    std::string name;
    for (const char c : deck)
        name += std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos ? '-' : c;
    if (name.starts_with('.')) name.front() = '-';
    return name;
}

/// Two names may become one file's; file systems may not tell capitals apart.
std::string free_name(const std::string& name, const std::string& extension, std::set<std::string>& taken)
{
    const auto key = [](std::string text) {
        for (char& c : text)
            c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return text;
    };
    std::string free = name;
    for (int number = 2; !taken.insert(key(free)).second; ++number)
        free = name + " (" + std::to_string(number) + ')';
    return free + extension;
}

void make_folder(const std::string& folder)
{
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem || !std::filesystem::is_directory(folder))
        throw InputError(folder + ": is no folder and cannot be made one");
}

std::vector<ExportedDeck> export_decks(Session& session, const ExportCall& call)
{
    const DeckFormat format = deck_format_called(call.to);
    std::string extension;
    for (const DeckFormatInfo& info : deck_formats())
        if (info.format == format) extension = info.extension;
    make_folder(call.folder);
    std::vector<ExportedDeck> exported;
    std::set<std::string> taken;
    for (const StoredDeck& stored : session.library().current_decks()) {
        const DeckFile file = deck_file(session, stored.deck, format);
        const std::string name = free_name(file_name(stored.deck.name), extension, taken);
        const std::string path = (std::filesystem::path(call.folder) / name).string();
        write_file(path, file.text);
        exported.push_back({stored.deck.name, path, file.lost});
    }
    return exported;
}

void run_export(Session& session, const ExportCall& call)
{
    const std::vector<ExportedDeck> decks = export_decks(session, call);
    if (session.json) {
        nlohmann::ordered_json json = {{"folder", call.folder}, {"format", call.to}};
        json["decks"] = nlohmann::ordered_json::array();
        for (const ExportedDeck& deck : decks)
            json["decks"].push_back({{"name", deck.name}, {"file", deck.file}, {"lost", deck.lost}});
        session.out << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return;
    }
    for (const ExportedDeck& deck : decks) {
        session.out << deck.file << '\n';
        for (const std::string& loss : deck.lost)
            session.out << "  not in the file: " << loss << '\n';
    }
    session.out << decks.size() << (decks.size() == 1 ? " deck" : " decks") << " written\n";
}

} // namespace

void add_deck_export(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<ExportCall>();
    CommandBuilder command = decks.subcommand("export", "Every deck as a file of its own");
    command.argument(call->folder, "folder", "Where to write them; made if it is not there", true)
        .option("--to", call->to, "FORMAT", "The format (default: dtdb-json, which loses nothing)");
    command.footer("The formats are those of \"drawhand convert\". A file of the same name is replaced.\n\n"
                   "Examples:\n"
                   "  drawhand decks export my-decks\n"
                   "  drawhand decks export for-octgn --to octgn\n");
    command.on_run([&session, call] { run_export(session, *call); });
}

} // namespace drawhand
