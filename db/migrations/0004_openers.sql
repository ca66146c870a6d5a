-- Tables of one opener that led to no match.
CREATE INDEX lobby_opener ON lobby (opener, opened, status) WHERE status <> 'started';
