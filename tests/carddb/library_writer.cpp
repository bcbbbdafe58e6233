// The process that the kill tests kill:
//   library_writer script DATABASE BACKUP FIRST   does the script's steps from number FIRST on, for ever
//   library_writer race DATABASE NAME TIMES       saves to one deck that others save to at the same time
// Every finished operation is reported on standard output before the next one begins.

#include <chrono>
#include <cstdio>
#include <exception>
#include <string>
#include <thread>

#include <unistd.h>

#include "library_script.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

void report(const std::string& line)
{
    const std::string text = line + '\n';
    if (write(STDOUT_FILENO, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        throw std::runtime_error("nobody reads the reports");
}

[[noreturn]] void run_script(const std::string& database, const std::string& backup, int first)
{
    DeckLibrary library = DeckLibrary::open(database);
    report("ready");
    for (int number = first;; ++number) {
        perform(library, script_step(number), backup);
        report("done");
    }
}

void run_race(const std::string& database, const std::string& name, int times)
{
    DeckLibrary library = DeckLibrary::open(database);
    const SaveStamp stamp{"2026-11-18T12:00:00Z", name, {}};
    Deck deck;
    deck.name = "Contested";
    deck.notes = name + " first";
    report(library.save_as_new(deck, stamp) ? "created" : "taken");
    for (int i = 0; i < times; ++i) {
        const auto current = library.find("Contested");
        deck.notes = name + ' ' + std::to_string(i);
        // While this one thinks, the other one saves, or waits for its turn to do so.
        std::this_thread::sleep_for(std::chrono::milliseconds(i % 7 * 5));
        const auto saved = library.save_version(current->id, current->current.number, deck, stamp);
        if (saved)
            report("saved " + std::to_string(saved->version) + ' ' + deck.notes);
        else
            report(std::holds_alternative<SaveConflict>(saved.error()) ? "conflict" : "error");
    }
}

} // namespace

int main(int argc, char** argv)
{
    try {
        if (argc != 5) return 2;
        if (std::string(argv[1]) == "script") run_script(argv[2], argv[3], std::stoi(argv[4]));
        run_race(argv[2], argv[3], std::stoi(argv[4]));
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "library_writer: %s\n", error.what());
        return 1;
    }
}
