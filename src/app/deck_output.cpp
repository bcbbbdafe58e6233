#include "app/deck_output.h"

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/poker_deck.h"
#include "reports/deck_losses_text.h"

namespace drawhand {

namespace {

/// A poker list says nothing of the cards; its faces have to be those that are drawn from.
std::vector<std::string> lost_faces(const Deck& deck, const DeckImport& back, const CardCatalogue& catalogue)
{
    std::vector<std::string> lost{"all but faces and jokers: a poker list names no cards"};
    if (back.faces != poker_deck(deck, catalogue)) lost.emplace_back("some of the faces");
    return lost;
}

std::vector<std::string> lost_in(Session& session, const std::string& text, const Deck& deck,
                                 DeckFormat format)
{
    const auto back = session.deck_reader().read(text, {"the written file", nullptr});
    if (!back) return {"everything: " + back.error().message};
    const DeckImport& import = back->front();
    return format == DeckFormat::poker ? lost_faces(deck, import, session.catalogue())
                                       : losses_text(deck, import.deck, session.catalogue());
}

[[noreturn]] void fail_writing(const std::string& path, int error)
{
    throw MachineError(path + ": cannot be written: " + std::strerror(error));
}

/// A file that is removed unless it is kept.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& target) : path_(target + ".XXXXXX"), target_(target)
    {
        descriptor_ = mkstemp(path_.data());
        if (descriptor_ < 0) fail_writing(target, errno);
    }
    ~TemporaryFile()
    {
        if (descriptor_ >= 0) close(descriptor_);
        if (!path_.empty()) unlink(path_.c_str());
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    void write(std::string_view text) const
    {
        while (!text.empty()) {
            const ssize_t written = ::write(descriptor_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail_writing(target_, errno);
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        if (fsync(descriptor_) != 0) fail_writing(target_, errno);
    }

    void keep()
    {
        constexpr mode_t usual = 0644; // mkstemp makes it private
        if (fchmod(descriptor_, usual) != 0 || rename(path_.c_str(), target_.c_str()) != 0)
            fail_writing(target_, errno);
        path_.clear();
    }

private:
    std::string path_, target_;
    int descriptor_ = -1;
};

} // namespace

DeckFile deck_file(Session& session, const Deck& deck, DeckFormat format)
{
    auto written = write_deck(deck, session.catalogue(), format);
    if (!written) throw InputError(describe(written.error()));
    DeckFile file;
    file.lost = lost_in(session, written->text, deck, format);
    file.text = std::move(written->text);
    file.warnings = std::move(written->warnings);
    return file;
}

DeckFormat deck_format_called(const std::string& id)
{
    if (const auto format = parse_deck_format(id)) return *format;
    std::string known;
    for (const DeckFormatInfo& info : deck_formats())
        known += (known.empty() ? "" : ", ") + std::string(info.id);
    throw InputError("--to: there is no format \"" + id + "\"; known are " + known);
}

void write_file(const std::string& path, const std::string& text)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        throw InputError(path + ": is a folder, a file was expected");
    // A device or a pipe cannot be replaced, only written to.
    if (std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none)) {
        const int descriptor = open(path.c_str(), O_WRONLY);
        if (descriptor < 0) fail_writing(path, errno);
        const bool complete =
            ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
        const int error = errno;
        close(descriptor);
        if (!complete) fail_writing(path, error);
        return;
    }
    TemporaryFile file(path);
    file.write(text);
    file.keep();
}

} // namespace drawhand
