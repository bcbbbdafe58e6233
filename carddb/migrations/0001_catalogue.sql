-- Every known card as typed facts. `origin` keeps what came with the program apart from what the user
-- imported: renewing the first never touches the second, and an imported card hides its namesake.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE card_set (
    game     TEXT NOT NULL CHECK (game IN ('reloaded', 'classic')),
    code     TEXT NOT NULL CHECK (code <> ''),
    name     TEXT NOT NULL CHECK (name <> ''),
    released TEXT CHECK (released GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    cycle    INTEGER,
    number   INTEGER,
    PRIMARY KEY (game, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE card (
    key        INTEGER PRIMARY KEY,
    origin     TEXT NOT NULL CHECK (origin IN ('catalogue', 'import')),
    id         TEXT NOT NULL CHECK (id <> ''),
    game       TEXT NOT NULL,
    title      TEXT NOT NULL CHECK (title <> ''),
    set_code   TEXT NOT NULL,
    number     INTEGER CHECK (number >= 0),
    quantity   INTEGER CHECK (quantity >= 0),
    type       TEXT NOT NULL CHECK (type IN ('outfit', 'legend', 'dude', 'deed', 'goods', 'spell', 'action',
                                             'event', 'improvement', 'joker')),
    suit       TEXT CHECK (suit IN ('S', 'H', 'D', 'C')),
    value      INTEGER CHECK (value BETWEEN 1 AND 13),
    shooter    TEXT CHECK (shooter IN ('stud', 'draw', 'bonus')),
    cost       INTEGER,
    upkeep     INTEGER,
    production INTEGER,
    bullets    INTEGER,
    influence  INTEGER,
    control    INTEGER,
    stash      INTEGER,
    octgn_id   TEXT,
    UNIQUE (origin, id),
    FOREIGN KEY (game, set_code) REFERENCES card_set (game, code),
    CHECK ((suit IS NULL) = (value IS NULL))
) STRICT;

CREATE TABLE card_gang (
    card     INTEGER NOT NULL REFERENCES card (key) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name     TEXT NOT NULL CHECK (name <> ''),
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE card_keyword (
    card     INTEGER NOT NULL REFERENCES card (key) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name     TEXT NOT NULL CHECK (name <> ''),
    number   INTEGER,
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;

-- Numbers printed with a star, which depend on the game in progress.
CREATE TABLE card_star (
    card INTEGER NOT NULL REFERENCES card (key) ON DELETE CASCADE,
    stat TEXT NOT NULL CHECK (stat IN ('cost', 'upkeep', 'production', 'bullets', 'influence', 'control', 'stash')),
    mark TEXT NOT NULL,
    PRIMARY KEY (card, stat)
) STRICT, WITHOUT ROWID;

CREATE TABLE correction (
    position INTEGER PRIMARY KEY,
    game     TEXT NOT NULL CHECK (game IN ('reloaded', 'classic')),
    card_id  TEXT NOT NULL,
    key      TEXT NOT NULL,
    value    TEXT NOT NULL,
    source   TEXT NOT NULL
) STRICT;

CREATE TABLE format_list (
    position INTEGER PRIMARY KEY,
    format   TEXT NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    game     TEXT NOT NULL CHECK (game IN ('reloaded', 'classic')),
    version  TEXT NOT NULL,
    since    TEXT CHECK (since GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    first_id TEXT,
    last_id  TEXT
) STRICT;

CREATE TABLE format_member (
    format   INTEGER NOT NULL REFERENCES format_list (position) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('set', 'extra', 'ban')),
    position INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (format, kind, position)
) STRICT, WITHOUT ROWID;
