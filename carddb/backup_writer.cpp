#include "carddb/backup_writer.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <unistd.h>

#include "carddb/database.h"
#include "carddb/storage_error.h"

namespace drawhand {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void throw_unwritable(const fs::path& file)
{
    const std::string reason = std::generic_category().message(errno);
    throw StorageError("the backup \"" + file.string() + "\" cannot be written (" + reason +
                       "). Free some space or choose another place; the library was not changed.");
}

/// A file with a name of its own beside `target`; gone at the end unless it took the target's place.
class PartialFile {
public:
    explicit PartialFile(const fs::path& target) : target_(target), name_(target.string() + ".part-XXXXXX")
    {
        descriptor_ = mkstemp(name_.data());
        if (descriptor_ < 0) throw_unwritable(target_);
    }
    ~PartialFile()
    {
        close(descriptor_);
        if (!finished_) std::remove(name_.c_str());
    }
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    const std::string& name() const { return name_; }

    /// Whoever may read the database may read its copy, and nobody else.
    void take_rights_of(const fs::path& database) const
    {
        std::error_code none;
        const fs::file_status status = fs::status(database, none);
        if (fs::exists(status)) fs::permissions(name_, status.permissions(), none);
    }

    void take_place_of_target()
    {
        if (fsync(descriptor_) != 0 || std::rename(name_.c_str(), target_.c_str()) != 0)
            throw_unwritable(target_);
        finished_ = true;
        sync_folder();
    }

private:
    /// The new name is on the disk only when its folder is. Some file systems cannot do that; the backup is
    /// there all the same.
    void sync_folder() const
    {
        const int folder = open(target_.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder < 0) return;
        fsync(folder);
        close(folder);
    }

    fs::path target_;
    std::string name_;
    int descriptor_ = -1;
    bool finished_ = false;
};

Result<void> check_target(const fs::path& target, const std::string& database_path, bool overwrite)
{
    const std::string shown = '"' + target.string() + '"';
    std::error_code problem;
    if (!fs::is_directory(target.parent_path(), problem))
        return fail(ErrorKind::not_found, "the folder of " + shown + " does not exist");
    if (!fs::exists(target, problem)) return {};
    if (fs::is_directory(target, problem))
        return fail(ErrorKind::malformed, shown + " is a folder; name a file for the backup");
    if (fs::equivalent(target, database_path, problem))
        return fail(ErrorKind::malformed, shown + " is the database itself; name another file");
    if (!overwrite) return fail(ErrorKind::malformed, shown + " exists already; it was not replaced");
    return {};
}

} // namespace

Result<void> write_backup(SQLite::Database& database, const std::string& path, const std::string& file,
                          bool overwrite)
{
    const fs::path target = fs::absolute(file);
    if (const auto possible = check_target(target, path, overwrite); !possible) return possible;
    PartialFile part(target);
    guarded(file, [&] {
        SQLite::Statement copy(database, "VACUUM INTO ?");
        copy.bind(1, part.name());
        copy.exec();
    });
    part.take_rights_of(path);
    part.take_place_of_target();
    return {};
}

} // namespace drawhand
