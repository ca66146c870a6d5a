-- A table of the lobby; "table" itself is a reserved word.
CREATE TABLE lobby (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    opener INTEGER NOT NULL,
    invited INTEGER,
    joins TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'it', 'uk')),
    opened INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    terms TEXT NOT NULL,
    seating TEXT NOT NULL,
    rematch_of TEXT,
    status TEXT NOT NULL CHECK (status IN ('open', 'closed', 'expired', 'started')),
    version INTEGER NOT NULL
) STRICT;
CREATE INDEX lobby_expires ON lobby (expires, id) WHERE status = 'open';
CREATE UNIQUE INDEX lobby_rematch ON lobby (rematch_of) WHERE status IN ('open', 'started');

-- The state stands last: what is searched and sorted by is read without it.
CREATE TABLE match (
    id TEXT PRIMARY KEY REFERENCES lobby (id) ON DELETE CASCADE,
    status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'ended')),
    version INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    ended INTEGER,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'it', 'uk')),
    terms TEXT NOT NULL,
    players TEXT NOT NULL,
    asked TEXT NOT NULL,
    called TEXT NOT NULL,
    awaited TEXT NOT NULL,
    clocks TEXT NOT NULL,
    calendars TEXT NOT NULL,
    absent TEXT NOT NULL,
    gone TEXT NOT NULL,
    paused TEXT CHECK (paused IN ('agreed', 'absent')),
    motion TEXT,
    seed TEXT NOT NULL,
    context TEXT NOT NULL,
    options TEXT NOT NULL,
    state TEXT NOT NULL
) STRICT;

CREATE INDEX match_begun ON match (begun DESC, id);

-- Finds the matches of a player; the order of the seats is in match.players.
CREATE TABLE plays (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    PRIMARY KEY (match_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX plays_player ON plays (player, match_id);

CREATE TABLE entry (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seat INTEGER,
    cause TEXT NOT NULL CHECK (cause IN (
        'player', 'absent', 'left', 'overran', 'undo', 'taken', 'proposed', 'agreed', 'refused',
        'paused', 'resumed', 'clock', 'moved', 'extended', 'freed', 'ended'
    )),
    action TEXT,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    clock_left INTEGER,
    clock_bank INTEGER,
    number INTEGER,
    words TEXT NOT NULL,
    PRIMARY KEY (match_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE due (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('half', 'near', 'end')),
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_at ON due (at, match_id, seat, kind);

-- Who sat where, from which version until just before which.
CREATE TABLE sitting (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (match_id, seat, since)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_player ON sitting (player, match_id);

-- Of a lobby row or of the match that keeps its id.
CREATE TABLE delivery (
    match_id TEXT NOT NULL REFERENCES lobby (id) ON DELETE CASCADE,
    audience TEXT NOT NULL CHECK (audience IN ('table', 'board') OR audience LIKE 'seat:%'),
    owed INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT -1,
    channel INTEGER,
    message INTEGER,
    posts INTEGER NOT NULL DEFAULT 0,
    called TEXT NOT NULL DEFAULT '[]',
    digest TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match_id, audience)
) STRICT, WITHOUT ROWID;
CREATE INDEX delivery_behind ON delivery (match_id) WHERE told < owed;

-- Message ids grow with time, so the key is also the order of age.
CREATE TABLE leftover (
    message INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (message, channel)
) STRICT, WITHOUT ROWID;

-- What the program remembers of itself, such as which commands Discord knows.
CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
