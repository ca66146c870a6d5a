CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'it', 'uk')),
    dms_closed INTEGER NOT NULL DEFAULT 0 CHECK (dms_closed IN (0, 1)),
    zone TEXT,
    quiet_start INTEGER,
    quiet_end INTEGER,
    hours_set INTEGER,
    remind TEXT NOT NULL DEFAULT 'dm' CHECK (remind IN ('dm', 'mention', 'none'))
) STRICT;

CREATE TABLE vacation (
    player INTEGER NOT NULL,
    away_from INTEGER NOT NULL,
    away_until INTEGER NOT NULL,
    PRIMARY KEY (player, away_from, away_until)
) STRICT, WITHOUT ROWID;

-- Whose calendar has changed while the clocks of their matches still count by the old one.
CREATE TABLE recall (
    player INTEGER PRIMARY KEY,
    number INTEGER NOT NULL
) STRICT;

-- Reminders owed, and when people were sent any.
CREATE TABLE nudge (
    player INTEGER NOT NULL,
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('half', 'near')),
    hold INTEGER NOT NULL,
    PRIMARY KEY (player, match_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX nudge_hold ON nudge (hold, player);
CREATE INDEX nudge_match ON nudge (match_id, seat);

CREATE TABLE nudged (
    player INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;

-- Up to which version somebody was shown a match.
CREATE TABLE looked (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX looked_player ON looked (player, match_id);
