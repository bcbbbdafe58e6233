-- When an address last changed, so that the next sync can ask for newer data only.

CREATE TABLE download (
    url           TEXT PRIMARY KEY,
    last_modified TEXT NOT NULL,
    at            TEXT NOT NULL
) STRICT, WITHOUT ROWID;
