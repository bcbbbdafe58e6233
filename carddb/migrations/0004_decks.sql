-- The user's decks. Every save is a version with its own content, and nothing changes a version afterwards;
-- a draft is the deck that a window is working on. Cards are named by id, not by reference: a deck keeps a
-- card that the catalogue does not know (yet, or any more).

CREATE TABLE deck_content (
    key    INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    format TEXT NOT NULL,
    notes  TEXT NOT NULL
) STRICT;

-- `text` is what a list said about a card that nobody could make out.
CREATE TABLE deck_content_card (
    content  INTEGER NOT NULL REFERENCES deck_content (key) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    part     TEXT NOT NULL CHECK (part IN ('outfit', 'legend', 'card', 'unknown')),
    card_id  TEXT CHECK (card_id <> ''),
    text     TEXT CHECK (text <> ''),
    copies   INTEGER NOT NULL CHECK (copies >= 1),
    starting INTEGER NOT NULL CHECK (starting BETWEEN 0 AND 9999),
    PRIMARY KEY (content, position),
    CHECK ((part = 'unknown') = (card_id IS NULL)),
    CHECK ((part = 'unknown') = (text IS NOT NULL)),
    CHECK (part IN ('card', 'unknown') OR copies = 1),
    CHECK (part = 'card' OR starting = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX deck_content_card_id ON deck_content_card (card_id);

CREATE TABLE deck_content_tag (
    content  INTEGER NOT NULL REFERENCES deck_content (key) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    tag      TEXT NOT NULL CHECK (tag <> ''),
    PRIMARY KEY (content, position)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: the id of a purged deck is not given to another one, which an open window would overwrite.
CREATE TABLE deck (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    name        TEXT NOT NULL CHECK (name <> '' AND length(CAST(name AS BLOB)) <= 200),
    folded_name TEXT NOT NULL CHECK (folded_name <> ''),
    version     INTEGER NOT NULL CHECK (version >= 1),
    removed_at  TEXT CHECK (removed_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
    FOREIGN KEY (id, version) REFERENCES deck_version (deck, number) DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE UNIQUE INDEX deck_name ON deck (folded_name) WHERE removed_at IS NULL;

CREATE TABLE deck_version (
    deck    INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL CHECK (number >= 1),
    at      TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
    note    TEXT NOT NULL,
    content INTEGER NOT NULL UNIQUE REFERENCES deck_content (key),
    PRIMARY KEY (deck, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE draft (
    key     TEXT PRIMARY KEY CHECK (key <> ''),
    deck    INTEGER,
    base    INTEGER,
    at      TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
    content INTEGER NOT NULL UNIQUE REFERENCES deck_content (key),
    CHECK ((deck IS NULL) = (base IS NULL)),
    FOREIGN KEY (deck, base) REFERENCES deck_version (deck, number) ON DELETE SET NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX draft_deck ON draft (deck, base);

-- A content goes with the version or draft that it belongs to.
CREATE TRIGGER deck_version_content AFTER DELETE ON deck_version
BEGIN
    DELETE FROM deck_content WHERE key = old.content;
END;
CREATE TRIGGER draft_content AFTER DELETE ON draft
BEGIN
    DELETE FROM deck_content WHERE key = old.content;
END;
