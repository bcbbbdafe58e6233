#include "cli_test.h"

#include <fstream>

#include "support/text_file.h"

using namespace drawhand::test;

namespace {

/// The program with a deck "Tin Star Avenue" and an editor that is a line of shell; "$1" is the list.
class Editing {
public:
    Editing() { drawhand.run({"import", source_file("assets/decks/law-dogs-three-values.txt").string()}); }

    ProgramResult edit(const std::string& script, std::vector<std::string> more = {}) const
    {
        const auto file = drawhand.home() / "editor";
        std::ofstream(file) << "#!/bin/sh\n" << script << '\n';
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        more.insert(more.begin(), {"decks", "edit", "tin star avenue"});
        ProgramCall call = drawhand.call(std::move(more));
        call.environment["EDITOR"] = file.string();
        return run_drawhand(call);
    }
    std::size_t drafts() const { return drawhand.json({"decks", "drafts"})["drafts"].size(); }
    std::string list() const
    {
        return drawhand.run({"convert", "deck:Tin Star Avenue", "--to", "dtdb-text"}).out;
    }

    CommandLine drawhand;
};

} // namespace

TEST_CASE("what the editor writes becomes the next version")
{
    const Editing editing;
    const ProgramResult result =
        editing.edit("sed -i 's/^2x Tommy Harden/3x Tommy Harden/; s/^1x Tommy Harden/2x Tommy "
                     "Harden/' \"$1\"; grep -q 'Tommy Harden' \"$1\"",
                     {"--note", "more Tommy"});
    INFO(result.err);
    CHECK(result.exit_code == 0);
    const auto history = editing.drawhand.json({"decks", "history", "Tin Star Avenue"});
    REQUIRE(history["versions"].size() == 2);
    CHECK(history["versions"][0]["note"] == "more Tommy");
    CHECK(editing.drafts() == 0);
}

TEST_CASE("an editor that changes nothing leaves no version and no draft")
{
    const Editing editing;
    CHECK(editing.edit("touch -d '2001-01-01' \"$1\"").exit_code == 0);
    CHECK(editing.drawhand.json({"decks", "history", "Tin Star Avenue"})["versions"].size() == 1);
    CHECK(editing.drafts() == 0);
}

TEST_CASE("a line that cannot be read is not saved, but the work is kept as a draft")
{
    const Editing editing;
    const std::string before = editing.list();
    const ProgramResult result = editing.edit("echo '4x Pstol Whip' >> \"$1\"");
    CHECK(result.exit_code == 2);
    CHECK(holds(result.err, "did you mean Pistol Whip"));
    CHECK(holds(result.err, "decks recover edit-"));
    CHECK(editing.list() == before);
    CHECK(editing.drafts() == 1);
}

TEST_CASE("an editor that crashes, or cannot be started, saves nothing and keeps the draft")
{
    const Editing editing;
    const std::string before = editing.list();
    CHECK(editing.edit("echo '1x Pistol Whip' >> \"$1\"; kill -9 $$").exit_code == 3);
    CHECK(editing.list() == before);
    CHECK(editing.drafts() == 1);
    CHECK(editing.edit("exit 5").exit_code == 3);
    CHECK(editing.drawhand.run({"decks", "edit", "nobody"}).exit_code == 2);
}

TEST_CASE("a deck that was saved elsewhere while the editor was open is not overwritten")
{
    const Editing editing;
    const std::string program = DT_PROGRAM;
    const ProgramResult result = editing.edit(
        program + " decks tag 'Tin Star Avenue' elsewhere >/dev/null; echo '1x Pistol Whip' >> \"$1\"");
    CHECK(result.exit_code == 2);
    CHECK(holds(editing.drawhand.run({"decks", "list"}).out, "elsewhere"));
    CHECK(editing.drafts() == 1);
}
