#include "cli_test.h"

#include <filesystem>
#include <fstream>
#include <thread>

#include <SQLiteCpp/SQLiteCpp.h>

#include "support/text_file.h"

using namespace drawhand::test;
namespace fs = std::filesystem;

namespace {

/// Exit 3, a message that names the file and says what to do, nothing on standard output.
void check_failure(const ProgramResult& result, const std::string& words)
{
    CHECK(result.exit_code == 3);
    CHECK(result.out.empty());
    CHECK_MESSAGE(holds(result.err, words), result.err);
    CHECK_MESSAGE(holds(result.err, "--db"), result.err); // the way out
}

} // namespace

TEST_CASE("a read-only folder or database")
{
    const CommandLine drawhand;
    REQUIRE(drawhand.run({"cards", "pony"}).exit_code == 0);
    const std::string before = text_of(drawhand.database());
    fs::permissions(drawhand.database(), static_cast<fs::perms>(0444));
    fs::permissions(drawhand.home(), static_cast<fs::perms>(0555));
    ProgramCall call = drawhand.call({"cards", "pony"});
    call.obey_permissions = true;
    check_failure(run_drawhand(call), "read-only");
    CHECK(text_of(drawhand.database()) == before);

    call.arguments = {"--db", (drawhand.home() / "new/cards.db").string(), "cards", "pony"};
    check_failure(run_drawhand(call), "cannot be made");
    call.arguments = {"--db", (drawhand.home() / "new.db").string(), "cards", "pony"};
    check_failure(run_drawhand(call), "cannot be opened or created");
    CHECK_FALSE(fs::exists(drawhand.home() / "new.db"));
    fs::permissions(drawhand.home(), static_cast<fs::perms>(0755)); // or it could not be removed
}

TEST_CASE("a full disk, at the first start and during an import")
{
    const CommandLine drawhand;
    ProgramCall call = drawhand.call({"cards", "pony"});
    call.largest_file = 100'000;
    const ProgramResult first = run_drawhand(call);
    check_failure(first, "full");
    CHECK(drawhand.run({"cards", "pony", "--count"}).out == "5\n"); // with space again, all is well

    const std::string before = text_of(drawhand.database());
    const fs::path file = drawhand.home() / "cards.json";
    {
        std::ofstream cards(file);
        for (int i = 0; i < 40; ++i)
            cards
                << (i == 0 ? "[" : ",") << R"({"code":")" << 99'000 + i
                << R"(","title":"Made-up","type_code":"goods",)"
                << R"("suit":"Hearts","rank":9,"gang":"Neutral","pack_code":"DTR","pack":"Base Set","cost":1,"text":")"
                << std::string(15'000, 'x') << "\"}";
        cards << ']';
    }
    call.arguments = {"import", file.string()};
    call.largest_file = before.size() + 50'000;
    check_failure(run_drawhand(call), "full");
    CHECK(drawhand.run({"cards", "--count"}).out == "2899\n");
    CHECK(drawhand.run({"doctor"}).exit_code == 0);
}

TEST_CASE("a corrupt database is left as it is")
{
    const CommandLine drawhand;
    REQUIRE(drawhand.run({"cards", "pony"}).exit_code == 0);
    const std::string sound = text_of(drawhand.database());
    for (const std::string& broken :
         {std::string("this is not a database at all"), sound.substr(0, sound.size() / 2),
          sound.substr(0, 4096) + std::string(sound.size() - 4096, '\xEE')}) {
        std::ofstream(drawhand.database(), std::ios::binary | std::ios::trunc) << broken;
        const ProgramResult result = drawhand.run({"cards", "pony"});
        CHECK(result.exit_code == 3);
        CHECK(result.out.empty());
        CHECK_MESSAGE(holds(result.err, "Move it away"), result.err);
        CHECK(text_of(drawhand.database()) == broken);
        const ProgramResult doctor = drawhand.run({"doctor"});
        CHECK(doctor.exit_code == 3);
        CHECK(holds(doctor.out, "PROBLEM"));
    }
}

TEST_CASE("a database locked by another program, then free again")
{
    const CommandLine drawhand;
    REQUIRE(drawhand.run({"cards", "pony"}).exit_code == 0);
    SQLite::Database other(drawhand.database().string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    check_failure(drawhand.run({"cards", "pony"}), "locked by another program");
    other.exec("ROLLBACK");
    CHECK(drawhand.run({"cards", "pony"}).exit_code == 0);
}

TEST_CASE("a newer database")
{
    const CommandLine drawhand;
    REQUIRE(drawhand.run({"cards", "pony"}).exit_code == 0);
    SQLite::Database(drawhand.database().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    check_failure(drawhand.run({"cards", "pony"}), "newer Drawhand");
}

TEST_CASE("the files that belong to the program are missing")
{
    const CommandLine drawhand;
    ProgramCall call = drawhand.call({"cards", "pony"});
    call.environment["DRAWHAND_ASSETS"] = "/no/such/folder";
    const ProgramResult result = run_drawhand(call);
    CHECK(result.exit_code == 3);
    CHECK(holds(result.err, "DRAWHAND_ASSETS"));
}

TEST_CASE("many first starts at once fill one database together")
{
    const CommandLine drawhand;
    std::vector<ProgramResult> results(6);
    {
        std::vector<std::jthread> threads;
        for (ProgramResult& result : results)
            threads.emplace_back([&] { result = drawhand.run({"cards", "pony", "--count"}); });
    }
    for (const ProgramResult& result : results) {
        CHECK_MESSAGE(result.exit_code == 0, result.err);
        CHECK(result.out == "5\n");
    }
}
