-- What the user imported: rules texts (they never come with the program) and a log of every import.

CREATE TABLE card_text (
    card_id TEXT PRIMARY KEY,
    text    TEXT NOT NULL CHECK (text <> '')
) STRICT, WITHOUT ROWID;

CREATE TABLE import_log (
    number  INTEGER PRIMARY KEY,
    at      TEXT NOT NULL,
    source  TEXT NOT NULL,
    kind    TEXT NOT NULL,
    added   INTEGER NOT NULL CHECK (added >= 0),
    changed INTEGER NOT NULL CHECK (changed >= 0),
    same    INTEGER NOT NULL CHECK (same >= 0),
    refused INTEGER NOT NULL CHECK (refused >= 0)
) STRICT;
