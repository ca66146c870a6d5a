-- What a server has chosen, and since when we are out of it; without a row, nothing and we are in.
CREATE TABLE server (
    id INTEGER PRIMARY KEY,
    channel INTEGER,
    language TEXT CHECK (language IN ('en', 'it', 'uk')),
    threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1)),
    gone INTEGER
) STRICT;
CREATE INDEX server_gone ON server (gone) WHERE gone IS NOT NULL;

-- Matches whose board can be shown nowhere, until it is posted again.
CREATE TABLE stray (
    match_id TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    hold INTEGER NOT NULL,
    spread INTEGER NOT NULL CHECK (spread IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX match_home ON match (guild, channel) WHERE status = 'playing';
