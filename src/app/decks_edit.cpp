#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <utility>

#include <unistd.h>

#include "app/asset_files.h"
#include "app/deck_output.h"
#include "app/decks_command.h"
#include "app/library_call.h"
#include "app/text_editor.h"
#include "app/utc_time.h"
#include "reports/import_report.h"

namespace drawhand {

namespace {

struct EditCall {
    std::string name;
    std::string note;
};

/// A list to be edited, which goes with its folder.
class EditedList {
public:
    explicit EditedList(const std::string& text)
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "drawhand-edit-XXXXXX").string();
        if (!mkdtemp(pattern.data())) throw MachineError("no temporary folder can be made for the editor");
        folder_ = pattern;
        write_file(file().string(), text);
    }
    ~EditedList()
    {
        std::error_code none;
        std::filesystem::remove_all(folder_, none);
    }
    EditedList(const EditedList&) = delete;
    EditedList& operator=(const EditedList&) = delete;

    std::filesystem::path file() const { return folder_ / "deck.txt"; }

private:
    std::filesystem::path folder_;
};

/// What stands in the editor's file, under the deck's name and with what a list cannot say.
Result<DeckImport> read_list(Session& session, const EditedList& list, const Deck& before)
{
    constexpr std::size_t largest = std::size_t{1} << 20U;
    auto decks =
        session.deck_reader().read(read_input_file(list.file().string(), largest), {"the list", nullptr});
    if (!decks) return tl::unexpected<Error>(decks.error());
    DeckImport import = std::move(decks->front());
    if (import.deck.name.empty()) import.deck.name = before.name;
    import.deck = with_texts_kept(std::move(import.deck), before);
    return import;
}

/// Keeps what was written last, so that neither a crash nor a wrong line costs any work.
void keep_draft(Session& session, const EditedList& list, const StoredDeck& stored, const std::string& key)
{
    if (const auto import = read_list(session, list, stored.deck))
        accept(session.library().autosave({key, stored.id, stored.version.number, utc_now(), import->deck}));
}

void run_edit(Session& session, const EditCall& call)
{
    const StoredDeck stored = accepted(session.library().load(deck_called(session, call.name).id));
    const EditedList list(deck_file(session, stored.deck, DeckFormat::dtdb_text).text);
    const std::string key = "edit-" + std::to_string(getpid());
    edit_file(list.file(), [&] { keep_draft(session, list, stored, key); });

    const auto import = read_list(session, list, stored.deck);
    if (!import) throw InputError(describe(import.error()) + "; nothing was saved");
    if (!import->skipped.empty()) {
        std::string message = "not saved, because " + skipped_headline(*import);
        for (const SkippedLine& line : import->skipped)
            message += "\n  line " + std::to_string(line.line) + ", " + skipped_text(line);
        throw InputError(message + "\nThe work is kept: \"drawhand decks recover " + key +
                         "\" saves it as it is.");
    }
    SaveStamp stamp = stamp_now(call.note);
    stamp.draft = key;
    print_saved(
        session, "saved",
        accepted(session.library().save_version(stored.id, stored.version.number, import->deck, stamp)));
    session.library().drop_draft(key); // also when nothing changed in the end
}

} // namespace

void add_deck_editing(CommandBuilder& decks, Session& session)
{
    auto call = std::make_shared<EditCall>();
    auto command = decks.subcommand("edit", "Change a deck as a list in your editor");
    command.argument(call->name, "name", "The deck", true)
        .option("--note", call->note, "TEXT", "Why: shown in the history");
    command.footer("Opens $VISUAL or $EDITOR. Whenever the editor writes the file, the work is kept\n"
                   "as a draft; when it ends, it becomes the deck's next version. A line that cannot\n"
                   "be read, or a version that was saved elsewhere meanwhile, leaves the draft.\n\n"
                   "Examples:\n"
                   "  drawhand decks edit \"Tin Star\" --note \"one more six\"\n");
    command.on_run([&session, call] { run_edit(session, *call); });
}

} // namespace drawhand
