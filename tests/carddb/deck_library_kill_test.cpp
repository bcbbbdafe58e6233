#include <doctest/doctest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <thread>

#include "carddb/card_store.h"
#include "child_process.h"
#include "library_script.h"
#include "support/temporary_folder.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

constexpr int kills = 220; // in each place
constexpr int killed = 128 + SIGKILL;

/// Waits until the writer is at work, kills it after a moment, and counts what it reported until then.
int reports_until_killed(ChildProcess& writer, std::chrono::microseconds moment)
{
    REQUIRE(writer.line() == "ready");
    std::this_thread::sleep_for(moment);
    writer.kill();
    REQUIRE(writer.exit_code() == killed);
    int done = 0;
    while (writer.line() == "done")
        ++done;
    return done;
}

/// The library and its backup beside what they have to hold.
class Witness {
public:
    explicit Witness(const TemporaryFolder& folder)
        : database((folder / "drawhand.db").string()), backup((folder / "backup.db").string())
    {
    }

    /// Everything that was reported is there; the step after it is there whole, or not at all.
    void verify(int reported)
    {
        for (int i = 0; i < reported; ++i)
            advance();
        const DeckLibrary library = DeckLibrary::open(database);
        if (!model_.difference_to(library).empty()) {
            advance();
            ++unreported;
        }
        CHECK_MESSAGE(model_.difference_to(library).empty(), model_.difference_to(library));
        CHECK(CardStore::open(database).damage().empty());
        verify_backup();
    }

    std::string database, backup;
    int steps = 0;      // in the library
    int unreported = 0; // finished, and killed before the report

private:
    void advance()
    {
        const ScriptStep step = script_step(steps++);
        if (step.kind == ScriptStep::Kind::backup) in_backup_ = model_;
        model_.perform(step);
    }

    /// Under its name there is always a complete backup: the last one reported, or the one after it.
    void verify_backup() const
    {
        if (!in_backup_) return;
        REQUIRE(std::filesystem::exists(backup));
        const DeckLibrary copy = DeckLibrary::open(backup);
        const bool last = in_backup_->difference_to(copy).empty();
        const bool next =
            script_step(steps).kind == ScriptStep::Kind::backup && model_.difference_to(copy).empty();
        CHECK((last || next));
        CHECK(CardStore::open(backup).damage().empty());
    }

    ScriptModel model_;
    std::optional<ScriptModel> in_backup_;
};

/// Kills a writer again and again; returns how many operations were reported and found.
int verified_while_killing(const TemporaryFolder& folder)
{
    Witness witness(folder);
    std::mt19937 chance(20'261'118);
    std::uniform_int_distribution<int> microseconds(0, 40'000);
    int verified = 0;
    for (int round = 0; round < kills; ++round) {
        const int moment = microseconds(chance);
        CAPTURE(round);
        CAPTURE(moment);
        CAPTURE(witness.steps);
        ChildProcess writer(
            {DT_LIBRARY_WRITER, "script", witness.database, witness.backup, std::to_string(witness.steps)});
        const int reported = reports_until_killed(writer, std::chrono::microseconds(moment));
        witness.verify(reported);
        verified += reported;
    }
    MESSAGE(folder.path().parent_path().string()
            << ": " << kills << " kills, " << verified << " reported operations verified, "
            << witness.unreported << " more finished before their report");
    return verified;
}

} // namespace

TEST_CASE("kill: whatever moment the writing process is killed at, what it reported as saved is there")
{
    // A real disk, where most of the time goes into waiting for it, and memory, where it goes into SQLite.
    for (const std::filesystem::path& place :
         {std::filesystem::temp_directory_path(), std::filesystem::path("/dev/shm")}) {
        CAPTURE(place.string());
        if (!std::filesystem::is_directory(place)) {
            MESSAGE("SKIPPED: there is no " << place.string());
            continue;
        }
        const TemporaryFolder folder(place);
        const int verified = verified_while_killing(folder);
        CHECK(verified > 0);
    }
}

TEST_CASE("kill: a database whose making was cut short is made by the next start")
{
    std::mt19937 chance(4);
    std::uniform_int_distribution<int> microseconds(0, 30'000);
    for (int round = 0; round < 40; ++round) {
        const TemporaryFolder folder;
        Witness witness(folder);
        {
            ChildProcess writer({DT_LIBRARY_WRITER, "script", witness.database, witness.backup, "0"});
            std::this_thread::sleep_for(std::chrono::microseconds(microseconds(chance)));
        } // killed, ready or not
        CHECK_NOTHROW(DeckLibrary::open(witness.database));
        CHECK(CardStore::open(witness.database).damage().empty());
    }
}

TEST_CASE("race: two processes save to one deck; no version is lost, and who comes late is told")
{
    const TemporaryFolder folder;
    const std::string database = (folder / "drawhand.db").string();
    constexpr int times = 60;
    DeckLibrary library = DeckLibrary::open(database);
    ChildProcess ada({DT_LIBRARY_WRITER, "race", database, "ada", std::to_string(times)});
    ChildProcess bob({DT_LIBRARY_WRITER, "race", database, "bob", std::to_string(times)});
    std::map<std::string, int> counted;
    std::map<int, std::string> saved; // by version
    for (ChildProcess* writer : {&ada, &bob}) {
        for (std::string line = writer->line(); !line.empty(); line = writer->line()) {
            ++counted[line.substr(0, line.find(' '))];
            if (!line.starts_with("saved ")) continue;
            const std::size_t blank = line.find(' ', 6);
            const bool first = saved.emplace(std::stoi(line.substr(6)), line.substr(blank + 1)).second;
            CHECK_MESSAGE(first, "two processes were told that they saved one version: " << line);
        }
        CHECK(writer->exit_code() == 0);
    }
    CHECK(counted["created"] == 1);
    CHECK(counted["taken"] == 1);
    CHECK(counted["error"] == 0);
    CHECK(counted["saved"] + counted["conflict"] == 2 * times);
    CHECK(counted["conflict"] > 0);
    const auto history = library.history(library.find("Contested")->id);
    REQUIRE(history.size() == saved.size() + 1);
    for (std::size_t i = 1; i < history.size(); ++i)
        CHECK(history[i].deck.notes == saved.at(static_cast<int>(i) + 1));
    MESSAGE(counted["saved"] << " saves, " << counted["conflict"] << " conflicts");
}
