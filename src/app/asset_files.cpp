#include "app/asset_files.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <system_error>
#include <vector>

#include "app/command.h"
#include "app/user_paths.h"
#include "importers/format_file.h"

namespace drawhand {

namespace {

std::string read_asset(const std::filesystem::path& name)
{
    const auto file = asset_folder() / name;
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    if (!stream)
        throw MachineError("the program's own file \"" + file.string() +
                           "\" cannot be read. Install Drawhand again.");
    return std::move(text).str();
}

std::string read_at_most(std::istream& stream, std::size_t limit, const std::string& name)
{
    std::string text;
    std::vector<char> block(1 << 16);
    while (stream) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > limit)
            throw InputError(name + ": larger than " + std::to_string(limit >> 20) +
                             " MB; no such file is expected");
    }
    if (stream.bad()) throw MachineError(name + ": cannot be read to its end");
    return text;
}

} // namespace

std::filesystem::path asset_folder()
{
    std::vector<std::filesystem::path> candidates;
    if (const char* chosen = std::getenv("DRAWHAND_ASSETS"); chosen && *chosen)
        candidates.emplace_back(chosen);
    else {
        candidates.push_back(program_folder().parent_path() / "share/drawhand");
        candidates.emplace_back(DT_ASSET_DIR);
    }
    std::error_code ignored;
    for (const auto& folder : candidates)
        if (std::filesystem::exists(folder / "catalogue/sets.tsv", ignored)) return folder;
    throw MachineError("the card tables that belong to the program were not found in \"" +
                       candidates.front().string() +
                       "\". Install Drawhand again, or set DRAWHAND_ASSETS to its assets folder.");
}

CatalogueTables read_catalogue_tables()
{
    return {read_asset("catalogue/reloaded.tsv"), read_asset("catalogue/classic.tsv"),
            read_asset("catalogue/sets.tsv"), read_asset("catalogue/corrections.tsv")};
}

std::vector<Format> read_formats()
{
    // The order in which they are shown; each may build on those before it.
    constexpr std::array names{"reloaded", "old-timer", "weird-west", "classic", "classic-after-knicknevin"};
    std::vector<Format> formats;
    for (const char* name : names) {
        const std::string file = std::string("formats/") + name + ".json";
        auto format = parse_format_file(read_asset(file), file, formats);
        if (!format) throw MachineError("the program's own formats are broken: " + describe(format.error()));
        formats.push_back(*std::move(format));
    }
    return formats;
}

std::string revision_of(const CatalogueTables& tables)
{
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
    for (const std::string* text : {&tables.reloaded, &tables.classic, &tables.sets, &tables.corrections}) {
        for (const char c : *text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
        hash = (hash ^ 0xFF) * 1099511628211ULL; // end of a table
    }
    std::ostringstream hex;
    hex << std::hex << hash;
    return hex.str();
}

std::string read_input_file(const std::string& path, std::size_t limit)
{
    if (path == "-") return read_at_most(std::cin, limit, "standard input");
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem))
        throw InputError(path + ": is a folder, a file was expected");
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream) throw InputError(path + ": " + (errno != 0 ? std::strerror(errno) : "cannot be opened"));
    return read_at_most(stream, limit, path);
}

} // namespace drawhand
