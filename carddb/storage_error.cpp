#include "carddb/storage_error.h"

#include <sqlite3.h>

namespace drawhand {

std::string storage_message(int sqlite_code, const std::string& path, const std::string& detail)
{
    const std::string file = "the database \"" + path + "\"";
    switch (sqlite_code & 0xFF) { // the primary code; the rest is SQLite's detail
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return file +
               " is locked by another program. Close it (another Drawhand, a database browser, a backup) "
               "and try again, or choose another file with --db.";
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return file + " cannot be written: the file or its folder is read-only. Make it writable, or choose "
                      "another file with --db.";
    case SQLITE_CANTOPEN:
        return file + " cannot be opened or created. Check that its folder exists and is writable, or choose "
                      "another file with --db.";
    case SQLITE_FULL:
        return file + " cannot grow: the disk is full. Free some space and try again; nothing was changed.";
    case SQLITE_IOERR:
        return file + " cannot be read or written (" + detail +
               "): the disk is full or failing. Free some space or choose another file with --db; nothing "
               "was changed.";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return file + " is damaged or no database (" + detail +
               "). Move it away (it is kept as it is) and start again: the cards are filled in anew, and "
               "\"drawhand decks restore-backup FILE\" brings your decks back from a backup. "
               "\"drawhand doctor\" tells more.";
    default: return file + " failed: " + detail;
    }
}

} // namespace drawhand
